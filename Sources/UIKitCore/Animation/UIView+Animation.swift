extension UIView {
  /// Options of an animation. Raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which are UIKit's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: layout in the block is always animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Without effect: views always receive touches during animations.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes start from the presented value, not from the final value of an earlier animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is the block's own rather than that of an enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is the block's own rather than that of an enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes in the block are animated as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views, the views are hidden and shown rather than removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Repetition and reversal are the block's own rather than those of an enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Without effect: the frame rate is that of the device's clock.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Without effect: the frame rate is that of the device's clock.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A transition that flips the view about its vertical axis.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view about its vertical axis; drawn as from the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A curl transition, drawn as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A curl transition, drawn as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the former content fades out while the new content fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view about its horizontal axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view about its horizontal axis; drawn as from the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Options of a keyframe animation. Raw values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which are UIKit's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: layout in the block is always animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Without effect: views always receive touches during animations.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Changes start from the presented value, not from the final value of an earlier animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration is the block's own rather than that of an enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Repetition and reversal are the block's own rather than those of an enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant speed through all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth interpolation through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth interpolation, with times by the distances of the values.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The curve of an animation. Raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
    /// The curve of the keyboard, which has no public name on iOS: notifications of the keyboard carry its
    /// raw value.
    case _keyboard = 7

    package var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      case ._keyboard: CAMediaTimingFunction(name: .easeOut)
      }
    }
  }

  /// A transition of the methods before blocks. Raw values are UIKit's.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// A flip from the left.
    case flipFromLeft
    /// A flip from the right.
    case flipFromRight
    /// A page curl upward.
    case curlUp
    /// A page curl downward.
    case curlDown
  }

  // MARK: Enabling animations

  /// A Boolean value that indicates whether changes in animation blocks are animated; otherwise they take
  /// place immediately.
  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Sets whether changes in animation blocks are animated, until it is set again.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

  /// The duration of the current animation block, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  /// Performs changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    AnimationContext.updateGate()
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
    AnimationContext.updateGate()
  }

  // MARK: Blocks

  /// Animates the changes that a block makes: the presented values approach the new ones as the device's
  /// clock advances.
  ///
  /// The completion is called when all animations have ended; its argument is `false` if they were
  /// interrupted. It is called immediately if nothing changed, if the duration is 0 or if the views are in no
  /// window.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext(
      duration: duration, delay: delay, options: options, pace: options.curve.pace(duration),
      completion: completion
    ).run(animations)
  }

  /// Animates the changes that a block makes with the `easeInOut` curve, without delay. The duration is in
  /// seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with a spring that settles within a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio; 1 does not oscillate, values near 0 oscillate most.
  ///   - velocity: The initial velocity, in distances from start to end per second.
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

  /// Animates changes with a spring, given its perceptual duration and bounce.
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

  /// Repeats the animations of a block inside an animation block.
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

  /// Animates changes that calls of `addKeyframe` make inside the block, each in its part of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the calculation modes have other meanings in the options of other animations.
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

  /// Makes changes in an interval of a keyframe animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the changes, as a fraction of the whole duration.
  ///   - frameDuration: The duration of the changes, as a fraction of the whole duration.
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

  /// Changes a view's content with a transition: a cross dissolve, flip or curl. Without one of these options
  /// the changes are animated as in other blocks. Curls are drawn as cross dissolves.
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

  /// Replaces a view with another one, or hides and shows them, with a transition of their superview.
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

  /// Performs a system animation on views, and further changes alongside.
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

  /// A system animation. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// The views fade out in a quarter of a second and are removed.
    case delete = 0
  }
}

extension UIView.AnimationOptions {
  /// The curve of the options.
  package var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 15) ?? .easeInOut
  }

  /// The transition of the options; `nil` if there is none.
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
  /// Returns the timing of the curve. The keyboard moves like a critically damped spring, as its animation
  /// describes it (`CASpringAnimation` with mass 3, stiffness 1000 and damping 500, which Core Animation
  /// limits to the critical damping).
  func pace(_ duration: TimeInterval) -> AnimationContext.Pace {
    self == ._keyboard
      ? .spring(Spring(dampingRatio: 1, duration: duration, initialVelocity: 0)) : .curve(function)
  }
}
