import DeviceModels
import Foundation
import ViewDescriptions

/// A request to a session: a JSON object on one line.
public struct SessionRequest: Codable, Sendable {
  /// `describe`, `picture`, `act`, `query` or `state`; for live pages also `inspect`, `touch`, `scroll`, `key`,
  /// `type`, `backspace`, `clock`, `scrub`, `settings`, `edit` or `record`.
  public var method: String
  /// The arguments by name.
  public var arguments: [String: JSONValue]

  /// Creates a request.
  public init(method: String, arguments: [String: JSONValue]) {
    self.method = method
    self.arguments = arguments
  }

  /// Returns a string argument; `nil` if it is missing.
  public func text(_ name: String) throws -> String? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let text = value.text else { throw SessionError("\(name) is \(value.kind); it has to be a text") }
    return text
  }

  /// Returns a numeric argument within limits; `nil` if it is missing.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let number = value.double else {
      throw SessionError("\(name) is \(value.kind); it has to be a number")
    }
    guard number.isFinite, range.contains(number) else {
      throw SessionError("\(name) has to lie between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// Returns an integer argument within limits; `nil` if it is missing.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = arguments[name], value != .null else { return nil }
    guard case .integer(let number) = value else {
      throw SessionError("\(name) is \(value.kind); it has to be a whole number")
    }
    guard range.contains(number) else {
      throw SessionError("\(name) has to lie between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// Returns a Boolean argument; `false` if it is missing.
  public func flag(_ name: String) throws -> Bool {
    guard let value = arguments[name], value != .null else { return false }
    guard case .bool(let flag) = value else {
      throw SessionError("\(name) is \(value.kind); it has to be true or false")
    }
    return flag
  }

  /// Returns an array argument with a given count of numbers; `nil` if it is missing. The numbers are limited
  /// to a range that exceeds any screen.
  /// Returns a point: an array of two numbers, or a text such as `20,300`.
  func point(_ name: String) throws -> [Double]? {
    if case .string(let text)? = arguments[name] {
      guard let point = Self.point(text) else {
        throw SessionError("\(name) is \"\(text.prefix(40))\"; a point is as in \"20,300\"")
      }
      return point
    }
    return try numbers(name, count: 2)
  }

  /// Returns the numbers of a text such as `20,300`; nil if it is none.
  static func point(_ text: String) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite,
      max(abs(x), abs(y)) <= 1_000_000
    else { return nil }
    return [x, y]
  }

  func numbers(_ name: String, count: Int) throws -> [Double]? {
    guard let value = arguments[name], value != .null else { return nil }
    guard case .array(let values) = value, values.count == count else {
      throw SessionError("\(name) has to be an array of \(count) numbers")
    }
    return try values.map { value in
      guard let number = value.double, number.isFinite, abs(number) <= 1_000_000 else {
        throw SessionError("\(name) has to be an array of \(count) numbers of at most a million")
      }
      return number
    }
  }
}

/// The answer of a session: a JSON object on one line.
public struct SessionAnswer: Codable, Sendable {
  /// The answer as text.
  public var text: String
  /// The answer as structured data.
  public var structured: JSONValue?
  /// A picture as PNG.
  public var picture: Data?
  /// `true` if the request could not be answered; the text has the reason.
  public var isFailure: Bool?

  /// Creates an answer.
  public init(text: String, structured: JSONValue? = nil, picture: Data? = nil) {
    self.text = text
    self.structured = structured
    self.picture = picture
  }

  /// Returns an answer for a failure.
  public static func failure(_ reason: String) -> SessionAnswer {
    var answer = SessionAnswer(text: reason)
    answer.isFailure = true
    return answer
  }

  /// The answer as one line of JSON.
  public var line: String {
    (try? JSONLine.text(of: self)) ?? "{\"isFailure\":true,\"text\":\"the answer is no JSON\"}"
  }
}
