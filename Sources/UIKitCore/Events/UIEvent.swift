/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened. Events here are touches and shakes.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device is moved.
    case motion
    /// Remote controls.
    case remoteControl
    /// Keys.
    case presses
    /// A wheel or a track pad.
    case scroll
    /// A pointer above the screen.
    case hover
    /// Two fingers on a track pad.
    case transform
  }

  /// What happened more exactly.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// A remote control: play.
    case remoteControlPlay = 100
    /// A remote control: pause.
    case remoteControlPause = 101
    /// A remote control: stop.
    case remoteControlStop = 102
    /// A remote control: play or pause.
    case remoteControlTogglePlayPause = 103
    /// A remote control: the next one.
    case remoteControlNextTrack = 104
    /// A remote control: the one before.
    case remoteControlPreviousTrack = 105
  }

  /// All fingers that are down, with those that have just left.
  open internal(set) var allTouches: Set<UITouch>?
  /// The touches of the event itself, in the order in which they came down.
  var changed: [UITouch] = []
  /// When it happened, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What kind of thing happened: `touches` by itself.
  open var type: EventType { .touches }
  /// What happened more exactly: `none` for touches.
  open var subtype: EventSubtype { .none }
  /// Always none: virtual devices have no keys to hold.
  open var modifierFlags: UIKeyModifierFlags { [] }

  public override init() { super.init() }

  /// The touches that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touches that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches that a gesture gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
  /// The touch itself: nothing is left out between two events.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// None: what a finger will do is not guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A shake of the device.
package final class ShakeEvent: UIEvent {
  package override init() { super.init() }
  package override var type: EventType { .motion }
  package override var subtype: EventSubtype { .motionShake }
}
