import ClassMetadata

/// An animation: a value that describes how a layer changes over time.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  private var timing = MediaTiming()

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// Creates an animation with its default values. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The timing function; `nil` for the one of the transaction, or for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start and the end. It is retained, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that determines whether the animation is removed from the layer when it has ended;
  /// `true` by default.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Returns the value that is stored for a key.
  open func value(forKey key: String) -> Any? {
    values[key]
  }

  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Returns the default value of a property of animations; `nil` if it has none.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "speed": Float(1)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    case "beginTime", "duration", "timeOffset", "repeatDuration": CFTimeInterval(0)
    case "repeatCount": Float(0)
    case "autoreverses": false
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a value was stored for a key. Archives are not written.
  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

  /// The duration of an animation without one: that of the transaction.
  var defaultDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { copyForLayer() }

  /// Returns a copy. Layers run a copy of an added animation, so that the original can be changed and added
  /// to other layers.
  final func copyForLayer() -> Self {
    // The vtable entry of `init()` has the same position in all subclasses of `NSObject`, see
    // `CALayer.make(_:)`.
    let maker = VirtualMethods.initializers(of: type(of: self), as: InitializableObject.self)
    let copy = unsafeDowncast(maker.init() as NSObject, to: Self.self)
    copy.copyValues(from: self)
    return copy
  }

  /// Copies the values of another animation.
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

  /// The time at which the animation begins, in seconds of the layer's time; 0 for the time when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one run, in seconds; 0 for the duration of the transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animation's time relative to the layer's.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset of the animation's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs; 0 for one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of the repeated runs, in seconds; 0 for the number of runs.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that determines whether each run is followed by a reversed one.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The behavior before and after the active time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// The methods that respond to the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation has ended, by itself or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
