/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// All fingers that are down, with those that have just left.
  open internal(set) var allTouches: Set<UITouch>?
  /// The touches of the event itself, in the order in which they came down.
  var changed: [UITouch] = []
  open internal(set) var timestamp: TimeInterval = 0
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var modifierFlags: UIKeyModifierFlags { [] }

  public override init() { super.init() }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
