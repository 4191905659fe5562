import Foundation

/// An object that recognizes a gesture in the touches of a view and its descendants.
///
/// 1. A window delivers touches to the recognizers of the touched view and its superviews, the innermost
///   first, before the view itself. The delegate's `gestureRecognizer(_:shouldReceive:)` can refuse a touch.
/// 2. A recognizer about to recognize its gesture waits for those that it requires to fail, asks its view and
///   its delegate whether it should begin, and fails if another recognizer has recognized its own, unless a
///   delegate allows both at the same time.
/// 3. The first one that recognizes its gesture makes the others fail and, unless `cancelsTouchesInView` is
///   `false`, cancels the touch in the view. Controls withhold taps from recognizers of their superviews.
/// 4. Targets are called at each change of the state from `began` to `cancelled`.
///
/// Subclasses set `state`; everything else follows from it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Called after the objects of a document were created and connected.
  open func awakeFromNib() {}

  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture was recognized and ended.
    case ended
    /// A recognized gesture was cancelled.
    case cancelled
    /// The gesture was not recognized.
    case failed
    /// The name of `ended` for discrete gestures.
    public static var recognized: State { .ended }
  }

  /// The state of the recognizer. Subclasses set it, which calls the targets.
  open var state = State.possible {
    didSet {
      stateChanged(from: oldValue)
      KeyValueObserving.changed(self, "state")
    }
  }

  /// A Boolean value that determines whether the recognizer receives touches; `true` by default. Disabling it
  /// cancels the gesture.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state == .began || state == .changed { state = .cancelled }
      touches = []
      resetIfOver()
    }
  }
  /// A Boolean value that determines whether the view's touches are cancelled when the gesture is recognized;
  /// `true` by default.
  open var cancelsTouchesInView = true
  /// A Boolean value that determines whether touches are delivered to views only after the recognizer has
  /// failed; `false` by default.
  open var delaysTouchesBegan = false
  /// A Boolean value that determines whether the end of touches is withheld from views while the recognizer
  /// waits for another one to fail; `true` by default. A recognizer that waits for further touches, such as
  /// one of double taps, does not withhold it here.
  open var delaysTouchesEnded = true
  /// Stored only: all touches have the same type.
  open var requiresExclusiveTouchType = true
  /// Stored only: all touches have the same type.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Stored only: virtual devices have no buttons.
  open var allowedPressTypes: [NSNumber] = []
  /// A name for debugging.
  open var name: String?
  /// The delegate, which controls recognition.
  open weak var delegate: UIGestureRecognizerDelegate?
  weak var attachedView: UIView?

  /// The view to which the recognizer is attached.
  open var view: UIView? { attachedView }

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override init() { super.init() }

  // MARK: Targets

  private enum Receiver {
    case target(WeakTarget, Selector)
    case handler(@MainActor () -> Void)
    case watcher(@MainActor () -> Void)
  }

  private struct WeakTarget { weak var object: AnyObject? }

  private var receivers: [Receiver] = []

  /// Adds a method of a target, which is called as the gesture changes. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    receivers.append(.target(WeakTarget(object: target as AnyObject), action))
  }

  /// Removes a target's method; `nil` stands for all methods or all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll {
      guard case .target(let known, let selector) = $0 else { return false }
      let isTarget = target.map { known.object === ($0 as AnyObject) } ?? true
      return isTarget && (action.map { $0 == selector } ?? true)
    }
  }

  /// Adds a closure that is called when the gesture is recognized: at the beginning of a continuous one, at
  /// the end of a discrete one.
  package final func addHandler(_ handler: @escaping @MainActor () -> Void) {
    receivers.append(.handler(handler))
  }

  /// Adds a closure that is called at each change of the state, like targets.
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

  // MARK: State machine

  /// The state that is entered once other recognizers have failed.
  private var waiting: State?
  /// A Boolean value that indicates whether the view and the delegate have permitted the gesture to begin.
  private var hasBegun = false

  private func stateChanged(from former: State) {
    switch state {
    case .began, .changed, .ended:
      if former == .possible, !hasBegun, !attemptToBegin() { return }
      callReceivers()
    case .cancelled: callReceivers()
    case .failed: notifyDependents(failed: true)
    case .possible: break
    }
    if state != .possible { lastWindow?.releaseDelayedTouches() }
  }

  /// A Boolean value that indicates whether the current touches may still lead to recognition.
  var isPending: Bool { canStillRecognize || isWaiting }
  /// A Boolean value that indicates whether the gesture was detected, but waits for another recognizer to
  /// fail.
  var isWaiting: Bool { waiting != nil }

  /// Leaves the state `possible` if permitted; otherwise the recognizer fails or waits.
  private func attemptToBegin() -> Bool {
    let wanted = state
    if competingRecognizers.contains(where: {
      $0.isRecognized && !allowsBoth($0) && $0.canPrevent(self) && canBePrevented(by: $0)
    }) {
      state = .failed
      notifyDependents(failed: true)
      return false
    }
    if !mayBegin {
      state = .failed
      notifyDependents(failed: true)
      return false
    }
    if competingRecognizers.contains(where: {
      $0.state == .possible && $0.canStillRecognize && requiresFailure(of: $0)
    }) {
      state = .possible
      waiting = wanted
      for rival in competingRecognizers where rival.state == .possible && requiresFailure(of: rival) {
        rival.failureRequirementAdded()
      }
      return false
    }
    hasBegun = true
    notifyDependents(failed: false)
    for rival in competingRecognizers where rival.state == .possible && !allowsBoth(rival) {
      if canPrevent(rival), rival.canBePrevented(by: self) { rival.fail() }
    }
    return true
  }

  /// A Boolean value that indicates whether the recognizer may still recognize its gesture in the current
  /// sequence of touches.
  var canStillRecognize: Bool { !touches.isEmpty || isBetweenTouches }
  /// A Boolean value that indicates whether the recognizer waits for another touch, such as the second one of
  /// a double tap.
  var isBetweenTouches: Bool { false }

  /// Called when another recognizer waits for this one to fail.
  func failureRequirementAdded() {}

  private func notifyDependents(failed: Bool) {
    for rival in competingRecognizers where rival.waiting != nil && rival.requiresFailure(of: self) {
      if failed { rival.continueIfPossible() } else { rival.fail() }
    }
  }

  private func continueIfPossible() {
    guard let wanted = waiting, state == .possible else { return }
    if competingRecognizers.contains(where: {
      $0.state == .possible && $0.canStillRecognize && requiresFailure(of: $0)
    }) {
      return
    }
    waiting = nil
    state = wanted
    if touches.isEmpty, state == .began || state == .changed { state = .ended }
    resetIfOver()
  }

  /// The recognizers that received one of the same touches.
  private(set) var competingRecognizers: [UIGestureRecognizer] = []

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
  private var required: [WeakRecognizer] = []

  /// Makes this recognizer wait until another one has failed.
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

  /// Returns a Boolean value that indicates whether this recognizer, once it has recognized its gesture,
  /// makes another one fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another recognizer can make this one fail; `true` by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this recognizer waits until another one has failed;
  /// `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another recognizer waits until this one has failed;
  /// `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// A Boolean value that indicates whether the gesture is in progress or was recognized in the current
  /// touch.
  var isRecognized: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// A Boolean value that indicates whether the view and the delegate permit the gesture to begin.
  @_spi(UIKit) open var mayBegin: Bool {
    attachedView?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Makes the recognizer fail, since another one has recognized its gesture.
  @_spi(UIKit) open func fail() {
    waiting = nil
    if state == .possible { state = .failed }
  }

  // MARK: Touches

  /// The current touches of the recognizer, in the order in which they began.
  package private(set) var touches: [UITouch] = []
  private var lastPosition = CGPoint.zero
  /// The point at which the first touch began, in points of the window's coordinates, and the time.
  package private(set) var start = (position: CGPoint.zero, time: TimeInterval(0))
  private weak var lastWindow: UIWindow?

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the current or last touches, in points of a view's coordinates; the window's for
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let lastWindow else { return lastPosition }
    return view.convert(lastPosition, from: lastWindow)
  }

  /// Returns the location of a touch, in points of a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// The modifier keys; always empty on virtual devices.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a pointer; always empty on virtual devices.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Returns a Boolean value that indicates whether the recognizer receives an event; `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Called when presses began. Never called here: recognizers receive touches only.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changed. Never called here: recognizers receive touches only.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses ended. Never called here: recognizers receive touches only.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses were cancelled. Never called here: recognizers receive touches only.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Resets the recognizer. Called when the gesture is over, before the state is `possible` again.
  open func reset() {}

  /// Makes the recognizer possible again once its gesture is over and all its touches have ended.
  func resetIfOver() {
    guard touches.isEmpty, waiting == nil else { return }
    switch state {
    case .ended, .cancelled, .failed: break
    case .possible, .began, .changed: return
    }
    reset()
    state = .possible
    hasBegun = false
  }

  /// Called when touches began. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing. Never called: no property of a touch is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Ignores a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Returns whether the recognizer receives a new touch.
  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  /// Processes the touches of an event, all in the same phase.
  func take(
    _ taken: [UITouch], _ phase: UITouch.Phase, competingRecognizers others: [UIGestureRecognizer],
    _ event: UIEvent
  ) {
    guard let first = taken.first else { return }
    lastWindow = first.window
    if phase == .began {
      if touches.isEmpty {
        if !isBetweenTouches || state != .possible {
          waiting = nil
          resetIfOver()
          state = .possible
          wasRecognized = false
          hasBegun = false
        }
        start = (first.position, event.timestamp)
        competingRecognizers = []
      }
      for other in others where other !== self && !competingRecognizers.contains(where: { $0 === other }) {
        competingRecognizers.append(other)
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

extension NamedMembers {
  static let gestureRecognizer = NamedMembers(UIGestureRecognizer.self) {
    $0.reading("state") { $0.state.rawValue }
    $0.property("isEnabled", \.isEnabled)
    $0.reading("view") { $0.view }
    $0.reading("numberOfTouches") { $0.numberOfTouches }
  }
}
