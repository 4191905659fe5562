/// Parses pairs of strings: `/* comment */ "key" = "value";`. Keys and values without quotes are words.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(InterfaceDocumentError) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let key = try string()
      try skipSpace()
      if peek == "=" {
        advance()
        try skipSpace()
        result[key] = try string()
        try skipSpace()
      } else {
        // A key without a value is its own value.
        result[key] = key
      }
      guard peek == ";" else { throw failure("; is missing") }
      advance()
      try skipSpace()
    }
    return result
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func failure(_ message: String) -> InterfaceDocumentError {
    InterfaceDocumentError(message, line: line, column: index - lineStart + 1)
  }

  private mutating func skipSpace() throws(InterfaceDocumentError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let next = peek, next != "\n" { _ = next; advance() }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        advance()
        advance()
        while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") { advance() }
        guard index + 1 < scalars.count else { throw failure("a comment does not end") }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func string() throws(InterfaceDocumentError) -> String {
    var result = String.UnicodeScalarView()
    guard peek == "\"" else {
      while let scalar = peek,
        scalar.properties.isAlphabetic || "0123456789._-$:/".unicodeScalars.contains(scalar)
      {
        result.append(scalar)
        advance()
      }
      guard !result.isEmpty else { throw failure("a string is missing") }
      return String(result)
    }
    advance()
    while let scalar = peek {
      advance()
      if scalar == "\"" { return String(result) }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = peek else { break }
      advance()
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        if let unit = hexadecimal() { append(unit, to: &result) }
      default: result.append(escaped)
      }
    }
    throw failure("a string does not end")
  }

  private var highSurrogate: UInt32?

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let scalar = peek, let digit = Character(scalar).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      advance()
    }
    return count > 0 ? value : nil
  }

  /// Appends a UTF-16 unit; two surrogates form a character.
  private mutating func append(_ unit: UInt32, to result: inout String.UnicodeScalarView) {
    if (0xD800..<0xDC00).contains(unit) {
      highSurrogate = unit
    } else if (0xDC00..<0xE000).contains(unit), let high = highSurrogate {
      highSurrogate = nil
      if let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)) {
        result.append(scalar)
      }
    } else if let scalar = Unicode.Scalar(unit) {
      result.append(scalar)
    }
  }
}
