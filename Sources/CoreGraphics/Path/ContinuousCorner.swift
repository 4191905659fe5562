/// The corner whose curvature increases gradually from the straight edge.
package enum ContinuousCorner {
  /// The distance from the corner at which the curve leaves the edge if there is space, in radii.
  package static let reach: CGFloat = 1.528665

  /// The curve from one edge to the other: three cubic curves, in radii from the corner along the first edge
  /// and along the second one. The numbers are those of paths of iOS 7, as PaintCode published them
  /// ("Mobile-friendly rounded rectangles", 2013).
  static let curves: [[(CGFloat, CGFloat)]] = [
    [(1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
    [(0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)],
    [(0, 0.868407), (0, 1.088493), (0, 1.528665)],
  ]

  /// A quarter of a circle as three cubic curves, in the same units. It is divided like the curves above, at
  /// a distance of 0.074911 from an edge.
  private static let circle: [[(CGFloat, CGFloat)]] = {
    let first: Double = acos(1 - 0.074911)
    let angles: [Double] = [0, first, .pi / 2 - first, .pi / 2]
    return (0..<3).map { index in
      let (from, to) = (angles[index], angles[index + 1])
      let reach = 4.0 / 3 * tan((to - from) / 4)
      return [
        (CGFloat(1 - sin(from) - reach * cos(from)), CGFloat(1 - cos(from) + reach * sin(from))),
        (CGFloat(1 - sin(to) + reach * cos(to)), CGFloat(1 - cos(to) - reach * sin(to))),
        (CGFloat(1 - sin(to)), CGFloat(1 - cos(to))),
      ]
    }
  }()

  /// Returns curves between those of a circle (0) and the continuous ones (1), for corners with less space.
  ///
  /// Each end follows the space on its own edge: in pictures of iOS 26, capsules have round ends whose curves leave the long edges as
  /// those of other corners do.
  ///
  /// - Parameters:
  ///   - first: The part of the continuous curve at the first edge, from 0 to 1.
  ///   - second: The part of the continuous curve at the second edge, from 0 to 1.
  static func curves(first: CGFloat, second: CGFloat) -> [[(CGFloat, CGFloat)]] {
    zip(circle, curves).enumerated().map { index, pair in
      zip(pair.0, pair.1).enumerated().map { point, ends in
        let softness = index == 0 || (index == 1 && point == 0) ? first : second
        let (from, to) = ends
        return (from.0 + (to.0 - from.0) * softness, from.1 + (to.1 - from.1) * softness)
      }
    }
  }
}
