import DeviceModels
import CoreGraphics
import Foundation

/// A step of a visit: what a user does on a device, or time that passes.
///
/// A visit is a JSON array of steps. Each is an object whose first key names the step:
///
/// - `{"tap": [x, y]}`, `{"press": [x, y, seconds]}`, `{"drag": [x1, y1, x2, y2], "holding": seconds}`
/// - `{"touch": "down", "finger": 0, "x": 10, "y": 20, "seconds": 0.1}`: a single event of a finger; `down`, `move`,
///   `up` or `cancel`, the seconds after the event before
/// - `{"scroll": [x, y, dx, dy]}`: the content at a point scrolls by a distance, as by a wheel
/// - `{"type": "text"}`, `{"backspace": 2}`, `{"key": "z", "modifiers": ["command"]}`
/// - `{"advance": seconds}`, `{"settle": true}`: time passes, or activity ends
/// - `{"rotate": "landscape"}`, `{"settings": {"appearance": "dark"}}`
/// - `{"edit": {"constraint": "3", "constant": 20}}`
///
/// Positions and distances are in points in the screen's coordinates.
public enum VisitStep: Hashable, Sendable {
  /// The phase of a touch.
  public enum Phase: String, CaseIterable, Sendable {
    /// The finger touches the screen.
    case down
    /// The finger moves.
    case move
    /// The finger leaves the screen.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// A modifier key.
  public enum Modifier: String, CaseIterable, Sendable {
    /// The shift key.
    case shift
    /// The control key.
    case control
    /// The option key, UIKit's `alternate`.
    case option
    /// The command key.
    case command
  }

  /// A tap at a point.
  case tap(CGPoint)
  /// A touch at a point for a time in seconds.
  case press(CGPoint, seconds: Double)
  /// A drag from a point, where the finger stays for a time in seconds, to another one.
  case drag(CGPoint, CGPoint, holding: Double)
  /// An event of a finger, a time in seconds after the event before it.
  case touch(Phase, finger: Int, CGPoint, seconds: Double)
  /// The content at a point scrolls by a distance.
  case scroll(CGPoint, by: CGVector)
  /// Characters are typed into the first responder.
  case type(String)
  /// The delete key is pressed a number of times.
  case backspace(Int)
  /// A key with modifiers is pressed, for a command.
  case key(String, [Modifier])
  /// Time passes, in seconds.
  case advance(Double)
  /// Time passes until activity has ended, here and after the following steps.
  case settle
  /// The device is rotated to `portrait` or `landscape`.
  case rotate(String)
  /// Settings change.
  case settings(SettingsChange)
  /// A constraint or a view is changed by whoever inspects the screen.
  case edit(SessionEdit)

  /// The point where a finger comes down, in points in the screen's coordinates; `nil` for other steps.
  var touchedPoint: CGPoint? {
    switch self {
    case .tap(let point), .press(let point, _), .touch(.down, _, let point, _): point
    default: nil
    }
  }

  /// The names of the steps.
  public static let names = [
    "advance", "backspace", "drag", "edit", "key", "press", "rotate", "scroll", "settings", "settle", "tap",
    "touch", "type",
  ]

  /// Parses a step of a visit. Throws a `SessionError` that names what is wrong.
  public init(_ json: JSONValue) throws {
    guard case .object(let values) = json else { throw SessionError("a step is \(json.kind), not an object") }
    let found = values.keys.filter { Self.names.contains($0) }.sorted()
    guard let name = found.first, found.count == 1, let value = values[name] else {
      throw SessionError("not a step: \(values.keys.sorted().joined(separator: ", "))")
    }
    let request = SessionRequest(method: name, arguments: values)
    func numbers(_ count: Int) throws -> [Double] { try request.numbers(name, count: count) ?? [] }
    switch name {
    case "tap":
      let point = try numbers(2)
      self = .tap(CGPoint(x: point[0], y: point[1]))
    case "press":
      let press = try numbers(3)
      self = .press(CGPoint(x: press[0], y: press[1]), seconds: try Self.checked(press[2], "press"))
    case "drag":
      let line = try numbers(4)
      self = .drag(
        CGPoint(x: line[0], y: line[1]), CGPoint(x: line[2], y: line[3]),
        holding: try request.number("holding", in: 0...60) ?? 0)
    case "scroll":
      let line = try numbers(4)
      self = .scroll(CGPoint(x: line[0], y: line[1]), by: CGVector(dx: line[2], dy: line[3]))
    case "advance": self = .advance(try request.number(name, in: 0...600) ?? 0)
    case "settle": self = .settle
    case "rotate":
      guard let orientation = try request.text(name), ["portrait", "landscape"].contains(orientation) else {
        throw SessionError("rotate goes to portrait or landscape")
      }
      self = .rotate(orientation)
    case "settings", "edit":
      guard case .object(let arguments) = value else {
        throw SessionError("\(name) is \(value.kind); it has to be an object")
      }
      self = try Self(SessionRequest(method: name, arguments: arguments))
    default:
      var arguments = values
      let primary = ["touch": "phase", "type": "text", "backspace": "count", "key": "characters"][name]
      arguments[name] = nil
      arguments[primary ?? name] = value
      self = try Self(SessionRequest(method: name, arguments: arguments))
    }
  }

