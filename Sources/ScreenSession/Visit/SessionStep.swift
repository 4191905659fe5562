import Simulator
import UIKit

/// A step as visits, agents and recordings write it: what a person does with an element that is named, or an event at a point.
///
/// A visit is a JSON array of steps, which are those of ``VisitStep`` and:
///
/// - `{"tap": target}`, `{"tap": target, "count": 2}`, `{"press": target, "seconds": 1}`
/// - `{"drag": target, "to": [x, y], "seconds": 0.5}`
/// - `{"scroll": "down"}`, with `"in": target`, `"points": 200` or `"until": "text"`
/// - `{"type": "text", "into": target, "clear": true}`
/// - `{"wait": seconds}`
/// - `{"expect": target}`: the element has to be on the screen
///
/// A target is a label, an identifier or a text; the number of an element; `[x, y]` in points; or an object with the members `role`,
/// `identifier`, `label` or `value` and, where several elements have them, `index` from 0.
public enum SessionStep: Sendable {
  /// An event at a point, time, or a change of settings.
  case event(VisitStep)
  /// An action, with the arguments that agents pass to `act`.
  case action(SessionRequest)
  /// A target that has to be on the screen.
  case expectation(JSONValue)

  /// The directions of scrolling, as the signs of the distance along x and y.
  static let directions = ["down": (0, 1), "up": (0, -1), "right": (1, 0), "left": (-1, 0)]

  /// The names of the steps.
  public static let names = (VisitStep.names + ["expect", "wait"]).sorted()

  /// Parses a step. Throws a `SessionError` that names what is wrong.
  public init(_ json: JSONValue) throws {
    guard case .object(let values) = json else { throw SessionError("a step is \(json.kind), not an object") }
    let found = values.keys.filter { Self.names.contains($0) }.sorted()
    guard let name = found.first, found.count == 1, let value = values[name] else {
      let hint = values.keys.sorted().first.map {
        Suggestion.phrase(Suggestion.nearest(to: $0, among: Self.names))
      }
      throw SessionError("not a step: \(values.keys.sorted().joined(separator: ", "))\(hint ?? "")")
    }
    let count = ["tap": 2, "press": 3, "drag": 4, "scroll": 4][name]
    var isEvent = count == nil
    if case .array(let numbers) = value, numbers.count == count { isEvent = true }
    switch name {
    case "expect":
      try Self.check(members: values, of: name, [])
      try Self.checkTarget(value, of: name)
      self = .expectation(value)
    case "wait": self = try Self.action("wait", ["seconds": value], values, of: name, [:])
    case "type" where values["into"] != nil || values["clear"] != nil:
      self = try Self.action("type", ["text": value], values, of: name, ["into": "target", "clear": "clear"])
    case "tap" where !isEvent || values["count"] != nil:
      self = try Self.action("tap", ["target": value], values, of: name, ["count": "count"])
    case "press" where !isEvent:
      self = try Self.action("press", ["target": value], values, of: name, ["seconds": "seconds"])
    case "drag" where !isEvent:
      self = try Self.action(
        "drag", ["target": value], values, of: name, ["to": "to", "seconds": "seconds"])
    case "scroll" where !isEvent:
      guard case .string(let direction) = value, Self.directions[direction] != nil else {
        throw SessionError("scroll goes up, down, left or right, or is [x, y, dx, dy]")
      }
      self = try Self.action(
        "scroll", ["to": value], values, of: name, ["in": "target", "points": "points", "until": "until"])
    default: self = .event(try VisitStep(json))
    }
  }

  /// Returns an action with the arguments that a step's members are.
  private static func action(
    _ action: String, _ first: [String: JSONValue], _ members: [String: JSONValue], of name: String,
    _ others: [String: String]
  ) throws -> SessionStep {
    try check(members: members, of: name, Array(others.keys))
    var arguments = first
    arguments["action"] = .string(action)
    for (member, argument) in others { if let value = members[member] { arguments[argument] = value } }
    if let target = arguments["target"] { try checkTarget(target, of: name) }
    let request = SessionRequest(method: "act", arguments: arguments)
    // Wrong arguments of the action are errors of the visit, before its first step is performed.
    _ = try request.integer("count", in: 1...10)
    _ = try request.number("seconds", in: 0...(action == "wait" ? 600 : 60))
    _ = try request.number("points", in: 0...100_000)
    _ = try request.flag("clear")
    for text in ["until", "text"] { _ = try request.text(text) }
    if action == "drag", try request.point("to") == nil {
      throw SessionError("drag needs to: the point where the finger leaves the screen, as in [20, 300]")
    }
    return .action(request)
  }

  private static func check(members: [String: JSONValue], of name: String, _ known: [String]) throws {
    for member in members.keys.sorted() where member != name && !known.contains(member) {
      let all = known.isEmpty ? "" : "; it has: \(known.sorted().joined(separator: ", "))"
      throw SessionError("\(name) has no member \"\(member)\"\(all)")
    }
  }

  /// Throws an error if a value can be no target, whatever is on the screen.
  private static func checkTarget(_ value: JSONValue, of name: String) throws {
    switch value {
    case .string, .integer: return
    case .object(let members): _ = try ElementName(members)
    case .array(let numbers) where numbers.count == 2 && numbers.allSatisfy { $0.double != nil }: return
    default:
      throw SessionError(
        "the target of \(name) is \(value.kind); it has to be a text, a number, [x, y], or an object with a role, an "
          + "identifier or a label")
    }
  }
}

/// The properties that an element is found by.
struct ElementName {
  private static let keys = ["identifier", "index", "label", "role", "value"]
  private let texts: [String: String]
  /// The position among the elements that have the properties; `nil` if there has to be one only.
  let index: Int?

  init(_ members: [String: JSONValue]) throws {
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      throw SessionError("a target has no \"\(key)\"; it has: \(Self.keys.joined(separator: ", "))")
    }
    let request = SessionRequest(method: "target", arguments: members)
    index = try request.integer("index", in: 0...100_000)
    var texts: [String: String] = [:]
    for key in Self.keys where key != "index" { texts[key] = try request.text(key) }
    guard !texts.isEmpty else { throw SessionError("a target has no role, identifier, label or value") }
    self.texts = texts
  }

  func fits(_ element: ScreenOutline.Element) -> Bool {
    texts.allSatisfy { key, text in
      switch key {
      case "identifier": element.identifier == text
      case "label": element.label == text
      case "value": element.value == text
      default: element.role == text
      }
    }
  }

  var description: String {
    texts.sorted { $0.key < $1.key }.map { "\($0.key) \"\($0.value)\"" }.joined(separator: ", ")
  }
}

extension ScreenSession {
  /// Performs a step.
  public func play(_ step: SessionStep) throws {
    switch step {
    // As on iOS, where applications start again in another language.
    case .event(.settings(let change)) where change.language != nil:
      try restart(with: change.applied(to: device.settings))
    case .event(let event): try perform(event)
    case .action(let request): try perform(request, in: outline())
    case .expectation(let target): try expect(target)
    }
  }

  private func expect(_ target: JSONValue) throws {
    if case .string(let text) = target {
      guard device.shows(text) else {
        throw SessionError("\"\(text)\" is not on the screen")
      }
      return
    }
    let request = SessionRequest(method: "expect", arguments: ["target": target])
    _ = try self.target(of: request, in: outline(), isTouched: false)
  }
}
