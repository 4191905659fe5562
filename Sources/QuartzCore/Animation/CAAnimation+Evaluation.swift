extension MediaTiming {
  /// A Boolean value that indicates whether the time is the same as the parent's.
  var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}

extension CAAnimation {
  /// The length of the active time with all repetitions, in seconds of the animation's own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
  }

  /// Applies the values at a time to a layer.
  ///
  /// - Parameter time: The time since the beginning, in the animation's own time.
  func apply(at time: CFTimeInterval, to layer: CALayer) {
    let active = activeDuration
    var time = time
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return }
      time = 0
    } else if time >= active {
      guard fillMode == .forwards || fillMode == .both else { return }
      time = active
    }
    guard duration > 0, duration.isFinite else { return show(1, run: 0, on: layer) }
    let cycle = duration * (autoreverses ? 2 : 1)
    var run = (time / cycle).rounded(.down)
    var part = (time - run * cycle) / duration
    if time >= active, part <= 0, run > 0 {
      // The end of the last run, rather than the beginning of another.
      run -= 1
      part = autoreverses ? 2 : 1
    }
    if part > 1 { part = 2 - part }
    show(CGFloat(part), run: Int(run), on: layer)
  }

  /// Applies the values at a fraction of a run to a layer.
  ///
  /// - Parameters:
  ///   - part: The elapsed fraction of the duration, from 0 to 1, before the timing function is applied.
  ///   - run: The number of completed runs.
  func show(_ part: CGFloat, run: Int, on layer: CALayer) {
    if let spring = self as? CASpringAnimation {
      let seconds = Double(part) * duration
      return spring.showBasic(CGFloat(spring.spring.progress(at: seconds)), run: run, on: layer)
    }
    // The fraction of a timeline is already paced, and may be outside of 0...1.
    let paced = (0...1).contains(part) ? timingFunction?.progress(at: part) ?? part : part
    switch self {
    case let basic as CABasicAnimation: basic.showBasic(paced, run: run, on: layer)
    case let keyframes as CAKeyframeAnimation: keyframes.showKeyframe(paced, run: run, on: layer)
    case let group as CAAnimationGroup:
      for animation in group.animations ?? [] {
        if animation.duration == 0 { animation.duration = duration }
        let local = Double(paced) * duration - animation.beginTime
        animation.apply(
          at: local * CFTimeInterval(animation.speed) + animation.timeOffset, to: layer)
      }
    case let transition as CATransition: layer.box.transition = (transition, paced)
    default: break
    }
  }
}

extension CABasicAnimation {
  /// Returns the first and the last value on a layer, as Apple documents for the three properties.
  func ends(on layer: CALayer) -> (from: Any?, to: Any?) {
    guard let keyPath else { return (nil, nil) }
    let own = isAdditive ? nil : layer.value(forKeyPath: keyPath)
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, AnimatedValue.sum(from, by))
    case (nil, let to?, let by?): return (AnimatedValue.difference(to, by), to)
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (own, to)
    case (nil, nil, let by?): return (own, own.flatMap { AnimatedValue.sum($0, by) } ?? by)
    case (nil, nil, nil): return (own, own)
    }
  }

  func showBasic(_ part: CGFloat, run: Int, on layer: CALayer) {
    guard let keyPath else { return }
    let (from, to) = ends(on: layer)
    guard var value = AnimatedValue.between(from, to, part) else { return }
    if isCumulative, run > 0, let from, let to, let step = AnimatedValue.difference(to, from),
      let all = AnimatedValue.scaled(step, CGFloat(run)), let sum = AnimatedValue.sum(value, all)
    {
      value = sum
    }
    show(value, at: keyPath, on: layer)
  }
}

extension CAPropertyAnimation {
  func show(_ value: Any, at keyPath: String, on layer: CALayer) {
    var value = value
    if let valueFunction { value = valueFunction.transform(value) ?? value }
    if isAdditive, let own = layer.value(forKeyPath: keyPath), let sum = AnimatedValue.sum(own, value) {
      value = sum
    }
    layer.setPresented(value, forKeyPath: keyPath)
  }
}

extension CALayer {
  /// Sets a value of a presentation layer, unboxed.
  final func setPresented(_ value: Any, forKeyPath keyPath: String) {
    setValue(AnimatedValue.unboxed(value), forKeyPath: keyPath)
  }
}
