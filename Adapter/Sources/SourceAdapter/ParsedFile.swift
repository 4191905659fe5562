import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile {
  let source: SourceFile
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  init(_ source: SourceFile) {
    self.source = source
    tree = Parser.parse(source: source.text)
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// Returns the text without a byte order mark, and with line feeds in place of lone carriage returns, which
  /// the compiler does not count as line breaks. The lines then match those of editors; no other byte moves.
  static func normalized(_ text: String) -> String {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    for index in bytes.indices where bytes[index] == 13 {
      let next = index + 1
      if next == bytes.count || bytes[next] != 10 { bytes[index] = 10 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: converter).line
  }
}

/// A list of replacements in a text, by byte ranges that do not overlap.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// All inserted texts.
  var words: String { edits.map(\.text).joined(separator: " ") }

  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  /// Replaces a range. If the new text has fewer lines, empty lines are added.
  mutating func replace(_ range: Range<Int>, with text: String, in source: [UInt8]) {
    let missing = source[range].count { $0 == 10 } - text.utf8.count { $0 == 10 }
    edits.append((range, text + String(repeating: "\n", count: max(0, missing))))
  }

  /// Returns the text with all edits applied. Of overlapping edits, the outer one is used.
  func applied(to source: [UInt8]) -> String {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count * 5 / 4)
    var position = 0
    // Insertions precede a replacement that begins at the same position.
    let ordered = sorted.map(\.element).sorted {
      if $0.range.lowerBound != $1.range.lowerBound { return $0.range.lowerBound < $1.range.lowerBound }
      return $0.range.isEmpty && !$1.range.isEmpty
    }
    for edit in ordered {
      guard edit.range.lowerBound >= position else { continue }
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += source[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The range of the node's bytes without leading and trailing trivia.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range of the node's bytes with trailing trivia.
  var byteRangeWithBlanks: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
  }
}

extension AttributeListSyntax {
  /// Returns the attribute of a name.
  func named(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }

  func contains(_ names: Set<String>) -> Bool {
    contains {
      if case .attribute(let attribute) = $0 { return names.contains(attribute.name) }
      return false
    }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension ExprSyntax {
  /// The name of an expression of the form `name` or `Module.name`; `nil` for any other.
  var plainName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return name.baseName.text
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil
    else { return nil }
    return "\(base.baseName.text).\(member.declName.baseName.text)"
  }
}

extension String {
  /// The name without backquotes.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
