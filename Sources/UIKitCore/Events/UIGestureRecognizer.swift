import Foundation

/// Recognises a gesture in the touches of a view and of the views in it.
///
/// 1. A window hands touches to the recognisers of the touched view and of those around it, the innermost first, before
///    the view itself. `gestureRecognizer(_:shouldReceive:)` of the delegate may keep a touch from one.
/// 2. One that would recognise waits for those that it requires to fail, asks its view and its delegate whether it should
///    begin, and fails if another one has the touch, unless a delegate lets both recognise at the same time.
/// 3. The first that recognises its gesture fails the others and, unless `cancelsTouchesInView` is off, takes the touch
///    from the view. Controls keep taps from recognisers around them.
/// 4. Whatever is registered is called at every change of the state from `began` to `cancelled`.
///
/// Subclasses set `state`; the rest follows from that.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}

  /// How far the gesture has come.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible
    /// Recognised, and going on.
    case began
    /// Going on, with changes.
    case changed
    /// Recognised, and over.
    case ended
    /// Recognised, and taken away.
    case cancelled
    /// Not recognised.
    case failed
    /// The name of `ended` for gestures that are recognised once.
    public static var recognized: State { .ended }
  }

  /// Subclasses set it as they recognise; setting it calls what is registered.
  open var state = State.possible {
    didSet {
      stateChanged(from: oldValue)
      KeyValueObserving.changed(self, "state")
    }
  }

  /// Whether the gesture gets touches; true by default. Switching it off ends it.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state == .began || state == .changed { state = .cancelled }
      touches = []
    }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised; true by default.
  open var cancelsTouchesInView = true
  /// Whether views get touches only when the recogniser has failed, and none that it recognises; false by default.
  open var delaysTouchesBegan = false
  /// Whether views get the end of touches only when it is decided whether a recogniser that waits for another one gets them; true
  /// by default. A recogniser that waits for further touches, as one of double taps does, keeps no end back here.
  open var delaysTouchesEnded = true
  /// Stored only: all touches are of one type.
  open var requiresExclusiveTouchType = true
  /// Stored only: all touches are of one type.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Stored only: virtual devices have no keys.
  open var allowedPressTypes: [NSNumber] = []
  /// A name for debugging.
  open var name: String?
  /// What decides about the gesture.
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
    case watcher(@MainActor () -> Void)
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
  package final func addHandler(_ handler: @escaping @MainActor () -> Void) {
    receivers.append(.handler(handler))
  }

  /// Has a closure called at every change of the state, as targets are.
  package final func addWatcher(_ watcher: @escaping @MainActor () -> Void) {
    receivers.append(.watcher(watcher))
  }

  private var wasRecognized = false

  private func callReceivers() {
    let isFirst = !wasRecognized
    wasRecognized = true
    for receiver in receivers {
      switch receiver {
      case .target(let target, let action):
        if let object = target.object { action.send(to: object, sender: self, from: "\(self)") }
      case .handler(let handler):
        if isFirst, state == .began || state == .ended { handler() }
      case .watcher(let watcher): watcher()
      }
    }
  }

  // MARK: States

  /// A state that waits for others to fail.
  private var waiting: State?
  /// Whether the recogniser's view and delegate agreed already.
  private var hasBegun = false

  private func stateChanged(from former: State) {
    switch state {
    case .began, .changed, .ended:
      if former == .possible, !hasBegun, !tryToBegin() { return }
      callReceivers()
    case .cancelled: callReceivers()
    case .failed: tellDependents(failed: true)
    case .possible: break
    }
    if state != .possible { lastWindow?.releaseHeldTouches() }
  }

  /// Whether the present touches may still become something.
  var isUndecided: Bool { isAwaited || isWaiting }
  /// Whether the gesture is there, and waits for another recogniser to fail.
  var isWaiting: Bool { waiting != nil }

  /// Whether the recogniser may leave `possible`; else it has failed, or waits.
  private func tryToBegin() -> Bool {
    let wanted = state
    if rivals.contains(where: {
      $0.isRecognized && !allowsBoth($0) && $0.canPrevent(self) && canBePrevented(by: $0)
    }) {
      state = .failed
      tellDependents(failed: true)
      return false
    }
    if !mayBegin {
      state = .failed
      tellDependents(failed: true)
      return false
    }
    if rivals.contains(where: { $0.state == .possible && $0.isAwaited && requiresFailure(of: $0) }) {
      state = .possible
      waiting = wanted
      for rival in rivals where rival.state == .possible && requiresFailure(of: rival) {
        rival.somebodyWaits()
      }
      return false
    }
    hasBegun = true
    tellDependents(failed: false)
    for rival in rivals where rival.state == .possible && !allowsBoth(rival) {
      if canPrevent(rival), rival.canBePrevented(by: self) { rival.fail() }
    }
    return true
  }

  /// Whether anything may still become of the recogniser in the present sequence of touches.
  var isAwaited: Bool { !touches.isEmpty || isBetweenTouches }
  /// Whether it waits for another touch, as one for double taps.
  var isBetweenTouches: Bool { false }

  /// Called when another recogniser waits for this one to fail.
  func somebodyWaits() {}

  private func tellDependents(failed: Bool) {
    for rival in rivals where rival.waiting != nil && rival.requiresFailure(of: self) {
      if failed { rival.goOnIfPossible() } else { rival.fail() }
    }
  }

  private func goOnIfPossible() {
    guard let wanted = waiting, state == .possible else { return }
    if rivals.contains(where: { $0.state == .possible && $0.isAwaited && requiresFailure(of: $0) }) { return }
    waiting = nil
    state = wanted
    if touches.isEmpty, state == .began || state == .changed { state = .ended }
  }

  /// Recognisers that got one of the same touches.
  private(set) var rivals: [UIGestureRecognizer] = []

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
  private var required: [WeakRecognizer] = []

  /// Has this recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func allowsBoth(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether this gesture, once recognised, makes another one fail; true by itself.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture that is recognised makes this one fail; true by itself.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits until another one has failed; false by itself.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one has failed; false by itself.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

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

  /// Another recogniser has the touch.
  func fail() {
    waiting = nil
    if state == .possible { state = .failed }
  }

  // MARK: Touches

  /// The fingers that are down, in the order in which they came.
  private(set) var touches: [UITouch] = []
  private var lastPosition = CGPoint.zero
  /// Where the first finger came down, in points of the window's coordinates, and when.
  private(set) var start = (position: CGPoint.zero, time: TimeInterval(0))
  private weak var lastWindow: UIWindow?

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers, or where they were last, in a view's coordinates, in points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let lastWindow else { return lastPosition }
    return view.convert(lastPosition, from: lastWindow)
  }

  /// Where a finger is, in a view's coordinates, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// Always none: virtual devices have no keys to hold.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Called before the next touches.
  open func reset() {}

  /// Fingers came down. Does nothing by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Does nothing by itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers left the screen. Does nothing by itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away. Does nothing by itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Leaves a touch to others.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Whether the recogniser takes a touch that comes down.
  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  /// Takes the touches of an event, all of one phase.
  func take(
    _ taken: [UITouch], _ phase: UITouch.Phase, rivals others: [UIGestureRecognizer], _ event: UIEvent
  ) {
    guard let first = taken.first else { return }
    lastWindow = first.window
    if phase == .began {
      if touches.isEmpty {
        if !isBetweenTouches || state != .possible {
          state = .possible
          wasRecognized = false
          hasBegun = false
          waiting = nil
          reset()
        }
        start = (first.position, event.timestamp)
        rivals = []
      }
      for other in others where other !== self && !rivals.contains(where: { $0 === other }) {
        rivals.append(other)
      }
      touches.append(contentsOf: taken)
    }
    guard touches.contains(where: { one in taken.contains { $0 === one } }) else { return }
    updateLocation()
    let set = Set(taken)
    let isOver = state == .failed || state == .cancelled || (state == .ended && hasBegun)
    switch phase {
    case .began: if !isOver { touchesBegan(set, with: event) }
    case .moved, .stationary: if !isOver { touchesMoved(set, with: event) }
    case .ended:
      if !isOver { touchesEnded(set, with: event) }
      touches.removeAll { set.contains($0) }
    case .cancelled:
      if !isOver { touchesCancelled(set, with: event) }
      touches.removeAll { set.contains($0) }
    default: break
    }
    guard touches.isEmpty, waiting == nil, !isBetweenTouches else { return }
    if state == .possible { fail() }
  }

  private func updateLocation() {
    guard !touches.isEmpty else { return }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
    lastPosition = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}

/// Keys that are held down. Raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture may be recognised together with another one; false by default. One yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits until another one has failed; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits until this one has failed; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture gets a touch; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a gesture gets an event; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Forbids it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    true
  }
}

extension NamedMembers {
  static let gestureRecognizer = NamedMembers(UIGestureRecognizer.self) {
    $0.reading("state") { $0.state.rawValue }
    $0.property("isEnabled", \.isEnabled)
    $0.reading("view") { $0.view }
    $0.reading("numberOfTouches") { $0.numberOfTouches }
  }
}
