extension UIView {
  /// How an animation runs. Raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: what views lay out within the block is animated anyway.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Without effect: views take touches during animations anyway.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes start from what is seen, not from the value that an earlier animation was going to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is this block's, not that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is this block's, not that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Transitions: changes in the block are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Transitions between two views: they are hidden and shown, not removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Repeating and going back are this block's, not those of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// One speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Without effect: the clock of devices has the frames that it has.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Without effect: the clock of devices has the frames that it has.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Transitions: the view turns about its vertical middle line.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Transitions: the view turns about its vertical middle line; drawn as from the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Transitions: drawn as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Transitions: drawn as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Transitions: the old look fades out while the new one fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Transitions: the view turns about its horizontal middle line.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Transitions: the view turns about its horizontal middle line; drawn as from the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How keyframes run. Raw values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: what views lay out within the block is animated anyway.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Without effect: views take touches during animations anyway.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Changes start from what is seen, not from the value that an earlier animation was going to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration is this block's, not that of the block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Repeating and going back are this block's, not those of the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// On straight lines between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, in times by the values' distances.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The curve of an animation. Raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// One speed.
    case linear
    /// The keyboard's, which iOS has no name for either: notifications of the keyboard carry its number.
    case _keyboard = 7

    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      case ._keyboard: CAMediaTimingFunction(name: .easeOut)
      }
    }
  }

  /// An animation of the transition kind that the older methods take. Raw values are UIKit's.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none
    /// A turn from the left.
    case flipFromLeft
    /// A turn from the right.
    case flipFromRight
    /// A page that is turned up.
    case curlUp
    /// A page that is turned down.
    case curlDown
  }

  // MARK: Whether changes are animated

  /// Whether changes in blocks are animated; else they take place at once.
  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Says whether changes in blocks are animated. It holds until it is set again.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

  /// The duration of the block that runs at present, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  /// Makes changes at once, also inside the block of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    AnimationContext.updateGate()
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
    AnimationContext.updateGate()
  }

  // MARK: Blocks

  /// Animates the changes that a block makes: what is seen goes to the new values as the device's clock goes on.
  ///
  /// The completion is called when all animations have ended, with whether they ended by themselves; at once if nothing
  /// changed, if the duration is 0 or if the views are in no window.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext(
      duration: duration, delay: delay, options: options, pace: options.curve.pace(duration),
      completion: completion
    ).run(animations)
  }

  /// Animates the changes that a block makes, slow at both ends, beginning at once. Durations are seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes as a spring moves that has settled after a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; near 0 swings most.
  ///   - velocity: the speed at the start, in distances from start to end per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    AnimationContext(
      duration: duration, delay: delay, options: options, pace: .spring(spring), completion: completion
    ).run(animations)
  }

  /// Animates changes as a spring moves, by its perceived duration and its bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    AnimationContext(
      duration: spring.settlingDuration, delay: delay, options: options, pace: .spring(spring),
      completion: completion
    ).run(animations)
  }

  /// Repeats the animations of a block, inside the block of an animation.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.current else { return animations() }
    let (formerCount, formerReverses) = (context.repeatCount, context.autoreverses)
    (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
    animations()
    (context.repeatCount, context.autoreverses) = (formerCount, formerReverses)
  }

  // MARK: Keyframes

  /// Animates changes that `addKeyframe` makes inside the block, each in its part of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of curves are those of other animations' options.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let context = AnimationContext(
      duration: duration, delay: delay, options: plain, pace: .curve(plain.curve.function),
      completion: completion)
    let keyframes = Keyframes(options: options)
    context.keyframes = keyframes
    context.run {
      animations()
      context.layOutArrangements()
      keyframes.addAnimations(context)
    }
  }

  /// Makes changes between two moments of a keyframe animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the changes begin, as a part of the whole.
  ///   - frameDuration: how long they take, as a part of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let context = AnimationContext.current, let keyframes = context.keyframes else {
      return animations()
    }
    keyframes.interval = (frameStartTime, frameStartTime + frameDuration)
    animations()
    context.layOutArrangements()
    keyframes.interval = (0, 1)
  }

  // MARK: Transitions

  /// Changes a view's content with a transition between its looks: a cross dissolve, a flip or a curl. Without one of
  /// these options the changes are animated as in other blocks. Curls are drawn as cross dissolves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = AnimationContext(
      duration: duration, delay: 0, options: options, pace: .curve(options.curve.function),
      completion: completion)
    guard let transition = options.transition, context.animates, view.window != nil else {
      return context.run(animations ?? {})
    }
    transition.duration = context.duration
    transition.timingFunction = options.curve.function
    context.run {
      view.layer.add(transition, forKey: "transition")
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        UIView.performWithoutAnimation { animations?() }
      }
    }
  }

  /// Replaces a view by another one, or hides and shows them, with a transition of their superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview else {
      change()
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options, animations: change, completion: completion)
  }

  /// Does what the system does to views, and further changes beside it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  /// What the system does to views. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// The views fade out in a quarter of a second, and are removed.
    case delete = 0
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options name.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 15) ?? .easeInOut
  }

  /// The transition that the options name.
  var transition: CATransition? {
    let transition = CATransition()
    switch UIView.AnimationOptions(rawValue: rawValue & (7 << 20)) {
    case .transitionFlipFromLeft: (transition.type, transition.subtype) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (transition.type, transition.subtype) = (.flip, .fromRight)
    case .transitionFlipFromTop: (transition.type, transition.subtype) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (transition.type, transition.subtype) = (.flip, .fromBottom)
    case .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown: transition.type = .fade
    default: return nil
    }
    return transition
  }
}

extension UIView.AnimationCurve {
  /// How changes go by the curve: the keyboard moves as a spring that does not swing, which is what an animation of it says
  /// (`CASpringAnimation`, mass 3, stiffness 1000, damping 500, of which Core Animation takes the critical one).
  func pace(_ duration: TimeInterval) -> AnimationContext.Pace {
    self == ._keyboard
      ? .spring(Spring(dampingRatio: 1, duration: duration, initialVelocity: 0)) : .curve(function)
  }
}
