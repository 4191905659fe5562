import SwiftSyntax

/// The versions of iOS that a file's code is for: those of `@available`, `#available` and `#unavailable`, and the declarations
/// that name one.
///
/// A position is for the newest version of the scopes that contain it. Scopes are, as in the compiler, declarations with an
/// attribute, the conditions and statements after `#available`, the rest of a block after a `guard`, and the `else` of
/// `#unavailable`.
final class AvailabilityScopes: SyntaxAnyVisitor {
  /// Bytes of the text, and the version that they are for.
  struct Scope {
    let range: Range<Int>
    let version: SystemVersion
  }

  /// A declaration that is for a version newer than the module's.
  struct Declaration {
    /// The position of its name.
    let offset: Int
    let version: SystemVersion
    /// The version that what contains it is for.
    let surrounding: SystemVersion
    let isOverride: Bool
  }

  /// An error in the use of an attribute.
  struct Problem {
    let offset: Int
    let message: String
  }

  private(set) var scopes: [Scope] = []
  private(set) var declarations: [Int: Declaration] = [:]
  private(set) var problems: [Problem] = []
  /// Patterns of cases, in which the compiler accepts every case of an enumeration.
  private var patterns: [Range<Int>] = []
  /// The names in inheritance clauses of types and extensions.
  private var conformances: [Range<Int>] = []
  /// The versions of the declarations around, from the module's.
  private var surrounding: [(end: Int, version: SystemVersion)]

