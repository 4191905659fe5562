import SwiftSyntax

/// The declarations in a file that determine what Objective-C sees of its module: the input of
/// `ObjectiveCIndex`.
struct ObjectiveCFacts: Codable, Equatable, Sendable {
  /// A member of a type.
  struct Member: Codable, Equatable, Sendable {
    enum Kind: String, Codable { case method, property, initializer }
    let kind: Kind
    let name: String
    var labels: [String] = []
    /// The types of the parameters, or of the property, as they are written; empty if none is written.
    var types: [String] = []
    var isStatic = false
    /// A Boolean value that indicates whether the member is declared with `class`.
    var isClassMember = false
    var isPrivate = false
    /// A Boolean value that indicates whether an attribute exposes the member.
    var isMarked = false
    /// A Boolean value that indicates whether the member is marked as `@nonobjc`.
    var isExcluded = false
    var isOverride = false
    /// A Boolean value that indicates whether the property has a setter.
    var isSettable = false
    /// The selector of a marked method, or of the setter of a marked property; others may conflict with it.
    var selector: String?

    /// The name as the compiler's messages spell it: `f()`, `f`, `f(_:by:)`.
    var shownName: String {
      guard kind != .property else { return name }
      return labels.isEmpty || labels.contains { $0 != "_" }
        ? "\(name)(\(labels.map { "\($0):" }.joined()))" : name
    }

    /// The kind of the member as the compiler's messages call it.
    var shownKind: String {
      switch kind {
      case .initializer: "initializer"
      case .method: isClassMember ? "class method" : isStatic ? "static method" : "instance method"
      case .property: isClassMember ? "class property" : isStatic ? "static property" : "property"
      }
    }
  }

  /// A declaration of a type, or an extension.
  struct TypeDeclaration: Codable, Equatable, Sendable {
    enum Form: String, Codable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }
    let form: Form
    /// The names of the enclosing types and of the type itself.
    let path: [String]
    /// The superclass and the protocols, with their paths.
    let inherited: [String]
    var isGeneric = false
    /// A Boolean value that indicates whether the declaration is marked as `@objc`.
    var isMarked = false
    var hasObjectiveCMembers = false
    /// A Boolean value that indicates whether an extension is marked as `@nonobjc`.
    var isExcluded = false
    var isPrivate = false
    var members: [Member] = []

    var name: String { path.last ?? "" }
  }

  /// A type that an attribute makes the program's main entry point.
  struct Main: Codable, Equatable, Sendable {
    let attribute: String
    let name: String
  }

  /// The types and extensions outside of functions, in their order.
  private(set) var types: [TypeDeclaration] = []
  /// The names of type aliases, associated types, generic parameters, and types in functions. A type of such
  /// a name is not known for certain.
  private(set) var uncertain: Set<String> = []
  /// The functions outside of types.
  private(set) var globals: [Member] = []
  private(set) var mains: [Main] = []
  /// A Boolean value that indicates whether the file is the one that has the program's statements.
  private(set) var isMainFile = false

  /// Creates the facts of a file.
  init(_ file: ParsedFile, options: AdapterOptions) {
    isMainFile = file.source.name == "main.swift"
    let visitor = TypeVisitor(Conditions(options: options))
    visitor.walk(file.tree)
    (types, uncertain) = (visitor.found, visitor.uncertain)
    (globals, mains) = (visitor.globals, visitor.mains)
    if options.unchecked.contains(file.source.path) {
      // Such declarations stand for ones of Objective-C.
      uncertain.formUnion(types.filter { $0.form != .extension }.map(\.name))
      mains = []
    }
  }
}

/// A visitor that collects types and their members.
private final class TypeVisitor: SyntaxVisitor {
  let conditions: Conditions
  var found: [ObjectiveCFacts.TypeDeclaration] = []
  var uncertain: Set<String> = []
  var globals: [ObjectiveCFacts.Member] = []
  var mains: [ObjectiveCFacts.Main] = []
  /// The indices of the enclosing declarations.
  var stack: [Int] = []
  /// The number of enclosing bodies.
  var depth = 0

