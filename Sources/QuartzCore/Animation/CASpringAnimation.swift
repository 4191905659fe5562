/// An animation that comes to rest as a spring does.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start, in distances from the first value to the last per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring whose friction is above the critical one is taken for critically damped.
  open var allowsOverdamping = false

  /// Creates an animation that takes a time of one's own and bounces, as SwiftUI's springs do.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period of the undamped spring, in seconds.
  ///   - bounce: 0 does not bounce, 1 bounces for ever; below 0 is slower than critical damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0)
    (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The time after which the spring stays near its rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override var defaultDuration: CFTimeInterval { settlingDuration }

  package final var spring: Spring {
    var friction = Double(damping)
    let critical = 2 * (Double(stiffness) * Double(mass)).squareRoot()
    if !allowsOverdamping { friction = min(friction, critical) }
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: friction,
      initialVelocity: Double(initialVelocity))
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}
