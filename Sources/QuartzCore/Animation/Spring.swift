/// A mass on a spring that is released at 0 and comes to rest at 1.
package struct Spring: Hashable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The initial velocity, in units of the distance from start to rest per second.
  package var initialVelocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from the period of the undamped spring and its bounce, with the conversion that Apple
  /// showed for iOS 17 ("Animate with springs", WWDC 2023).
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
    let duration = max(perceptualDuration, 0.001)
    let bounce = min(max(bounce, -0.999), 1)
    let damping = bounce >= 0 ? 4 * Double.pi * (1 - bounce) : 4 * Double.pi / (1 + bounce)
    self.init(
      mass: 1, stiffness: (2 * .pi / duration) * (2 * .pi / duration), damping: damping / duration,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring that is within a thousandth of its rest position after a duration.
  ///
  /// UIKit publishes no formula; this is the one with which Framer's springs follow `UIView.animate`'s: the
  /// envelope of the oscillation is a thousandth at the duration, solved for the frequency by Newton's
  /// method.
  ///
  /// - Parameter dampingRatio: The ratio of the damping to the critical damping.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = min(max(duration, 0.01), 1000)
    func envelope(_ frequency: Double) -> Double {
      if ratio < 1 {
        let decay = frequency * ratio
        let angular = frequency * (1 - ratio * ratio).squareRoot()
        return 0.001 - abs((decay - initialVelocity) / angular) * exp(-decay * duration)
      }
      return -0.001 + exp(-frequency * duration) * ((frequency - initialVelocity) * duration + 1)
    }
    var frequency = 5 / duration
    for _ in 0..<50 {
      let step = frequency * 1e-6
      let slope = (envelope(frequency + step) - envelope(frequency - step)) / (2 * step)
      guard slope != 0, slope.isFinite else { break }
      let next = frequency - envelope(frequency) / slope
      guard next.isFinite, next > 0, next < 1e6 / duration else { break }
      if abs(next - frequency) < 1e-9 * frequency { break }
      frequency = next
    }
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Returns the position after a time in seconds: 0 at the start, 1 at rest, beyond 1 when it overshoots.
  package func progress(at seconds: Double) -> Double {
    guard seconds > 0, mass > 0, stiffness > 0 else { return seconds > 0 ? 1 : 0 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let decay = ratio * frequency
    let start = decay - initialVelocity
    if ratio < 1 - 1e-9 {
      let angular = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * seconds) * (cos(angular * seconds) + start / angular * sin(angular * seconds))
    }
    if ratio <= 1 + 1e-9 {
      return 1 - exp(-frequency * seconds) * (1 + (frequency - initialVelocity) * seconds)
    }
    let angular = frequency * (ratio * ratio - 1).squareRoot()
    return 1 - exp(-decay * seconds) * (cosh(angular * seconds) + start / angular * sinh(angular * seconds))
  }

  /// Returns the velocity after a time in seconds, in units of the distance per second.
  package func velocity(at seconds: Double) -> Double {
    let step = 1e-5
    guard seconds > step else { return initialVelocity }
    return (progress(at: seconds + step) - progress(at: seconds - step)) / (2 * step)
  }

  /// The time after which the envelope of the oscillation is below a thousandth, in seconds. For a mass of 1,
  /// a stiffness of 100 and a damping of 10 iOS returns 1.4727 s.
  package var settlingDuration: Double {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let decay = ratio * frequency
    if ratio < 1 - 1e-9 {
      let angular = frequency * (1 - ratio * ratio).squareRoot()
      return log((1 + abs((decay - initialVelocity) / angular)) * 1000) / decay
    }
    // The slower of the two exponentials, or the only one.
    let slow = ratio <= 1 + 1e-9 ? frequency : decay - frequency * (ratio * ratio - 1).squareRoot()
    var time = log(1000) / slow
    for _ in 0..<200 where abs(1 - progress(at: time)) > 0.001 { time *= 1.02 }
    return time
  }
}
