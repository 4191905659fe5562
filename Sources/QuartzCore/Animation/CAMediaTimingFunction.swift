/// The names of predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning: control points 0.42, 0 and 1, 1.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end: control points 0, 0 and 0.58, 1.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at the beginning and the end: control points 0.42, 0 and 0.58, 1.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The default of most animations: control points 0.25, 0.1 and 0.25, 1.
  public static let `default` = Self(rawValue: "default")
}

/// A timing function: a cubic Bézier curve from 0, 0 to 1, 1.
///
/// Unchecked, since the class is open: its own properties are constants.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let control1: CGPoint
  private let control2: CGPoint

  /// Creates a predefined timing function with the control points of Apple's documentation; unknown names are
  /// linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing function from the two control points of the curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    control1 = CGPoint(x: Double(c1x), y: Double(c1y))
    control2 = CGPoint(x: Double(c2x), y: Double(c2y))
  }

  /// Copies the coordinates of a control point; 0 and 3 are the end points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [.zero, control1, control2, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the progress of the animation at a fraction of its duration.
  package func progress(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    // Exact for lines and for both ends.
    if time == 0 || time == 1 || (control1.x == control1.y && control2.x == control2.y) { return time }
    // Bisection: x increases with the curve's parameter.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if curve(middle, control1.x, control2.x) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, control1.y, control2.y)
  }

  private func curve(_ t: CGFloat, _ c1: CGFloat, _ c2: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }
}
