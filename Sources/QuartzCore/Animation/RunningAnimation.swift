/// An animation that was added to a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let clock: MediaClock
  /// The timeline that determines the progress instead of the clock.
  let timeline: AnimationTimeline?
  private(set) weak var layer: CALayer?
  private weak var root: CALayer?
  /// The time at which the animation begins, in the layer's time.
  let begin: CFTimeInterval
  /// The fraction of the timeline at which the animation begins.
  let delay: CGFloat
  var serial = 0
  private(set) var hasStarted = false
  private(set) var isOver = false
  private var groups: [CompletionGroup]
  /// A Boolean value that indicates whether the animation was added to a view outside of a window in the
  /// current transaction, whose end decides whether it runs.
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

  /// The current time of the layer, in seconds.
  var layerTime: CFTimeInterval { layer?.localTime(clock.now) ?? clock.now }

  /// The time at which the animation starts, in the clock's time.
  var startTime: CFTimeInterval { layer?.clockTime(begin) ?? begin }

  /// The time at which the active time ends, in the clock's time; infinite if it does not end by itself.
  var endTime: CFTimeInterval {
    guard timeline == nil, animation.speed > 0 else { return .infinity }
    let active = animation.activeDuration - animation.timeOffset
    guard active.isFinite else { return .infinity }
    let end = begin + active / CFTimeInterval(animation.speed)
    return layer?.clockTime(end) ?? end
  }

  /// A Boolean value that indicates whether the layer has left the tree in which it was when the animation
  /// was added.
  var isOrphaned: Bool {
    guard let layer else { return true }
    let present = layer.treeRoot
    return present !== root && !present.isRootOfScreen
  }

  /// Stops waiting for a window.
  ///
  /// - Returns: Whether the view is still outside of a window; `false` for animations that do not wait.
  func endAwaitingScreen() -> Bool {
    guard awaitsScreen else { return false }
    awaitsScreen = false
    guard let present = layer?.treeRoot else { return true }
    root = present
    return !present.isRootOfScreen
  }

  /// Notifies the delegate of the start, once.
  func notifyStart(at time: CFTimeInterval) {
    guard !hasStarted, startTime <= time + 1e-9 else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the animation: removes it from the layer if it is removed on completion, and notifies the delegate
  /// and the groups.
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

/// A count of the animations of a transaction or block, with the completion that follows them.
package final class CompletionGroup {
  /// The number of animations that have not ended.
  package internal(set) var pending = 0
  /// A Boolean value that indicates whether all animations ended by themselves.
  package private(set) var finished = true
  private var isClosed = false
  private var completion: ((Bool) -> Void)?

  /// Creates a group with a completion, whose argument is whether all animations ended by themselves.
  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func animationEnded(finished: Bool) {
    pending -= 1
    if !finished { self.finished = false }
    completeIfDone()
  }

  /// Closes the group; no more animations will be added.
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

/// A timeline that determines the progress of animations instead of the clock, for property animators.
package final class AnimationTimeline {
  /// The timeline of new animations. Unsafe: only the thread that shows layers sets it, around the blocks of
  /// animators.
  nonisolated(unsafe) package static var current: AnimationTimeline?

  /// Returns the progress, from 0 to 1, or beyond while a spring overshoots.
  package var fraction: () -> CGFloat = { 0 }
  /// The fraction at which new animations begin.
  package var delay: CGFloat = 0
  private var running: [RunningAnimation] = []

  package init() {}

  func note(_ animation: RunningAnimation) {
    running.append(animation)
  }

  /// Ends all animations, so that the layers present their model values.
  package func end(finished: Bool) {
    let ended = running
    running = []
    for animation in ended { animation.end(finished: finished) }
  }

  /// The animated layers and the key paths of their properties, in the order of the animations.
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
