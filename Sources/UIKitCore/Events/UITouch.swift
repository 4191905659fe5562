/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is where it was at the last event.
    case stationary
    /// The finger left the screen.
    case ended
    /// The touch was taken away.
    case cancelled
    /// A pointer came over a window. No virtual device has one.
    case regionEntered
    /// A pointer moved over a window. No virtual device has one.
    case regionMoved
    /// A pointer left a window. No virtual device has one.
    case regionExited
  }

  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began
  /// How many times the finger came down at about one place shortly after another.
  open internal(set) var tapCount = 1
  /// Fingers, as all touches of virtual devices.
  open var type: TouchType { .direct }
  /// Always 20 points.
  open var majorRadius: CGFloat { 20 }
  /// Always 0: force is not measured.
  open var force: CGFloat { 0 }
  /// Always 0: force is not measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The gestures that get the touch; empty if none does.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger on something else than the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }
  /// When the touch last changed, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window that the finger came down in.
  open var window: UIWindow? { touchedWindow }
  final weak var touchedWindow: UIWindow?
  /// The view that the finger came down on, as hit tests say.
  open var view: UIView? { touchedView }
  final weak var touchedView: UIView?

  /// Where the finger is, and was, in the window's coordinates, in points.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// What the view has not got yet, since recognisers keep it back.
  var held: [Held] = []
  /// Where the finger came down.
  var firstPosition = CGPoint.zero

  /// The recognisers that the touch goes to, and whether one has taken it from the view.
  var recognizers: [UIGestureRecognizer] = []
  var isTakenFromView = false
  /// Whether the view has got the touch, which scroll views may hold back for a moment.
  var wasDelivered = false
  /// Hands the touch to the view when the scroll view around it has waited long enough.
  var delayed: MediaClock.Call?

  public override init() { super.init() }

  /// Where the finger is in a view's coordinates, in points; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return position }
    return view.convert(position, from: window)
  }

  /// Where the finger was before, in a view's coordinates, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPosition }
    return view.convert(previousPosition, from: window)
  }
}
