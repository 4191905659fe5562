/// An animator of changes to views that can be paused, scrubbed, reversed and continued.
///
/// 1. The blocks run when the animator starts, or when it is first paused or scrubbed.
/// 2. Their changes are presented at the animator's fraction: 0 for the values before, 1 for those set by the
///   blocks. While the animator runs, the fraction changes from its current value to 1, or to 0 if reversed,
///   with the timing parameters.
/// 3. At the end views have the new, the former or the presented values, depending on the final position, and
///   the completions are called.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing parameters.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// The duration in seconds; for springs with physical parameters, the settling time.
  open private(set) var duration: TimeInterval
  /// The delay after `startAnimation()`, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// The state of the animator; `inactive` at first.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running, or will run after a delay.
  open private(set) var isRunning = false
  /// A Boolean value that determines whether blocks can be added and the animation paused; `true` by default.
  open var isInterruptible = true
  /// Stored only: views always receive touches during animations.
  open var isUserInteractionEnabled = true
  /// Stored only: hit tests use the final frames of views.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that determines whether scrubbing changes the animation linearly; otherwise the timing
  /// curve applies. `true` by default.
  open var scrubsLinearly = true
  /// A Boolean value that determines whether the animator stays active at its end; `false` by default.
  open var pausesOnCompletion = false

  private var pending: [(delayFactor: CGFloat, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let timeline = AnimationTimeline()
  /// The clock of the first animated view's screen.
  private var clock: MediaClock { timeline.targets.first?.layer.clock ?? MediaClock.current }
  private var call: MediaClock.Call?

  /// A run from one fraction to another.
  private struct Run {
    var start: TimeInterval
    var duration: TimeInterval
    var from: CGFloat
    var to: CGFloat
    var pace: (CGFloat) -> CGFloat
  }

  private var run: Run?
  private var fraction: CGFloat = 0
  private var reversed = false

  // MARK: Initialization

  /// Creates an animator with a duration in seconds and timing parameters. It has to be started.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.spring(duration: duration).duration ?? duration
    timingParameters = parameters
    super.init()
    timeline.fraction = { [weak self] in self?.presentFraction ?? 1 }
  }

  /// Creates an animator with a duration of zero and the `easeInOut` curve.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a duration in seconds and a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a curve from (0, 0) to (1, 1) with two control
  /// points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within a duration in seconds. A damping ratio of 1 does
  /// not oscillate.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return unsafeDowncast(animator, to: Self.self)
  }

  // MARK: Animations

  /// Adds changes that begin after a fraction of the remaining time. They are made when the animator starts,
  /// or immediately if it has started.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .inactive {
      pending.append((delayFactor, animation))
    } else {
      perform(animation, delay: presentFraction + (1 - presentFraction) * delayFactor)
    }
  }

  /// Adds changes. They are made when the animator starts, or immediately if it has started.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a completion, which is called with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ block: () -> Void, delay: CGFloat) {
    let context = AnimationContext(
      duration: max(duration, .ulpOfOne), delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      pace: .curve(CAMediaTimingFunction(name: .linear)), completion: nil)
    context.timeline = timeline
    timeline.delay = min(max(delay, 0), 1)
    context.run(block)
    timeline.delay = 0
  }

  /// Makes the changes, which are presented at the current fraction.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = pending
    pending = []
    for (delay, block) in blocks { perform(block, delay: delay) }
  }

  // MARK: Running

  /// Starts or continues the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds. A stopped or running animator is left unchanged.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = delay }
    guard delay > 0 else { return go(durationFactor: 0, parameters: nil) }
    activate()
    isRunning = true
    call = clock.call(at: clock.now + delay) { [self] in
      isRunning = false
      go(durationFactor: 0, parameters: nil)
    }
  }

  /// Continues a paused animation with other timing and a fraction of the whole duration; 0 uses the
  /// remaining time.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    guard state != .stopped, !isRunning else { return }
    go(durationFactor: durationFactor, parameters: parameters)
  }

  /// Runs from the current fraction to the end.
  private func go(durationFactor: CGFloat, parameters: UITimingCurveProvider?) {
    activate()
    let from = fraction
    let to: CGFloat = reversed ? 0 : 1
    let parameters = parameters ?? timingParameters
    var seconds = duration * TimeInterval(durationFactor > 0 ? durationFactor : abs(to - from))
    var pace: (CGFloat) -> CGFloat = { $0 }
    if let parameters = parameters?.springTimingParameters {
      let (spring, own) = parameters.spring(duration: max(seconds, 0.01))
      if durationFactor == 0, seconds > 0 { seconds = min(seconds, own) }
      let time = max(seconds, own)
      seconds = time
      pace = { CGFloat(spring.progress(at: Double($0) * time)) }
    } else if let parameters = parameters?.cubicTimingParameters {
      let function = parameters.function
      pace = { function.progress(at: $0) }
    }
    if seconds <= 0 || from == to { seconds = 0 }
    isRunning = true
    run = Run(start: clock.now, duration: seconds, from: from, to: to, pace: pace)
    let end = clock.now + seconds
    call?.cancel()
    call = clock.call(at: end) { [self] in reachEnd() }
    CATransaction.requestCommit()
  }

  private var presentFraction: CGFloat {
    guard let run else { return fraction }
    guard run.duration > 0 else { return run.to }
    let part = CGFloat(min(max((clock.now - run.start) / run.duration, 0), 1))
    return part >= 1 ? run.to : run.from + (run.to - run.from) * run.pace(part)
  }

  /// The fraction of the animation that is complete, from 0 to 1. Setting it pauses the animator and presents
  /// that fraction.
  ///
  /// While the animation is reversed, the fraction is that of the way back, as since iOS 11: reversing at 0.25 makes
  /// it 0.75.
  open var fractionComplete: CGFloat {
    get { isWayBack ? 1 - presentFraction : presentFraction }
    set {
      guard state != .stopped else { return }
      pauseAnimation()
      var value = min(max(newValue, 0), 1)
      if !scrubsLinearly, let parameters = timingParameters?.cubicTimingParameters {
        value = parameters.function.progress(at: value)
      }
      fraction = isWayBack ? 1 - value : value
    }
  }

  private var isWayBack: Bool { reversed && state != .inactive }

  /// A Boolean value that indicates whether the animation runs backward.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      guard isRunning, run != nil else { return }
      pauseAnimation()
      go(durationFactor: 0, parameters: nil)
    }
  }

  /// Pauses the animation at the current position. An animator that has not started makes its changes and
  /// stays at the fraction 0.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    fraction = presentFraction
    halt()
  }

  private func halt() {
    call?.cancel()
    call = nil
    run = nil
    isRunning = false
  }

  private func reachEnd() {
    fraction = run?.to ?? fraction
    halt()
    if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
  }

  /// Stops the animation at the presented values. With `withoutFinishing` it is over, otherwise
  /// `finishAnimation(at:)` determines its end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    fraction = presentFraction
    halt()
    if withoutFinishing {
      settle(at: .current)
      completions = []
      state = .inactive
      fraction = 0
    } else {
      settle(at: .current, keepsFormerValues: true)
      state = .stopped
    }
  }

  /// Finishes a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    settle(at: position)
    state = .inactive
    isRunning = false
    fraction = 0
    let called = completions
    completions = []
    for completion in called { completion(position) }
  }

  /// The values of the properties before and after the animation, kept after the animations are removed.
  private var ends: [(layer: CALayer, path: String, former: Any?, final: Any?)] = []

  /// Sets the values of a position on the views and removes the animations.
  private func settle(at position: UIViewAnimatingPosition, keepsFormerValues: Bool = false) {
    if ends.isEmpty {
      timeline.forEachAnimation { layer, animation in
        guard let path = animation.keyPath, let basic = animation as? CABasicAnimation else { return }
        ends.append((layer, path, basic.formerModelValue, layer.property(path)))
      }
    }
    let seen = ends.map { one in
      position == .current ? one.layer.presentation()?.property(one.path) : nil
    }
    timeline.end(finished: true)
    // In reverse order, since the first former value of a property is the one before the animation.
    for (index, end) in ends.enumerated().reversed() {
      switch position {
      case .end: if let final = end.final { end.layer.setProperty(final, end.path) }
      case .start: if let former = end.former { end.layer.setProperty(former, end.path) }
      case .current: if let value = seen[index] { end.layer.setProperty(value, end.path) }
      }
    }
    if !keepsFormerValues { ends = [] }
  }
}
