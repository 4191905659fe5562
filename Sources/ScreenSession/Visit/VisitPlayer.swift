import Simulator
import UIKit
import ViewDescriptions

/// Performs the steps of a visit on a device.
@MainActor
public final class VisitPlayer {
  /// The device.
  public let device: VirtualDevice
  /// The touches of the fingers on the screen; `nil` for one that no view takes.
  private var touches: [Int: UITouch?] = [:]

  /// Creates a player for a device that shows the screen of the visit.
  public init(device: VirtualDevice) { self.device = device }

  /// Performs a step.
  ///
  /// Single events of fingers, and time that passes, do not wait until activity has ended: from the first of
  /// them on time passes by steps only (`VirtualDevice.settlesByItself`), until a `settle`.
  ///
  /// - Returns: Whether something on the screen took it.
  /// - Throws: A `SessionError` if the step is impossible; nothing is done then.
  @discardableResult
  public func perform(_ step: VisitStep) throws -> Bool {
    switch step {
    case .tap(let point): return device.tap(at: point) != nil
    case .press(let point, let seconds): return device.press(at: point, for: seconds) != nil
    case .drag(let start, let end, let holding):
      return device.drag(from: start, to: end, holding: holding) != nil
    case .touch(let phase, let finger, let point, let seconds):
      return try touch(phase, finger, point, seconds)
    case .scroll(let point, let distance): return device.scroll(at: point, by: distance) != nil
    case .type(let text):
      guard device.typeText("") else { throw SessionError("nothing on the screen takes typing") }
      return device.typeText(text)
    case .backspace(let count):
      guard device.typeText("") else { throw SessionError("nothing on the screen takes typing") }
      return device.typeBackspace(count)
    case .key(let characters, let modifiers):
      return device.pressKey(characters, modifiers: UIKeyModifierFlags(modifiers))
    case .advance(let seconds): device.advance(by: seconds)
    case .settle:
      device.settlesByItself = true
      device.settle()
    case .rotate(let name):
      device.rotate(to: name == "landscape" ? .landscape : .portrait)
    case .settings(let change): device.settings = change.applied(to: device.settings)
    case .edit(let edit): try perform(edit)
    }
    return true
  }

  private func touch(
    _ phase: VisitStep.Phase, _ finger: Int, _ point: CGPoint, _ seconds: Double
  ) throws -> Bool {
    if phase == .down {
      guard touches[finger] == nil else { throw SessionError("finger \(finger) is on the screen already") }
      device.advance(by: seconds)
      let touch = device.touchDown(at: point)
      touches[finger] = .some(touch)
      return touch != nil
    }
    guard let known = touches[finger] else { throw SessionError("finger \(finger) is not on the screen") }
    guard let touch = known else {
      // Time passes for a finger that touches nothing, too.
      device.advance(by: seconds)
      if phase != .move { touches[finger] = nil }
      return false
    }
    switch phase {
    case .move: device.move(touch, to: point, after: seconds)
    case .up:
      if touch.positionOnScreen != point {
        device.move(touch, to: point, after: seconds)
        device.lift(touch, after: 0)
      } else {
        device.lift(touch, after: seconds)
      }
    default:
      if seconds > 0 { device.advance(by: seconds) }
      device.cancel(touch)
    }
    if phase != .move { touches[finger] = nil }
    return true
  }

  // MARK: Editing

  private func perform(_ edit: SessionEdit) throws {
    let objects = device.inspectedObjects
    switch edit.target {
    case .constraint(let id):
      guard let constraint = objects.constraints[id] else {
        throw SessionError("there is no constraint \"\(id.prefix(40))\" on the screen that can be changed")
      }
      switch edit.change {
      case .constant(let value): constraint.constant = CGFloat(value)
      case .priority(let value): constraint.priority = UILayoutPriority(Float(value))
      default: break
      }
    case .view(let id):
      guard let view = objects.views[id] else {
        throw SessionError("there is no view \"\(id.prefix(80))\" on the screen")
      }
      try perform(edit.change, on: view)
    }
    device.layOut()
  }

  private func perform(_ change: SessionEdit.Change, on view: UIView) throws {
    switch change {
    case .text(let text):
      switch view {
      case let label as UILabel: label.text = text
      case let field as UITextField: field.text = text
      case let view as UITextView: view.text = text
      case let button as UIButton: button.setTitle(text, for: .normal)
      default: throw SessionError("a \(Swift.type(of: view)) has no text")
      }
    case .backgroundColor(let color): view.backgroundColor = SessionEdit.color(color)
    case .textColor(let color):
      switch view {
      case let label as UILabel: label.textColor = SessionEdit.color(color)
      case let field as UITextField: field.textColor = SessionEdit.color(color)
      case let view as UITextView: view.textColor = SessionEdit.color(color)
      case let button as UIButton: button.setTitleColor(SessionEdit.color(color), for: .normal)
      default: throw SessionError("a \(Swift.type(of: view)) has no text")
      }
    case .hidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = CGFloat(alpha)
    case .constant, .priority: break
    }
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: [VisitStep.Modifier]) {
    self = []
    for modifier in modifiers {
      switch modifier {
      case .shift: insert(.shift)
      case .control: insert(.control)
      case .option: insert(.alternate)
      case .command: insert(.command)
      }
    }
  }
}
