import DeviceModels
import Foundation
import ScreenSession

/// A running screen's answer as the page gets it: values of known types, since the screen's process may be a project's.
struct LiveAnswer: Encodable, Sendable {
  var text: String
  var structured: Values?
  var isFailure: Bool?
  /// A Boolean value that indicates whether the session has ended.
  var isOver: Bool?
  /// The address of the picture.
  var picture: String?

  /// The values of an answer beside its text.
  struct Values: Encodable, Sendable {
    /// The line of code that an edit changes.
    struct Change: Codable, Sendable {
      var file: String?
      var line: Int?
      var before: String?
      var text: String?
      var note: String?
    }

    var time: Double?
    var end: Double?
    var isSettled: Bool?
    var isTaken: Bool?
    var change: Change?
    /// The steps of what was done. Pages show them as text.
    var visit: [JSONValue]?
    var test: String?
    var description: PageDescription?

    private enum Key: CodingKey { case time, end, isSettled, isTaken, change, visit, test }

    func encode(to encoder: any Encoder) throws {
      try description?.encode(to: encoder)
      var values = encoder.container(keyedBy: Key.self)
      try values.encodeIfPresent(time, forKey: .time)
      try values.encodeIfPresent(end, forKey: .end)
      try values.encodeIfPresent(isSettled, forKey: .isSettled)
      try values.encodeIfPresent(isTaken, forKey: .isTaken)
      try values.encodeIfPresent(change, forKey: .change)
      try values.encodeIfPresent(visit, forKey: .visit)
      try values.encodeIfPresent(test, forKey: .test)
    }

    /// Reads what is known of a value, and leaves out the rest.
    init(_ value: JSONValue) throws(PageDescriptionError) {
      time = value["time"]?.double
      end = value["end"]?.double
      isSettled = value["isSettled"]?.flag
      isTaken = value["isTaken"]?.flag
      if let given = value["change"] {
        change = Change(
          file: given["file"]?.text, line: given["line"]?.integer, before: given["before"]?.text,
          text: given["text"]?.text, note: given["note"]?.text)
      }
      if case .array(let steps)? = value["visit"] { visit = steps }
      test = value["test"]?.text
      guard value["views"] != nil else { return }
      guard let data = try? JSONEncoder().encode(value) else {
        throw PageDescriptionError(reason: "it is no JSON")
      }
      description = try PageDescription(json: String(decoding: data, as: UTF8.self))
    }
  }

  init(failure reason: String, isOver: Bool = false) {
    text = reason
    isFailure = true
    if isOver { self.isOver = true }
  }

  init(_ answer: SessionAnswer) throws(PageDescriptionError) {
    text = answer.text
    structured = try answer.structured.map { value throws(PageDescriptionError) in try Values(value) }
    isFailure = answer.isFailure
  }
}

extension JSONValue {
  /// The value as a Boolean; nil for others.
  var flag: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value as an integer; nil for others.
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
}
