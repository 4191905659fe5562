import Foundation

/// A JSON value of any type.
public enum JSONValue: Codable, Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer that fits into 64 bits.
  case integer(Int)
  /// Another number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Creates the JSON representation of a value.
  public init(encoding value: some Encodable) throws {
    let data = try JSONEncoder().encode(value)
    self.init(foundation: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  /// Creates a value from one of `JSONSerialization`, many times faster than a decoder does.
  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let values as [Any]: self = .array(values.map(Self.init(foundation:)))
    case let values as [String: Any]: self = .object(values.mapValues(Self.init(foundation:)))
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" {
        self = .bool(number.boolValue)
      } else if let integer = Int(exactly: number.doubleValue), abs(integer) < 1 << 53 {
        self = .integer(integer)
      } else {
        self = .number(number.doubleValue)
      }
    default: self = .null
    }
  }

  /// The value for a key of an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  /// The string, if the value is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, if the value is one.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// A description of the value's type.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean value"
    case .integer, .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
