/// The operations on the animations of a layer tree that interactive transitions need.
extension CALayer {
  /// The current time of the layer, in seconds.
  package final var presentLocalTime: CFTimeInterval { localTime(clock.now) }

  /// Stops the layer's time at a moment.
  package final func holdTime(at moment: CFTimeInterval) {
    speed = 0
    beginTime = 0
    timeOffset = moment
  }

  /// Resumes the layer's time from where it was stopped.
  package final func resumeTime(speed newSpeed: Float) {
    guard speed == 0 else { return }
    let moment = timeOffset
    beginTime = 0
    timeOffset = 0
    let outer = localTime(clock.now)
    beginTime = outer
    timeOffset = moment
    speed = newSpeed
  }

  /// Resets the layer's time to that of its superlayer.
  package final func resetTime() {
    speed = 1
    beginTime = 0
    timeOffset = 0
  }

  /// Ends all animations of the layer and its sublayers, in the order in which they were added.
  ///
  /// - Parameter restoring: Whether the properties get the values from before the animations.
  package final func endAnimations(restoring: Bool) {
    var running: [RunningAnimation] = []
    var stack: [CALayer] = [self]
    while let layer = stack.popLast() {
      running += layer.rare?.animations ?? []
      stack += (layer.sublayers ?? []).reversed()
    }
    running.sort { $0.serial < $1.serial }
    if restoring {
      // The earliest former value of a property is the one to restore, so it is set last.
      for one in running.reversed() {
        guard let layer = one.layer, let path = (one.animation as? CAPropertyAnimation)?.keyPath else {
          continue
        }
        if let basic = one.animation as? CABasicAnimation {
          if let former = basic.formerOwnValue { layer.setProperty(former, path) }
        } else if let keyframes = one.animation as? CAKeyframeAnimation, path != "hidden",
          !keyframes.isAdditive, let first = keyframes.values?.first
        {
          layer.setProperty(first, path)
        }
      }
    }
    for one in running { one.end(finished: true) }
  }
}
