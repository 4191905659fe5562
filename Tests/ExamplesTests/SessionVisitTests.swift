import ExampleScreens
import Foundation
import ScreenSession
import Simulator
import TestSupport
import Testing
import UIKit
import ViewDescriptions

/// The example screens, used by requests of a session as a live page sends them.
@MainActor @Suite(.serialized) struct SessionVisitTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIViewController
    var testDescription: String { name }
  }

  nonisolated static let examples = [
    Example(name: "Sign up") { SignUpViewController() },
    Example(name: "Profiles") { ProfilesViewController() },
    Example(name: "Form") { FormViewController() },
    Example(name: "Proportions") { ProportionsViewController() },
    Example(name: "List") {
      let controller = ListStackViewController()
      controller.makeTexts = { (date: "1/2/26", code: "BEEF-1234") }
      return controller
    },
    Example(name: "Contact by anchors") { ContactViewController(style: .anchors) },
    Example(name: "Contact by visual format") { ContactViewController(style: .visualFormat) },
  ]

  private func show(_ example: Example, _ settings: DeviceSettings = DeviceSettings()) throws -> VirtualDevice
  {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"), settings: settings)
    device.show(example.make())
    return device
  }

  private func session(_ example: Example) throws -> ScreenSession {
    let model = try DeviceCatalog.standard.device(named: "iPhone 15")
    return ScreenSession(screen: example.name, screens: [], settings: DeviceSettings()) { settings in
      let device = VirtualDevice(model, settings: settings)
      device.show(example.make())
      return device
    }
  }

  @discardableResult
  private func ask(
    _ session: ScreenSession, _ method: String, _ arguments: [String: JSONValue] = [:]
  ) throws -> SessionAnswer {
    let answer = session.answer(SessionRequest(method: method, arguments: arguments))
    #expect(answer.isFailure != true, "\(method) \(arguments): \(answer.text)")
    return answer
  }

  /// The screen of a device: its frames and texts, and the bytes of its picture.
  private struct Shown: Equatable {
    let frames: String
    let picture: Data

    @MainActor init(_ device: VirtualDevice) throws {
      frames = device.report().tree
      picture = try device.picture(.png, scale: 1)
    }
  }

  /// Calls of a device, which are the same as requests.
  private typealias Calls = [@MainActor (VirtualDevice) -> Void]

  private func touch(
    _ session: ScreenSession, _ calls: inout Calls, from start: CGPoint, to end: CGPoint, seconds: Double
  ) throws {
    func event(_ phase: String, _ point: CGPoint, _ seconds: Double) throws {
      try ask(
        session, "touch",
        [
          "phase": .string(phase), "x": .number(Double(point.x)), "y": .number(Double(point.y)),
          "seconds": .number(seconds),
        ])
    }
    try event("down", start, 0)
    var path: [CGPoint] = []
    if start != end {
      for part in 1...6 {
        let share = CGFloat(part) / 6
        path.append(
          part == 6
            ? end
            : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
    }
    for point in path { try event("move", point, 1.0 / 60) }
    try event("up", end, seconds)
    calls.append { device in
      device.advance(by: 0)
      guard let finger = device.touchDown(at: start) else {
        for _ in path { device.advance(by: 1.0 / 60) }
        return device.advance(by: seconds)
      }
      for point in path { device.move(finger, to: point) }
      device.lift(finger, after: seconds)
    }
  }

  /// Performs a visit by requests.
  ///
  /// - Returns: The same as calls of a device.
  private func visit(_ session: ScreenSession, _ numbers: inout SplitMix) throws -> Calls {
    var calls: Calls = []
    func point() -> CGPoint { CGPoint(x: numbers.next(393), y: numbers.next(393)) }
    // A field that takes typing, if there is one.
    if let field = session.device.report().views.first(where: { $0.className == "UITextField" })?.frame,
      session.device.window.bounds.contains(CGPoint(x: field.midX, y: field.midY))
    {
      let center = CGPoint(x: field.midX, y: field.midY)
      try touch(session, &calls, from: center, to: center, seconds: 0.05)
      if session.device.typeText("") {
        try ask(session, "type", ["text": .string("Ada é👍🏽")])
        try ask(session, "backspace", ["count": .integer(2)])
        calls.append { device in
          device.typeText("Ada é👍🏽")
          device.typeBackspace(2)
        }
      }
    }
    for step in 0..<8 {
      switch numbers.next(7) {
      case 0, 1:
        let place = point()
        try touch(session, &calls, from: place, to: place, seconds: 0.05)
      case 2: try touch(session, &calls, from: point(), to: point(), seconds: 1.0 / 60)
      case 3:
        let place = point()
        try ask(
          session, "scroll",
          ["x": .number(Double(place.x)), "y": .number(Double(place.y)), "dy": .integer(step * 20 - 60)])
        calls.append { $0.scroll(at: place, by: CGVector(dx: 0, dy: step * 20 - 60)) }
      case 4:
        let style = numbers.next(2) == 0 ? "dark" : "light"
        try ask(session, "settings", ["appearance": .string(style), "reduceMotion": .bool(true)])
        calls.append { device in
          var settings = device.settings
          settings.appearance = style == "dark" ? .dark : .light
          settings.reducesMotion = true
          device.settings = settings
        }
      case 5:
        let orientation: Orientation = numbers.next(2) == 0 ? .landscape : .portrait
        try ask(session, "settings", ["orientation": .string(orientation.rawValue)])
        calls.append { $0.rotate(to: orientation) }
      default:
        let seconds = Double(numbers.next(30)) / 60
        try ask(session, "clock", ["advance": .number(seconds)])
        calls.append { $0.advance(by: seconds) }
      }
    }
    return calls
  }

  @Test(arguments: examples) func requestsAreCallsOfTheDevice(_ example: Example) throws {
    for seed in 0..<3 {
      var numbers = SplitMix(seed: UInt64(seed) &* 7919 &+ UInt64(example.name.utf8.count))
      let session = try session(example)
      let calls = try visit(session, &numbers)
      let shown = try Shown(session.device)
      let device = try show(example)
      for call in calls { call(device) }
      #expect(try Shown(device) == shown, "\(example.name), visit \(seed)")
    }
  }

  /// The recorded steps, which name what they touch, lead to the same frames and bytes in another session, as they come from JSON.
  @Test(arguments: examples) func recordedVisitsLeadToTheSame(_ example: Example) throws {
    var numbers = SplitMix(seed: UInt64(example.name.utf8.count))
    let session = try session(example)
    _ = try visit(session, &numbers)
    let record = try ask(session, "record")
    let json = try JSONEncoder().encode(record.structured?["visit"])
    let steps = try JSONDecoder().decode([JSONValue].self, from: json).filter { $0["expect"] == nil }
    #expect(steps.count > 4)
    let again = try self.session(example)
    for step in steps { try again.play(SessionStep(step)) }
    // Times are written to hundredths of a second.
    for device in [session.device, again.device] {
      device.settle()
      device.advance(by: 3)
    }
    #expect(try Shown(again.device) == Shown(session.device), "\(steps)")
    let source = record.structured?["test"]?.text ?? ""
    #expect(source.contains("device.show(") && source.contains("@Test func visit"))
  }

  /// Each moment that was seen is the same after going back to it.
  @Test(arguments: examples) func formerMomentsAreTheSame(_ example: Example) throws {
    var numbers = SplitMix(seed: UInt64(example.name.utf8.count) &+ 5)
    let session = try session(example)
    var moments: [(time: Double, shown: Shown)] = []
    for _ in 0..<3 {
      _ = try visit(session, &numbers)
      // A moment of rest, whose time no other step has.
      try ask(session, "clock", ["advance": .number(1)])
      moments.append((session.device.time, try Shown(session.device)))
    }
    for index in [0, 2, 1, 0, 2] {
      let answer = try ask(session, "scrub", ["to": .number(moments[index].time)])
      #expect(abs((answer.structured?["time"]?.double ?? 0) - moments[index].time) < 1e-6)
      let shown = try Shown(session.device)
      #expect(shown == moments[index].shown, "\(example.name), moment \(index)")
    }
  }

  /// The time that passes before an event of a finger can be gone back to, with the finger where it was.
  @Test func momentsBeforeAnEventOfAFingerAreReached() throws {
    let session = try session(Self.examples[0])
    let field = try #require(session.device.report().views.first { $0.className == "UITextField" }?.frame)
    func touch(_ phase: String, _ seconds: Double) throws {
      try ask(
        session, "touch",
        [
          "phase": .string(phase), "x": .number(Double(field.midX)), "y": .number(Double(field.midY)),
          "seconds": .number(seconds),
        ])
    }
    try touch("down", 0)
    let start = session.device.time
    let held = try Shown(session.device)
    try touch("up", 0.3)
    try ask(session, "clock", ["advance": .number(1)])
    let end = try Shown(session.device)
    #expect(end != held)
    let answer = try ask(session, "scrub", ["to": .number(start + 0.1)])
    #expect(abs((answer.structured?["time"]?.double ?? 0) - start - 0.1) < 1e-9)
    #expect(try Shown(session.device) == held)
    try ask(session, "scrub", ["to": .number(start + 1.3)])
    #expect(try Shown(session.device) == end)
  }

  /// The steps are performed again with the pasteboard that they had, so that menus offer the same.
  @Test func whatIsCopiedLaterIsNotThereBefore() throws {
    let former = UIPasteboard.general.items
    defer { UIPasteboard.general.items = former }
    UIPasteboard.general.string = "before"
    var pasted: [String?] = []
    let model = try DeviceCatalog.standard.device(named: "iPhone 15")
    let session = ScreenSession(screen: "Copying", screens: [], settings: DeviceSettings()) { settings in
      let device = VirtualDevice(model, settings: settings)
      let controller = UIViewController()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Copy") { _ in
          pasted.append(UIPasteboard.general.string)
          UIPasteboard.general.string = "after"
        })
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      controller.view.addSubview(button)
      device.show(controller)
      return device
    }
    let point: [String: JSONValue] = ["x": .number(150), "y": .number(222)]
    try ask(session, "touch", point.merging(["phase": .string("down")]) { $1 })
    try ask(session, "touch", point.merging(["phase": .string("up"), "seconds": .number(0.1)]) { $1 })
    try ask(session, "clock", ["advance": .number(1)])
    #expect(UIPasteboard.general.string == "after")
    let end = session.device.time
    try ask(session, "scrub", ["to": .number(end - 1.1)])
    #expect(UIPasteboard.general.string == "before")
    try ask(session, "scrub", ["to": .number(end)])
    #expect(pasted == ["before", "before"] && UIPasteboard.general.string == "after")
  }

  /// A new step after going back replaces what came later.
  @Test func aStepAfterGoingBackReplacesTheRest() throws {
    let session = try session(Self.examples[0])
    try ask(session, "clock", ["advance": .number(1)])
    let middle = session.device.time
    try ask(session, "settings", ["appearance": .string("dark")])
    try ask(session, "clock", ["advance": .number(1)])
    let end = session.device.time
    let back = try ask(session, "scrub", ["to": .number(middle - 0.5)])
    #expect(session.device.settings.appearance == .light)
    #expect(abs((back.structured?["end"]?.double ?? 0) - end) < 1e-6)
    try ask(session, "scrub", ["to": .number(end)])
    #expect(session.device.settings.appearance == .dark)
    try ask(session, "scrub", ["to": .number(middle - 0.5)])
    try ask(session, "settings", ["textSize": .string("ax5")])
    let steps = try #require(try ask(session, "record").structured?["visit"])
    guard case .array(let values) = steps else { return #expect(Bool(false)) }
    #expect(values.compactMap { $0["settings"] }.count == 1)
  }

  // MARK: Settings and edits

  @Test func settingsChangeOnTheRunningScreen() throws {
    let session = try session(Self.examples[0])
    try ask(
      session, "settings",
      [
        "orientation": .string("landscape"), "appearance": .string("dark"), "textSize": .string("xxxl"),
        "direction": .string("rtl"), "reduceMotion": .bool(true),
      ])
    let settings = session.device.settings
    #expect(settings.orientation == .landscape && settings.appearance == .dark)
    #expect(settings.textSize == .extraExtraExtraLarge && settings.layoutDirection == .rightToLeft)
    #expect(UIAccessibility.isReduceMotionEnabled)
    let former = session.device
    try ask(session, "settings", ["language": .string("fr"), "reduceMotion": .bool(false)])
    #expect(session.device !== former && session.device.settings.language == "fr")
    #expect(session.device.settings.appearance == .dark && !UIAccessibility.isReduceMotionEnabled)
  }

  @Test func editsShowTheirEffectAndTheLine() throws {
    let recorded = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recorded }
    let session = try session(Self.examples[6])
    let before = session.device.describe(inspects: true)
    let constraint = try #require(
      before.constraints.first { $0.binding == true && $0.kind == .explicit && $0.constant != 0 })
    let answer = try ask(
      session, "edit", ["constraint": .string(constraint.id), "constant": .number(77.5)])
    let after = session.device.describe(inspects: true)
    #expect(after.constraints.first { $0.id == constraint.id }?.constant == 77.5)
    #expect(after.views.map(\.frame) != before.views.map(\.frame))
    #expect(answer.structured?["views"] != nil)
    if constraint.line != nil {
      let change = try #require(answer.structured?["change"])
      #expect(
        change["file"]?.text == constraint.file && change["line"]?.double == Double(constraint.line ?? 0))
    }
    let label = try #require(after.views.first { $0.class == "UILabel" && $0.hidden != true })
    for (name, value) in [
      ("text", JSONValue.string("Edited")), ("textColor", .string("#ff0000")),
      ("backgroundColor", .string("#00ff0080")), ("alpha", .number(0.5)), ("hidden", .bool(true)),
    ] {
      let id = try #require(
        session.device.describe().views.first {
          $0.class == "UILabel" && ($0.text == label.text || $0.text == "Edited")
        }
      ).id
      try ask(session, "edit", ["view": .string(id), name: value])
    }
    let edited = try #require(session.device.describe(inspects: true).views.first { $0.text == "Edited" })
    #expect(edited.textColor == "#ff0000ff" && edited.background == "#00ff0080")
    #expect(edited.alpha == 0.5 && edited.hidden == true)
  }

  /// A switch without a label is listed with the text of its row, or the one right above it, and a switch with a
  /// label without.
  @Test func switchesAreListedWithTheTextBesideThem() throws {
    final class Rows: UIViewController {
      override func viewDidLoad() {
        let rows = ["Notifications", "Sounds"].map { name -> UIView in
          let label = UILabel()
          label.text = name
          return UIStackView(arrangedSubviews: [label, UISwitch()])
        }
        let named = UISwitch()
        named.accessibilityLabel = "Badges"
        let title = UILabel()
        title.text = "Volume"
        let stack = UIStackView(arrangedSubviews: rows + [named, title, UISlider()])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 100, width: 300, height: 260)
        view.addSubview(stack)
      }
    }
    let session = try session(Example(name: "Rows") { Rows() })
    let lines = try ask(session, "describe").text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains(#"switch near "Notifications" = "0""#) })
    #expect(lines.contains { $0.contains(#"switch near "Sounds" = "0""#) })
    #expect(lines.contains { $0.contains(#"switch "Badges" = "0""#) })
    #expect(lines.contains { $0.contains(#"slider near "Volume""#) }, "\(lines)")
  }

  /// A pinch by two fingers zooms as the same touches of a device do.
  @Test func twoFingersPinch() throws {
    final class Zoom: UIViewController, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      override func viewDidLoad() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.maximumZoomScale = 4
        scroll.contentSize = content.frame.size
        scroll.delegate = self
        scroll.addSubview(content)
        view.addSubview(scroll)
      }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let session = try session(Example(name: "Zoom") { Zoom() })
    func touch(_ phase: String, _ finger: Int, _ y: Double) throws {
      try ask(
        session, "touch",
        [
          "phase": .string(phase), "finger": .integer(finger), "x": .integer(200), "y": .number(y),
          "seconds": .number(finger == 0 ? 1.0 / 60 : 0),
        ])
    }
    try touch("down", 0, 200)
    try touch("down", 1, 300)
    for step in 1...10 {
      try touch("move", 0, 200 - Double(step) * 8)
      try touch("move", 1, 300 + Double(step) * 8)
    }
    try touch("up", 0, 120)
    try touch("up", 1, 380)
    let scroll = try #require(session.device.window.rootViewController?.view.subviews.first as? UIScrollView)
    #expect(scroll.zoomScale > 1.5, "\(scroll.zoomScale)")
  }

  /// Fingers that are down at the same time stay events of fingers: a tap of each after the other is something else.
  @Test(arguments: [["down 0", "down 1", "up 0", "up 1"], ["down 0", "down 1", "up 1", "up 0"]])
  func touchesOfSeveralFingersAreNotTaps(_ events: [String]) throws {
    let session = try session(Example(name: "Two buttons") { TwoButtons() })
    for event in events {
      let (phase, finger) = (String(event.dropLast(2)), event.hasSuffix("0") ? 0 : 1)
      try ask(
        session, "touch",
        [
          "phase": .string(phase), "finger": .integer(finger), "x": .integer(200),
          "y": .integer(finger == 0 ? 222 : 322), "seconds": .number(0.05),
        ])
    }
    guard case .array(let steps)? = try ask(session, "record").structured?["visit"] else {
      return #expect(Bool(false), "no visit was recorded")
    }
    #expect(steps.compactMap { $0["tap"] } == [])
    #expect(steps.compactMap { $0["touch"] }.count == 4, "\(steps)")
  }

  private final class TwoButtons: UIViewController {
    override func viewDidLoad() {
      for (title, y) in [("First", 200.0), ("Second", 300.0)] {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        button.frame = CGRect(x: 150, y: y, width: 100, height: 44)
        view.addSubview(button)
      }
    }
  }

  // MARK: Hostile requests

  /// Requests of random methods with random arguments, some of them valid, are answered; the screen lives.
  @Test func randomRequestsAreAnswered() throws {
    var numbers = SplitMix(seed: 42)
    let methods = [
      "describe", "picture", "act", "query", "state", "inspect", "touch", "scroll", "key", "type",
      "backspace",
      "clock", "scrub", "settings", "edit", "record", "nothing", "",
    ]
    let names = [
      "phase", "finger", "x", "y", "seconds", "dx", "dy", "characters", "modifiers", "text", "count",
      "advance",
      "to", "orientation", "appearance", "textSize", "direction", "language", "reduceMotion", "constraint",
      "constant", "priority", "view", "backgroundColor", "textColor", "hidden", "alpha", "action", "target",
      "question", "scale", "region", "marks", "limit", "start", "until", "points", "clear", "before",
    ]
    let texts = [
      "", "down", "move", "up", "cancel", "a", "\u{0}\u{7f}", "é👍🏽", "#ff0000", "#zz", "portrait", "dark",
      "rtl",
      "ax5", "1", "3", "tap", "drag", "rotate", "at", "why", "UIView", "Name", "../../etc/passwd", "\n",
      "shift",
      String(repeating: "x", count: 300),
    ]
    func value(_ depth: Int = 0) -> JSONValue {
      switch numbers.next(depth > 1 ? 7 : 9) {
      case 0: return .null
      case 1: return .bool(numbers.next(2) == 0)
      case 2: return .integer([0, 1, -1, 3, 9, 100, Int.max, Int.min][numbers.next(8)])
      case 3: return .number([0.5, -0.0, 1e308, .infinity, -.infinity, .nan, 1e-300, 59.5][numbers.next(8)])
      case 4, 5, 6: return .string(texts[numbers.next(texts.count)])
      case 7: return .array((0..<numbers.next(5)).map { _ in value(depth + 1) })
      default: return .object(["text": value(depth + 1)])
      }
    }
    let session = try session(Self.examples[0])
    var failures = 0
    var answers = 0
    for _ in 0..<900 {
      var arguments: [String: JSONValue] = [:]
      for _ in 0..<numbers.next(6) { arguments[names[numbers.next(names.count)]] = value() }
      if numbers.next(2) == 0 {
        // Often enough a valid touch, so that the requests meet a screen that moves.
        arguments["phase"] = .string(["down", "move", "up", "cancel"][numbers.next(4)])
        arguments["x"] = .integer(numbers.next(400))
        arguments["y"] = .integer(numbers.next(800))
        arguments["seconds"] = .number(Double(numbers.next(20)) / 60)
      }
      if arguments["to"]?.double ?? 0 > 5 { arguments["to"] = .number(2) }
      let answer = session.answer(
        SessionRequest(method: methods[numbers.next(methods.count)], arguments: arguments))
      answers += 1
      if answer.isFailure == true {
        failures += 1
        #expect(!answer.text.isEmpty)
      }
    }
    #expect(answers == 900 && failures > 100 && failures < 850)
    #expect(session.answer(SessionRequest(method: "describe", arguments: [:])).isFailure != true)
  }

  @Test func stepsThatAreNoneAreNamed() {
    for (step, reason) in [
      (#"{"dance":1}"#, "not a step: dance"), (#"[1]"#, "a step is an array, not an object"),
      (#"{"tap":[1]}"#, "tap has to be an array of 2 numbers"),
      (#"{"rotate":"up"}"#, "rotate goes to portrait or landscape"),
      (#"{"touch":"down","x":1}"#, "touch needs y"),
      (#"{"settings":{"color":"red"}}"#, #"there is no setting "color""#),
      (#"{"edit":{"constraint":"1"}}"#, "edit changes one of"),
      (#"{"key":"a","modifiers":["fn"]}"#, "modifiers has to consist of"),
    ] {
      #expect {
        _ = try VisitStep(try JSONDecoder().decode(JSONValue.self, from: Data(step.utf8)))
      } throws: { "\($0)".hasPrefix(reason) }
    }
  }

  /// Looking for defects takes a third of an action's time, so that nobody pays for it who does not compare.
  @Test func defectsOfFormerStatesAreLookedForOnceSomeoneComparesThem() throws {
    let session = try session(Self.examples[0])
    func hasFindings(before: Bool) throws -> Bool {
      let answer = try ask(session, "state", before ? ["before": .bool(true)] : [:])
      return try #require(answer.structured?["record"]?.text).contains("\n  \"findings\": [")
    }
    #expect(try hasFindings(before: false))
    try ask(session, "act", ["action": .string("wait")])
    #expect(try !hasFindings(before: true))
    try ask(session, "act", ["action": .string("wait")])
    #expect(try hasFindings(before: true))
  }
}
