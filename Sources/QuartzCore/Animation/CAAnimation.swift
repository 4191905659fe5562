/// An animation: a value that says how a layer would change over time.
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  private var timing = MediaTiming()

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// Creates an animation with its default values: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The pace of the animation; nil for a steady one.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the animation's start and end. Kept alive, as on Apple's platforms.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is forgotten when it has run. True by default.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// The value kept under a name.
  open func value(forKey key: String) -> Any? {
    values[key]
  }

  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// When the animation begins, in seconds.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one run takes, in seconds; 0 stands for the transaction's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast time runs.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// What is added to the animation's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long runs are repeated, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown outside the active time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// What an animation tells.
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that the animation has ended, by itself or by being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Whether the animated value is added to the property's own.
  open var isAdditive = false
  /// Whether each run begins with the value that the last one ended with.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the property's own.
  open var fromValue: Any?
  /// The last value; nil for the property's own.
  open var toValue: Any?
  /// The difference between the first and last values.
  open var byValue: Any?
}

/// An animation that comes to rest as a spring does.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring stays within a thousandth of its rest, in seconds.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping) / (2 * Double(mass))
    return decay > 0 ? log(1000) / decay : .infinity
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that a point follows.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pace between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between those given are found.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How values between the given ones are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change from one content to another.
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
