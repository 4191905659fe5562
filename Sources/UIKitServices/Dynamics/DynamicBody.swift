import Foundation

/// The body of an item: its outline, mass, position and velocity.
@MainActor
final class DynamicBody {
  let item: UIDynamicItem
  /// The position of the center, in points of the reference view.
  var place: CGPoint
  /// The velocity in points per second.
  var velocity = CGPoint.zero
  /// The rotation in radians.
  var angle: CGFloat
  /// The angular velocity in radians per second.
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var charge: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  /// The outline, which follows the size of the item from frame to frame.
  private(set) var shape: DynamicShape
  private var size: CGSize
  private var type = UIDynamicItemCollisionBoundsType.rectangle

  init(_ item: UIDynamicItem) {
    self.item = item
    place = item.center
    angle = Self.angle(of: item)
    size = item.bounds.size
    shape = DynamicShape(rectangle: size)
    updateShape()
  }

  /// The rotation of an item, in radians.
  static func angle(of item: UIDynamicItem) -> CGFloat {
    CGFloat(atan2(Double(item.transform.b), Double(item.transform.a)))
  }

  /// Takes the outline from the item, if it has changed.
  func updateShape() {
    let (size, type) = (item.bounds.size, item.collisionBoundsType)
    guard size != self.size || type != self.type || type == .path else { return }
    (self.size, self.type) = (size, type)
    switch type {
    case .rectangle: shape = DynamicShape(rectangle: size)
    case .ellipse: shape = DynamicShape(ellipse: size)
    case .path:
      let points = item.collisionBoundingPath.cgPath.flattened(tolerance: 0.5).flatMap(\.points)
      shape = points.count > 2 ? DynamicShape(hullOf: points) : DynamicShape(rectangle: size)
    }
  }

  var outline: DynamicOutline { shape.outline(at: place, turnedBy: angle) }

  /// The mass: 1 for 100 x 100 points with a density of 1, as in the documentation of `UIPushBehavior`.
  var mass: CGFloat { max(shape.area * density / 10_000, 1e-6) }

  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }

  var inverseInertia: CGFloat {
    isAnchored || !allowsRotation ? 0 : 1 / (mass * max(shape.inertia, 1e-6))
  }

  /// Returns the velocity of a point of the body, given as an offset from its center.
  func velocity(at arm: CGPoint) -> CGPoint {
    CGPoint(x: velocity.x - spin * arm.y, y: velocity.y + spin * arm.x)
  }

  /// Changes the velocities by an impulse at an offset from the center.
  func push(_ impulse: CGPoint, at arm: CGPoint) {
    velocity.x += impulse.x * inverseMass
    velocity.y += impulse.y * inverseMass
    spin += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
  }

  /// Moves the body as an impulse at an offset from the center changes its velocities.
  func shift(_ impulse: CGPoint, at arm: CGPoint) {
    place.x += impulse.x * inverseMass
    place.y += impulse.y * inverseMass
    angle += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
  }

  /// Returns the change of velocity of a point, in a direction, for a unit impulse in that direction.
  func yielding(along unit: CGPoint, at arm: CGPoint) -> CGFloat {
    let turn = arm.x * unit.y - arm.y * unit.x
    return inverseMass + turn * turn * inverseInertia
  }
}
