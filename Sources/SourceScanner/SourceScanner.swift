/// Finds the ends of brackets in Swift source, ignoring comments and literals.
///
/// `SourceText` has all parts of a source.
package struct SourceScanner {
  let bytes: [UInt8]
  package internal(set) var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the offset of a line's first byte. Lines start at 1.
  package func start(ofLine line: Int) -> Int {
    var current = 1
    for (index, byte) in bytes.enumerated() {
      if current == line { return index }
      if byte == UInt8(ascii: "\n") { current += 1 }
    }
    return bytes.count
  }

  package func isAt(_ text: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: text.utf8) }

  /// Moves past a word if it is at the offset.
  package mutating func move(to place: Int, behind word: String) -> Bool {
    guard place >= 0, place < bytes.count else { return false }
    position = place
    guard isAt(word) else { return false }
    position += word.utf8.count
    return true
  }

  /// A Boolean value that indicates whether all bytes have been passed.
  package var isAtEnd: Bool { position >= bytes.count }

  /// Moves past a byte.
  package mutating func skipByte() { position += 1 }

  /// Returns the text from an offset to the position.
  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  /// Moves past a text if it is at the position.
  package mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves past a word if it is at the position, and not followed by more letters, digits or underscores.
  package mutating func skipWord(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    let next = position + word.utf8.count
    if next < bytes.count, Self.continuesWord(bytes[next]) { return false }
    position = next
    return true
  }

  /// Moves past a word, whichever it is.
  ///
  /// - Returns: The word; `nil` if there is none at the position.
  package mutating func skipAnyWord() -> String? {
    let start = position
    skipWordBytes()
    return position == start ? nil : text(from: start)
  }

  mutating func skipWordBytes() {
    while position < bytes.count, Self.continuesWord(bytes[position]) { position += 1 }
  }

  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Moves past spaces, line breaks and comments. Always succeeds.
  package mutating func skipSpace() -> Bool {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if !skipComment() {
        break
      }
    }
    return true
  }

  package mutating func skipComment() -> Bool {
    if isAt("//") {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      return true
    }
    guard isAt("/*") else { return false }
    var depth = 0
    while position < bytes.count {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        position += 1
      }
    }
    return true
  }

  /// Moves past a string literal that begins at the position.
  package mutating func skipLiteral() -> Bool {
    var marks = 0
    while position + marks < bytes.count, bytes[position + marks] == UInt8(ascii: "#") { marks += 1 }
    guard position + marks < bytes.count, bytes[position + marks] == UInt8(ascii: "\"") else { return false }
    position += marks
    let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: marks)
    position += quote.utf8.count
    while position < bytes.count {
      if isAt(quote + fence) {
        position += quote.utf8.count + marks
        return true
      }
      if isAt("\\" + fence) {
        position += 1 + marks
        if isAt("(") {
          guard skipPair(open: "(", close: ")") else { return false }
        } else {
          position += 1
        }
      } else {
        position += 1
      }
    }
    return false
  }

  /// Moves past a pair of brackets that begins at the position.
  package mutating func skipPair(open: String, close: String) -> Bool {
    guard isAt(open) else { return false }
    var closers: [UInt8] = []
    while position < bytes.count {
      if skipComment() || skipLiteral() { continue }
      switch bytes[position] {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closers.popLast() == bytes[position] else { return false }
      default: break
      }
      position += 1
      if closers.isEmpty { return true }
    }
    return false
  }
}
