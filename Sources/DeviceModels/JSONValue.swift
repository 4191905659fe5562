import Foundation

/// A JSON document without a schema, so that errors can name the key and the reason.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
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

  /// A description of the value for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(value.formatted)"
    case .string(let value): "the string \"\(value)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var formatted: String {
    self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : String(self)
  }
}
