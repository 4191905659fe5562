/// The branches of `#if` in a source that cannot hold on iOS, such as those for watchOS and macOS.
struct SourceConditions {
  /// The places of the branches, in bytes.
  private var excluded: [Range<Int>] = []

  /// - Parameter text: a source, as UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var open: [(start: Int, holds: Bool?, isDecided: Bool)] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      defer { start = end + 1 }
      let line = text[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard line.first == UInt8(ascii: "#") else { continue }
      let words = String(decoding: line.dropFirst(), as: UTF8.self)
      func close() {
        guard let branch = open.popLast() else { return }
        if branch.holds == false { excluded.append(branch.start..<start) }
        if words.hasPrefix("endif") { return }
        let isDecided = branch.isDecided || branch.holds == true
        let holds =
          isDecided
          ? false
          : words.hasPrefix("else") && !words.hasPrefix("elseif") ? nil : Self.holds(words.dropFirst(6))
        open.append((end, holds, isDecided))
      }
      if words.hasPrefix("if") {
        open.append((end, Self.holds(words.dropFirst(2)), false))
      } else if words.hasPrefix("else") || words.hasPrefix("endif") {
        close()
      }
    }
  }

  /// Returns whether a place is in a branch that cannot hold.
  func excludes(_ place: Int) -> Bool { excluded.contains { $0.contains(place) } }

  /// Returns whether a condition holds on iOS; nil where that depends on more than the platform.
  static func holds(_ condition: some StringProtocol) -> Bool? {
    let text = condition.prefix(while: { $0 != "/" }).filter { !$0.isWhitespace }
    var parser = Parser(rest: Substring(text))
    let result = parser.any()
    return parser.rest.isEmpty ? result : nil
  }

  private struct Parser {
    var rest: Substring

    private mutating func take(_ sign: String) -> Bool {
      guard rest.hasPrefix(sign) else { return false }
      rest.removeFirst(sign.count)
      return true
    }

    mutating func any() -> Bool? {
      var result = all()
      while take("||") {
        let other = all()
        result = result == true || other == true ? true : result == false && other == false ? false : nil
      }
      return result
    }

    private mutating func all() -> Bool? {
      var result = one()
      while take("&&") {
        let other = one()
        result = result == false || other == false ? false : result == true && other == true ? true : nil
      }
      return result
    }

    private mutating func one() -> Bool? {
      if take("!") { return one().map { !$0 } }
      if take("(") {
        let result = any()
        return take(")") ? result : nil
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest.removeFirst(name.count)
      guard take("(") else { return Bool(String(name)) }
      let value = rest.prefix { $0 != ")" }
      rest.removeFirst(value.count)
      return take(")") ? Self.holds(name, value) : nil
    }

    private static func holds(_ name: Substring, _ value: Substring) -> Bool? {
      switch (name, value) {
      case ("os", _): value == "iOS"
      case ("targetEnvironment", "macCatalyst"), ("canImport", "AppKit"), ("canImport", "Cocoa"): false
      case ("canImport", "UIKit"), ("canImport", "Foundation"): true
      default: nil
      }
    }
  }
}
