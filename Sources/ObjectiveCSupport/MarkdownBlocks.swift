import Foundation

/// The blocks of a text in Markdown: paragraphs, headers, lists, quotations, code and lines between parts, as CommonMark defines them.
/// Tables are paragraphs.
struct MarkdownBlocks {
  /// A block with text.
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// A Boolean value that indicates whether the text is code, in which nothing is marked.
    var isCode = false
  }

  private(set) var blocks: [Block] = []
  /// The places of links by their names in small letters.
  private(set) var references: [String: String] = [:]
  private var identity = 0

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    read(withoutReferences(lines)[...], in: nil)
  }

  private mutating func next() -> Int {
    identity += 1
    return identity
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ text: String, in parent: PresentationIntent?, isCode: Bool = false
  ) {
    blocks.append(
      Block(text: text, intent: PresentationIntent(kind, identity: next(), parent: parent), isCode: isCode))
  }

  /// Takes lines of the form `[name]: place` out.
  private mutating func withoutReferences(_ lines: [String]) -> [String] {
    lines.filter { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard trimmed.hasPrefix("["), let close = trimmed.range(of: "]:"), close.lowerBound > trimmed.startIndex
      else { return true }
      let name = String(trimmed[trimmed.index(after: trimmed.startIndex)..<close.lowerBound])
      let place =
        trimmed[close.upperBound...].split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      guard !place.isEmpty, !name.contains("[") else { return true }
      let reference = MarkdownInlines.reference(name)
      if references[reference] == nil { references[reference] = place.trimmingCharacters(in: ["<", ">"]) }
      return false
    }
  }

  /// The blanks at the beginning of a line.
  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func isBreak(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard indent(line) < 4, marks.count > 2, let first = marks.first, "*-_".contains(first) else {
      return false
    }
    return marks.allSatisfy { $0 == first }
  }

  private static func header(_ line: String) -> (level: Int, text: String)? {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    let level = trimmed.prefix { $0 == "#" }.count
    let rest = trimmed.dropFirst(level)
    guard indent(line) < 4, (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var text = rest.trimmingCharacters(in: .whitespaces)
    let closing = text.reversed().prefix { $0 == "#" }.count
    if closing > 0, closing == text.count || text.dropLast(closing).last == " " {
      text = text.dropLast(closing).trimmingCharacters(in: .whitespaces)
    }
    return (level, text)
  }

  /// The mark of an item of a list, and the offset of its text.
  private static func item(_ line: String) -> (mark: Character, number: Int?, offset: Int)? {
    let indent = indent(line)
    let rest = line.dropFirst(indent)
    guard indent < 4, let first = rest.first, !isBreak(line) else { return nil }
    var (mark, length, number) = (first, 1, Int?.none)
    if first.isNumber, first.isASCII {
      let digits = rest.prefix { $0.isNumber && $0.isASCII }
      guard digits.count < 10, let end = rest.dropFirst(digits.count).first, end == "." || end == ")" else {
        return nil
      }
      (mark, length, number) = (end, digits.count + 1, Int(digits))
    } else if !"-*+".contains(first) {
      return nil
    }
    let behind = rest.dropFirst(length)
    guard behind.isEmpty || behind.first == " " else { return nil }
    let blanks = behind.prefix { $0 == " " }.count
    return (mark, number, indent + length + (blanks > 4 || blanks == behind.count ? 1 : max(1, blanks)))
  }

  private mutating func read(_ lines: ArraySlice<String>, in parent: PresentationIntent?) {
    var at = lines.startIndex
    var paragraph: [String] = []
    func isEnd(_ line: String) -> Bool {
      Self.isBlank(line) || Self.header(line) != nil || line.drop { $0 == " " }.hasPrefix(">")
        || Self.fence(line) != nil
        || Self.item(line).map { ($0.number ?? 1) == 1 && $0.offset < line.count } == true
    }
    while at < lines.endIndex {
      let line = lines[at]
      if !paragraph.isEmpty, let level = Self.underline(line) {
        add(.header(level: level), paragraph.joined(separator: "\n"), in: parent)
        paragraph = []
        at += 1
        continue
      }
      if !paragraph.isEmpty, !isEnd(line), !Self.isBreak(line) {
        paragraph.append(line.trimmingCharacters(in: .whitespaces) + Self.breaking(line))
        at += 1
        continue
      }
      finish(&paragraph, in: parent)
      if Self.isBlank(line) {
        at += 1
      } else if let header = Self.header(line) {
        add(.header(level: header.level), header.text, in: parent)
        at += 1
      } else if Self.isBreak(line) {
        add(.thematicBreak, "\u{2E3B}", in: parent, isCode: true)
        at += 1
      } else if let fence = Self.fence(line) {
        at = code(lines, from: at, fence, in: parent)
      } else if Self.indent(line) >= 4 {
        at = code(lines, from: at, in: parent)
      } else if line.drop(while: { $0 == " " }).hasPrefix(">") {
        at = quotation(lines, from: at, in: parent)
      } else if let item = Self.item(line) {
        at = list(lines, from: at, item, in: parent)
      } else {
        paragraph = [line.trimmingCharacters(in: .whitespaces) + Self.breaking(line)]
        at += 1
      }
    }
    finish(&paragraph, in: parent)
  }

  /// Two blanks at the end of a line break it.
  private static func breaking(_ line: String) -> String { line.hasSuffix("  ") ? "  " : "" }

  private mutating func finish(_ paragraph: inout [String], in parent: PresentationIntent?) {
    guard !paragraph.isEmpty else { return }
    var text = paragraph.joined(separator: "\n")
    while text.last == " " { text.removeLast() }
    add(.paragraph, text, in: parent)
    paragraph = []
  }

  /// A line under a header: `===` or `---`.
  private static func underline(_ line: String) -> Int? {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    guard indent(line) < 4, let first = trimmed.first, trimmed.allSatisfy({ $0 == first }) else { return nil }
    return first == "=" ? 1 : first == "-" ? 2 : nil
  }

  private static func fence(_ line: String) -> (mark: String, language: String?)? {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    guard indent(line) < 4, let first = trimmed.first, first == "`" || first == "~" else { return nil }
    let mark = trimmed.prefix { $0 == first }
    let rest = trimmed.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
    guard mark.count > 2, first == "~" || !rest.contains("`") else { return nil }
    return (String(mark), rest.split(separator: " ").first.map(String.init))
  }

  private mutating func code(
    _ lines: ArraySlice<String>, from start: Int, _ fence: (mark: String, language: String?),
    in parent: PresentationIntent?
  ) -> Int {
    let indent = Self.indent(lines[start])
    var at = start + 1
    var content: [String] = []
    while at < lines.endIndex {
      let trimmed = lines[at].trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix(fence.mark), trimmed.allSatisfy({ $0 == fence.mark.first }) { break }
      content.append(String(lines[at].dropFirst(min(indent, Self.indent(lines[at])))))
      at += 1
    }
    add(
      .codeBlock(languageHint: fence.language), content.map { $0 + "\n" }.joined(), in: parent, isCode: true)
    return min(at + 1, lines.endIndex)
  }

  private mutating func code(_ lines: ArraySlice<String>, from start: Int, in parent: PresentationIntent?)
    -> Int
  {
    var at = start
    while at < lines.endIndex, Self.indent(lines[at]) >= 4 || Self.isBlank(lines[at]) { at += 1 }
    var content = lines[start..<at].map { String($0.dropFirst(4)) }
    while content.last.map(Self.isBlank) == true { content.removeLast() }
    add(.codeBlock(languageHint: nil), content.map { $0 + "\n" }.joined(), in: parent, isCode: true)
    return at
  }

  private mutating func quotation(
    _ lines: ArraySlice<String>, from start: Int, in parent: PresentationIntent?
  ) -> Int {
    var at = start
    var content: [String] = []
    while at < lines.endIndex, !Self.isBlank(lines[at]) {
      var line = lines[at].drop { $0 == " " }
      if line.first == ">" {
        line = line.dropFirst()
        if line.first == " " { line = line.dropFirst() }
      } else if content.last.map(Self.isBlank) != false {
        break
      }
      content.append(String(line))
      at += 1
    }
    read(content[...], in: PresentationIntent(.blockQuote, identity: next(), parent: parent))
    return at
  }

  private mutating func list(
    _ lines: ArraySlice<String>, from start: Int, _ first: (mark: Character, number: Int?, offset: Int),
    in parent: PresentationIntent?
  ) -> Int {
    let list = PresentationIntent(
      first.number == nil ? .unorderedList : .orderedList, identity: next(), parent: parent)
    var at = start
    var ordinal = first.number ?? 1
    while at < lines.endIndex, let item = Self.item(lines[at]), item.mark == first.mark {
      var content = [String(lines[at].dropFirst(item.offset))]
      at += 1
      while at < lines.endIndex {
        let line = lines[at]
        let isLazy = content.last.map(Self.isBlank) == false && Self.item(line) == nil && !Self.isBreak(line)
        guard Self.isBlank(line) || Self.indent(line) >= item.offset || isLazy && Self.header(line) == nil
        else { break }
        content.append(String(line.dropFirst(min(item.offset, Self.indent(line)))))
        at += 1
      }
      read(content[...], in: PresentationIntent(.listItem(ordinal: ordinal), identity: next(), parent: list))
      ordinal += 1
    }
    return at
  }
}
