import Foundation

/// A part of the plane, around an origin of its own, in points.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private let test: (CGPoint) -> Bool

  private init(_ test: @escaping (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// A circle.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  /// A rectangle around the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// All of the plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }
  /// Whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { test(point) }
  /// What is not in the region.
  open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
  /// What is in one of both regions.
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) || region.test($0) } }
  /// What is in this region and not in the other one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && !region.test($0) }
  }
  /// What is in both regions.
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && region.test($0) }
  }
  /// The same region.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field of forces that items are in.
///
/// A force of 1 moves an item of 100 x 100 points and density 1 by 100 points per second per second, as pushes have it.
/// How strong the fields of Apple's engine are is not published, so that places differ from iOS's.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The force at a place: by the field, the place relative to the field's middle, the velocity, the mass, the charge, and
  /// the time.
  private enum Kind {
    case drag, vortex, radial, linear, velocity, noise, turbulence, spring
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  /// The items that are in the field.
  open private(set) var items: [UIDynamicItem] = []
  /// The field's middle, in the reference view's coordinates, in points.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
  /// Where the field is, around its middle; everywhere by default.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
  /// How strong the field is; 1 by default.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// How quickly it becomes weaker with the distance: by this power of it; 0, by default, for not at all.
  open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The distance below which the field grows no more, in points.
  open var minimumRadius: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// The direction of linear and velocity fields.
  open var direction = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }
  /// From 0 for noise that differs from place to place to 1 for the same everywhere.
  open var smoothness: CGFloat = 0
  /// How quickly noise changes; 0 for noise that stays.
  open var animationSpeed: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Slows items down.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Turns items around the field's middle.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Pulls items to a point, or with a strength below 0 pushes them away.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Pulls items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Gives items a velocity: 100 points per second for a direction and a strength of 1.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Pushes items about. The forces are the same in each run.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Pushes items about the more the faster they are.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Draws items to the field's middle as a spring does.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// A field whose forces a block says: of the field, the place in points, the velocity in points per second, the mass, the
  /// charge (0), and the seconds that the animator has run.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.own(block)) }

  /// Puts an item into the field.
  open func addItem(_ item: UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }
  /// Takes an item out of the field.
  open func removeItem(_ item: UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [UIDynamicItem] { items }

  /// Points per second per second, for a force of 1 on a mass of 1.
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
    case .spring: return CGVector(dx: -place.x * strength * 10, dy: -place.y * strength * 10)
    case .own(let block):
      let force = block(
        self, body.place, CGVector(dx: velocity.x, dy: velocity.y), body.mass, 0,
        dynamicAnimator?.elapsedTime ?? 0)
      return CGVector(dx: force.dx * Self.unit / body.mass, dy: force.dy * Self.unit / body.mass)
    }
  }

  /// Waves of lengths that do not go into each other: from -1 to 1, the same in each run.
  private func noise(at place: CGPoint) -> CGVector {
    let detail = Double(1 - min(max(smoothness, 0), 1)) * 0.05
    let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
    let (x, y) = (Double(place.x) * detail, Double(place.y) * detail)
    return CGVector(
      dx: CGFloat(sin(x * 1.7 + y * 2.3 + time * 3.1 + 0.5) + sin(x * 3.9 - y * 1.3 - time * 1.9)) / 2,
      dy: CGFloat(sin(x * 2.1 - y * 1.9 + time * 2.7 + 1.9) + sin(x * 1.1 + y * 4.1 - time * 2.3)) / 2)
  }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat
  /// A range between two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
  /// A range of nothing.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// No number.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no bounds.
  public var isInfinite: Bool { self == .infinite }
}
