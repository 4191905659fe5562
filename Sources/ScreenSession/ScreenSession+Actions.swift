import DeviceModels
import Foundation
import Simulator
import UIKit

/// The actions of a user.
extension ScreenSession {
  func act(_ request: SessionRequest) throws -> SessionAnswer {
    let before = outline()
    let state = try presentState(scale: 1, looksForFindings: comparesFormerStates)
    defer { former = state }
    if let value = request.arguments["steps"], value != .null {
      try play(steps: value, of: request)
    } else {
      try perform(request, in: before)
    }
    return changes(since: before)
  }

  /// Performs several steps, those of visits. None is performed if one is wrong.
  private func play(steps value: JSONValue, of request: SessionRequest) throws {
    guard case .array(let values) = value, (1...200).contains(values.count) else {
      throw SessionError("steps is \(value.kind); it has to be an array of 1 to 200 steps")
    }
    guard request.arguments.count == 1 else { throw SessionError("steps stand alone") }
    func numbered<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
      do { return try body() } catch let error as SessionError {
        throw SessionError("step \(index + 1): \(error.description)")
      }
    }
    let steps = try values.indices.map { index in try numbered(index) { try SessionStep(values[index]) } }
    for (index, step) in steps.enumerated() { try numbered(index) { try play(step) } }
  }

  /// Performs an action.
  ///
  /// - Parameter before: the elements on the screen.
  func perform(_ request: SessionRequest, in before: ScreenOutline) throws {
    guard let action = try request.text("action") else {
      throw SessionError("action is missing; there are: \(Self.actions.joined(separator: ", "))")
    }
    guard Self.actions.contains(action) else {
      let hint = Suggestion.phrase(Suggestion.nearest(to: action, among: Self.actions))
      throw SessionError(
        "there is no action \"\(action)\"\(hint); there are: \(Self.actions.joined(separator: ", "))")
    }
    switch action {
    case "tap":
      let target = try target(of: request, in: before)
      let count = try request.integer("count", in: 1...10) ?? 1
      for _ in 0..<count { try perform(.tap(target.point)) }
    case "press":
      let target = try target(of: request, in: before)
      try perform(.press(target.point, seconds: try request.number("seconds", in: 0...60) ?? 1))
    case "type": try type(request, in: before)
    case "drag":
      let start = try target(of: request, in: before)
      guard let end = try request.point("to") else {
        throw SessionError("drag needs to: the point where the finger leaves the screen, as in \"20,300\"")
      }
      try perform(
        .drag(
          start.point, CGPoint(x: end[0], y: end[1]),
          holding: try request.number("seconds", in: 0...60) ?? 0))
    case "scroll": try scroll(request, in: before)
    case "rotate":
      guard let name = try request.text("to") else {
        throw SessionError("rotate needs to: portrait or landscape")
      }
      guard let orientation = Orientation(rawValue: name) else {
        throw SessionError("\"\(name)\" is no orientation: portrait or landscape")
      }
      try perform(.rotate(orientation.rawValue))
    default:
      try perform(.advance(try request.number("seconds", in: 0...600) ?? 1))
      try perform(.settle)
    }
  }

  /// The names of the actions.
  public nonisolated static let actions = ["tap", "press", "type", "drag", "scroll", "rotate", "wait"]

  // MARK: Targets

  /// The target of an action: a point, or an element identified by its number or name.
  struct Target {
    let point: CGPoint
    let view: UIView?
  }

  /// Parses the target of a request.
  ///
  /// - Parameter isTouched: whether the target is to be touched, which fails if another view covers it.
  func target(of request: SessionRequest, in outline: ScreenOutline, isTouched: Bool = true) throws -> Target
  {
    let name = "target"
    let size = device.device.size(in: device.interfaceOrientation)
    switch request.arguments[name].map({ written($0, in: outline) }) {
    case .array:
      let point = try request.point(name) ?? []
      guard (0...Double(size.width)).contains(point[0]), (0...Double(size.height)).contains(point[1]) else {
        throw SessionError(
          "(\(point[0]), \(point[1])) is not on the screen of \(Int(size.width))x\(Int(size.height)) points")
      }
      return Target(point: CGPoint(x: point[0], y: point[1]), view: nil)
    case .integer(let number):
      guard let index = outline.elements.firstIndex(where: { $0.number == number }) else {
        throw SessionError("there is no element \(number) on the screen" + outline.candidates)
      }
      return try place(of: index, in: outline, isTouched: isTouched)
    case .string(let text):
      let place = try explained { try outline.place(of: text, on: device, isTouched: isTouched) }
      return Target(point: place.point, view: place.view)
    case .object(let members):
      let element = try ElementName(members)
      let found = outline.elements.indices.filter { element.fits(outline.elements[$0]) }
      let position = element.index ?? 0
      guard found.indices.contains(position) else {
        throw SessionError(
          "no element with \(element.description) is on the screen" + outline.candidates)
      }
      guard element.index != nil || found.count == 1 else {
        throw SessionError(
          "\(found.count) elements have \(element.description); index chooses one, from 0")
      }
      return try place(of: found[position], in: outline, isTouched: isTouched)
    case .none, .null:
      throw SessionError(
        "\(name) is missing: a label, identifier or text, the number of an element, [x, y], or a role with a label"
      )
    case .some(let other):
      throw SessionError("\(name) is \(other.kind); it has to be a text, a number or [x, y]")
    }
  }

  /// Returns what a text means: `#12` is the number of an element and `20,300` a point, unless an element is called so.
  private func written(_ value: JSONValue, in outline: ScreenOutline) -> JSONValue {
    guard case .string(let text) = value,
      !outline.elements.contains(where: { $0.identifier == text || $0.label == text || $0.value == text })
    else { return value }
    if text.hasPrefix("#"), let number = Int(text.dropFirst()) { return .integer(number) }
    return SessionRequest.point(text).map { .array($0.map { .number($0) }) } ?? value
  }

  /// Returns the place of an element, which is covered by nothing if it is to be touched.
  private func place(of index: Int, in outline: ScreenOutline, isTouched: Bool) throws -> Target {
    Target(
      point: try explained { try outline.place(of: index, on: device, isTouched: isTouched) },
      view: outline.views[index])
  }

  /// Throws the errors of elements as those of sessions.
  private func explained<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ScreenElementError {
      throw SessionError(error.description)
    }
  }

  // MARK: Typing and scrolling

  private func type(_ request: SessionRequest, in outline: ScreenOutline) throws {
    guard let text = try request.text("text") else { throw SessionError("type needs text") }
    guard text.count <= 10_000 else { throw SessionError("text has to have at most 10,000 characters") }
    if let value = request.arguments["target"], value != .null {
      let target = try target(of: request, in: outline)
      if target.view?.isFirstResponder != true { try perform(.tap(target.point)) }
    }
    guard device.typeText("") else {
      throw SessionError(
        "nothing on the screen takes typing; name a field as target" + self.outline().candidates)
    }
    if try request.flag("clear") {
      let responder = device.windows.lazy.compactMap(Self.firstResponder).first
      let present = (responder as? UITextField)?.text ?? (responder as? UITextView)?.text ?? ""
      if !present.isEmpty { try perform(.backspace(present.count)) }
    }
    try perform(.type(text))
  }

  private static func firstResponder(in window: UIWindow) -> UIView? {
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      if view.isFirstResponder { return view }
      pending += view.subviews
    }
    return nil
  }

  private func scroll(_ request: SessionRequest, in outline: ScreenOutline) throws {
    let direction = try request.text("to") ?? "down"
    guard let signs = SessionStep.directions[direction] else {
      throw SessionError("\"\(direction)\" is no direction: up, down, left or right")
    }
    let step = CGVector(dx: signs.0, dy: signs.1)
    var start: UIView?
    if let value = request.arguments["target"], value != .null {
      start = try target(of: request, in: outline, isTouched: false).view
    }
    guard let scroll = scrollView(from: start, along: step, in: outline) else {
      throw SessionError("nothing on the screen scrolls \(direction)")
    }
    let until = try request.text("until")
    let rounds = until == nil ? 1 : 60
    for _ in 0..<rounds {
      if let until, isOnScreen(until) { return }
      let offset = scroll.contentOffset
      let page = step.dy != 0 ? scroll.bounds.height * 0.8 : scroll.bounds.width * 0.8
      let length = try request.number("points", in: 0...100_000).map { CGFloat($0) } ?? page
      let lowest = CGPoint(x: -scroll.adjustedContentInset.left, y: -scroll.adjustedContentInset.top)
      let highest = CGPoint(
        x: max(lowest.x, scroll.contentSize.width + scroll.adjustedContentInset.right - scroll.bounds.width),
        y: max(
          lowest.y, scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height))
      let goal = CGPoint(
        x: min(max(offset.x + step.dx * length, lowest.x), highest.x),
        y: min(max(offset.y + step.dy * length, lowest.y), highest.y))
      try finger(in: scroll, from: offset, to: goal)
      if scroll.contentOffset == offset { break }
    }
    if let until, !isOnScreen(until) {
      throw SessionError(
        "\"\(until)\" did not come up until the end was reached" + self.outline().candidates)
    }
  }

  private func isOnScreen(_ text: String) -> Bool {
    let outline = outline()
    let size = device.device.size(in: device.interfaceOrientation)
    return outline.elements.contains { element in
      (element.label?.contains(text) == true || element.identifier == text
        || element.value?.contains(text) == true)
        && element.frame[1] + element.frame[3] / 2 < Double(size.height) && element.frame[1] > 0
    }
  }

  /// Returns the scroll view around a view, or otherwise the largest one on the screen, that can scroll in a
  /// direction.
  private func scrollView(from view: UIView?, along step: CGVector, in outline: ScreenOutline)
    -> UIScrollView?
  {
    func moves(_ scroll: UIScrollView) -> Bool {
      scroll.isScrollEnabled
        && (step.dy != 0
          ? scroll.contentSize.height > scroll.bounds.height - scroll.adjustedContentInset.top
            - scroll.adjustedContentInset.bottom
          : scroll.contentSize.width > scroll.bounds.width)
    }
    var present = view
    while let some = present {
      if let scroll = some as? UIScrollView, moves(scroll) { return scroll }
      present = some.superview
    }
    return outline.views.compactMap { $0 as? UIScrollView }.filter(moves).max {
      $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height
    }
  }

  /// Scrolls with touches: drags that stay inside of the view and end without velocity.
  private func finger(in scroll: UIScrollView, from offset: CGPoint, to goal: CGPoint) throws {
    let settles = device.settlesByItself
    func touch(_ phase: VisitStep.Phase, _ point: CGPoint, after seconds: Double = 1.0 / 60) throws -> Bool {
      try perform(.touch(phase, finger: 9, point, seconds: seconds))
    }
    let frame = ScreenOutline.frame(of: scroll)
    let size = device.device.size(in: device.interfaceOrientation)
    var free = CGRect(origin: .zero, size: size)
    // A finger scrolls what the keyboard leaves free.
    if let keyboard = device.keyboardFrame { free.size.height = max(0, min(free.height, keyboard.minY)) }
    let seen = frame.intersection(free).insetBy(dx: 8, dy: 8)
    guard !seen.isNull, seen.width > 20, seen.height > 20 else { return }
    var left = CGVector(dx: goal.x - offset.x, dy: goal.y - offset.y)
    for _ in 0..<200 where abs(left.dx) > 0.5 || abs(left.dy) > 0.5 {
      let before = scroll.contentOffset
      // A pan has to move by ten points before the content follows.
      let slack: CGFloat = 10
      let dx = min(max(left.dx, -seen.width + 40), seen.width - 40)
      let dy = min(max(left.dy, -seen.height + 40), seen.height - 40)
      let start = CGPoint(x: seen.midX + dx / 2, y: seen.midY + dy / 2)
      guard try touch(.down, start, after: 0) else {
        _ = try touch(.cancel, start)
        return
      }
      let end = CGPoint(
        x: start.x - dx - (dx == 0 ? 0 : dx > 0 ? slack : -slack),
        y: start.y - dy - (dy == 0 ? 0 : dy > 0 ? slack : -slack))
      for part in 1...10 {
        let share = CGFloat(part) / 10
        let point = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        _ = try touch(.move, point)
      }
      // The touch rests before it ends, so that there is no deceleration.
      _ = try touch(.move, end, after: 0.3)
      _ = try touch(.up, end)
      if settles { try perform(.settle) }
      let moved = CGVector(dx: scroll.contentOffset.x - before.x, dy: scroll.contentOffset.y - before.y)
      if abs(moved.dx) < 0.5, abs(moved.dy) < 0.5 { return }
      left = CGVector(dx: goal.x - scroll.contentOffset.x, dy: goal.y - scroll.contentOffset.y)
    }
  }

  // MARK: Results

  /// Returns the changes that an action caused: elements that appeared, disappeared or changed.
  private func changes(since before: ScreenOutline) -> SessionAnswer {
    let after = outline()
    let old = Dictionary(before.elements.map { ($0.number, $0) }) { first, _ in first }
    let new = Dictionary(after.elements.map { ($0.number, $0) }) { first, _ in first }
    var lines: [String] = []
    func line(_ element: ScreenOutline.Element) -> String {
      element.line.trimmingCharacters(in: .whitespaces)
    }
    for element in after.elements {
      if let former = old[element.number] {
        if former.line.trimmingCharacters(in: .whitespaces) != line(element) {
          lines.append("~ \(line(element))")
        }
      } else {
        lines.append("+ \(line(element))")
      }
    }
    for element in before.elements where new[element.number] == nil { lines.append("- \(line(element))") }
    let limit = 60
    if lines.count > limit {
      lines = lines.prefix(limit) + ["… \(lines.count - limit) more; describe shows all"]
    }
    if lines.isEmpty { lines = ["nothing on the screen changed"] }
    return SessionAnswer(
      text: lines.joined(separator: "\n"),
      structured: .object(["changes": .array(lines.map { .string($0) })]))
  }
}
