/// An animation that was added to a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let clock: MediaClock
  /// What runs the animation instead of the clock: a fraction that somebody sets.
  let timeline: AnimationTimeline?
  private(set) weak var layer: CALayer?
  private weak var root: CALayer?
  /// When the animation begins, in the layer's time.
  let begin: CFTimeInterval
  /// The fraction of the timeline at which the animation begins.
  let delay: CGFloat
  var serial = 0
  private(set) var hasStarted = false
  private(set) var isOver = false
  private var groups: [CompletionGroup]
  /// True from the addition to a view outside of a window to the end of the transaction, which decides whether it runs.
  private(set) var awaitsScreen = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.groups = groups
    timeline = AnimationTimeline.current
    delay = timeline?.delay ?? 0
    clock = layer.clock
    root = layer.treeRoot
    awaitsScreen = root?.isRootOfScreen == false && CATransaction.animatesViews
    begin = animation.beginTime == 0 ? layer.localTime(clock.now) : animation.beginTime
    for group in groups { group.pending += 1 }
  }

  /// The moment of the layer's time, in seconds.
  var layerTime: CFTimeInterval { layer?.localTime(clock.now) ?? clock.now }

  /// When it starts to run, in the clock's time.
  var startTime: CFTimeInterval { layer?.clockTime(begin) ?? begin }

  /// When its active time is over, in the clock's time; infinite if that never happens by itself.
  var endTime: CFTimeInterval {
    guard timeline == nil, animation.speed > 0 else { return .infinity }
    let active = animation.activeDuration - animation.timeOffset
    guard active.isFinite else { return .infinity }
    let end = begin + active / CFTimeInterval(animation.speed)
    return layer?.clockTime(end) ?? end
  }

  /// Whether the layer has left the tree in which it was when the animation was added.
  var isOrphaned: Bool {
    guard let layer else { return true }
    let present = layer.treeRoot
    return present !== root && !present.isRootOfScreen
  }

  /// Ends the waiting for a window.
  ///
  /// - Returns: true if the view is outside of a window still; false for animations that do not wait.
  func endAwaitingScreen() -> Bool {
    guard awaitsScreen else { return false }
    awaitsScreen = false
    guard let present = layer?.treeRoot else { return true }
    root = present
    return !present.isRootOfScreen
  }

  /// Tells the delegate of the start, once.
  func tellStart(at time: CFTimeInterval) {
    guard !hasStarted, startTime <= time + 1e-9 else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the animation: takes it from the layer unless it stays, and tells everybody.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    clock.remove(self)
    if animation.isRemovedOnCompletion || !finished { layer?.rare?.animations.removeAll { $0 === self } }
    animation.delegate?.animationDidStop(animation, finished: finished)
    let ended = groups
    groups = []
    for group in ended { group.animationEnded(finished: finished) }
  }
}

/// Counts the animations of a transaction or of a block, and runs what has to follow them.
package final class CompletionGroup {
  /// How many animations have not ended.
  package internal(set) var pending = 0
  /// Whether all ended by themselves.
  package private(set) var finished = true
  private var isClosed = false
  private var completion: ((Bool) -> Void)?

  /// Makes a group with what follows its animations, which is told whether all ended by themselves.
  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func animationEnded(finished: Bool) {
    pending -= 1
    if !finished { self.finished = false }
    completeIfDone()
  }

  /// No more animations will be added.
  package func close() {
    isClosed = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    completion(finished)
  }
}

/// What runs animations instead of the clock: how far they are is set by an animator.
package final class AnimationTimeline {
  /// The timeline that animations get which are added now. Unsafe: only the thread that shows layers sets it, around the
  /// blocks of animators.
  nonisolated(unsafe) package static var current: AnimationTimeline?

  /// How far animations are, from 0 to 1, or beyond where a spring swings over.
  package var fraction: () -> CGFloat = { 0 }
  /// The fraction at which animations begin that are added now.
  package var delay: CGFloat = 0
  private var running: [RunningAnimation] = []

  package init() {}

  func note(_ animation: RunningAnimation) {
    running.append(animation)
  }

  /// Ends all animations and gives the layers back to their own values.
  package func end(finished: Bool) {
    let ended = running
    running = []
    for animation in ended { animation.end(finished: finished) }
  }

  /// The layers that are animated and the paths of their properties, in the order of the animations.
  package var targets: [(layer: CALayer, keyPath: String)] {
    running.compactMap { one in
      guard let layer = one.layer, let path = (one.animation as? CAPropertyAnimation)?.keyPath else {
        return nil
      }
      return (layer, path)
    }
  }

  /// Calls a closure with each property animation.
  package func forEachAnimation(_ body: (CALayer, CAPropertyAnimation) -> Void) {
    for one in running {
      if let layer = one.layer, let animation = one.animation as? CAPropertyAnimation {
        body(layer, animation)
      }
    }
  }
}
