/// The kinds of timing curves. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace that is a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  public override convenience init() { self.init(animationCurve: .easeInOut) }

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

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
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

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
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
