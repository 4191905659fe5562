import Foundation

/// The preprocessor of C, as Xcode applies it to the property list of a target whose `INFOPLIST_PREPROCESS` is set: conditions, and
/// macros without parameters.
///
/// Text keeps what C has as comments, since addresses have two slashes. Files are not included, except for the one that the settings name.
struct TextPreprocessor {
  private var macros: [String: String] = [:]
  /// The conditions around a line: whether its part is active, and whether one of its parts was.
  private var conditions: [(isActive: Bool, wasActive: Bool)] = []

  /// The number of times that macros in the text of macros are replaced.
  private static let passes = 8
  private static let longestLine = 10_000

  /// Creates a preprocessor with definitions, each a name or a name, `=` and a text. Without a text a macro is 1.
  init(definitions: [String]) {
    for definition in definitions {
      let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.map(String.init), ProjectStrings.isIdentifier(name) else { continue }
      macros[name] = parts.count > 1 ? String(parts[1]) : "1"
    }
  }

  /// Returns a text with its directives applied. Lines of directives and of parts that are left out are empty.
  mutating func apply(to text: String) -> String {
    conditions = []
    var result = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.first == "#" {
        directive(trimmed.dropFirst().drop { $0 == " " || $0 == "\t" })
      } else if isActive {
        result += replaced(line)
      }
      result += "\n"
    }
    return result
  }

  private var isActive: Bool { conditions.allSatisfy(\.isActive) }

  private mutating func directive(_ text: Substring) {
    let name = text.prefix(while: \.isLetter)
    let rest = String(text.dropFirst(name.count).drop { $0 == " " || $0 == "\t" })
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch name {
    case "ifdef": begin(macros[word] != nil)
    case "ifndef": begin(macros[word] == nil)
    case "if": begin(isActive && value(of: rest))
    case "elif":
      guard let last = conditions.popLast() else { return }
      let isNext = !last.wasActive && isActive && value(of: rest)
      conditions.append((isNext, last.wasActive || isNext))
    case "else":
      guard let last = conditions.popLast() else { return }
      conditions.append((!last.wasActive, true))
    case "endif": _ = conditions.popLast()
    case "define":
      let text = rest.dropFirst(word.count)
      // A macro with parameters is none here.
      guard isActive, ProjectStrings.isIdentifier(word), text.first != "(" else { return }
      macros[word] = text.trimmingCharacters(in: .whitespaces)
    case "undef": if isActive { macros[word] = nil }
    default: break
    }
  }

  private mutating func begin(_ isActive: Bool) { conditions.append((isActive, isActive)) }

  /// Returns a line with the names of macros outside of quotation marks replaced.
  private func replaced(_ line: Substring) -> String {
    guard !macros.isEmpty, line.utf8.count <= Self.longestLine else { return String(line) }
    var text = String(line)
    for _ in 0..<Self.passes {
      var (result, rest, hasChanged) = ("", text[...], false)
      while let first = rest.first {
        if first == "\"" {
          let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
          result += rest[..<end]
          rest = rest[end...]
        } else if first.isLetter || first == "_" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if let macro = macros[String(word)], macro != word {
            result += macro
            hasChanged = true
          } else {
            result += word
          }
          rest = rest.dropFirst(word.count)
        } else if first.isNumber {
          let number = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
          result += number
          rest = rest.dropFirst(number.count)
        } else {
          result.append(first)
          rest = rest.dropFirst()
        }
      }
      guard hasChanged, result.utf8.count <= Self.longestLine else { return text }
      text = result
    }
    return text
  }

  // MARK: Conditions

  /// Returns whether an expression is not zero. What cannot be read is zero.
  private func value(of text: String) -> Bool {
    var parser = Expression(text: text[...], macros: macros)
    return parser.value() != 0
  }

  /// An expression of integers.
  private struct Expression {
    var text: Substring
    let macros: [String: String]
    private var depth = 0
    private static let deepest = 64

    init(text: Substring, macros: [String: String]) { (self.text, self.macros) = (text, macros) }

    private mutating func skip(_ token: String) -> Bool {
      text = text.drop(while: \.isWhitespace)
      guard text.hasPrefix(token) else { return false }
      text = text.dropFirst(token.count)
      return true
    }

    /// The operators by their precedence, the weakest first. Longer ones precede those that they begin with.
    private static let levels: [[(String, @Sendable (Int, Int) -> Int)]] = [
      [("||", { $0 != 0 || $1 != 0 ? 1 : 0 })],
      [("&&", { $0 != 0 && $1 != 0 ? 1 : 0 })],
      [("==", { $0 == $1 ? 1 : 0 }), ("!=", { $0 != $1 ? 1 : 0 })],
      [
        ("<=", { $0 <= $1 ? 1 : 0 }), (">=", { $0 >= $1 ? 1 : 0 }), ("<", { $0 < $1 ? 1 : 0 }),
        (">", { $0 > $1 ? 1 : 0 }),
      ],
      [("+", { $0 &+ $1 }), ("-", { $0 &- $1 })],
    ]

    mutating func value(_ level: Int = 0) -> Int {
      guard level < Self.levels.count else { return unary() }
      var left = value(level + 1)
      search: while true {
        for (token, operation) in Self.levels[level] where skip(token) {
          left = operation(left, value(level + 1))
          continue search
        }
        return left
      }
    }

    private mutating func unary() -> Int {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { return 0 }
      if skip("!") { return unary() == 0 ? 1 : 0 }
      if skip("-") { return 0 &- unary() }
      if skip("(") {
        let inner = value()
        _ = skip(")")
        return inner
      }
      text = text.drop(while: \.isWhitespace)
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      text = text.dropFirst(word.count)
      if word == "defined" {
        let isOpen = skip("(")
        text = text.drop(while: \.isWhitespace)
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        text = text.dropFirst(name.count)
        if isOpen { _ = skip(")") }
        return macros[String(name)] == nil ? 0 : 1
      }
      if word.first?.isNumber == true {
        let digits = word.lowercased().prefix { $0.isHexDigit || $0 == "x" }
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) ?? 0 }
        return Int(digits) ?? 0
      }
      guard var text = macros[String(word)] else { return 0 }
      // A macro may be the name of another one.
      for _ in 0..<TextPreprocessor.passes { text = macros[text] ?? text }
      return Int(text) ?? 0
    }
  }
}