  init(_ tree: SourceFileSyntax, target: SystemVersion) {
    surrounding = [(.max, target)]
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Returns the version that code at a position is for: `any` where nothing says so.
  func version(at offset: Int) -> SystemVersion {
    scopes.reduce(.any) { $1.range.contains(offset) ? max($0, $1.version) : $0 }
  }

  /// Returns whether a position is in the pattern of a case.
  func isInPattern(_ offset: Int) -> Bool { patterns.contains { $0.contains(offset) } }

  /// Returns whether a position is what a type or an extension of one conforms to. Apple's compiler accepts protocols there that are newer
  /// than the type: the conformance is not used where the protocol is not there.
  func isConformance(_ offset: Int) -> Bool { conformances.contains { $0.contains(offset) } }

  /// Notes the names of an inheritance clause, without generic arguments.
  private func read(_ clause: InheritanceClauseSyntax) {
    guard clause.parent?.is(ProtocolDeclSyntax.self) == false,
      clause.parent?.is(AssociatedTypeDeclSyntax.self) == false
    else { return }
    var rest = clause.inheritedTypes.map(\.type)
    while let type = rest.popLast() {
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let type): conformances.append(type.name.byteRange)
      case .memberType(let type): conformances.append(type.name.byteRange)
      case .attributedType(let type): rest.append(type.baseType)
      case .compositionType(let type): rest += type.elements.map(\.type)
      default: break
      }
    }
  }

  private func add(_ range: Range<Int>, _ version: SystemVersion?) {
    if let version, !range.isEmpty { scopes.append(Scope(range: range, version: version)) }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let one = node.asProtocol((any WithAttributesSyntax).self) { read(attributesOf: one) }
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let node): read(node)
    case .guardStmt(let node): read(node)
    case .whileStmt(let node):
      read(node.conditions, whileTrue: [node.body.endPosition.utf8Offset], whileFalse: nil)
    case .inheritanceClause(let node): read(node)
    case .switchCaseItem(let node): patterns.append(node.pattern.byteRange)
    case .matchingPatternCondition(let node): patterns.append(node.pattern.byteRange)
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview":
      add(node.byteRange, Self.previews)
    case .macroExpansionExpr(let node) where node.macroName.text == "Preview":
      add(node.byteRange, Self.previews)
    default: break
    }
    return .visitChildren
  }

  /// The version that declares what `#Preview` expands to, with its body.
  private static let previews = SystemVersion("17.0")

  // MARK: Conditions

  private func read(_ node: IfExprSyntax) {
    let other = node.elseBody.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
    read(node.conditions, whileTrue: [node.body.endPosition.utf8Offset], whileFalse: other)
  }

  private func read(_ node: GuardStmtSyntax) {
    var block: Syntax? = node.parent
    while let one = block, !one.is(CodeBlockItemListSyntax.self) { block = one.parent }
    let end = block?.endPosition.utf8Offset ?? node.endPosition.utf8Offset
    let body = node.body.position.utf8Offset..<node.body.endPosition.utf8Offset
    read(node.conditions, whileTrue: [body.lowerBound, body.upperBound, end], whileFalse: body)
  }

  /// Adds the scopes of a list of conditions.
  ///
  /// - Parameters:
  ///   - ends: where code ends that runs when the conditions are true; for `guard`, where its body begins and ends, too.
  ///   - other: the code that runs when they are not all true.
  private func read(
    _ conditions: ConditionElementListSyntax, whileTrue ends: [Int], whileFalse other: Range<Int>?
  ) {
    for element in conditions {
      guard case .availability(let condition) = element.condition else { continue }
      let version = Self.version(of: condition.availabilityArguments)
      if condition.availabilityKeyword.tokenKind == .poundUnavailable {
        // Another condition may be the one that is false.
        if let other, conditions.count == 1 { add(other, version) }
        continue
      }
      add(element.endPosition.utf8Offset..<ends[0], version)
      if ends.count == 3 { add(ends[1]..<ends[2], version) }
    }
  }

  // MARK: Attributes

  private func read(attributesOf node: any WithAttributesSyntax) {
    guard let own = Self.version(of: node.attributes) else { return note(node, nil) }
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    add(range, own)
    note(node, own)
    surrounding.append((range.upperBound, max(own, enclosing(range.lowerBound))))
  }

  private func enclosing(_ offset: Int) -> SystemVersion {
    while let last = surrounding.last, last.end <= offset { surrounding.removeLast() }
    return surrounding.last?.version ?? .any
  }

  /// Notes the names of a declaration that is newer than the module.
  private func note(_ node: any WithAttributesSyntax, _ own: SystemVersion?) {
    let outer = enclosing(node.position.utf8Offset)
    let version = max(own ?? .any, outer)
    guard version > surrounding[0].version, version != .never else { return }
    var modifiers: DeclModifierListSyntax?
    func add(_ token: TokenSyntax) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      declarations[offset] = Declaration(
        offset: offset, version: version, surrounding: outer, isOverride: modifiers?.has("override") == true)
    }
    if let one = node.asProtocol((any WithModifiersSyntax).self) { modifiers = one.modifiers }
    if let one = node.asProtocol((any NamedDeclSyntax).self) { add(one.name) }
    switch Syntax(node).as(SyntaxEnum.self) {
    case .initializerDecl(let node): add(node.initKeyword)
    case .subscriptDecl(let node): add(node.subscriptKeyword)
    case .variableDecl(let node):
      for binding in node.bindings { names(in: binding.pattern).forEach(add) }
      if version > outer, Self.isStoredInInstances(node) {
        report(
          node.attributes, "stored properties cannot be marked potentially unavailable with '@available'")
      }
    case .enumCaseDecl(let node):
      for element in node.elements { add(element.name) }
      if version > outer, node.elements.contains(where: { $0.parameterClause != nil }) {
        report(
          node.attributes,
          "enum cases with associated values cannot be marked potentially unavailable with '@available'")
      }
    default: break
    }
  }

  private func report(_ attributes: AttributeListSyntax, _ message: String) {
    guard let attribute = attributes.named("available") else { return }
    problems.append(
      Problem(offset: attribute.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset, message: message)
    )
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  /// Returns whether a variable is a stored property of instances.
  private static func isStoredInInstances(_ node: VariableDeclSyntax) -> Bool {
    guard node.parent?.parent?.is(MemberBlockItemListSyntax.self) == true,
      !node.modifiers.has("static"), !node.modifiers.has("class"),
      node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == false
    else { return false }
    return node.bindings.contains { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let list) = block.accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// Returns the version that the attributes of a declaration limit it to; `nil` if they name none.
  static func version(of attributes: AttributeListSyntax) -> SystemVersion? {
    var newest: SystemVersion?
    for element in attributes {
      var one: SystemVersion?
      switch element {
      case .attribute(let attribute): one = version(of: attribute)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .attributes(let list) = clause.elements, let version = version(of: list) {
            one = max(one ?? .any, version)
          }
        }
      @unknown default: break
      }
      if let one { newest = max(newest ?? .any, one) }
    }
    return newest
  }

  private static func version(of attribute: AttributeSyntax) -> SystemVersion? {
    guard attribute.name == "available", case .availability(let arguments) = attribute.arguments else {
      return nil
    }
    return version(of: arguments)
  }

  /// The platforms whose names a version follows, other than iOS.
  private static let others: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "macCatalyst", "driverKit", "swift",
    "_PackageDescription",
    "macOSApplicationExtension", "OSXApplicationExtension", "tvOSApplicationExtension",
    "watchOSApplicationExtension", "visionOSApplicationExtension", "macCatalystApplicationExtension",
    "Android", "Windows", "OpenBSD", "FreeBSD", "Swift",
  ]

  /// Returns the version of iOS in arguments of availability; `nil` if they name none.
  ///
  /// Code for no version, and code for a version that has a name of its own, is not checked.
  private static func version(of arguments: AvailabilityArgumentListSyntax) -> SystemVersion? {
    var platform = ""
    var newest: SystemVersion?
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        let name = restriction.platform.text
        guard !others.contains(name) else { continue }
        guard ["iOS", "iOSApplicationExtension", "anyAppleOS"].contains(name) else { return .never }
        guard let text = restriction.version?.trimmedDescription, let version = SystemVersion(text) else {
          continue
        }
        newest = max(newest ?? .any, version)
      case .token(let token):
        if token.text == "unavailable", ["*", "iOS"].contains(platform) { return .never }
        if platform.isEmpty { platform = token.text }
      case .availabilityLabeledArgument(let labeled):
        guard labeled.label.text == "introduced", ["iOS", "iOSApplicationExtension"].contains(platform),
          case .version(let tuple) = labeled.value, let version = SystemVersion(tuple.trimmedDescription)
        else { continue }
        newest = max(newest ?? .any, version)
      @unknown default: break
      }
    }
    return newest
  }
}
