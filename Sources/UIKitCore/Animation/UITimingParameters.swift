/// The type of a timing curve. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's named curves.
  case builtin
  /// A custom cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A combination of a cubic curve and a spring; never used here.
  case composed
}

/// An object that provides the timing of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for cubic curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing by a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` for custom curves.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point; x is a fraction of the time, y of the change.
  public let controlPoint1: CGPoint
  /// The second control point; x is a fraction of the time, y of the change.
  public let controlPoint2: CGPoint
  /// The type of the curve: `builtin` for named curves, otherwise `cubic`.
  public let timingCurveType: UITimingCurveType

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates the timing of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    let function = curve.function
    var values: [Float] = [0, 0, 0, 0]
    function.getControlPoint(at: 1, values: &values)
    controlPoint1 = CGPoint(x: Double(values[0]), y: Double(values[1]))
    function.getControlPoint(at: 2, values: &values)
    controlPoint2 = CGPoint(x: Double(values[0]), y: Double(values[1]))
    super.init()
  }

  /// Creates the timing of a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// The object itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  package var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// Timing by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in distances from start to end per second.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(Double)
    case spring(Spring)
  }

  /// Creates the spring of the system's own animations.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with an initial velocity that settles within the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its physical parameters. Its settling time becomes the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration and bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .spring(
      Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
    super.init()
  }

  /// The type `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the magnitude of the velocity, since a change has one dimension only.
  nonisolated private static func speed(_ velocity: CGVector) -> Double {
    let size = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    return velocity.dx + velocity.dy < 0 ? -size : size
  }

  /// Returns the spring and the duration of the animation.
  package func spring(duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let spring = Spring(
        dampingRatio: ratio, duration: duration, initialVelocity: Self.speed(initialVelocity))
      return (spring, duration)
    case .spring(let spring): return (spring, spring.settlingDuration)
    }
  }
}
