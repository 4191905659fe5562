import SwiftSyntax

/// The types that are objects of Objective-C's on Apple's platforms only.
extension FileAdapter {
  /// Classes of Foundation that are subclasses of NSObject on Apple's platforms, and are not on this system.
  static let objects = ["NotificationCenter", "FileManager", "ProcessInfo"]

  /// Gives the protocols of the module that an extension gives to NSObject to those classes as well.
  ///
  /// The requirements have to be satisfied by the protocols' own extensions: members of the extension are NSObject's.
  func extendObjects(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil, node.memberBlock.members.isEmpty,
      !node.attributes.areOfSomethingUnavailable
    else { return }
    let protocols = Array(node.inheritanceClause?.inheritedTypes ?? []).filter {
      index.isProtocol(ofObjects: simpleTypeName($0.type))
    }
    guard !protocols.isEmpty else { return }
    let list = protocols.map { $0.type.trimmedDescription.replacingLineBreaks }.joined(separator: ", ")
    for name in Self.objects where !index.declared.contains(name) && !index.conforms(name, to: protocols) {
      atEnd.append("extension \(name): \(list) {}")
    }
  }

  /// Makes `some P` of a protocol of Objective-C's `any P`: with Objective-C's runtime a value of the protocol's type conforms to it and is
  /// given and returned as one.
  func useExistential(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.text == "some", let name = node.constraint.as(IdentifierTypeSyntax.self),
      let entry = index.types[name.name.text.unquoted], entry.isProtocol, entry.isObjectiveC
    else { return }
    edits.replace(node.someOrAnySpecifier.byteRange, with: "any", in: bytes)
  }

  /// Lets arguments of a generic type be protocols of Objective-C's where its parameters are classes: with Objective-C's runtime `any P`
  /// is one. The constraint becomes `Any`, and references that only classes have become wrappers, see `ExistentialWeak`.
  ///
  /// The parameter's values cannot be passed on to what needs a class.
  func relaxClasses(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    _ block: MemberBlockSyntax,
    of name: String
  ) {
    guard let clause, let positions = index.existentialArguments[name] else { return }
    var names: Set<String> = []
    for (position, parameter) in clause.parameters.enumerated() where positions.contains(position) {
      if let type = parameter.inheritedType, type.trimmedDescription == "AnyObject" {
        replace(type, with: "Any")
        names.insert(parameter.name.text)
      }
      for requirement in conditions?.requirements ?? [] {
        guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == parameter.name.text,
          conformance.rightType.trimmedDescription == "AnyObject"
        else { continue }
        replace(conformance.rightType, with: "Any")
        names.insert(parameter.name.text)
      }
    }
    guard !names.isEmpty else { return }
    for member in block.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) { wrapReference(variable, names) }
    }
    if block.tokens(viewMode: .sourceAccurate).contains(where: { ["===", "!=="].contains($0.text) }) {
      compareIdentities()
    }
    if block.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "ObjectIdentifier" }) {
      let initializer = "@_disfavoredOverload fileprivate init<A>(_ a: A) { self.init(a as AnyObject) }"
      let declaration = "extension ObjectIdentifier { \(initializer) }"
      if !atEnd.contains(declaration) { atEnd.append(declaration) }
    }
  }

  /// Replaces a weak or unowned reference to a value of a generic parameter by a wrapper.
  private func wrapReference(_ node: VariableDeclSyntax, _ parameters: Set<String>) {
    guard let modifier = node.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }),
      node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type
    else { return }
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard parameters.contains((wrapped ?? type).trimmedDescription) else { return }
    let isWeak = modifier.name.text == "weak"
    let wrapper = support(isWeak ? "ExistentialWeak" : "ExistentialUnowned")
    remove(modifier)
    edits.insert("@\(wrapper) ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    if node.bindingSpecifier.text == "let" { replace(node.bindingSpecifier, with: "var") }
    if isWeak, binding.initializer == nil {
      edits.insert(" = nil", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// Adds operators that compare values of parameters which are no classes any more, once in a file.
  private func compareIdentities() {
    let equal = "@_disfavoredOverload fileprivate func === <A, B>(_ a: A?, _ b: B?) -> Bool"
    let declaration = "\(equal) { a.map { $0 as AnyObject } === b.map { $0 as AnyObject } }"
    guard !atEnd.contains(declaration) else { return }
    atEnd.append(declaration)
    atEnd.append("@_disfavoredOverload fileprivate func !== <A, B>(_ a: A?, _ b: B?) -> Bool { !(a === b) }")
  }
}

extension SourceIndex {
  /// Returns whether a protocol is one of the module's that every class can adopt: neither it nor those that it inherits from are
  /// unknown, or satisfied by extensions that need NSObject.
  func isProtocol(ofObjects name: String) -> Bool {
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if ["AnyObject", "class", "Any", "Sendable", "Hashable", "Equatable", "NSObjectProtocol"].contains(
        next), next != name
      {
        continue
      }
      guard let entry = types[next], entry.isProtocol else { return false }
      if entry.needsNSObject, !entry.methods.isEmpty || !entry.properties.isEmpty { return false }
      pending += entry.inherited
    }
    return true
  }

  /// Returns whether an extension in the module gives a type one of some protocols.
  func conforms(_ type: String, to protocols: [InheritedTypeSyntax]) -> Bool {
    let names = Set(protocols.map { simpleTypeName($0.type) })
    return !names.isDisjoint(with: types[type]?.inherited ?? [])
  }
}
