import SwiftSyntax

/// Code of SwiftUI's that does not compile here, which is left out of programs whose other code must compile.
extension Trimmer {
  /// The names by which code is recognized.
  public struct Scope: Codable, Sendable {
    /// The names of the module that are SwiftUI's.
    public var names: SwiftUINames
    /// The names of declarations that were left out before, members after their types and a period.
    public var leftOut: Set<String>

    /// Creates a scope.
    public init(names: SwiftUINames, leftOut: Set<String>) {
      (self.names, self.leftOut) = (names, leftOut)
    }
  }

  /// Returns the complaints about a text that do not concern SwiftUI.
  public static func others(path: String, text: String, complaints: [Complaint], scope: Scope) -> [Complaint]
  {
    LargeStack.run {
      let trimmer = Trimmer(path: path, text: text, isCoarse: false, isLossless: false, scope: scope)
      return complaints.filter { complaint in
        trimmer.token(of: complaint).map { !trimmer.concerns($0.token, complaint, in: scope) } ?? true
      }
    }
  }

  /// Returns whether an error concerns SwiftUI: its file imports it, and the error is in a declaration of it, or
  /// in code that uses it. Whatever file it is in, an error concerns SwiftUI if it names a declaration that was
  /// left out for this reason.
  func concerns(_ token: TokenSyntax, _ complaint: Complaint, in scope: Scope) -> Bool {
    let named = Self.words(complaint.message)
    if scope.leftOut.contains(where: { Self.names($0, complaint.message, named) }) { return true }
    guard importsSwiftUI else { return false }
    if complaint.message.contains("'some View'") || named.contains("StandInView") { return true }
    if named.contains(where: scope.names.contains) { return true }
    if preview(around: token) != nil { return true }
    var node: Syntax? = Syntax(token)
    var isInStatement = true
    while let present = node {
      if let item = present.as(CodeBlockItemSyntax.self), isInBody(item), isInStatement {
        if uses(item, scope) { return true }
        // A statement that was left out already stands for the one around it.
        isInStatement = item.trimmedDescription.hasPrefix("leftOut(")
      }
      if let function = present.as(FunctionDeclSyntax.self), uses(function.signature, scope) { return true }
      if let initializer = present.as(InitializerDeclSyntax.self), uses(initializer.signature, scope) {
        return true
      }
      if let member = present.as(MemberBlockItemSyntax.self), isInStatement {
        if uses(member, scope) { return true }
        isInStatement = false
      }
      if isDeclaredBySwiftUI(present, scope) { return true }
      // A protocol that is not known, of a type that uses SwiftUI, is one of those that are not declared here.
      if present.is(InheritedTypeSyntax.self), let group = present.parent?.parent?.parent,
        !group.is(ClassDeclSyntax.self), uses(group, scope)
      {
        return true
      }
      if isInStatement, let item = present.as(CodeBlockItemSyntax.self), item.item.is(DeclSyntax.self),
        present.asProtocol((any DeclGroupSyntax).self) == nil,
        item.item.asProtocol((any DeclGroupSyntax).self) == nil,
        uses(item, scope)
      {
        return true
      }
      node = present.parent
    }
    return false
  }

  /// Returns the constant of a preview around a token.
  func preview(around token: TokenSyntax) -> CodeBlockItemSyntax? {
    var node: Syntax? = Syntax(token)
    while let present = node {
      if let item = present.as(CodeBlockItemSyntax.self),
        let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.trimmedDescription.hasPrefix("__tinamouPreview_") == true
      {
        return item
      }
      node = present.parent
    }
    return nil
  }

  private var importsSwiftUI: Bool { Self.importsSwiftUI(file.tree.statements) }

  /// Returns whether statements import SwiftUI, within conditions or not.
  private static func importsSwiftUI(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { statement in
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        return condition.clauses.contains {
          $0.elements?.as(CodeBlockItemListSyntax.self).map(importsSwiftUI) == true
        }
      }
      guard let name = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
      return AppleNames.swiftUIModules.contains(name)
    }
  }

  /// Returns whether a node is a type or an extension of SwiftUI's: by its name, or by what it inherits.
  private func isDeclaredBySwiftUI(_ node: Syntax, _ scope: Scope) -> Bool {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return false }
    let inherited = group.inheritanceClause?.inheritedTypes.map { simpleTypeName($0.type) } ?? []
    if let type = node.as(ExtensionDeclSyntax.self) {
      return scope.names.contains(simpleTypeName(type.extendedType))
        || inherited.contains(where: scope.names.contains)
    }
    if let type = node.as(ClassDeclSyntax.self), !scope.names.own.contains(type.name.text) {
      // A class of UIKit's may adopt a protocol of SwiftUI's; a hosting controller is UIKit's.
      return false
    }
    return node.asProtocol((any NamedDeclSyntax).self).map { scope.names.own.contains($0.name.text.unquoted) }
      == true
      || inherited.contains(where: scope.names.contains)
  }

  /// Returns whether code names something of SwiftUI's.
  private func uses(_ node: some SyntaxProtocol, _ scope: Scope) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      // A member of another type may have any name.
      if token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == token.parent?.id {
        return false
      }
      return scope.names.contains(name.unquoted)
    }
  }

  /// Returns whether a message names a declaration: a member, such as `Card.title`, with its type, or as an argument.
  private static func names(_ declaration: String, _ message: String, _ words: Set<String>) -> Bool {
    let parts = declaration.split(separator: ".").map(String.init)
    guard let last = parts.last, words.contains(last) else { return false }
    return parts.count == 1 || words.contains(parts[0]) || message.contains("argument")
  }

  /// Returns the names in a compiler's message.
  static func words(_ message: String) -> Set<String> {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    return Set(
      quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
  }
}

extension SyntaxProtocol {
  /// The names that a declaration declares, without those of its members.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap(\.pattern.boundNames)
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text.unquoted) }
    if let named = self.asProtocol((any NamedDeclSyntax).self) { return [named.name.text.unquoted] }
    return []
  }
}
