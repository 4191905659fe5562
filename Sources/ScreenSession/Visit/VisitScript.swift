import DeviceModels
import CoreGraphics
import Foundation

/// A recorded visit as a person would write it: touches as taps of what they hit, texts whole.
struct VisitScript {
  enum Step: Hashable {
    /// A step as it was recorded, and whether something on the screen took it.
    case event(VisitStep, isTaken: Bool)
    /// A tap of the element with a name.
    case tap(String)
    /// A touch of the element with a name for a time in seconds.
    case press(String, seconds: Double)

    /// The step in a visit.
    var json: JSONValue {
      switch self {
      case .event(let step, _): step.json
      case .tap(let name): .object(["tap": .string(name)])
      case .press(let name, let seconds): .object(["press": .string(name), "seconds": .number(seconds)])
      }
    }
  }

  private(set) var steps: [Step] = []

  init(_ entries: [VisitRecording.Entry]) {
    var index = 0
    // A finger that comes down beside others is part of their gesture.
    var held: Set<Int> = []
    while index < entries.count {
      if held.isEmpty, let touch = Self.touch(at: index, of: entries) {
        wait(touch.delay)
        steps.append(touch.step)
        index = touch.end
      } else {
        switch entries[index].step {
        case .touch(.down, let finger, _, _): held.insert(finger)
        case .touch(.up, let finger, _, _), .touch(.cancel, let finger, _, _): held.remove(finger)
        default: break
        }
        add(entries[index])
        index += 1
      }
    }
  }

  /// The farthest in points that a finger moves in a tap, and the longest that it stays, in seconds: the defaults of
  /// `UILongPressGestureRecognizer`.
  private static let (farthest, longest): (CGFloat, Double) = (10, 0.5)

  /// Returns the tap or press that the events of a finger from an index on are; `nil` for other steps.
  private static func touch(
    at index: Int, of entries: [VisitRecording.Entry]
  ) -> (step: Step, delay: Double, end: Int)? {
    let first = entries[index]
    switch first.step {
    case .tap(let point): return (tap(first.name, point, isTaken: first.isTaken), 0, index + 1)
    case .press(let point, let seconds):
      return (press(first.name, point, seconds, isTaken: first.isTaken), 0, index + 1)
    default: break
    }
    guard first.isTaken, case .touch(.down, let finger, let start, let delay) = first.step else { return nil }
    var duration = 0.0
    for (place, entry) in entries.enumerated().dropFirst(index + 1) {
      switch entry.step {
      case .advance(let seconds): duration += seconds
      case .touch(let phase, finger, let point, let seconds) where phase == .move || phase == .up:
        guard abs(point.x - start.x) <= farthest, abs(point.y - start.y) <= farthest else { return nil }
        duration += seconds
        guard phase == .up else { continue }
        let step =
          duration < longest
          ? tap(first.name, start, isTaken: true) : press(first.name, start, rounded(duration), isTaken: true)
        return (step, delay, place + 1)
      default: return nil
      }
    }
    return nil
  }

  private static func tap(_ name: String?, _ point: CGPoint, isTaken: Bool) -> Step {
    name.map { .tap($0) } ?? .event(.tap(point), isTaken: isTaken)
  }

  private static func press(_ name: String?, _ point: CGPoint, _ seconds: Double, isTaken: Bool) -> Step {
    name.map { .press($0, seconds: seconds) } ?? .event(.press(point, seconds: seconds), isTaken: isTaken)
  }

  private mutating func add(_ entry: VisitRecording.Entry) {
    switch entry.step {
    case .advance(let seconds): wait(seconds)
    case .type(let text):
      if !amend({ if case .type(let former) = $0 { .type(former + text) } else { nil } }) {
        steps.append(.event(entry.step, isTaken: entry.isTaken))
      }
    case .backspace(let count):
      if !amend({ if case .backspace(let former) = $0 { .backspace(former + count) } else { nil } }) {
        steps.append(.event(entry.step, isTaken: entry.isTaken))
      }
    default: steps.append(.event(entry.step, isTaken: entry.isTaken))
    }
  }

  /// Continues the last step, or the one before the time that passed since: keys are pressed one after another.
  private mutating func amend(_ change: (VisitStep) -> VisitStep?) -> Bool {
    var place = steps.count - 1
    if case .event(.advance, _)? = steps.last { place -= 1 }
    guard place >= 0, case .event(let former, let isTaken) = steps[place], let step = change(former) else {
      return false
    }
    steps[place] = .event(step, isTaken: isTaken)
    return true
  }

  private mutating func wait(_ seconds: Double) {
    let seconds = Self.rounded(seconds)
    guard seconds > 0 else { return }
    if case .event(.advance(let former), _)? = steps.last {
      steps[steps.count - 1] = .event(.advance(Self.rounded(former + seconds)), isTaken: true)
    } else {
      steps.append(.event(.advance(seconds), isTaken: true))
    }
  }

  /// Returns a time to hundredths of a second, so that what ends within it has ended.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 100 - 1e-6).rounded(.up) / 100 }
}
