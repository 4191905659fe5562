import Foundation

/// Recognises a gesture in the touches of a view and of the views in it.
///
/// 1. A window hands touches to the recognisers of the touched view and of those around it, the innermost first, before
///    the view itself.
/// 2. The first that recognises its gesture fails the others and, unless `cancelsTouchesInView` is off, takes the touch
///    from the view. Controls keep taps from recognisers around them.
/// 3. Whatever is registered is called at every change of the state from `began` to `cancelled`.
///
/// Touches are those that virtual devices send: of one finger. `require(toFail:)` is not waited for, as there is no
/// clock that would run on after a touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  /// Subclasses set it as they recognise; setting it calls what is registered.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: callReceivers()
      case .possible, .failed: break
      }
    }
  }

  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: UIGestureRecognizerDelegate?
  weak var attachedView: UIView?

  /// The view that the recogniser is attached to.
  open var view: UIView? { attachedView }

  /// Makes a recogniser that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override init() { super.init() }

  // MARK: What is called

  private enum Receiver {
    case target(WeakTarget, Selector)
    case handler(@MainActor () -> Void)
  }

  private struct WeakTarget { weak var object: AnyObject? }

  private var receivers: [Receiver] = []

  /// Has a method of a target called as the gesture goes on. The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    receivers.append(.target(WeakTarget(object: target as AnyObject), action))
  }

  /// Lets go of a target's method; of all methods or all targets for nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll {
      guard case .target(let known, let selector) = $0 else { return false }
      let isTarget = target.map { known.object === ($0 as AnyObject) } ?? true
      return isTarget && (action.map { $0 == selector } ?? true)
    }
  }

  /// Has a closure called when the gesture is recognised: when a continuous one begins, when another one ends.
  final func addHandler(_ handler: @escaping @MainActor () -> Void) { receivers.append(.handler(handler)) }

  private var wasRecognized = false

  private func callReceivers() {
    let isFirst = !wasRecognized
    wasRecognized = true
    for receiver in receivers {
      switch receiver {
      case .target(let target, let action):
        if let object = target.object { action.invoke(on: object, sender: self) }
      case .handler(let handler):
        if isFirst, state == .began || state == .ended { handler() }
      }
    }
  }

  // MARK: Touches

  private var touch: UITouch?
  private var lastPosition = CGPoint.zero
  /// Where the finger came down, in points of the window's coordinates, and when.
  private(set) var start = (position: CGPoint.zero, time: TimeInterval(0))
  private weak var lastWindow: UIWindow?

  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// Where the finger is, or was last, in a view's coordinates, in points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let lastWindow else { return lastPosition }
    return view.convert(lastPosition, from: lastWindow)
  }

  /// Called before the next touches.
  open func reset() {}

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether a gesture is going on or was recognised in the present touch.
  var isRecognized: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the recogniser may begin: its view and its delegate decide.
  var mayBegin: Bool {
    attachedView?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  func take(_ touch: UITouch, _ event: UIEvent) {
    lastPosition = touch.position
    lastWindow = touch.window
    switch touch.phase {
    case .began:
      self.touch = touch
      start = (touch.position, event.timestamp)
      state = .possible
      wasRecognized = false
      reset()
      touchesBegan([touch], with: event)
    case .moved, .stationary: if state != .failed { touchesMoved([touch], with: event) }
    case .ended:
      if state != .failed { touchesEnded([touch], with: event) }
      self.touch = nil
    case .cancelled:
      if state != .failed { touchesCancelled([touch], with: event) }
      self.touch = nil
    default: break
    }
  }

  /// Another recogniser has the touch.
  func fail() {
    if state == .possible { state = .failed }
  }
}

/// Decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
