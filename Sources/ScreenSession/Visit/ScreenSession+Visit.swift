import Simulator
import UIKit

/// The visit: the steps that were performed on the screen, which can be performed again.
extension ScreenSession {
  /// Performs a step and records it. Steps that were undone by `seek(to:)` are forgotten.
  ///
  /// - Parameter recordsAlways: Whether the step is recorded even if nothing on the screen takes it.
  @discardableResult
  func perform(_ step: VisitStep, recordsAlways: Bool = true) throws -> Bool {
    noteStart()
    let name = step.touchedPoint.flatMap { self.name(at: $0) }
    let begin = device.time
    let isTaken = try player.perform(step)
    guard isTaken || recordsAlways else { return false }
    if let shown = shownRecording {
      recording = shown
      shownRecording = nil
    }
    recording.append(
      .init(step: step, begin: begin, end: device.time, isTaken: isTaken, name: name))
    return isTaken
  }

  /// Shows the screen as it is at a time of the device's clock.
  ///
  /// A later time than the present one is reached by advancing the clock. For an earlier one the screen is shown
  /// afresh, with the settings with which the session began, and the steps that began before the time are
  /// performed again: touches, typing, settings, edits and the time between them. A step that waits until
  /// activity ends is shown in its midst if the time lies there, and the time before an event of a finger is
  /// shown without the event. The times before the screen was shown and came
  /// to rest cannot be reached; the first one is shown for them. The general pasteboard has what
  /// was on it when the session began. What the program keeps elsewhere outside of the screen, such as files, defaults and global variables,
  /// is as it was left.
  ///
  /// The later steps are performed again by another call with a later time, and forgotten by a new step.
  func seek(to time: Double) throws {
    if shownRecording == nil, time >= device.time {
      try perform(.advance(time - device.time))
      return
    }
    let whole = recording
    try showAfresh()
    var shown = VisitRecording()
    func replay(_ step: VisitStep, named name: String? = nil) throws {
      let begin = device.time
      let isTaken = try player.perform(step)
      shown.append(.init(step: step, begin: begin, end: device.time, isTaken: isTaken, name: name))
    }
    for entry in whole.entries {
      if entry.end <= time + 1e-9 {
        try replay(entry.step, named: entry.name)
        continue
      }
      guard entry.begin < time else { break }
      switch entry.step {
      // Time passes first, and the finger is heard of at the end.
      case .advance, .touch: break
      default:
        // The device no longer waits, and the moment comes by itself.
        try replay(.advance(0))
        try replay(entry.step, named: entry.name)
      }
      break
    }
    recording = whole
    if let end = whole.end, time < end {
      if device.time < time { try replay(.advance(time - device.time)) }
      shownRecording = shown
    } else {
      shownRecording = nil
      recording = shown
      if device.time < time { try perform(.advance(time - device.time)) }
    }
  }

  /// Shows the screen on a new device with settings, without the steps.
  func restart(with settings: DeviceSettings) throws {
    startSettings = settings
    // As on iOS, what was copied stays.
    pasteboardAtStart = UIPasteboard.general.items
    try showAfresh()
    recording = VisitRecording()
    shownRecording = nil
    start = nil
  }

  /// Notes what the screen shows before the first step.
  private func noteStart() {
    if start == nil { start = (texts(), ControllerSource(device)) }
  }

  /// The end of the recording in seconds of the device's clock: the present time, or a later one if an earlier
  /// moment is shown.
  var recordedEnd: Double { max(recording.end ?? 0, device.time) }

  /// Returns the texts of the visible labels in reading order.
  func texts() -> [String] {
    outline().views.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }

  // MARK: Record

  /// Returns the visit as steps and as the source of a test.
  func record() -> SessionAnswer {
    noteStart()
    let script = VisitScript((shownRecording ?? recording).entries)
    let former = Set(start?.texts ?? [])
    var seen: Set<String> = []
    let new = texts().filter { !former.contains($0) && $0.count <= 200 && seen.insert($0).inserted }.prefix(5)
    let steps = script.steps.map(\.json) + new.map { .object(["expect": .string($0)]) }
    let source = VisitSource(
      screen: screen, device: device.device.id, settings: startSettings,
      start: start?.source, steps: script.steps, expected: Array(new))
    return SessionAnswer(
      text: source.text,
      structured: .object(["visit": .array(steps), "test": .string(source.text)]))
  }
}
