extension CALayer {
  final func addAnimation(_ animation: CAAnimation, _ key: String?) {
    if let key { forgetAnimations(withKey: key) }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    box.animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
  }

  /// Forgets the animations with a key, or all, and tells their delegates.
  final func forgetAnimations(withKey key: String?) {
    guard let rare, !rare.animations.isEmpty else { return }
    let forgotten = rare.animations.filter { key == nil || $0.key == key }
    rare.animations.removeAll { key == nil || $0.key == key }
    for (_, animation) in forgotten {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }
}
