import Foundation

/// The movements of scroll views, one axis at a time: points and seconds.
///
/// The formulas are those that Apple's engineers and others published: the rubber band and projection of "Designing Fluid
/// Interfaces" (WWDC 2018), the exponential slowing of `UIScrollView.DecelerationRate` (a factor per millisecond), and the
/// critically damped spring of the way back ("How UIScrollView works", I. Lobanov 2020: mass 1, stiffness 100).
package enum ScrollPhysics {
  /// How stiff the rubber band is.
  package static let rubberBandConstant: CGFloat = 0.55

  /// How far content follows a finger that is `distance` beyond the end, in a view of a length.
  package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = abs(distance)
    let result = (1 - 1 / (size * rubberBandConstant / dimension + 1)) * dimension
    return distance < 0 ? -result : result
  }

  /// The distance of a finger beyond the end at which content is `offset` beyond: the inverse of `rubberBand`.
  package static func unband(_ offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = min(abs(offset), dimension * 0.999)
    let result = (1 / (1 - size / dimension) - 1) * dimension / rubberBandConstant
    return offset < 0 ? -result : result
  }

  /// How far content goes that slows down from a speed in points per second.
  package static func projection(_ velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity / 1000 * rate / (1 - rate)
  }

  /// Content that slows down: the speed falls by the rate each millisecond.
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

    /// Where the content is after a time.
    package func position(at seconds: Double) -> CGFloat {
      start + velocity * CGFloat((exp(logarithm * seconds) - 1) / logarithm)
    }

    package func velocity(at seconds: Double) -> CGFloat { velocity * CGFloat(exp(logarithm * seconds)) }

    /// Where the content comes to rest.
    package var end: CGFloat { start - velocity / CGFloat(logarithm) }

    /// The time until the content is within a distance of its end.
    package func duration(threshold: CGFloat = 0.25) -> Double {
      let distance = abs(end - start)
      guard distance > threshold else { return 0 }
      return log(Double(threshold / distance)) / logarithm
    }

    /// The time at which the content passes a place on its way.
    package func time(at place: CGFloat) -> Double? {
      let part = Double((place - start) / velocity) * logarithm + 1
      guard part > 0, part <= 1 else { return nil }
      return log(part) / logarithm
    }
  }

  /// Content that a critically damped spring takes to its place.
  package struct Return {
    package var displacement: CGFloat
    package var velocity: CGFloat
    /// The spring's frequency, per second: the root of stiffness over mass.
    package var frequency: CGFloat

    package init(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat = 10) {
      self.displacement = displacement
      self.velocity = velocity
      self.frequency = frequency
    }

    /// How far the content is from its place after a time.
    package func displacement(at seconds: Double) -> CGFloat {
      let decay = CGFloat(exp(Double(-frequency) * seconds))
      return decay * (displacement + (velocity + frequency * displacement) * CGFloat(seconds))
    }

    /// The time until the content stays within a distance of its place.
    package func duration(threshold: CGFloat = 0.25) -> Double {
      var time = 0.0
      let step = 1.0 / 120
      // The bound falls once the exponential wins; a little search is exact enough for a frame.
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
