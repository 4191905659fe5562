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
    case .classDecl: types.insert(node.cast(ClassDeclSyntax.self).name.text.unquoted)
    case .structDecl: types.insert(node.cast(StructDeclSyntax.self).name.text.unquoted)
    case .enumDecl: types.insert(node.cast(EnumDeclSyntax.self).name.text.unquoted)
    case .actorDecl: types.insert(node.cast(ActorDeclSyntax.self).name.text.unquoted)
    case .protocolDecl: types.insert(node.cast(ProtocolDeclSyntax.self).name.text.unquoted)
    case .typeAliasDecl: types.insert(node.cast(TypeAliasDeclSyntax.self).name.text.unquoted)
    case .associatedTypeDecl: types.insert(node.cast(AssociatedTypeDeclSyntax.self).name.text.unquoted)
    case .genericParameter: types.insert(node.cast(GenericParameterSyntax.self).name.text.unquoted)
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
}
