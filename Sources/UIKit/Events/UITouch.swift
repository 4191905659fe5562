/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  open internal(set) var phase: Phase = .began
  open internal(set) var tapCount = 1
  /// Fingers, as all touches of virtual devices.
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?

  /// Where the finger is, and was, in the window's coordinates, in points.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero

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
