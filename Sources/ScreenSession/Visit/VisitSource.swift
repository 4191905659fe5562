import CoreGraphics
import Simulator
import UIKit
import ViewDescriptions

/// A visit as the source of a test, which performs the same steps with `VirtualDevice`.
struct VisitSource {
  let screen: String
  /// The id of the device.
  let device: String
  let settings: DeviceSettings
  /// The source that shows the screen; `nil` for an empty one.
  let start: ControllerSource?
  let steps: [VisitScript.Step]
  /// Texts that are on the screen at the end.
  let expected: [String]

  /// The source.
  var text: String {
    var lines = ["import Simulator", "import Testing", "import UIKit", ""]
    let modules = start?.modules.sorted() ?? []
    if !modules.isEmpty { lines += modules.map { "@testable import \($0)" } + [""] }
    lines += ["@MainActor", "@Test func \(functionName)() throws {"]
    lines += opening.map { "  " + $0 }
    var fingers: [Int: CGPoint?] = [:]
    let used = Set(steps.compactMap { Self.finger(of: $0) }).sorted()
    lines += used.map { "  var finger\($0): UITouch?" }
    for step in steps { lines += statements(step, &fingers).map { "  " + $0 } }
    lines += expected.map { "  #expect(device.shows(\(Self.literal($0))))" }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var functionName: String {
    let words = screen.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "visit" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var opening: [String] {
    var arguments: [String] = []
    if settings.orientation == .landscape { arguments.append("orientation: .landscape") }
    if settings.appearance == .dark { arguments.append("appearance: .dark") }
    if settings.textSize != .large {
      arguments.append(
        "textSize: UIContentSizeCategory(rawValue: \(Self.literal(settings.textSize.rawValue)))")
    }
    if settings.layoutDirection == .rightToLeft { arguments.append("layoutDirection: .rightToLeft") }
    if let language = settings.language { arguments.append("language: \(Self.literal(language))") }
    if settings.system != DeviceSettings.standardSystem { arguments.append("system: \(settings.system)") }
    var lines = [
      "\(settings.reducesMotion || settings.requiresCompatibility ? "var" : "let") settings = DeviceSettings(\(arguments.joined(separator: ", ")))"
    ]
    if settings.requiresCompatibility { lines.append("settings.requiresCompatibility = true") }
    if settings.reducesMotion { lines.append("settings.reducesMotion = true") }
    lines.append(
      "let device = VirtualDevice(try DeviceCatalog.standard.device(named: \(Self.literal(device))), settings: settings)"
    )
    lines.append(start?.statement ?? "device.show(UIViewController())")
    return lines
  }

  private static func finger(of step: VisitScript.Step) -> Int? {
    guard case .event(.touch(.down, let finger, _, _), true) = step else { return nil }
    return finger
  }

  /// Returns the statements of a step.
  ///
  /// - Parameter fingers: The positions of the fingers on the screen; `nil` for one that no view takes.
  private func statements(_ step: VisitScript.Step, _ fingers: inout [Int: CGPoint?]) -> [String] {
    switch step {
    case .tap(let name): ["try device.tap(\(Self.literal(name)))"]
    case .press(let name, let seconds):
      ["try device.press(\(Self.literal(name)), for: \(Self.literal(seconds)))"]
    case .event(let event, let isTaken): statements(event, isTaken: isTaken, &fingers)
    }
  }

  private func statements(
    _ event: VisitStep, isTaken: Bool, _ fingers: inout [Int: CGPoint?]
  ) -> [String] {
    switch event {
    case .tap(let point): return ["device.tap(at: \(Self.literal(point)))"]
    case .press(let point, let seconds):
      return ["device.press(at: \(Self.literal(point)), for: \(Self.literal(seconds)))"]
    case .drag(let start, let end, let holding):
      let extra = holding == 0 ? "" : ", holding: \(Self.literal(holding))"
      return ["device.drag(from: \(Self.literal(start)), to: \(Self.literal(end))\(extra))"]
    case .touch(let phase, let finger, let point, let seconds):
      return touch(phase, finger, point, seconds, isTaken: isTaken, &fingers)
    case .scroll(let point, let by):
      let distance = "CGVector(dx: \(Self.literal(by.dx)), dy: \(Self.literal(by.dy)))"
      return ["device.scroll(at: \(Self.literal(point)), by: \(distance))"]
    case .type(let text): return ["device.typeText(\(Self.literal(text)))"]
    case .backspace(let count): return ["device.typeBackspace(\(count))"]
    case .key(let characters, let modifiers):
      let names = modifiers.map { $0 == .option ? ".alternate" : ".\($0.rawValue)" }.joined(separator: ", ")
      return ["device.pressKey(\(Self.literal(characters)), modifiers: [\(names)])"]
    case .advance(let seconds): return ["device.advance(by: \(Self.literal(seconds)))"]
    case .settle: return ["device.settlesByItself = true", "device.settle()"]
    case .rotate(let name): return ["device.rotate(to: .\(name))"]
    case .settings(let change): return Self.statements(change)
    case .edit(let edit):
      let values = (try? JSONLine.text(of: JSONValue.object(edit.json))) ?? ""
      return ["// An edit, which is not part of the program yet: \(values)"]
    }
  }

  private func touch(
    _ phase: VisitStep.Phase, _ finger: Int, _ point: CGPoint, _ seconds: Double, isTaken: Bool,
    _ fingers: inout [Int: CGPoint?]
  ) -> [String] {
    let wait = ["device.advance(by: \(Self.literal(seconds)))"]
    let name = "finger\(finger)"
    if phase == .down {
      fingers[finger] = .some(isTaken ? point : nil)
      return isTaken ? wait + ["\(name) = device.touchDown(at: \(Self.literal(point)))"] : wait
    }
    guard let known = fingers[finger], let position = known else {
      if phase != .move { fingers[finger] = nil }
      return wait
    }
    let move =
      "\(name).map { device.move($0, to: \(Self.literal(point)), after: \(Self.literal(seconds))) }"
    switch phase {
    case .move:
      fingers[finger] = .some(point)
      return [move]
    case .up:
      fingers[finger] = nil
      return position == point
        ? ["\(name).map { device.lift($0, after: \(Self.literal(seconds))) }"]
        : [move, "\(name).map { device.lift($0, after: 0) }"]
    default:
      fingers[finger] = nil
      return (seconds > 0 ? wait : []) + ["\(name).map { device.cancel($0) }"]
    }
  }

  private static func statements(_ change: SettingsChange) -> [String] {
    var lines = ["do {", "  var settings = device.settings"]
    if let orientation = change.orientation { lines.append("  settings.orientation = .\(orientation)") }
    if let appearance = change.appearance { lines.append("  settings.appearance = .\(appearance)") }
    if let category = change.textSize.flatMap({ UIContentSizeCategory(named: $0) }) {
      lines.append(
        "  settings.textSize = UIContentSizeCategory(rawValue: \(literal(category.rawValue)))")
    }
    if let direction = change.direction {
      lines.append("  settings.layoutDirection = .\(direction == "rtl" ? "rightToLeft" : "leftToRight")")
    }
    if let language = change.language {
      lines.append("  settings.language = \(language.isEmpty ? "nil" : literal(language))")
    }
    if let reduceMotion = change.reduceMotion { lines.append("  settings.reducesMotion = \(reduceMotion)") }
    return lines + ["  device.settings = settings", "}"]
  }

  // MARK: Literals

  private static func literal(_ text: String) -> String { text.debugDescription }

  private static func literal(_ number: CGFloat) -> String { literal(Double(number)) }

  private static func literal(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func literal(_ point: CGPoint) -> String {
    "CGPoint(x: \(literal(point.x)), y: \(literal(point.y)))"
  }
}
