/// An animation with the timing of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity, in units of the distance from the first value to the last per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that determines whether the damping may exceed the critical one; otherwise it is limited
  /// to it.
  open var allowsOverdamping = false

  /// Creates an animation with a duration and a bounce, like SwiftUI's springs.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 for no bounce, 1 for an endless one; below 0 for more than critical damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0)
    (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The time after which the spring stays near its rest position, in seconds.
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
