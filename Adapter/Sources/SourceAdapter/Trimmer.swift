import SwiftParser
import SwiftSyntax

/// Removes code that the compiler rejected from an adapted file, as little as possible, and preserves the
/// lines.
///
/// First the statement is removed; if the rest of its function is rejected again, the body is replaced by a
/// trap. From invalid declarations, an unknown protocol is removed before the whole declaration is.
public struct Trimmer {
  /// A message of the compiler about a text.
  public struct Complaint: Codable, Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// The compiler's message.
    public var message: String

    /// Creates a complaint at a position.
    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  let path: String
  let bytes: [UInt8]
  let file: ParsedFile
  /// A Boolean value that indicates whether whole bodies are removed, since removing statements has been
  /// tried.
  let isCoarse: Bool
  /// A Boolean value that indicates whether code is only rewritten without changing its meaning.
  let isLossless: Bool
  /// The names of what may be left out; `nil` if that is everything.
  let scope: Scope?
  /// The number of lines before the user's first one, which name the user's file.
  let headLines: Int
  var edits = TextEdits()
  var taken: [Range<Int>] = []
  var findings: [Finding] = []
  /// The complaints that rewriting without a loss does not answer.
  private var remaining: [Complaint] = []

  init(path: String, text: String, isCoarse: Bool, isLossless: Bool, scope: Scope?) {
    self.path = path
    self.scope = scope
    self.isCoarse = isCoarse
    self.isLossless = isLossless
    bytes = Array(text.utf8)
    headLines = text.hasPrefix("#sourceLocation(") ? 1 : 0
    file = ParsedFile(SourceFile(path: path, text: text))
  }

  /// Returns the text without the rejected code, the removed code as findings, and the complaints that remain where code is only
  /// rewritten without changing its meaning.
  ///
  /// - Parameters:
  ///   - isCoarse: whether whole bodies are removed instead of statements.
  ///   - isLossless: whether complaints are only fixed if the text keeps its meaning on Apple's platforms.
  ///     Code that is
  ///     invalid there, too, is not changed.
  ///   - scope: the names of SwiftUI's if only code that concerns it is left out.
  public static func trim(
    path: String, text: String, complaints: [Complaint], isCoarse: Bool, isLossless: Bool = false,
    scope: Scope? = nil
  ) -> (text: String, findings: [Finding], remaining: [Complaint]) {
    LargeStack.run {
      var trimmer = Trimmer(
        path: path, text: text, isCoarse: isCoarse, isLossless: isLossless, scope: scope)
      for complaint in complaints { trimmer.handle(complaint) }
      trimmer.addImports()
      return (trimmer.edits.applied(to: trimmer.bytes), trimmer.findings, trimmer.remaining)
    }
  }

