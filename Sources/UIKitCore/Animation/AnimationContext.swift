/// The parameters with which the changes in a block are animated.
///
/// While a block runs, layers ask their views for an action at each change; the view asks the innermost
/// context, which creates an animation:
///
/// - Numbers, points and rectangles get additive animations from the difference to zero, so that changes
///   during an animation continue smoothly, as in UIKit since iOS 8.
/// - Transforms, colors and other values are animated from the former value to the new one.
@preconcurrency @MainActor
package final class AnimationContext {
  /// The timing of changes.
  package enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  package var duration: TimeInterval
  package var delay: TimeInterval
  let options: UIView.AnimationOptions
  package var pace: Pace
  package var repeatCount: Float
  package var autoreverses: Bool
  let group: CompletionGroup
  var keyframes: Keyframes?
  /// The timeline of a property animator, which drives the animations instead of the clock.
  package var timeline: AnimationTimeline?

  static var areEnabled = true
  private static var stack: [AnimationContext] = []

  /// The context of the innermost block.
  static var current: AnimationContext? { stack.last }

  package init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.current
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsPace = outer == nil || options.contains(.overrideInheritedCurve)
    let keepsOptions = outer == nil || options.contains(.overrideInheritedOptions)
    self.duration = keepsDuration ? duration : outer?.duration ?? duration
    self.pace = keepsPace ? pace : outer?.pace ?? pace
    self.delay = delay + (outer?.delay ?? 0)
    self.options = options
    repeatCount = options.contains(.repeat) ? .infinity : keepsOptions ? 0 : outer?.repeatCount ?? 0
    autoreverses = options.contains(.autoreverse) || (!keepsOptions && outer?.autoreverses == true)
    group = CompletionGroup(completion)
    timeline = outer?.timeline
  }

  /// A Boolean value that indicates whether changes are animated.
  var animates: Bool { Self.areEnabled && duration > 0 && duration.isFinite }

  /// Runs a block of changes.
  package func run(_ changes: () -> Void) {
    let close = open()
    changes()
    close()
  }

  /// The windows with stack views in which the block hid or showed an arranged view.
  private var rearrangedWindows: [UIWindow] = []

  /// Records that a stack view in a window will be rearranged. Its layout is performed and animated at the
  /// end of the block, whether or not the block does so.
  func arrangementChanges(in window: UIWindow) {
    guard animates, !rearrangedWindows.contains(where: { $0 === window }) else { return }
    rearrangedWindows.append(window)
  }

  /// Performs the layout of the recorded windows.
  func layOutArrangements() {
    while let window = rearrangedWindows.popLast() { window.layoutIfNeeded() }
  }

  /// Begins a block of changes.
  ///
  /// - Returns: A closure that ends the block.
  package func open() -> () -> Void {
    Self.stack.append(self)
    Self.updateGate()
    let (groups, timeline) = (AnimationGroups.current, AnimationTimeline.current)
    AnimationGroups.current = [group]
    AnimationTimeline.current = self.timeline
    return {
      self.layOutArrangements()
      AnimationGroups.current = groups
      AnimationTimeline.current = timeline
      Self.stack.removeLast()
      Self.updateGate()
      self.group.close()
    }
  }

  /// Enables or disables the actions of layers.
  static func updateGate() {
    CATransaction.animatesViews = areEnabled && current?.animates == true
  }

  // MARK: Actions

  /// The properties with additive animations.
  private static let additive: Set<String> = ["position", "bounds", "opacity", "anchorPoint", "zPosition"]

  /// Returns the action for a change of a view's layer.
  func action(_ view: UIView, _ layer: CALayer, _ key: String) -> CAAction? {
    guard animates, view.window != nil || isInControllersView(view) else { return nil }
    if let keyframes { return keyframes.note(layer, key) }
    if key == "hidden" {
      // Arranged views are hidden at the end, after they have shrunk.
      guard view.superview?.arrangesSubviews == true else { return nil }
      let stay = CAKeyframeAnimation(keyPath: "hidden")
      stay.values = [false]
      configure(stay, of: layer)
      stay.timingFunction = CAMediaTimingFunction(name: .linear)
      return layer.isHidden ? nil : stay
    }
    let animation = makeBasic(key)
    configure(animation, of: layer)
    animation.isAdditive = timeline == nil && Self.additive.contains(key)
    animation.keepsOtherAnimations = true
    animation.fixesEnd = true
    animation.beginsFromModelValue =
      !options.contains(.beginFromCurrentState) && key != "transform" && timeline == nil
    return animation
  }

  /// Returns whether the view belongs to a view controller's view, which may be in a window at the end of the
  /// transaction, so that changes in `viewDidLoad()` are animated. Other views outside of windows change
  /// immediately.
  private func isInControllersView(_ view: UIView) -> Bool {
    var root = view
    while let superview = root.superview { root = superview }
    return root._viewController != nil
  }

  func makeBasic(_ key: String) -> CABasicAnimation {
    guard case .spring(let spring) = pace else { return CABasicAnimation(keyPath: key) }
    let animation = CASpringAnimation(keyPath: key)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    animation.allowsOverdamping = true
    return animation
  }

  /// Sets the times and the timing of the context on an animation.
  func configure(_ animation: CAAnimation, of layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if case .curve(let function) = pace { animation.timingFunction = function }
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.presentLocalTime + delay }
  }
}

