import SwiftSyntax

/// Finds what Apple's compiler rejects about Objective-C: attributes, selectors and key paths.
///
/// The adapted code has none of them, so that the compiler does not check them here. The messages are the
/// compiler's. What depends on declarations of other modules is accepted, unless the compiler can check it in
/// the adapted code: see `compilable`.
final class ObjectiveCChecker: SyntaxVisitor {
  typealias Member = ObjectiveCFacts.Member

  let file: ParsedFile
  let index: ObjectiveCIndex
  let options: AdapterOptions
  let types: ObjectiveCTypes
  let conditions: Conditions
  private(set) var findings: [Finding] = []
  /// The expressions to check by the compiler in place of those of selectors and key paths.
  var compilable: [SyntaxIdentifier: Check] = [:]

  /// An expression whose names the compiler checks.
  enum Check {
    /// A reference to a method, or the value of a property.
    case member(String)
    /// A key path of a property.
    case property(String)
  }

  init(_ file: ParsedFile, index: ObjectiveCIndex, options: AdapterOptions) {
    self.file = file
    self.index = index
    self.options = options
    types = ObjectiveCTypes(index)
    conditions = Conditions(options: options)
    super.init(viewMode: .sourceAccurate)
  }

  /// Checks the whole file.
  func check() {
    walk(file.tree)
    findings.sort { ($0.line, $0.column ?? 0) < ($1.line, $1.column ?? 0) }
  }

  func reject(_ node: some SyntaxProtocol, _ message: String) {
    let place = node.startLocation(converter: file.converter)
    findings.append(
      Finding(path: file.source.path, line: place.line, column: place.column, message: message, isError: true)
    )
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Places

  /// The place of a declaration.
  enum Place {
    case global
    case local
    case member(any DeclGroupSyntax)
  }

  func place(of node: some SyntaxProtocol) -> Place {
    var present = node.parent
    while let parent = present {
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return .local
      }
      if let group = parent.asProtocol((any DeclGroupSyntax).self) { return .member(group) }
      present = parent.parent
    }
    return .global
  }

  /// Returns the innermost type or extension whose code contains a node.
  func enclosingType(of node: some SyntaxProtocol) -> (any DeclGroupSyntax)? {
    var present = node.parent
    while let parent = present {
      if let group = parent.asProtocol((any DeclGroupSyntax).self) { return group }
      present = parent.parent
    }
    return nil
  }

  /// Returns the name of a type or of the type that an extension extends, without the types that contain it.
  static func name(of group: any DeclGroupSyntax) -> String {
    if let node = group.as(ExtensionDeclSyntax.self) {
      let written = writtenName(node.extendedType)
      return written.split(separator: ".").last.map(String.init) ?? written
    }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted ?? ""
  }

  /// Returns the form of a type or of the type that an extension extends; `nil` if that is not certain.
  func form(of group: any DeclGroupSyntax) -> ObjectiveCFacts.TypeDeclaration.Form? {
    if group.is(ClassDeclSyntax.self) { return .class }
    if group.is(StructDeclSyntax.self) { return .struct }
    if group.is(EnumDeclSyntax.self) { return .enum }
    if group.is(ActorDeclSyntax.self) { return .actor }
    if group.is(ProtocolDeclSyntax.self) { return .protocol }
    let name = Self.name(of: group)
    if let type = index.type(name) { return type.form }
    if index.declares(name) { return nil }
    if AppleNames.scalars.contains(name) || AppleNames.values.contains(name)
      || ["String", "Array", "Dictionary", "Set", "Optional", "Date", "Data", "URL", "UUID"].contains(name)
    {
      return .struct
    }
    return AppleNames.swiftProtocols.contains(name) ? .protocol : AppleNames.isClass(name) ? .class : nil
  }

  /// Returns the context of types that are written in a node.
  func context(of node: some SyntaxProtocol) -> ObjectiveCTypes.Context {
    var context = ObjectiveCTypes.Context()
    var present: Syntax? = Syntax(node)
    while let syntax = present {
      if let generic = syntax.asProtocol((any WithGenericParametersSyntax).self) {
        context.generics.formUnion(generic.genericParameterClause?.parameters.map(\.name.text.unquoted) ?? [])
      }
      if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
        let name = Self.name(of: group)
        context.path.insert(name, at: 0)
        if group.is(ExtensionDeclSyntax.self), let type = index.type(name) {
          context.path = type.path + context.path.dropFirst()
        }
      }
      present = syntax.parent
    }
    return context
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    checkConflicts(of: node)
    checkMain(node, node.name, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    checkNoClass(node, node.attributes)
    checkMain(node, node.name, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    checkMain(node, node.name, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    checkMain(node, node.name, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    checkConflicts(of: node)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.named("objc") {
      reject(attribute.attributeName, "'@objc' attribute cannot be applied to this declaration")
    }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": checkSelector(node)
    case "keyPath": checkKeyPath(node)
    default: break
    }
    return .visitChildren
  }
}