  private static func checked(_ seconds: Double, _ name: String) throws -> Double {
    guard (0...60).contains(seconds) else { throw SessionError("\(name) has to take 0 to 60 seconds") }
    return seconds
  }

  /// Parses a request of a session that is a single step: `touch`, `scroll`, `type`, `backspace`, `key`, `settings`
  /// or `edit`.
  init(_ request: SessionRequest) throws {
    func required<Value>(_ value: Value?, _ name: String) throws -> Value {
      guard let value else { throw SessionError("\(request.method) needs \(name)") }
      return value
    }
    func coordinate(_ name: String) throws -> Double {
      try required(try request.number(name, in: -100_000...100_000), name)
    }
    switch request.method {
    case "touch":
      let name = try required(try request.text("phase"), "phase")
      guard let phase = Phase(rawValue: name) else {
        throw SessionError(
          "\"\(name)\" is no phase: \(Phase.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self = .touch(
        phase, finger: try request.integer("finger", in: 0...9) ?? 0,
        CGPoint(x: try coordinate("x"), y: try coordinate("y")),
        seconds: try request.number("seconds", in: 0...60) ?? 0)
    case "scroll":
      self = .scroll(
        CGPoint(x: try coordinate("x"), y: try coordinate("y")),
        by: CGVector(
          dx: try request.number("dx", in: -100_000...100_000) ?? 0,
          dy: try request.number("dy", in: -100_000...100_000) ?? 0))
    case "type":
      let text = try required(try request.text("text"), "text")
      guard text.count <= 10_000 else { throw SessionError("text has to have at most 10,000 characters") }
      self = .type(text)
    case "backspace": self = .backspace(try request.integer("count", in: 1...10_000) ?? 1)
    case "key":
      let characters = try required(try request.text("characters"), "characters")
      guard !characters.isEmpty, characters.count <= 40 else {
        throw SessionError("characters has to have 1 to 40 characters")
      }
      self = .key(characters, try Self.modifiers(request))
    case "settings": self = .settings(try SettingsChange(request))
    case "edit": self = .edit(try SessionEdit(request))
    default: throw SessionError("\(request.method) is no step")
    }
  }

  private static func modifiers(_ request: SessionRequest) throws -> [Modifier] {
    guard let value = request.arguments["modifiers"], value != .null else { return [] }
    guard case .array(let values) = value, values.count <= 8 else {
      throw SessionError("modifiers is \(value.kind); it has to be an array of at most 8 texts")
    }
    return try values.map { value in
      guard let modifier = value.text.flatMap(Modifier.init) else {
        throw SessionError(
          "modifiers has to consist of \(Modifier.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return modifier
    }
  }

  /// The step in a visit.
  public var json: JSONValue {
    func numbers(_ values: CGFloat...) -> JSONValue { .array(values.map { .number(Double($0)) }) }
    var values: [String: JSONValue] = [:]
    switch self {
    case .tap(let point): values["tap"] = numbers(point.x, point.y)
    case .press(let point, let seconds): values["press"] = numbers(point.x, point.y, CGFloat(seconds))
    case .drag(let start, let end, let holding):
      values["drag"] = numbers(start.x, start.y, end.x, end.y)
      if holding != 0 { values["holding"] = .number(holding) }
    case .touch(let phase, let finger, let point, let seconds):
      values = [
        "touch": .string(phase.rawValue), "finger": .integer(finger), "x": .number(Double(point.x)),
        "y": .number(Double(point.y)),
      ]
      if seconds != 0 { values["seconds"] = .number(seconds) }
    case .scroll(let point, let distance):
      values["scroll"] = numbers(point.x, point.y, distance.dx, distance.dy)
    case .type(let text): values["type"] = .string(text)
    case .backspace(let count): values["backspace"] = .integer(count)
    case .key(let characters, let modifiers):
      values["key"] = .string(characters)
      if !modifiers.isEmpty { values["modifiers"] = .array(modifiers.map { .string($0.rawValue) }) }
    case .advance(let seconds): values["advance"] = .number(seconds)
    case .settle: values["settle"] = .bool(true)
    case .rotate(let name): values["rotate"] = .string(name)
    case .settings(let change): values["settings"] = .object(change.json)
    case .edit(let edit): values["edit"] = .object(edit.json)
    }
    return .object(values)
  }
}
