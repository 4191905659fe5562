import Foundation

/// The body of an item, with mass, position and velocity.
@MainActor
final class DynamicBody {
  let item: UIDynamicItem
  var place: CGPoint
  var velocity = CGPoint.zero
  var angle: CGFloat
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  init(_ item: UIDynamicItem) {
    self.item = item
    place = item.center
    angle = CGFloat(atan2(Double(item.transform.b), Double(item.transform.a)))
  }

  /// The mass: 1 for 100 x 100 points with a density of 1, as in the documentation of `UIPushBehavior`.
  var mass: CGFloat { max(item.bounds.width * item.bounds.height * density / 10_000, 1e-6) }
}

/// The bodies of an animator.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []

  func body(_ item: UIDynamicItem) -> DynamicBody {
    if let known = bodies.first(where: { $0.item === item }) { return known }
    let made = DynamicBody(item)
    bodies.append(made)
    return made
  }

  func forget(_ items: [UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
  }
}
