/// A value of an old-style property list, such as `project.pbxproj`.
public enum PropertyListValue: Sendable, Equatable {
  /// A string, including numbers.
  case string(String)
  /// An array.
  case array([PropertyListValue])
  /// A dictionary.
  case dictionary([String: PropertyListValue])

  /// The string; `nil` for other values.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The array; `nil` for other values.
  public var array: [PropertyListValue]? { if case .array(let value) = self { value } else { nil } }
  /// The dictionary; `nil` for other values.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }
  /// The value of a dictionary's key; `nil` for other values.
  public subscript(key: String) -> PropertyListValue? { dictionary?[key] }
  /// The strings of an array, or a single one.
  public var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}

/// Parses old-style property lists: `{ key = value; }`, `( a, b )`, strings with and without quotes, data,
/// comments.
public struct PropertyListParser {
  /// A syntax error.
  public struct Failure: Error, CustomStringConvertible, Equatable {
    /// The line, starting at 1.
    public let line: Int
    /// A description of the error.
    public let reason: String
    /// The line and the reason, for messages.
    public var description: String { "line \(line): \(reason)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  /// The maximum nesting of values. Valid lists nest a few levels; more would only deepen the stack.
  private static let deepest = 200

  /// Parses a text. Throws a ``Failure`` if it is malformed or nested too deeply.
  public static func parse(_ text: String) throws -> PropertyListValue {
    var parser = PropertyListParser(bytes: Array(text.utf8))
    let value = try parser.value()
    try parser.skipBlanks()
    if parser.position < parser.bytes.count { throw parser.failure("something follows the list's end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipBlanks() throws {
    while let byte = next {
      if byte == 32 || (9...13).contains(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        while let byte = next, byte != UInt8(ascii: "\n") { advance() }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        let start = line
        position += 2
        while true {
          guard position + 1 < bytes.count else {
            throw Failure(line: start, reason: "a comment that begins here does not end")
          }
          if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") { break }
          advance()
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func value() throws -> PropertyListValue {
    try skipBlanks()
    guard let byte = next else { throw failure("the file ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { try $0.dictionary() }
    case UInt8(ascii: "("): return try nested { try $0.array() }
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try string())
    }
  }

  private mutating func nested(
    _ read: (inout PropertyListParser) throws -> PropertyListValue
  ) throws -> PropertyListValue {
    guard depth < Self.deepest else { throw failure("lists nest more than \(Self.deepest) deep") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func dictionary() throws -> PropertyListValue {
    let start = line
    advance()
    var result: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      guard let byte = next else {
        throw failure("the file ends inside the dictionary that begins on line \(start)")
      }
      if byte == UInt8(ascii: "}") { break }
      let key = try string()
      try expect("=", after: "the key \"\(key)\"")
      result[key] = try value()
      try expect(";", after: "the value of \"\(key)\"")
    }
    advance()
    return .dictionary(result)
  }

  private mutating func array() throws -> PropertyListValue {
    let start = line
    advance()
    var result: [PropertyListValue] = []
    while true {
      try skipBlanks()
      guard let byte = next else {
        throw failure("the file ends inside the array that begins on line \(start)")
      }
      if byte == UInt8(ascii: ")") { break }
      result.append(try value())
      try skipBlanks()
      if next == UInt8(ascii: ",") {
        advance()
      } else if next != UInt8(ascii: ")") {
        throw failure("a comma or the end of the array is missing")
      }
    }
    advance()
    return .array(result)
  }

  private mutating func expect(_ character: Unicode.Scalar, after what: String) throws {
    try skipBlanks()
    guard next == UInt8(ascii: character) else { throw failure("\"\(character)\" is missing after \(what)") }
    advance()
  }

  private mutating func data() throws -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: ">") { advance() }
    guard next != nil else { throw failure("data does not end") }
    advance()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws -> String {
    guard let quote = next else { throw failure("the file ends where a string is expected") }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try bareString() }
    let start = line
    advance()
    var result: [UInt8] = []
    while true {
      guard let byte = next else {
        throw Failure(line: start, reason: "a string that begins here does not end")
      }
      advance()
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard let escaped = next else { throw failure("the file ends inside a string") }
      advance()
      switch escaped {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "U"):
        let digits = bytes[position..<min(position + 4, bytes.count)]
        position += digits.count
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        result += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
      default: result.append(escaped)
      }
    }
  }

  private mutating func bareString() throws -> String {
    let start = position
    while let byte = next, Self.isBare(byte) { position += 1 }
    guard position > start else {
      let found = String(decoding: bytes[position...].prefix(1), as: UTF8.self)
      throw failure("\"\(found)\" where a value is expected")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: byte >= 128
    }
  }
}
