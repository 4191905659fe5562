/// An event of user input.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event. Events here are touches and shakes.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// Commands of a remote control.
    case remoteControl = 2
    /// Presses of buttons or keys.
    case presses = 3
    /// A scroll wheel or track pad.
    case scroll = 10
    /// A hovering pointer.
    case hover = 11
    /// A transform gesture on a track pad.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// The play command of a remote control.
    case remoteControlPlay = 100
    /// The pause command of a remote control.
    case remoteControlPause = 101
    /// The stop command of a remote control.
    case remoteControlStop = 102
    /// The play/pause command of a remote control.
    case remoteControlTogglePlayPause = 103
    /// The next track command of a remote control.
    case remoteControlNextTrack = 104
    /// The previous track command of a remote control.
    case remoteControlPreviousTrack = 105
    /// The beginning of rewinding.
    case remoteControlBeginSeekingBackward = 106
    /// The end of rewinding.
    case remoteControlEndSeekingBackward = 107
    /// The beginning of fast forward.
    case remoteControlBeginSeekingForward = 108
    /// The end of fast forward.
    case remoteControlEndSeekingForward = 109
  }

  /// All current touches, including those that have just ended.
  open internal(set) var allTouches: Set<UITouch>?
  /// The touches of the event, in the order in which they began.
  var changed: [UITouch] = []
  /// The time of the event, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The type of the event; `touches` by default.
  open var type: EventType { .touches }
  /// The subtype of the event; `none` for touches.
  open var subtype: EventSubtype { .none }
  /// The modifier keys; always empty on virtual devices.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a pointer; always empty on virtual devices.
  open var buttonMask: ButtonMask { [] }

  public override init() { super.init() }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
  /// Returns the touch itself: no touches are coalesced.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns no touches: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// The event of a shake.
package final class ShakeEvent: UIEvent {
  package override init() { super.init() }
  package override var type: EventType { .motion }
  package override var subtype: EventSubtype { .motionShake }
}
