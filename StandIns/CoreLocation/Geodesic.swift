import Foundation

/// Lines on the ellipsoid of the World Geodetic System of 1984.
enum Geodesic {
  /// The radius at the equator, in meters, and the flattening.
  private static let (radius, flattening) = (6_378_137.0, 1 / 298.257_223_563)
  private static let degree = Double.pi / 180

  /// Returns the length of the shortest line between two coordinates, in meters.
  ///
  /// It is computed by Vincenty's inverse formula (Survey Review XXIII 176, 1975), which is exact to less than a millimeter. For nearly
  /// opposite points, for which the formula has no end, it is the length on a sphere of the mean radius.
  static func length(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    let difference = (end.longitude - start.longitude) * degree
    let first = atan((1 - flattening) * tan(start.latitude * degree))
    let second = atan((1 - flattening) * tan(end.latitude * degree))
    var longitude = difference
    for _ in 0..<100 {
      let step = Step(first: first, second: second, longitude: longitude)
      if step.sine == 0 { return 0 }
      let next = difference + step.correction(flattening)
      if abs(next - longitude) < 1e-12 { return step.length(radius: radius, flattening: flattening) }
      longitude = next
    }
    let cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(difference)
    return 6_371_008.8 * acos(min(max(cosine, -1), 1))
  }

  /// A step of the iteration: the arc between the points on the auxiliary sphere for a difference of longitudes, with the names of the
  /// formula in comments.
  private struct Step {
    /// sin σ, cos σ and σ.
    let sine: Double
    let cosine: Double
    let angle: Double
    /// sin α and cos² α.
    let azimuthSine: Double
    let azimuthCosine: Double
    /// cos 2σm.
    let middle: Double

    init(first: Double, second: Double, longitude: Double) {
      let across = cos(second) * sin(longitude)
      let along = cos(first) * sin(second) - sin(first) * cos(second) * cos(longitude)
      sine = (across * across + along * along).squareRoot()
      cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(longitude)
      angle = atan2(sine, cosine)
      azimuthSine = sine == 0 ? 0 : cos(first) * cos(second) * sin(longitude) / sine
      azimuthCosine = 1 - azimuthSine * azimuthSine
      // On the equator, cos² α is 0.
      middle = azimuthCosine < 1e-15 ? 0 : cosine - 2 * sin(first) * sin(second) / azimuthCosine
    }

    /// The difference of the longitudes on the sphere and on the ellipsoid.
    func correction(_ f: Double) -> Double {
      let c = f / 16 * azimuthCosine * (4 + f * (4 - 3 * azimuthCosine))
      let inner = middle + c * cosine * (2 * middle * middle - 1)
      return (1 - c) * f * azimuthSine * (angle + c * sine * inner)
    }

    func length(radius: Double, flattening f: Double) -> Double {
      let minor = radius * (1 - f)
      let square = azimuthCosine * (radius * radius - minor * minor) / (minor * minor)
      let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
      let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
      let outer = cosine * (2 * middle * middle - 1)
      let last = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
      return minor * a * (angle - b * sine * (middle + b / 4 * (outer - last)))
    }
  }
}
