/// Recognises a gesture in the touches of a view.
///
/// Virtual devices send no touches yet: recognisers are kept, connected and asked, and never fire by themselves.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: UIGestureRecognizerDelegate?
  weak var attachedView: UIView?

  /// The view that the recogniser is attached to.
  open var view: UIView? { attachedView }
  open var numberOfTouches: Int { 0 }

  /// Makes a recogniser. Without an Objective-C runtime the action is only remembered by its name.
  public init(target: Any?, action: Selector?) { super.init() }
  public override init() { super.init() }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func reset() {}
}

/// Decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A finger held down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A quick stroke.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}
