/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var timestamp: TimeInterval = 0
  open var type: EventType { .touches }

  public override init() { super.init() }
}
