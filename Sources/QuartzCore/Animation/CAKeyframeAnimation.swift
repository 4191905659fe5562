/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that a point follows.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pace between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between those given are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight cubic curves are at each value, from -1 to 1; 0 by default.
  open var tensionValues: [NSNumber]?
  /// How sharp cubic curves' corners are at each value.
  open var continuityValues: [NSNumber]?
  /// Where cubic curves lean at each value.
  open var biasValues: [NSNumber]?
  /// Whether a layer that follows a path turns with it.
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

/// How layers that follow a path turn.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// How values between the given ones are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// On a straight line between two values; the default.
  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next; none in between.
  public static let discrete = Self(rawValue: "discrete")
  /// On straight lines at one speed; `keyTimes` do not count.
  public static let paced = Self(rawValue: "paced")
  /// On a Catmull-Rom spline through the values.
  public static let cubic = Self(rawValue: "cubic")
  /// On a Catmull-Rom spline, in times by the values' distances; `keyTimes` do not count.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}
