import ClassMetadata

/// An animation: a value that says how a layer would change over time.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
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

  /// How long a run takes of an animation that does not say so: as the transaction has it.
  var defaultDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// A copy, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { copyForLayer() }

  /// Layers run a copy of what is added to them, so that it may be changed and added to others.
  final func copyForLayer() -> Self {
    // `init()` has its place in the tables of all classes under NSObject, see `CALayer.make(_:)`.
    let maker = VirtualMethods.initializers(of: type(of: self), as: InitializableObject.self)
    let copy = unsafeDowncast(maker.init() as NSObject, to: Self.self)
    copy.copyValues(from: self)
    return copy
  }

  /// Takes another animation's values.
  func copyValues(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
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
