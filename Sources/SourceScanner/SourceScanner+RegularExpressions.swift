extension SourceScanner {
  /// Moves past a regular expression that begins at the position: `/…/` on one line, or `#/…/#`.
  ///
  /// A slash without `#` is taken for an operator unless a blank, a comma or an opening bracket is before it,
  /// and the expression has no closing bracket too many and ends before a blank, punctuation or a closing
  /// bracket.
  package mutating func skipRegularExpression() -> Bool {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let marks = end - position
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/") else { return false }
    if marks == 0 {
      let before = position == 0 ? UInt8(ascii: " ") : bytes[position - 1]
      guard Self.isBlank(before) || "([{,:".utf8.contains(before) else { return false }
      guard !Self.isBlank(bytes[end + 1]), !"/*".utf8.contains(bytes[end + 1]) else { return false }
    }
    guard let end = expressionEnd(from: end + 1, marks: marks) else { return false }
    if marks == 0, end < bytes.count {
      guard Self.isBlank(bytes[end]) || ")]},.:;".utf8.contains(bytes[end]) else { return false }
    }
    position = end
    return true
  }

  /// Returns the offset after the slash, and its number signs, that ends a regular expression.
  private func expressionEnd(from start: Int, marks: Int) -> Int? {
    var index = start
    var isInSet = false
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet:
        depth -= 1
        if depth < 0, marks == 0 { return nil }
      case UInt8(ascii: "\n") where marks == 0: return nil
      case UInt8(ascii: "/") where marks > 0 || !isInSet:
        let fence = bytes[(index + 1)...].prefix(marks)
        if fence.count == marks, fence.allSatisfy({ $0 == UInt8(ascii: "#") }) { return index + 1 + marks }
      default: break
      }
      index += 1
    }
    return nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
