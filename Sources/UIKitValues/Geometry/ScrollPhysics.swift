import Foundation

/// The motion of scroll views along one axis, in points and seconds.
///
/// The formulas are published by Apple's engineers and others: the rubber band and projection of "Designing
/// Fluid Interfaces" (WWDC 2018), the exponential deceleration of `UIScrollView.DecelerationRate` (a factor
/// per millisecond), and the critically damped spring of the bounce ("How UIScrollView works", I. Lobanov
/// 2020: mass 1, stiffness 100).
package enum ScrollPhysics {
  /// The stiffness of the rubber band.
  package static let rubberBandConstant: CGFloat = 0.55

  /// Returns the distance of the content beyond its end for a finger that is `distance` beyond it, in a view
  /// of a length.
  package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = abs(distance)
    let result = (1 - 1 / (size * rubberBandConstant / dimension + 1)) * dimension
    return distance < 0 ? -result : result
  }

  /// Returns the distance of a finger beyond the end for content that is `offset` beyond it, the inverse of
  /// `rubberBand`.
  package static func unband(_ offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = min(abs(offset), dimension * 0.999)
    let result = (1 / (1 - size / dimension) - 1) * dimension / rubberBandConstant
    return offset < 0 ? -result : result
  }

  /// Returns the distance that decelerating content travels from a velocity in points per second.
  package static func projection(_ velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// The deceleration of content, whose velocity is multiplied by the rate each millisecond.
  package struct Deceleration {
    package var start: CGFloat
    package var velocity: CGFloat
    package var rate: CGFloat

    package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
      self.start = start
      self.velocity = velocity
      self.rate = rate
    }

    private var logarithm: Double { 1000 * log(Double(rate)) }

    /// Returns the position after a time.
    package func position(at seconds: Double) -> CGFloat {
      start + velocity * CGFloat((exp(logarithm * seconds) - 1) / logarithm)
    }

    package func velocity(at seconds: Double) -> CGFloat { velocity * CGFloat(exp(logarithm * seconds)) }

    /// The position at rest.
    package var end: CGFloat { start - velocity / CGFloat(logarithm) }

    /// Returns the time until the content is within a threshold of its final position.
    package func duration(threshold: CGFloat = 0.25) -> Double {
      let distance = abs(end - start)
      guard distance > threshold else { return 0 }
      return log(Double(threshold / distance)) / logarithm
    }

    /// Returns the time at which the content passes a position; `nil` if it never does.
    package func time(at place: CGFloat) -> Double? {
      let part = Double((place - start) / velocity) * logarithm + 1
      guard part > 0, part <= 1 else { return nil }
      return log(part) / logarithm
    }
  }

  /// The return of content to its end by a critically damped spring.
  package struct Return {
    package var displacement: CGFloat
    package var velocity: CGFloat
    /// The spring's angular frequency, per second: the square root of stiffness over mass.
    package var frequency: CGFloat

    package init(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat = 10) {
      self.displacement = displacement
      self.velocity = velocity
      self.frequency = frequency
    }

    /// Returns the displacement from the end after a time.
    package func displacement(at seconds: Double) -> CGFloat {
      let decay = CGFloat(exp(Double(-frequency) * seconds))
      return decay * (displacement + (velocity + frequency * displacement) * CGFloat(seconds))
    }

    /// Returns the time after which the displacement stays below a threshold.
    package func duration(threshold: CGFloat = 0.25) -> Double {
      var time = 0.0
      let step = 1.0 / 120
      // The bound decreases once the exponential dominates; the resolution of a frame is sufficient.
      while time < 10 {
        let bound =
          CGFloat(exp(Double(-frequency) * time))
          * (abs(displacement) + abs(velocity + frequency * displacement) * CGFloat(time))
        if bound < threshold { return time }
        time += step
      }
      return time
    }
  }
}
