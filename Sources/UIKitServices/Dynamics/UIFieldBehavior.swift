import Foundation

/// A region of the plane relative to its origin, in points.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private let test: (CGPoint) -> Bool

  private init(_ test: @escaping (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// Creates a circular region.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  /// Creates a rectangular region centered on the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// The infinite region.
  public class var infinite: UIRegion { UIRegion { _ in true } }
  /// Returns whether the region contains a point.
  open func contains(_ point: CGPoint) -> Bool { test(point) }
  /// Returns the inverse of the region.
  open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
  /// Returns the union with another region.
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) || region.test($0) } }
  /// Returns the region without the part that another region covers.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && !region.test($0) }
  }
  /// Returns the intersection with another region.
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && region.test($0) }
  }
  /// Returns the union with another region.
  open func byUnion(with region: UIRegion) -> UIRegion { union(region) }
  /// Returns the region without the part that another region covers.
  open func byDifference(from region: UIRegion) -> UIRegion { difference(from: region) }
  /// Returns the intersection with another region.
  open func byIntersection(with region: UIRegion) -> UIRegion { intersection(region) }
  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A behavior that applies a field of forces to items.
///
/// A force of 1 accelerates an item of 100 x 100 points with a density of 1 by 100 points per second squared,
/// as for push behaviors. The strength of the fields of Apple's engine is not published, so positions differ
/// from iOS.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The kind of field. The arguments of a custom field are the field, the position, the velocity, the mass,
  /// the charge and the time.
  private enum Kind {
    case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  /// The items.
  open private(set) var items: [UIDynamicItem] = []
  /// The position of the field's center, in points of the reference view's coordinate space.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
  /// The region of the field, relative to its center. The default is infinite.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
  /// The strength of the field. The default is 1.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// The exponent with which the field decreases with distance. The default is 0.
  open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The distance below which the field does not increase, in points. The default is 1.
  open var minimumRadius: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// The direction of linear gravity and velocity fields.
  open var direction = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }
  /// The smoothness of noise, from 0 to 1, where 1 is uniform.
  open var smoothness: CGFloat = 0
  /// The rate at which noise changes over time; 0 for static noise.
  open var animationSpeed: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns a field that slows items down.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Returns a field that rotates items around its center.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Returns a field that attracts items to a position, or repels them with a negative strength.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Returns a field that sets the velocity of items: 100 points per second for a direction and strength of
  /// 1.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field of noise. It is the same in each run.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field of noise whose force increases with the velocity of items.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field that pulls items to its center like a spring.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Returns a field that attracts items with a positive charge to its center, and repels those with a negative one.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Returns a field that turns the direction in which items with a charge move, in proportion to charge and velocity.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Returns a field with forces from a closure. Its arguments are the field, the position in points, the
  /// velocity in points per second, the mass, the charge, and the time for which the animator has run, in
  /// seconds.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.own(block)) }

  /// Adds an item.
  open func addItem(_ item: UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }
  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [UIDynamicItem] { items }

  /// The acceleration for a force of 1 on a mass of 1, in points per second squared.
  private static let unit: CGFloat = 100

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    for item in items {
      let body = world.body(item)
      let place = CGPoint(x: body.place.x - position.x, y: body.place.y - position.y)
      guard region.contains(place) else { continue }
      let pull = acceleration(of: body, at: place, step)
      body.velocity.x += pull.dx * step
      body.velocity.y += pull.dy * step
    }
  }

  private func acceleration(of body: DynamicBody, at place: CGPoint, _ step: CGFloat) -> CGVector {
    let distance = max(hypot(place.x, place.y), max(minimumRadius, 1e-3))
    let power = strength * Self.unit * CGFloat(pow(Double(distance), -Double(falloff)))
    let velocity = body.velocity
    switch kind {
    case .drag:
      let slowing = min(max(strength, 0), 1 / step)
      return CGVector(dx: -velocity.x * slowing, dy: -velocity.y * slowing)
    case .vortex: return CGVector(dx: -place.y / distance * power, dy: place.x / distance * power)
    case .radial: return CGVector(dx: -place.x / distance * power, dy: -place.y / distance * power)
    case .linear: return CGVector(dx: direction.dx * power, dy: direction.dy * power)
    case .velocity:
      return CGVector(
        dx: (direction.dx * power - velocity.x) / step, dy: (direction.dy * power - velocity.y) / step)
    case .noise:
      let noise = noise(at: place)
      return CGVector(dx: noise.dx * power, dy: noise.dy * power)
    case .turbulence:
      let noise = noise(at: place)
      let speed = hypot(velocity.x, velocity.y) / Self.unit
      return CGVector(dx: noise.dx * power * speed, dy: noise.dy * power * speed)
    case .electric:
      let pull = power * body.charge / body.mass
      return CGVector(dx: -place.x / distance * pull, dy: -place.y / distance * pull)
    case .magnetic:
      let turn = power / Self.unit * body.charge / body.mass
      return CGVector(dx: velocity.y * turn, dy: -velocity.x * turn)
    case .spring: return CGVector(dx: -place.x * strength * 10, dy: -place.y * strength * 10)
    case .own(let block):
      let force = block(
        self, body.place, CGVector(dx: velocity.x, dy: velocity.y), body.mass, body.charge,
        dynamicAnimator?.elapsedTime ?? 0)
      return CGVector(dx: force.dx * Self.unit / body.mass, dy: force.dy * Self.unit / body.mass)
    }
  }

  /// Returns noise from -1 to 1, a sum of waves with incommensurable lengths, the same in each run.
  private func noise(at place: CGPoint) -> CGVector {
    let detail = Double(1 - min(max(smoothness, 0), 1)) * 0.05
    let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
    let (x, y) = (Double(place.x) * detail, Double(place.y) * detail)
    return CGVector(
      dx: CGFloat(sin(x * 1.7 + y * 2.3 + time * 3.1 + 0.5) + sin(x * 3.9 - y * 1.3 - time * 1.9)) / 2,
      dy: CGFloat(sin(x * 2.1 - y * 1.9 + time * 2.7 + 1.9) + sin(x * 1.1 + y * 4.1 - time * 2.3)) / 2)
  }
}

/// A range of floating-point numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: CGFloat
  /// The maximum.
  public var maximum: CGFloat
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
  /// Creates an empty range at 0.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// The empty range at 0.
  public static let zero = UIFloatRange()
  /// The infinite range.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// A Boolean value that indicates whether the range is infinite.
  public var isInfinite: Bool { self == .infinite }
}
