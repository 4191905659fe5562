/// A touch of a finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not move since the last event.
    case stationary
    /// The touch ended.
    case ended
    /// The touch was cancelled.
    case cancelled
    /// A pointer entered a window; never the case on virtual devices.
    case regionEntered
    /// A pointer moved in a window; never the case on virtual devices.
    case regionMoved
    /// A pointer left a window; never the case on virtual devices.
    case regionExited
  }

  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// The number of taps in quick succession at the same place.
  open internal(set) var tapCount = 1
  /// The type of the touch; always `direct` on virtual devices.
  open var type: TouchType { .direct }
  /// The radius of the touch; always 20 points.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius; always 0: it is the same for all touches.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The force of the touch; always 0.
  open var force: CGFloat { 0 }
  /// The maximum force; always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil with the screen, in radians; that of one that stands upright, since touches are fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The properties that are estimated at first; none.
  open var estimatedProperties: Properties { [] }
  /// The estimated properties of which updates will come; none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index of the touch among those of which updates will come; always `nil`.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Properties of a touch that may be estimated. Raw values are UIKit's.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle of a pencil with the screen.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    /// The rotation of a pencil about itself.
    public static let roll = Properties(rawValue: 16)
  }
  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on another surface.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
    /// A former name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }
  /// The time of the last change, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow }
  final weak var touchedWindow: UIWindow?
  /// The view in which the touch began, as determined by hit testing.
  open var view: UIView? { touchedView }
  final weak var touchedView: UIView?

  /// The current and previous location in points, in the window's coordinates.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// The parts of the touch that recognizers withhold from the view.
  var held: [Held] = []
  /// The location at which the touch began.
  var firstPosition = CGPoint.zero

  /// The recognizers that receive the touch, and whether one has cancelled it in the view.
  var recognizers: [UIGestureRecognizer] = []
  var isCancelledInView = false
  /// A Boolean value that indicates whether the touch was delivered to the view. Scroll views may delay that.
  var wasDelivered = false
  /// The pending call that delivers a touch delayed by a scroll view.
  var delayed: MediaClock.Call?

  public override init() { super.init() }

  /// Returns the location in points, in a view's coordinates; the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return position }
    return view.convert(position, from: window)
  }

  /// Returns the location, which is as precise as it gets.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the location before the last event.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Returns the direction of a pencil, in radians; 0, since touches are fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector: that of the x axis.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the previous location in points, in a view's coordinates; the window's for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPosition }
    return view.convert(previousPosition, from: window)
  }
}
