/// Animates changes of views that can be paused, scrubbed, reversed and continued.
///
/// 1. The blocks run when the animator starts, or when it is paused or scrubbed for the first time.
/// 2. Their changes are shown at the animator's fraction: 0 as before, 1 as the blocks left it. While it runs the fraction goes
///    from where it was to 1, to 0 if reversed, at the pace of the timing parameters.
/// 3. At the end views keep the new values, the former ones or those seen, as the final position says, and the completions
///    are called.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// Seconds; of springs that are given by mass and stiffness, the time until they settle.
  open private(set) var duration: TimeInterval
  /// Seconds to wait after `startAnimation()`.
  open private(set) var delay: TimeInterval = 0

  /// What the animator is doing; `inactive` at first.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the fraction goes on with time, or is going to after a delay.
  open private(set) var isRunning = false
  /// Whether blocks may be added and the animation paused.
  open var isInterruptible = true
  /// Stored only: views take touches during animations.
  open var isUserInteractionEnabled = true
  /// Stored only: hit tests use the views' own places.
  open var isManualHitTestingEnabled = false
  /// Whether the fraction is that of the way while it is scrubbed; else that of the time.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end.
  open var pausesOnCompletion = false

  private var pending: [(delayFactor: CGFloat, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let timeline = AnimationTimeline()
  /// The clock of the screen on which the first animated view is.
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

  // MARK: Making animators

  /// An animator of a duration in seconds and a pace. It does not start by itself.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.spring(duration: duration).duration ?? duration
    timingParameters = parameters
    super.init()
    timeline.fraction = { [weak self] in self?.presentFraction ?? 1 }
  }

  /// An animator that lasts no time, with UIKit's own curve.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// An animator of a duration in seconds and a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator of a duration in seconds and a curve from 0, 0 to 1, 1 with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator of a spring that settles within a duration in seconds. A ratio of 1 does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return unsafeDowncast(animator, to: Self.self)
  }

  // MARK: What is animated

  /// Adds changes that begin later, by a part of the time that is left. They are made when the animator
  /// starts; at once if it has.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .inactive {
      pending.append((delayFactor, animation))
    } else {
      perform(animation, delay: presentFraction + (1 - presentFraction) * delayFactor)
    }
  }

  /// Adds changes. They are made when the animator starts; at once if it has.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is called at the end, with the position at which the animation ended.
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

  /// Makes the changes, which are seen at the present fraction.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = pending
    pending = []
    for (delay, block) in blocks { perform(block, delay: delay) }
  }

  // MARK: Running

  /// Starts, or goes on after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay in seconds. An animator that is stopped or running is left alone.
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

  /// Goes on after a pause, at another pace and with a part of the whole duration; 0 for the time that is
  /// left.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    guard state != .stopped, !isRunning else { return }
    go(durationFactor: durationFactor, parameters: parameters)
  }

  /// Runs from the present fraction to the end.
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

  /// How far the animation is, from 0 to 1. Setting it shows that moment; an animator that runs is paused first.
  open var fractionComplete: CGFloat {
    get { presentFraction }
    set {
      guard state != .stopped else { return }
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
      if !scrubsLinearly, let parameters = timingParameters?.cubicTimingParameters {
        fraction = parameters.function.progress(at: fraction)
      }
    }
  }

  /// Whether the animation runs backwards.
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

  /// Pauses where the animation is. An animator that has not begun makes its changes and stays at the
  /// fraction 0.
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

  /// Ends the animation where it is seen. Without finishing it is over; else `finishAnimation(at:)` says where it ends.
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

  /// Ends a stopped animation, and calls the completions.
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

  /// What the properties were before and after, once the animations are gone.
  private var ends: [(layer: CALayer, path: String, former: Any?, final: Any?)] = []

  /// Gives views their values at a position and takes the animations away.
  private func settle(at position: UIViewAnimatingPosition, keepsFormerValues: Bool = false) {
    if ends.isEmpty {
      timeline.forEachAnimation { layer, animation in
        guard let path = animation.keyPath, let basic = animation as? CABasicAnimation else { return }
        ends.append((layer, path, basic.formerOwnValue, layer.property(path)))
      }
    }
    let seen = ends.map { one in
      position == .current ? one.layer.presentation()?.property(one.path) : nil
    }
    timeline.end(finished: true)
    // The first former value of a property is the one from before; so it is set last.
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
