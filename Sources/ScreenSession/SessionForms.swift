import Foundation
import ViewDescriptions

/// What is wanted of a session: one JSON object in one line.
public struct SessionRequest: Codable, Sendable {
  /// `describe`, `picture`, `act`, `query` or `state`.
  public var method: String
  /// The arguments by name.
  public var arguments: [String: JSONValue]

  /// A request.
  public init(method: String, arguments: [String: JSONValue]) {
    self.method = method
    self.arguments = arguments
  }

  /// A text of the arguments; `nil` where there is none.
  func text(_ name: String) throws -> String? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let text = value.text else { throw SessionError("\(name) is \(value.kind); it has to be a text") }
    return text
  }

  /// A number of the arguments within limits; `nil` where there is none.
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

  /// A whole number of the arguments within limits; `nil` where there is none.
  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = arguments[name], value != .null else { return nil }
    guard case .integer(let number) = value else {
      throw SessionError("\(name) is \(value.kind); it has to be a whole number")
    }
    guard range.contains(number) else {
      throw SessionError("\(name) has to lie between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// A Boolean value of the arguments; false where there is none.
  func flag(_ name: String) throws -> Bool {
    guard let value = arguments[name], value != .null else { return false }
    guard case .bool(let flag) = value else {
      throw SessionError("\(name) is \(value.kind); it has to be true or false")
    }
    return flag
  }

  /// Numbers of the arguments, of a given count; `nil` where there are none. Their size has a limit, which no screen reaches.
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

/// What a session answers: one JSON object in one line.
public struct SessionAnswer: Codable, Sendable {
  /// The answer in words.
  public var text: String
  /// The same as values.
  public var structured: JSONValue?
  /// A PNG.
  public var picture: Data?
  /// True if the request could not be answered; the text says why.
  public var isFailure: Bool?

  /// An answer.
  public init(text: String, structured: JSONValue? = nil, picture: Data? = nil) {
    self.text = text
    self.structured = structured
    self.picture = picture
  }

  /// An answer that says why there is none.
  public static func failure(_ reason: String) -> SessionAnswer {
    var answer = SessionAnswer(text: reason)
    answer.isFailure = true
    return answer
  }

  /// One line of JSON.
  public var line: String {
    (try? JSONLine.text(of: self)) ?? "{\"isFailure\":true,\"text\":\"the answer is no JSON\"}"
  }
}
