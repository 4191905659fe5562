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