  init(_ conditions: Conditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Types

  private func open(
    _ node: some DeclGroupSyntax, _ form: ObjectiveCFacts.TypeDeclaration.Form, _ name: String
  )
    -> SyntaxVisitorContinueKind
  {
    guard depth == 0 else {
      uncertain.insert(name.unquoted)
      return .skipChildren
    }
    var path = stack.last.map { found[$0].path } ?? []
    path += name.split(separator: ".").map { String($0).unquoted }
    let attributes = node.attributes
    var type = ObjectiveCFacts.TypeDeclaration(
      form: form, path: path,
      inherited: node.inheritanceClause?.inheritedTypes.map { writtenName($0.type) } ?? []
    )
    type.isMarked = attributes.contains(["objc"])
    type.hasObjectiveCMembers = attributes.contains(["objcMembers"])
    type.isExcluded = attributes.contains(["nonobjc"])
    type.isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    type.isGeneric =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      || stack.contains { found[$0].isGeneric }
    for attribute in ["main", "UIApplicationMain", "NSApplicationMain"] where attributes.contains([attribute])
    {
      mains.append(.init(attribute: attribute, name: path.joined(separator: ".")))
    }
    stack.append(found.count)
    found.append(type)
    return .visitChildren
  }

  private func close() {
    if depth == 0 { stack.removeLast() }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .class, node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .struct, node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .enum, node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .actor, node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .protocol, node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .extension, writtenName(node.extendedType))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    uncertain.insert(node.name.text.unquoted)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    uncertain.insert(node.name.text.unquoted)
    return .skipChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    uncertain.insert(node.name.text.unquoted)
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 {
      if stack.isEmpty {
        globals.append(.init(kind: .method, name: node.name.text.unquoted, labels: node.labels))
      }
      add(node)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  private func add(_ node: FunctionDeclSyntax) {
    guard let at = stack.last else { return }
    var member = ObjectiveCFacts.Member(kind: .method, name: node.name.text.unquoted, labels: node.labels)
    member.types = node.writtenTypes
    complete(&member, node.attributes, node.modifiers, at)
    if member.isMarked, !node.attributes.areOfSomethingUnavailable { member.selector = node.exactSelector }
    found[at].members.append(member)
  }

  private func complete(
    _ member: inout ObjectiveCFacts.Member, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ at: Int
  ) {
    member.isClassMember = modifiers.has("class")
    member.isStatic = modifiers.has("static") || member.isClassMember
    member.isPrivate =
      modifiers.has("private") || modifiers.has("fileprivate")
      || found[at].form == .extension && found[at].isPrivate
    member.isMarked = attributes.contains(FileAdapter.exposing)
    member.isExcluded = attributes.contains(["nonobjc"])
    member.isOverride = modifiers.has("override")
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, let at = stack.last {
      var member = ObjectiveCFacts.Member(
        kind: .initializer, name: "init",
        labels: node.signature.parameterClause.parameters.map(\.firstName.text))
      complete(&member, node.attributes, node.modifiers, at)
      found[at].members.append(member)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, let at = stack.last {
      for binding in node.bindings {
        for name in binding.pattern.boundNames {
          var member = ObjectiveCFacts.Member(kind: .property, name: name)
          complete(&member, node.attributes, node.modifiers, at)
          if let type = binding.writtenType { member.types = [type] }
          member.isSettable = node.bindingSpecifier.text != "let" && binding.hasSetter
          let hasOwnSetter = node.modifiers.contains { $0.detail?.detail.text == "set" }
          if member.isMarked, member.isSettable, !hasOwnSetter,
            node.attributes.named("objc")?.objectiveCName == nil, !node.attributes.areOfSomethingUnavailable
          {
            member.selector = SelectorNames.setter(name)
          }
          found[at].members.append(member)
        }
      }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
}

/// Returns the name of a type with the types that contain it, without generic arguments.
func writtenName(_ type: TypeSyntax) -> String {
  if let attributed = type.as(AttributedTypeSyntax.self) { return writtenName(attributed.baseType) }
  if let member = type.as(MemberTypeSyntax.self) {
    return "\(writtenName(member.baseType)).\(member.name.text.unquoted)"
  }
  if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text.unquoted }
  return type.trimmedDescription
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text.unquoted] }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
    return []
  }
}

extension PatternBindingSyntax {
  /// The type of the variable, as it is written, or as a literal or a call of an initializer gives it.
  var writtenType: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard pattern.is(IdentifierPatternSyntax.self), let value = initializer?.value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calledExpression.plainName,
      !name.contains("."), name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// A Boolean value that indicates whether a variable of the binding can be set.
  var hasSetter: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    return names.isDisjoint(with: ["get", "_read", "unsafeAddress"])
      || !names.isDisjoint(with: ["set", "_modify", "unsafeMutableAddress"])
  }
}

extension FunctionDeclSyntax {
  /// The types of the parameters and of the result, as they are written.
  var writtenTypes: [String] {
    signature.parameterClause.parameters.map(\.type.trimmedDescription)
      + [signature.returnClause?.type.trimmedDescription].compactMap(\.self)
  }

  /// The selector that the compiler gives the method.
  var exactSelector: String {
    if let name = attributes.named("objc")?.objectiveCName { return name }
    // The handler of an asynchronous method's result is a further part, of a name that nothing else has.
    return SelectorNames.name(name.text.unquoted, labels: labels, throwsErrors: throwsErrors)
      + (isAsync ? " async" : "")
  }
}