/// The changes of a keyframe animation, recorded as they are made.
@MainActor
final class Keyframes {
  /// The interval of the current keyframe, in fractions of the whole animation.
  var interval: (start: Double, end: Double) = (0, 1)

  private let options: UIView.KeyframeAnimationOptions

  /// The changes of one property of one layer.
  private final class Track {
    let layer: CALayer
    let key: String
    var steps: [(start: Double, end: Double, from: Any, to: Any)] = []

    init(_ layer: CALayer, _ key: String) {
      self.layer = layer
      self.key = key
    }
  }

  private var tracks: [Track] = []
  private var isPlaying = false

  init(options: UIView.KeyframeAnimationOptions) {
    self.options = options
  }

  /// Returns the action for a change, which records it for `addAnimations(_:)`.
  func note(_ layer: CALayer, _ key: String) -> CAAction? {
    if isPlaying || key == "hidden" { return nil }
    guard let from = layer.property(key) else { return nil }
    return Step(keyframes: self, layer: layer, key: key, from: from, interval: interval)
  }

  /// The action that runs after a change.
  private struct Step: CAAction {
    let keyframes: Keyframes
    let layer: CALayer
    let key: String
    let from: Any
    let interval: (start: Double, end: Double)

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      // Layers of views run their actions on the main actor, which the next line checks.
      nonisolated(unsafe) let step = self
      MainActor.assumeIsolated { step.keyframes.add(step) }
    }
  }

  private func add(_ step: Step) {
    guard let to = step.layer.property(step.key) else { return }
    var track = tracks.first { $0.layer === step.layer && $0.key == step.key }
    if track == nil {
      let made = Track(step.layer, step.key)
      tracks.append(made)
      track = made
    }
    track?.steps.append((step.interval.start, step.interval.end, step.from, to))
  }

  /// Adds a keyframe animation for each changed property.
  func addAnimations(_ context: AnimationContext) {
    isPlaying = true
    for track in tracks {
      let steps = track.steps.enumerated().sorted {
        ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
      }.map(\.element)
      guard let first = steps.first else { continue }
      let animation = CAKeyframeAnimation(keyPath: track.key)
      var values: [Any] = [first.from]
      var times: [Double] = [0]
      for step in steps {
        let before = values[values.count - 1]
        if step.start > times[times.count - 1] {
          values.append(before)
          times.append(step.start)
        }
        values.append(step.to)
        times.append(max(min(step.end, 1), times[times.count - 1]))
      }
      if times[times.count - 1] < 1 {
        values.append(values[values.count - 1])
        times.append(1)
      }
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      context.configure(animation, of: track.layer)
      switch UIView.KeyframeAnimationOptions(rawValue: options.rawValue & (7 << 10)) {
      case .calculationModeDiscrete: animation.calculationMode = .discrete
      case .calculationModePaced: animation.calculationMode = .paced
      case .calculationModeCubic: animation.calculationMode = .cubic
      case .calculationModeCubicPaced: animation.calculationMode = .cubicPaced
      default: animation.calculationMode = .linear
      }
      track.layer.add(animation, forKey: track.key)
    }
  }
}
