import ClassMetadata

extension CALayer {
  /// The root of the layer tree.
  final var treeRoot: CALayer {
    var layer = self
    while let parent = layer.storedSuperlayer { layer = parent }
    return layer
  }

  /// The clock of the layer's animations, which is the one of the screen.
  package final var clock: MediaClock { treeRoot.rare?.clock ?? MediaClock.current }

  /// Sets the clock of the layer tree.
  package final func setScreenClock(_ clock: MediaClock) {
    box.clock = clock
  }

  final func addAnimation(_ animation: CAAnimation, _ key: String?) {
    let key = animation is CATransition ? "transition" : key
    if let key { removeAnimations(withKey: key) }
    let animation = animation.copyForLayer()
    if animation.duration == 0 { animation.duration = animation.defaultDuration }
    if animation.timingFunction == nil, !(animation is CASpringAnimation) {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    (animation as? CATransition)?.takeOldLook(of: self)
    let running = RunningAnimation(
      animation, key: key, layer: self, groups: CATransaction.openGroups)
    box.animations.append(running)
    running.timeline?.note(running)
    running.clock.add(running)
  }

  /// Returns a key that no animation has: the name itself, or with a number, like those of UIKit's additive
  /// animations.
  final func uniqueKey(_ name: String) -> String {
    let taken = Set(rare?.animations.compactMap(\.key) ?? [])
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Removes the animations with a key, or all of them, and notifies their delegates.
  final func removeAnimations(withKey key: String?) {
    guard let rare, !rare.animations.isEmpty else { return }
    let forgotten = rare.animations.filter { key == nil || $0.key == key }
    rare.animations.removeAll { key == nil || $0.key == key }
    for running in forgotten { running.end(finished: false) }
  }

  /// Marks the clocks of a deallocated layer's animations, so that the animations are ended.
  final func markOrphanedAnimations() {
    guard let rare, !rare.animations.isEmpty else { return }
    for running in rare.animations { running.clock.hasPossibleOrphans = true }
  }

  // MARK: Time

  /// The layers from the root to this one whose time differs from their superlayer's.
  private final var timedLayers: [CALayer] {
    var found: [CALayer] = []
    var layer: CALayer? = self
    while let present = layer {
      if present.rare?.timing.isPlain == false { found.append(present) }
      layer = present.storedSuperlayer
    }
    return found.reversed()
  }

  /// Converts a time of the clock to this layer's time.
  final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    for layer in timedLayers {
      time = (time - layer.beginTime) * CFTimeInterval(layer.speed) + layer.timeOffset
    }
    return time
  }

  /// Converts a time of this layer to the clock's; infinite if the layer's time is stopped.
  final func clockTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    for layer in timedLayers.reversed() {
      guard layer.speed != 0 else { return .infinity }
      time = (time - layer.timeOffset) / CFTimeInterval(layer.speed) + layer.beginTime
    }
    return time
  }

  // MARK: Presentation

  /// A Boolean value that indicates whether the layer has animations.
  final var isAnimated: Bool { rare?.animations.isEmpty == false }

  /// A copy of the layer with the values that its animations give it at the present moment.
  ///
  /// - Parameter delay: seconds by which the animations are late, in a copy of a replicator layer.
  final func makePresentation(behind delay: CFTimeInterval = 0) -> CALayer {
    let copy = CALayer.makeCopy(of: self)
    copy.box.model = self
    copy.allowsContentOverflow = allowsContentOverflow
    applyAnimations(to: copy, behind: delay)
    return copy
  }

  /// Applies the animations to a copy, in the order in which they were added.
  private final func applyAnimations(to copy: CALayer, behind delay: CFTimeInterval) {
    for running in rare?.animations ?? [] {
      if let timeline = running.timeline {
        var fraction = timeline.fraction()
        if running.delay > 0 {
          fraction = running.delay < 1 ? (fraction - running.delay) / (1 - running.delay) : 0
        }
        running.animation.show(running.delay > 0 ? min(max(fraction, 0), 1) : fraction, run: 0, on: copy)
      } else {
        let local = running.layerTime - delay - running.begin
        let time = local * CFTimeInterval(running.animation.speed) + running.animation.timeOffset
        running.animation.apply(at: time, to: copy)
      }
    }
  }
}

/// A class whose `init(layer:)` can be called on a metatype, because it is required.
open class CopyableObject: NSObject {
  /// Creates a copy.
  public required init(layer: Any) {
    super.init()
  }
}

extension CALayer {
  /// Creates a copy with `init(layer:)` of the layer's own class, as presentation layers are created.
  static func makeCopy(of layer: CALayer) -> CALayer {
    // As in `make(_:)`: the initializer is not required, so the compiler does not allow calling it on a
    // metatype.
    let maker = VirtualMethods.initializers(of: type(of: layer), as: CopyableObject.self)
    return unsafeDowncast(maker.init(layer: layer) as NSObject, to: CALayer.self)
  }
}
