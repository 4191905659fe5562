/// A part of a Swift source: a word, a literal, a comment or a symbol.
package struct SourceToken: Equatable {
  package enum Kind {
    /// A keyword, a name with its backticks, or a number up to its point.
    case word
    /// A string with its quotes and interpolations, or a regular expression.
    case literal
    /// A comment of one line without its end, or one between `/*` and `*/`.
    case comment
    /// One character that is none of the others, or `->`.
    case symbol
  }

  package let kind: Kind
  /// The offsets of its bytes.
  package let range: Range<Int>
  /// Its first and last line, from 1.
  package let lines: ClosedRange<Int>
  /// A Boolean value that indicates whether only blanks are before it on its line.
  package let isFirstOfLine: Bool
}

/// A Swift source with its parts.
///
/// Nothing is left out but blanks, and no source is refused: a literal without an end extends to the end of
/// the source.
package struct SourceText {
  package let bytes: [UInt8]
  package let tokens: [SourceToken]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = SourceScanner(bytes)
    var tokens: [SourceToken] = []
    var line = 1
    var lastLine = 0
    while !scanner.isAtEnd {
      let start = scanner.position
      if SourceScanner.isBlank(bytes[start]) {
        if bytes[start] == UInt8(ascii: "\n") { line += 1 }
        scanner.skipByte()
        continue
      }
      let kind = Self.skipToken(&scanner)
      let range = start..<min(scanner.position, bytes.count)
      let first = line
      if kind != .word, range.count > 1 { line += bytes[range].count { $0 == UInt8(ascii: "\n") } }
      tokens.append(
        SourceToken(kind: kind, range: range, lines: first...line, isFirstOfLine: first != lastLine))
      lastLine = line
    }
    self.tokens = tokens
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  private static func skipToken(_ scanner: inout SourceScanner) -> SourceToken.Kind {
    let start = scanner.position
    switch scanner.bytes[start] {
    case UInt8(ascii: "/"):
      if scanner.skipComment() { return .comment }
      if scanner.skipRegularExpression() { return .literal }
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      // Without an end, the position has moved all the same.
      if scanner.skipLiteral() || scanner.position > start || scanner.skipRegularExpression() {
        return .literal
      }
    case UInt8(ascii: "`"):
      repeat { scanner.skipByte() } while !scanner.isAtEnd && !scanner.isAt("`") && !scanner.isAt("\n")
      _ = scanner.skip("`")
      return .word
    case UInt8(ascii: "-"):
      if scanner.skip("->") { return .symbol }
    case let byte where SourceScanner.continuesWord(byte):
      scanner.skipWordBytes()
      return .word
    default: break
    }
    scanner.skipByte()
    return .symbol
  }

  /// Returns the text of a part.
  package func text(of token: SourceToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// Returns the text of the part at an index; `nil` beyond the last part.
  package func text(at index: Int) -> String? {
    tokens.indices.contains(index) ? text(of: tokens[index]) : nil
  }

  /// A Boolean value that indicates whether a part has a text.
  package func isAt(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[tokens[index].range]) }
  }

  /// The number of line breaks.
  package var lineBreaks: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

  /// Returns the source with a blank for each Unicode scalar of comments and, unless literals are kept, of what
  /// literals contain, so that places do not change. Line breaks and the first and last byte of literals stay.
  package func code(keepingLiterals: Bool = false) -> String {
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var end = 0
    for token in tokens where token.kind == .comment || token.kind == .literal && !keepingLiterals {
      let isLiteral = token.kind == .literal && token.range.count > 1
      let hidden = isLiteral ? token.range.dropFirst().dropLast() : token.range
      code += bytes[end..<hidden.lowerBound]
      for byte in bytes[hidden] {
        if byte == UInt8(ascii: "\n") {
          code.append(byte)
        } else if !(0x80...0xBF).contains(byte) {
          // Other bytes continue a scalar.
          code.append(UInt8(ascii: " "))
        }
      }
      end = hidden.upperBound
    }
    return String(decoding: code + bytes[end...], as: UTF8.self)
  }
}
