/// The kinds of timing curves. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's named curves.
  case builtin
  /// A cubic curve of one's own.
  case cubic
  /// A spring.
  case spring
  /// A cubic curve and a spring; nothing here has it.
  case composed
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil of springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil of cubic curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace that is a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` for curves of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: x is a part of the time, y of the way.
  public let controlPoint1: CGPoint
  /// The second control point: x is a part of the time, y of the way.
  public let controlPoint2: CGPoint
  /// `builtin` for named curves, else `cubic`.
  public let timingCurveType: UITimingCurveType

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A named curve.
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

  /// A curve from 0, 0 to 1, 1 with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A pace that is a spring's.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start, in distances from start to end per second.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(Double)
    case spring(Spring)
  }

  /// The spring of iOS's own animations.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that has settled after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that has settled after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A spring whose settling gives the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its perceived duration and its bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .spring(
      Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
    super.init()
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The velocity's size: along the way there is one dimension only.
  nonisolated private static func speed(_ velocity: CGVector) -> Double {
    let size = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    return velocity.dx + velocity.dy < 0 ? -size : size
  }

  /// The spring, and the time that it takes if it is not the animator's.
  func spring(duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let spring = Spring(
        dampingRatio: ratio, duration: duration, initialVelocity: Self.speed(initialVelocity))
      return (spring, duration)
    case .spring(let spring): return (spring, spring.settlingDuration)
    }
  }
}
