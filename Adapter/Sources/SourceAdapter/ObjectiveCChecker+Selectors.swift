import SwiftSyntax

/// Selectors and key paths.
extension ObjectiveCChecker {
  typealias Candidate = (member: Member, owner: String, place: ObjectiveCFacts.TypeDeclaration)

  /// The parts of a reference to a member.
  private struct Reference {
    /// The accessor of a property: `getter`, `setter`.
    var accessor: TokenSyntax?
    var name: String
    /// The labels, if the reference has them.
    var labels: [String]?
    var base: ExprSyntax?
    /// The reference without its base, as it is written.
    var written: String
    var hasCast: Bool
  }

  /// Returns the reference of a selector; `nil` for an expression that names no member.
  private func reference(of node: MacroExpansionExprSyntax) -> Reference? {
    guard let argument = node.arguments.first else { return nil }
    var expression = argument.expression
    var hasCast = false
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
      {
        (expression, hasCast) = (first, true)
      } else if let cast = expression.as(AsExprSyntax.self) {
        (expression, hasCast) = (cast.expression, true)
      } else {
        break
      }
    }
    let member = expression.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName ?? expression.as(DeclReferenceExprSyntax.self),
      member == nil || member?.base != nil
    else { return nil }
    return Reference(
      accessor: argument.label, name: name.baseName.text.unquoted,
      labels: name.argumentNames?.arguments.map { $0.name.text.unquoted }, base: member?.base,
      written: name.trimmedDescription, hasCast: hasCast)
  }

  func checkSelector(_ node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else { return }
    guard let reference = reference(of: node) else {
      if argument.expression.is(FunctionCallExprSyntax.self) || argument.expression.is(ClosureExprSyntax.self)
      {
        reject(node, "argument of '#selector' does not refer to an '@objc' method, property, or initializer")
      }
      return
    }
    // Initializers are not looked up.
    if ["init", "deinit", "self"].contains(reference.name) { return }
    if reference.base == nil, let found = local(reference, at: node) {
      return reject(node, "argument of '#selector' cannot refer to \(found)")
    }
    let scope = enclosingType(of: node)
    guard let type = type(of: reference, in: scope, at: node) else {
      if reference.base == nil, scope == nil,
        let function = index.globals.first(where: { $0.name == reference.name })
      {
        return reject(node, "argument of '#selector' cannot refer to global function '\(function.shownName)'")
      }
      return compile(reference, node, scope, candidates: [], type: nil)
    }
    let candidates = index.members(named: reference.name, of: type).filter {
      reference.labels == nil || $0.member.kind == .property || $0.member.labels == reference.labels
    }
    if reference.accessor == nil {
      if !checkMethod(candidates, node) { return }
    } else if !checkProperty(candidates, reference, node) {
      return
    }
    compile(reference, node, scope, candidates: candidates, type: type)
  }

  /// Returns the type of the module, or the extended one of another, whose member a reference names.
  private func type(
    of reference: Reference, in scope: (any DeclGroupSyntax)?, at node: MacroExpansionExprSyntax
  )
    -> String?
  {
    let enclosing = scope.map(Self.name)
    guard let base = reference.base else { return enclosing }
    switch base.trimmedDescription {
    case "self", "Self": return enclosing
    case "super":
      guard let enclosing, let above = index.type(enclosing)?.inherited.first else { return nil }
      return above.split(separator: ".").last.map(String.init)
    default: break
    }
    if let path = typePath(base) { return path.last }
    // A property of the enclosing type, of which the type is written.
    var name = base.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted
    if let member = base.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      name = member.declName.baseName.text.unquoted
    }
    guard let name, let enclosing, local(named: name, at: node) == nil,
      let property = index.members(named: name, of: enclosing).first(where: { $0.member.kind == .property }),
      let written = property.member.types.first, let type = TypeSyntax(parsing: written)
    else { return nil }
    return types.lookUp(writtenName(Self.unwrapped(type)), in: .init(path: property.place.path))?.name
  }

  /// Returns a type without `?` and `!`.
  static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return unwrapped(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped(optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return unwrapped(only.type)
    }
    return type
  }

  /// Returns the names of an expression that names a type.
  private func typePath(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      let text = name.baseName.text.unquoted
      return text.first?.isUppercase == true ? [text] : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let path = typePath(base),
      member.declName.argumentNames == nil, member.declName.baseName.text.first?.isUppercase == true
    else { return nil }
    return path + [member.declName.baseName.text.unquoted]
  }

  // MARK: Local names

  /// Returns the local function, variable or parameter that a reference names, as messages say it.
  private func local(_ reference: Reference, at node: MacroExpansionExprSyntax) -> String? {
    local(named: reference.name, labels: reference.labels, at: node)
  }

  private func local(named name: String, labels: [String]? = nil, at node: some SyntaxProtocol) -> String? {
    var present = Syntax(node)
    while let parent = present.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self), parent.parent?.is(SourceFileSyntax.self) == false
      {
        for item in list {
          if let function = item.item.as(FunctionDeclSyntax.self), function.name.text.unquoted == name,
            labels == nil || function.labels == labels
          {
            let shown = Member(kind: .method, name: name, labels: function.labels).shownName
            return "local function '\(shown)'"
          }
          if labels == nil, item.position < present.position,
            let variable = item.item.as(VariableDeclSyntax.self),
            variable.bindings.contains(where: { $0.pattern.boundNames.contains(name) })
          {
            return "variable '\(name)'"
          }
        }
      }
      if labels == nil, let clause = Self.parameters(of: parent), clause.contains(name) {
        return "parameter '\(name)'"
      }
      present = parent
    }
    return nil
  }

  /// Returns the names of the parameters of a function or closure.
  private static func parameters(of node: Syntax) -> [String]? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text.unquoted
      }
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text.unquoted
      }
    }
    guard let closure = node.as(ClosureExprSyntax.self) else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.map(\.name.text.unquoted)
    case .parameterClause(let clause):
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    case nil: return nil
    @unknown default: return nil
    }
  }

  // MARK: Exposure

  /// Checks that one of the methods is exposed.
  ///
  /// - Returns: whether there is nothing to say.
  private func checkMethod(_ candidates: [Candidate], _ node: MacroExpansionExprSyntax) -> Bool {
    let methods = candidates.filter { $0.member.kind == .method }
    if methods.isEmpty, let property = candidates.first(where: { $0.member.kind == .property })?.member {
      reject(
        node,
        property.isSettable
          ? "use 'getter:' or 'setter:' to refer to the Objective-C getter or setter of property '\(property.name)', respectively"
          : "use 'getter:' to refer to the Objective-C getter of property '\(property.name)'")
      return false
    }
    guard let first = methods.first, areHidden(methods) else { return true }
    if first.place.form == .protocol {
      reject(
        node,
        "cannot use '\(first.member.name)' as a selector because protocol '\(first.owner)' is not exposed to Objective-C"
      )
    } else {
      reject(
        node,
        "argument of '#selector' refers to \(first.member.shownKind) '\(first.member.shownName)' that is not exposed to "
          + "Objective-C")
    }
    return false
  }

  /// Returns whether no member is exposed for certain.
  private func areHidden(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { index.isExposed($0.member, of: $0.owner, in: $0.place) == false }
  }

  private func checkProperty(
    _ candidates: [Candidate], _ reference: Reference, _ node: MacroExpansionExprSyntax
  ) -> Bool {
    let properties = candidates.filter { $0.member.kind == .property }
    guard let first = properties.first else {
      guard let method = candidates.first(where: { $0.member.kind == .method })?.member,
        let label = reference.accessor
      else { return true }
      reject(
        label,
        "cannot reference \(method.shownKind) '\(method.shownName)' as a property; remove '\(label.text):'")
      return false
    }
    if reference.accessor?.text == "setter", !first.member.isSettable {
      reject(node, "argument of '#selector(setter:)' refers to non-settable property '\(first.member.name)'")
      return false
    }
    guard areHidden(properties) else { return true }
    reject(
      node,
      "argument of '#selector' refers to \(first.member.shownKind) '\(first.member.shownName)' that is not exposed to "
        + "Objective-C")
    return false
  }

  // MARK: Checks by the compiler

  /// The position of an expression in a type.
  private enum Position {
    /// In the body of a method or accessor, or in an initial value that is determined later.
    case body
    /// In an initializer, or in an initial value, in which there is no instance yet.
    case before
    case type
  }

  private func position(of node: some SyntaxProtocol) -> Position {
    var present = Syntax(node)
    while let parent = present.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return .type }
      if parent.is(InitializerDeclSyntax.self) { return .before }
      if let function = parent.as(FunctionDeclSyntax.self) {
        if case .member = place(of: function) {
          return function.modifiers.has("static") || function.modifiers.has("class") ? .type : .body
        }
      }
      if let variable = parent.as(VariableDeclSyntax.self), case .member = place(of: variable) {
        if variable.modifiers.has("static") || variable.modifiers.has("class") { return .type }
        let isInitialValue =
          !present.is(AccessorBlockSyntax.self)
          && variable.bindings.contains { binding in
            binding.initializer.map { $0.position <= node.position && node.position < $0.endPosition } == true
          }
        return isInitialValue && !variable.modifiers.has("lazy") ? .before : .body
      }
      present = parent
    }
    return .type
  }

  /// Returns code for the type or extension that contains an expression; `nil` if it cannot be named there.
  private func spelling(of scope: any DeclGroupSyntax) -> String? {
    if case .local = place(of: scope) { return nil }
    switch form(of: scope) {
    case .protocol: return scope.is(ExtensionDeclSyntax.self) ? "Self" : nil
    default: break
    }
    if let owner = scope.as(ExtensionDeclSyntax.self) {
      return owner.genericWhereClause == nil ? owner.extendedType.trimmedDescription : nil
    }
    return Self.name(of: scope)
  }

  /// Lets the compiler check the names of a selector, if it can.
  private func compile(
    _ reference: Reference, _ node: MacroExpansionExprSyntax, _ scope: (any DeclGroupSyntax)?,
    candidates: [Candidate], type: String?
  ) {
    guard let argument = node.arguments.first else { return }
    let written = argument.expression.trimmedDescription
    let isOwn = reference.base == nil || ["self", "Self"].contains(reference.base!.trimmedDescription)
    // The types of parameters of UIKit's methods may be written in other ways here.
    if reference.hasCast, candidates.isEmpty { return }
    if reference.accessor != nil {
      // Declarations of the module were found.
      guard candidates.isEmpty else { return }
      if isOwn {
        guard let scope else { return }
        if position(of: node) == .body {
          compilable[node.id] = .member(written)
        } else if let spelling = spelling(of: scope) {
          compilable[node.id] = .property("\\\(spelling).\(reference.written)")
        }
      } else if let base = reference.base, typePath(base) != nil {
        compilable[node.id] = .property("\\\(base.trimmedDescription).\(reference.written)")
      } else if position(of: node) == .body {
        compilable[node.id] = .member(written)
      }
      return
    }
    let isGlobal = index.globals.contains { $0.name == reference.name }
    if reference.base.map({ typePath($0) != nil }) == true
      || isOwn && position(of: node) == .body && !isGlobal
    {
      compilable[node.id] = .member(written)
    } else if isOwn {
      guard let scope, let spelling = spelling(of: scope), !reference.hasCast,
        Set(candidates.map(\.member.isStatic)).count < 2
      else { return }
      // A member of a type that contains this one.
      if candidates.isEmpty, enclosingType(of: scope) != nil { return }
      compilable[node.id] = .member("\(spelling).\(reference.written)")
    } else if position(of: node) == .body {
      compilable[node.id] = .member(written)
    }
  }

  // MARK: Key paths

  func checkKeyPath(_ node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, var expression = node.arguments.first?.expression else { return }
    var parts: [DeclReferenceExprSyntax] = []
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      parts.insert(member.declName, at: 0)
      expression = base
    }
    guard let first = expression.as(DeclReferenceExprSyntax.self) else { return }
    parts.insert(first, at: 0)
    let typeCount = parts.prefix { $0.baseName.text.first?.isUppercase == true }.count
    var owner: String?
    var context = context(of: node)
    if typeCount > 0 {
      let path = parts.prefix(typeCount).map(\.baseName.text.unquoted)
      owner = types.lookUp(path.joined(separator: "."), in: context)?.name
    } else if first.baseName.text != "self" {
      owner = enclosingType(of: node).map(Self.name)
    }
    for (position, part) in parts.enumerated().dropFirst(typeCount) {
      guard let type = owner else { return }
      let name = part.baseName.text.unquoted
      let properties = index.members(named: name, of: type).filter { $0.member.kind == .property }
      guard let property = properties.first else {
        return checkMissing(part, of: type, isFirst: position == 0, isRoot: position == typeCount, node)
      }
      if areHidden(properties) {
        reject(part, "argument of '#keyPath' refers to non-'@objc' property '\(name)'")
      }
      context.path = property.place.path
      guard let written = property.member.types.first, let syntax = TypeSyntax(parsing: written) else {
        return
      }
      let element = Self.element(Self.unwrapped(syntax))
      owner = types.lookUp(writtenName(element), in: context)?.name
      let plain = element.trimmedDescription
      if owner == nil, position + 1 < parts.count,
        ["Int", "Double", "Float", "Bool", "CGFloat"].contains(plain),
        !index.declares(plain)
      {
        let next = parts[position + 1]
        return reject(next, "type '\(plain)' has no member '\(next.baseName.text.unquoted)'")
      }
    }
  }

  /// Returns the type of the elements that a key path goes on to from a collection.
  private static func element(_ type: TypeSyntax) -> TypeSyntax {
    if let array = type.as(ArrayTypeSyntax.self) { return unwrapped(array.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return unwrapped(dictionary.value) }
    if let name = type.as(IdentifierTypeSyntax.self), ["Array", "Set"].contains(name.name.text),
      case .type(let argument)? = name.genericArgumentClause?.arguments.first?.argument
    {
      return unwrapped(argument)
    }
    return type
  }

  /// Checks a part of a key path that the module does not declare.
  private func checkMissing(
    _ part: DeclReferenceExprSyntax, of type: String, isFirst: Bool, isRoot: Bool,
    _ node: MacroExpansionExprSyntax
  ) {
    let name = part.baseName.text.unquoted
    let message = isFirst ? "cannot find '\(name)' in scope" : "type '\(type)' has no member '\(name)'"
    guard let found = index.type(type) else { return }
    switch found.form {
    case .struct, .enum:
      // Protocols of other modules may have extensions.
      let entry = index.types[type]
      if ((entry?.declarations ?? []) + (entry?.extensions ?? [])).allSatisfy(\.inherited.isEmpty), !isFirst {
        reject(part, message)
      }
    case .class:
      let (chain, root) = index.superclasses(of: type)
      let isPlain =
        chain.flatMap { index.types[$0.name]?.extensions.flatMap(\.inherited) ?? [] }.isEmpty
        && chain.allSatisfy { $0.inherited.count < 2 }
      if root == .apple("NSObject"), isPlain, !AppleNames.isOfNSObject(name) {
        reject(part, message)
      } else if case .apple = root, isRoot {
        compilable[node.id] = .property("\\\(type).\(part.trimmedDescription)")
      }
    case .actor, .protocol, .extension: break
    }
  }
}
