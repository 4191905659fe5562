import Foundation

/// The parts of a paragraph of Markdown: emphasis, code, links, images and breaks, as CommonMark defines them, with the
/// strikethrough of GitHub.
///
/// Delimiters are collected from left to right; each closing one takes the nearest that opens and fits.
struct MarkdownInlines {
  /// A part with one meaning.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
  }

  private struct Delimiter {
    let mark: Character
    var count: Int
    let opens: Bool
    let closes: Bool
    /// The number of marks at first, which the rule of three looks at.
    let length: Int
  }

  private struct Node {
    var run: Run
    var delimiter: Delimiter?
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let node: Int
    let isImage: Bool
    /// An attribute, `^[text](key: value)`, has no link.
    let isAttribute: Bool
    var isActive = true
    /// The offset behind the bracket.
    let start: Int
  }

  private let text: [Character]
  private let keepsWhitespace: Bool
  private let references: [String: String]
  private let allowsAttributes: Bool
  private var at = 0
  private var nodes: [Node] = []
  private var brackets: [Bracket] = []

  private init(_ text: String, keepsWhitespace: Bool, references: [String: String], allowsAttributes: Bool) {
    self.text = Array(text)
    (self.keepsWhitespace, self.references, self.allowsAttributes) = (
      keepsWhitespace, references, allowsAttributes
    )
  }

  /// Returns the parts of a paragraph.
  ///
  /// - Parameters:
  ///   - keepsWhitespace: whether line breaks and blanks stay as they are.
  ///   - references: the places of links by their names in small letters.
  ///   - allowsAttributes: whether `^[text](key: value)` is an attribute and not text.
  static func runs(
    of text: String, keepsWhitespace: Bool, references: [String: String] = [:], allowsAttributes: Bool = false
  ) -> [Run] {
    var inlines = MarkdownInlines(
      text, keepsWhitespace: keepsWhitespace, references: references, allowsAttributes: allowsAttributes)
    while inlines.at < inlines.text.count { inlines.step() }
    inlines.emphasize(from: 0)
    var result: [Run] = []
    for node in inlines.nodes where !node.run.text.isEmpty {
      if let last = result.last, last.intent == node.run.intent, last.link == node.run.link,
        last.image == node.run.image
      {
        result[result.count - 1].text += node.run.text
      } else {
        result.append(node.run)
      }
    }
    return result
  }

  // MARK: Reading

  private func character(_ offset: Int) -> Character? { text.indices.contains(offset) ? text[offset] : nil }

  private mutating func append(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
    nodes.append(Node(run: Run(text: text, intent: intent, link: link)))
  }

  private mutating func step() {
    let character = text[at]
    switch character {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiters(character)
    case "<": angle()
    case "&": entity()
    case "[": open(isImage: false, isAttribute: false, length: 1)
    case "!" where self.character(at + 1) == "[": open(isImage: true, isAttribute: false, length: 2)
    case "^" where allowsAttributes && self.character(at + 1) == "[":
      open(isImage: false, isAttribute: true, length: 2)
    case "]": close()
    case _ where character.isNewline && !keepsWhitespace: lineEnd()
    default:
      let start = at
      while at < text.count, !"\\`*_~<&[!^]".contains(text[at]), keepsWhitespace || !text[at].isNewline {
        at += 1
      }
      if at == start { at += 1 }
      append(String(text[start..<at]))
    }
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    guard let value = character.asciiValue else { return character.isPunctuation || character.isSymbol }
    return (33...47).contains(value) || (58...64).contains(value) || (91...96).contains(value)
      || (123...126).contains(value)
  }

  private mutating func escape() {
    if let next = character(at + 1), next.isASCII, Self.isPunctuation(next) {
      append(String(next))
      at += 2
    } else if let next = character(at + 1), next.isNewline, !keepsWhitespace {
      append("\n", .lineBreak)
      at += 2
    } else {
      append("\\")
      at += 1
    }
  }

  /// Two blanks before the end of a line break it.
  private mutating func lineEnd() {
    at += 1
    while let next = character(at), next == " " || next == "\t" { at += 1 }
    var blanks = 0
    if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].run.intent.isEmpty {
      while nodes[last].run.text.last == " " {
        nodes[last].run.text.removeLast()
        blanks += 1
      }
    }
    append(blanks > 1 ? "\n" : " ", blanks > 1 ? .lineBreak : .softBreak)
  }

  private mutating func code() {
    let start = at
    while character(at) == "`" { at += 1 }
    let count = at - start
    var end = at
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let begin = end
      while character(end) == "`" { end += 1 }
      guard end - begin == count else { continue }
      var content = String(text[at..<begin].map { $0.isNewline ? " " : $0 })
      if content.count > 1, content.first == " ", content.last == " ", content.contains(where: { $0 != " " })
      {
        content = String(content.dropFirst().dropLast())
      }
      append(content, .code)
      at = end
      return
    }
    append(String(repeating: "`", count: count))
  }

  private mutating func delimiters(_ mark: Character) {
    let start = at
    while character(at) == mark { at += 1 }
    let count = at - start
    let before = start > 0 ? text[start - 1] : "\n"
    let after = character(at) ?? "\n"
    let isLeft =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let isRight =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    let isWord = mark == "_"
    nodes.append(
      Node(
        run: Run(text: String(repeating: mark, count: count)),
        delimiter: mark == "~" && count > 2
          ? nil
          : Delimiter(
            mark: mark, count: count, opens: isLeft && (!isWord || !isRight || Self.isPunctuation(before)),
            closes: isRight && (!isWord || !isLeft || Self.isPunctuation(after)), length: count)))
  }

  /// `<https://example.org>`, `<name@example.org>` and tags of HTML.
  private mutating func angle() {
    guard let end = text[at...].firstIndex(of: ">"), end > at + 1 else {
      append("<")
      at += 1
      return
    }
    let content = String(text[(at + 1)..<end])
    let first = content.first ?? " "
    let scheme = content.prefix { $0.isLetter || $0.isNumber || "+.-".contains($0) }
    if content.contains(where: \.isWhitespace) == false, scheme.count > 1, first.isLetter,
      content.dropFirst(scheme.count).first == ":"
    {
      append(content, link: content)
    } else if !content.contains(where: \.isWhitespace), content.contains("@"),
      first.isLetter || first.isNumber
    {
      append(content, link: "mailto:" + content)
    } else if first.isLetter || first == "/" || first == "!" || first == "?" {
      append("<\(content)>", .inlineHTML)
    } else {
      append("<")
      at += 1
      return
    }
    at = end + 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
    "reg": "\u{AE}",
    "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "trade": "\u{2122}", "euro": "\u{20AC}",
  ]

  private mutating func entity() {
    let name = String(text[(at + 1)...].prefix(10).prefix { $0 != ";" })
    var value = Self.entities[name]
    if name.hasPrefix("#"), name.count > 1 {
      let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
      let number = isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      value = number.flatMap { Unicode.Scalar($0 == 0 ? 0xFFFD : $0) }.map { String(Character($0)) }
    }
    guard let value, character(at + 1 + name.count) == ";" else {
      append("&")
      at += 1
      return
    }
    append(value)
    at += name.count + 2
  }

  // MARK: Links

  private mutating func open(isImage: Bool, isAttribute: Bool, length: Int) {
    append(String(text[at..<at + length]))
    at += length
    brackets.append(Bracket(node: nodes.count - 1, isImage: isImage, isAttribute: isAttribute, start: at))
  }

  private mutating func close() {
    let end = at
    at += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    guard bracket.isActive, let target = target(bracket, labelled: String(text[bracket.start..<end])) else {
      return append("]")
    }
    emphasize(from: bracket.node + 1)
    nodes[bracket.node].run.text = ""
    for index in nodes.indices.dropFirst(bracket.node + 1) {
      if bracket.isImage {
        nodes[index].run.image = target
      } else if !bracket.isAttribute {
        nodes[index].run.link = target
      }
    }
    // There are no links in links.
    if !bracket.isImage, !bracket.isAttribute {
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
  }

  /// Returns the place of a link, and goes on behind it; `nil` if there is none.
  private mutating func target(_ bracket: Bracket, labelled label: String) -> String? {
    if character(at) == "(" {
      let start = at
      if bracket.isAttribute {
        guard let end = text[at...].firstIndex(of: ")") else { return nil }
        at = end + 1
        return ""
      }
      if let place = place() { return place }
      at = start
    }
    guard !bracket.isAttribute else { return nil }
    var name = label
    var end = at
    if character(at) == "[", let close = text[at...].firstIndex(of: "]") {
      if close > at + 1 { name = String(text[(at + 1)..<close]) }
      end = close + 1
    }
    guard let place = references[Self.reference(name)] else { return nil }
    at = end
    return place
  }

  /// The name of a reference: letters are small, and blanks one.
  static func reference(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads `(place "title")`.
  private mutating func place() -> String? {
    at += 1
    skipBlanks()
    var place = ""
    if character(at) == "<" {
      guard let end = text[at...].firstIndex(of: ">") else { return nil }
      place = String(text[(at + 1)..<end])
      at = end + 1
    } else {
      var depth = 0
      while let next = character(at), !next.isWhitespace {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if next == "\\", let escaped = character(at + 1), Self.isPunctuation(escaped) { at += 1 }
        place.append(text[at])
        at += 1
      }
    }
    skipBlanks()
    if let quote = character(at), "\"'(".contains(quote) {
      let closing: Character = quote == "(" ? ")" : quote
      guard let end = text[(at + 1)...].firstIndex(of: closing) else { return nil }
      at = end + 1
      skipBlanks()
    }
    guard character(at) == ")" else { return nil }
    at += 1
    return place
  }

  private mutating func skipBlanks() {
    while let next = character(at), next.isWhitespace { at += 1 }
  }

  // MARK: Emphasis

  /// Pairs the delimiters from a node on, and takes them away.
  private mutating func emphasize(from first: Int) {
    var closer = first
    while closer < nodes.count {
      guard let closing = nodes[closer].delimiter, closing.closes, closing.count > 0 else {
        closer += 1
        continue
      }
      guard let opener = opener(for: closing, before: closer, from: first) else {
        if !closing.opens { nodes[closer].delimiter = nil }
        closer += 1
        continue
      }
      pair(opener, closer)
    }
    for index in nodes.indices.dropFirst(first) { nodes[index].delimiter = nil }
  }

  private func opener(for closing: Delimiter, before closer: Int, from first: Int) -> Int? {
    nodes.indices[first..<closer].last { index in
      guard let opening = nodes[index].delimiter, opening.opens, opening.mark == closing.mark,
        opening.count > 0
      else { return false }
      if closing.mark == "~" { return opening.count == closing.count }
      // The rule of three: `***a** b*`.
      let isOdd = (opening.closes || closing.opens) && (opening.length + closing.length) % 3 == 0
      return !isOdd || opening.length % 3 == 0 && closing.length % 3 == 0
    }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    guard let opening = nodes[opener].delimiter, let closing = nodes[closer].delimiter else { return }
    let isStrike = closing.mark == "~"
    let count = isStrike ? closing.count : min(opening.count, closing.count) > 1 ? 2 : 1
    let intent: InlinePresentationIntent =
      isStrike ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
    for index in (opener + 1)..<closer {
      nodes[index].run.intent.insert(intent)
      // Delimiters between them that were not paired are text.
      nodes[index].delimiter = nil
    }
    for index in [opener, closer] {
      nodes[index].delimiter?.count -= count
      nodes[index].run.text.removeLast(count)
    }
  }
}
