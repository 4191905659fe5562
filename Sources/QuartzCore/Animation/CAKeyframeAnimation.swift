/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; ignored if there is a path.
  open var values: [Any]?
  /// The path that the property, a point, follows.
  open var path: CGPath?
  /// The fractions of the duration at which the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing functions between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of cubic interpolation at each value, from -1 to 1; 0 by default.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic interpolation at each value, from -1 to 1; 0 by default.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic interpolation at each value, from -1 to 1; 0 by default.
  open var biasValues: [NSNumber]?
  /// The rotation of a layer that follows `path`; `nil` for none.
  open var rotationMode: CAAnimationRotationMode?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The x axis of the layer points along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The x axis of the layer points against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation; the default.
  public static let linear = Self(rawValue: "linear")
  /// No interpolation: each value applies until the next.
  public static let discrete = Self(rawValue: "discrete")
  /// Linear interpolation at a constant speed; `keyTimes` is ignored.
  public static let paced = Self(rawValue: "paced")
  /// Interpolation along a Catmull-Rom spline.
  public static let cubic = Self(rawValue: "cubic")
  /// Interpolation along a Catmull-Rom spline, timed by the distances of the values; `keyTimes` is ignored.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}
