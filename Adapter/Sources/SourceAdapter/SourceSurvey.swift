import SwiftSyntax

/// The names in a file, and its nesting depth, found without recursion.
struct SourceSurvey: Sendable {
  /// The nesting depth above which a file is left out. The compiler's stack overflows at several times this
  /// depth.
  static let deepest = 10_000
  /// The number of operands and operators of an expression above which its file is left out, since the
  /// compiler nests them.
  static let longest = 10_000

  /// All identifiers.
  private(set) var identifiers: Set<String> = []
  /// The declared types, type aliases and generic parameters, including those in functions.
  private(set) var types: Set<String> = []
  /// Those of them that are declared in no other type, or in a function.
  private(set) var outerTypes: Set<String> = []
  /// The others, each after the type that it is declared in and a period.
  private(set) var nestedTypes: Set<String> = []
  /// The declared functions and variables.
  private(set) var functions: Set<String> = []
  /// The declared variables, cases and static methods, which may be members of types.
  private(set) var members: Set<String> = []
  /// The position of a node that is nested too deeply, or of an expression that is too long.
  private(set) var tooDeep: AbsolutePosition?

  init(_ tree: SourceFileSyntax) {
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast() {
      if depth > Self.deepest {
        tooDeep = node.positionAfterSkippingLeadingTrivia
        return
      }
      if node.kind == .token {
        if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind {
          identifiers.insert(token.text.unquoted)
        }
        continue
      }
      note(node)
      if node.kind == .exprList, node.children(viewMode: .sourceAccurate).count > Self.longest,
        node.parent?.kind == .sequenceExpr
      {
        tooDeep = node.positionAfterSkippingLeadingTrivia
        return
      }
      for child in node.children(viewMode: .sourceAccurate) { pending.append((child, depth + 1)) }
    }
  }

  private mutating func note(_ node: Syntax) {
    switch node.kind {
    case .classDecl: add(node.cast(ClassDeclSyntax.self).name, in: node)
    case .structDecl: add(node.cast(StructDeclSyntax.self).name, in: node)
    case .enumDecl: add(node.cast(EnumDeclSyntax.self).name, in: node)
    case .actorDecl: add(node.cast(ActorDeclSyntax.self).name, in: node)
    case .protocolDecl: add(node.cast(ProtocolDeclSyntax.self).name, in: node)
    case .typeAliasDecl: add(node.cast(TypeAliasDeclSyntax.self).name, in: node)
    case .associatedTypeDecl: add(node.cast(AssociatedTypeDeclSyntax.self).name, in: node)
    case .genericParameter: add(node.cast(GenericParameterSyntax.self).name, in: nil)
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      functions.insert(function.name.text.unquoted)
      if function.modifiers.has("static") || function.modifiers.has("class") {
        members.insert(function.name.text.unquoted)
      }
    case .enumCaseElement: members.insert(node.cast(EnumCaseElementSyntax.self).name.text.unquoted)
    case .identifierPattern:
      let name = node.cast(IdentifierPatternSyntax.self).identifier.text.unquoted
      functions.insert(name)
      members.insert(name)
    default: break
    }
  }

  private mutating func add(_ name: TokenSyntax, in node: Syntax?) {
    let name = name.text.unquoted
    types.insert(name)
    if let owner = node.flatMap({ Self.owners(of: $0, isWithFunctions: false).first }) {
      nestedTypes.insert("\(owner).\(name)")
    } else {
      outerTypes.insert(name)
    }
  }

  /// Returns the names of the types around a node, the innermost first, each followed by what it inherits.
  ///
  /// - Parameter isWithFunctions: whether those around a function that contains the node are among them.
  static func owners(of node: Syntax, isWithFunctions: Bool = true) -> [String] {
    var result: [String] = []
    var present = node.parent
    while let around = present {
      if !isWithFunctions,
        around.kind == .codeBlock || around.kind == .accessorBlock || around.kind == .closureExpr
      {
        return result
      }
      if let type = around.asProtocol((any DeclGroupSyntax).self) {
        if let named = around.asProtocol((any NamedDeclSyntax).self) {
          result.append(named.name.text.unquoted)
        } else if let extended = around.as(ExtensionDeclSyntax.self) {
          result.append(simpleTypeName(extended.extendedType))
        }
        result += type.inheritanceClause?.inheritedTypes.map { simpleTypeName($0.type) } ?? []
      }
      present = around.parent
    }
    return result
  }
}
