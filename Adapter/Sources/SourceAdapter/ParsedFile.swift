import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile: Sendable {
  let source: SourceFile
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  /// The line at which brackets nest so deeply that nothing of the text was parsed; nil for texts that were.
  let deepBrackets: Int?

  init(_ source: SourceFile) {
    self.source = source
    deepBrackets = Self.deepBrackets(in: source.text)
    tree = Parser.parse(
      source: deepBrackets == nil
        ? source.text : String(repeating: "\n", count: source.text.utf8.count { $0 == 10 }))
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// The word of imports that are added: functions that other modules inline name only what a file imports publicly, where imports are
  /// internal by default.
  var importWord: String {
    guard source.text.contains("public import") else { return "import" }
    let isPublic = tree.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.import)
        && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.public)
    }
    return isPublic ? "public import" : "import"
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

  /// The number of square brackets that may be open in each other. For each, the parser looks ahead for a type, which doubles its
  /// time: fourteen with attributes take five seconds.
  private static let mostBrackets = 14

  /// Returns the line at which more square brackets are open in each other, without a brace or a semicolon in between.
  ///
  /// A line of a comment is counted like code, and so is the rest of a line after a string, unless the string is of one line and
  /// without interpolation: damaged text may open or close them anywhere, and the parser's view of it is not known here. Brackets
  /// in such parts do not count for later lines.
  private static func deepBrackets(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var (line, depth, comments, at) = (1, 0, 0, 0)
      // In the rest of such a line, quotation marks and comments may have another meaning.
      var isLineUncertain = false
      // The brackets that were open before a comment or such a rest.
      var before = 0
      func isAt(_ index: Int, _ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }
      func isQuote(_ index: Int) -> Bool { isAt(index, UInt8(ascii: "\"")) }
      while at < bytes.count {
        let byte = bytes[at]
        at += 1
        switch byte {
        case 10:
          if isLineUncertain || comments > 0 { depth = before }
          (line, isLineUncertain) = (line + 1, false)
        case UInt8(ascii: "["):
          depth += 1
          if depth > mostBrackets { return line }
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): depth = 0
        case UInt8(ascii: "/") where isAt(at, UInt8(ascii: "*")) && !isLineUncertain:
          if comments == 0 { before = depth }
          (comments, at) = (comments + 1, at + 1)
        case UInt8(ascii: "*") where isAt(at, UInt8(ascii: "/")) && comments > 0:
          (comments, at) = (comments - 1, at + 1)
          if comments == 0 { depth = before }
        case UInt8(ascii: "/") where isAt(at, UInt8(ascii: "/")) && comments == 0 && !isLineUncertain:
          (isLineUncertain, before) = (true, depth)
        case UInt8(ascii: "\"") where comments == 0 && !isLineUncertain:
          let isOther = isQuote(at) && isQuote(at + 1) || at > 1 && bytes[at - 2] == UInt8(ascii: "#")
          if !isOther, let end = endOfPlainString(bytes, from: at) {
            at = end
          } else {
            (isLineUncertain, before) = (true, depth)
          }
        default: break
        }
      }
      return nil
    }
  }

  /// Returns the index after the end of a string that is of one line and without interpolation.
  private static func endOfPlainString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] != 10 {
      if bytes[at] == UInt8(ascii: "\"") { return at + 1 }
      if bytes[at] == UInt8(ascii: "\\") {
        at += 1
        guard at < bytes.count, bytes[at] != 10, bytes[at] != UInt8(ascii: "(") else { return nil }
      }
      at += 1
    }
    return nil
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
