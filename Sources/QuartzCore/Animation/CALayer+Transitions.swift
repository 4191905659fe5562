/// What interactive transitions do with the animations of a tree of layers.
extension CALayer {
  /// The present moment in the layer's own time, in seconds.
  package final var presentLocalTime: CFTimeInterval { localTime(clock.now) }

  /// Has the layer's time stand still at a moment of it.
  package final func holdTime(at moment: CFTimeInterval) {
    speed = 0
    beginTime = 0
    timeOffset = moment
  }

  /// Lets the layer's time go on from where it stands.
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

  /// Gives the layer the time of its superlayer.
  package final func resetTime() {
    speed = 1
    beginTime = 0
    timeOffset = 0
  }

  /// Ends all animations of the layer and of those in it, in the order in which they were added.
  ///
  /// - Parameter restoring: whether properties get the values from before the animations.
  package final func endAnimations(restoring: Bool) {
    var running: [RunningAnimation] = []
    var stack: [CALayer] = [self]
    while let layer = stack.popLast() {
      running += layer.rare?.animations ?? []
      stack += (layer.sublayers ?? []).reversed()
    }
    running.sort { $0.serial < $1.serial }
    if restoring {
      // The first former value of a property is the one from before; so it is set last.
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