  /// Adds imports for the replacements of removed code if the file does not import a module that declares
  /// them.
  private mutating func addImports() {
    let words = edits.words
    let tree = file.tree
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(
      imports.filter { $0.importKindSpecifier == nil }.compactMap { $0.path.first?.name.text })
    guard modules.isDisjoint(with: ["UIKit", "ObjectiveCSupport", "ObjectiveC", "SwiftFourNames"]) else {
      return
    }
    let scoped = Set(imports.filter { $0.importKindSpecifier != nil }.compactMap { $0.path.last?.name.text })
    var names: [String] = []
    if words.contains("AnyMembers(") || words.contains("NSS") || words.contains("NSNumber(")
      || words.contains("instance(of:")
    {
      names = ["UIKit"]
    } else {
      for (name, kind) in [
        ("leftOut", "func"), ("leftOutStop", "func"), ("RuntimeClasses", "enum"),
        ("KeyValueObserver", "protocol"),
      ]
      where words.contains("\(name)(") || words.contains("\(name).") || words.contains("\(name) ") {
        if !scoped.contains(name) { names.append("\(kind) ObjectiveCSupport.\(name)") }
      }
    }
    guard !names.isEmpty else { return }
    let word = file.importWord
    let places = imports.map(\.endPositionBeforeTrailingTrivia.utf8Offset)
    if let place = places.first(where: { place in !taken.contains { $0.contains(place) } }) {
      edits.insert("; " + names.map { "\(word) \($0)" }.joined(separator: "; "), at: place)
    } else if let first = tree.statements.first(where: {
      !$0.item.is(IfConfigDeclSyntax.self) && !$0.item.is(PoundSourceLocationSyntax.self)
    }) {
      edits.insert(
        names.map { "\(word) \($0); " }.joined(), at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// Returns the token that a complaint is about, and the offset in the text.
  func token(of complaint: Complaint) -> (token: TokenSyntax, offset: Int)? {
    let lines = file.converter.sourceLines.count
    let line = min(max(1, complaint.line) + headLines, max(1, lines))
    let position = file.converter.position(ofLine: line, column: max(1, complaint.column))
    let offset = min(position.utf8Offset, max(0, bytes.count - 1))
    return file.tree.token(at: AbsolutePosition(utf8Offset: offset)).map { ($0, offset) }
  }

  private mutating func handle(_ complaint: Complaint) {
    guard let (token, offset) = token(of: complaint) else {
      remaining.append(complaint)
      return
    }
    if taken.contains(where: { $0.contains(offset) }) { return }
    if let scope, !concerns(token, complaint, in: scope) { return }
    if scope != nil, let preview = preview(around: token) {
      return drop(declaration: preview.item, complaint)
    }
    if fixSpelling(token, complaint) { return }
    if isLossless {
      remaining.append(complaint)
      return
    }
    remove(token, offset, complaint)
  }

  /// Removes the smallest part around a token that can be without it.
  mutating func remove(_ token: TokenSyntax, _ offset: Int, _ complaint: Complaint) {
    var node: Syntax? = Syntax(token)
    while let present = node {
      if let item = present.as(CodeBlockItemSyntax.self), isInBody(item) {
        if isCoarse, let body = body(around: present) {
          stop(body, complaint)
        } else if item.item.as(VariableDeclSyntax.self).map({ empty($0, offset, complaint) }) != true {
          drop(statement: item, complaint)
        }
        return
      }
      if let type = present.as(InheritedTypeSyntax.self), unlist(type, complaint) { return }
      if let member = present.as(MemberBlockItemSyntax.self) {
        if member.decl.as(VariableDeclSyntax.self).map({ empty($0, offset, complaint) }) == true { return }
        drop(declaration: member.decl, complaint)
        return
      }
      if let item = present.as(CodeBlockItemSyntax.self) {
        if item.item.as(VariableDeclSyntax.self).map({ empty($0, offset, complaint) }) == true { return }
        drop(declaration: item.item, complaint)
        return
      }
      node = present.parent
    }
  }

  // MARK: Rewriting

  /// Errors that one word cures, by the files of this type.
  private static let cures: [@Sendable (inout Trimmer, TokenSyntax, Complaint) -> Bool] = [
    { $0.cureObserving($1, $2) },
    { $0.cureOverride($1, $2) },
    { $0.cureImplicitSelf($1, $2) },
    { $0.cureDescriptionOfClass($1, $2) },
    { $0.cureMessageToClass($1, $2) },
    { $0.cureTypeAsClass($1, $2) },
    { $0.cureConversion($1, $2) },
    { $0.cureMemberOfAnyObject($1, $2) },
    { $0.cureClassAsObject($1, $2) },
    { $0.cureRequiredInitializer($1, $2) },
    { $0.cureMissingOverride($1, $2) },
    { $0.cureOptional($1, $2) },
    { $0.cureMetatype($1, $2) },
    { $0.cureConformance($1, $2) },
  ]

  private mutating func fixSpelling(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    for cure in Self.cures where cure(&self, token, complaint) { return true }
    return false
  }

  /// Returns whether the result of a call is unused.
  func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    guard let item = call.parent?.as(CodeBlockItemSyntax.self) else { return false }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count > 1 || list.parent?.is(ClosureExprSyntax.self) == true
      || (list.parent?.parent?.as(FunctionDeclSyntax.self)?.returnsNothing ?? false)
  }

  func modifiers(around token: TokenSyntax) -> DeclModifierListSyntax? {
    var node: Syntax? = Syntax(token)
    while let present = node {
      if let function = present.as(FunctionDeclSyntax.self) { return function.modifiers }
      if let variable = present.as(VariableDeclSyntax.self) { return variable.modifiers }
      if let initializer = present.as(InitializerDeclSyntax.self) { return initializer.modifiers }
      if let subscripted = present.as(SubscriptDeclSyntax.self) { return subscripted.modifiers }
      if present.is(MemberBlockSyntax.self) { return nil }
      node = present.parent
    }
    return nil
  }

  /// Returns the member access that a complaint refers to, by the position of the member or its base.
  func access(of member: String, around token: TokenSyntax) -> MemberAccessExprSyntax? {
    var node: Syntax? = Syntax(token)
    while let present = node, !present.is(CodeBlockItemSyntax.self) {
      if let found = present.as(MemberAccessExprSyntax.self), found.declName.baseName.text == member {
        return found
      }
      node = present.parent
    }
    return nil
  }

  func declaration(around token: TokenSyntax) -> MemberBlockItemSyntax? {
    ancestor(Syntax(token), MemberBlockItemSyntax.self)
  }

  // MARK: Helpers

  mutating func replace(_ range: Range<Int>, _ text: String) {
    if taken.contains(where: { $0.overlaps(range) }) { return }
    taken.append(range)
    edits.replace(range, with: text, in: bytes)
  }

  mutating func note(_ complaint: Complaint, _ message: String?, names: [String] = []) {
    var finding = Finding(path: path, line: complaint.line, message: message ?? complaint.message)
    if scope != nil {
      finding.isOfSwiftUI = true
      finding.names = names.isEmpty ? nil : names
    }
    findings.append(finding)
  }

  func quoted(_ complaint: Complaint) -> String {
    let name = file.source.name
    return "\(name):\(complaint.line): \(complaint.message.replacingLineBreaks)".swiftLiteral
  }

  func call(_ function: String, _ complaint: Complaint) -> String {
    "\(function)(\(quoted(complaint)))"
  }

  func ancestor<Node: SyntaxProtocol>(_ node: Syntax, _ type: Node.Type) -> Node? {
    var present: Syntax? = node
    while let next = present {
      if let found = next.as(type) { return found }
      present = next.parent
    }
    return nil
  }

  struct DeclGroup { let inherited: [InheritedTypeSyntax] }

  /// Returns the innermost type around a node.
  func ancestor(_ node: Syntax, _ type: DeclGroup.Type) -> DeclGroup? {
    var present: Syntax? = node
    while let next = present {
      if let found = next.asProtocol((any DeclGroupSyntax).self) {
        return DeclGroup(inherited: found.inheritanceClause.map { Array($0.inheritedTypes) } ?? [])
      }
      present = next.parent
    }
    return nil
  }
}

extension String {
  /// Returns the text between two others.
  func components(between start: String, and end: String) -> String? {
    guard let from = range(of: start)?.upperBound, let to = self[from...].range(of: end)?.lowerBound else {
      return nil
    }
    return String(self[from..<to])
  }

  func range(of text: String) -> Range<Index>? { self[...].range(of: text) }

  /// The text with comment ends broken up, so that it can be placed in a comment.
  var commentable: String { split(separator: "*/").joined(separator: "* /").replacingLineBreaks }
}

extension Substring {
  /// Returns the range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
