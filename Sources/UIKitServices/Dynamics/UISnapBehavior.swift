import Foundation

/// A behavior that moves an item to a point like a damped spring.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: UIDynamicItem
  /// The point to which the item's center moves, in the reference view's coordinate space.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The damping of the oscillation, from 0 to 1. The default is 0.5.
  open var damping: CGFloat = 0.5

  /// Creates a behavior that snaps an item to a point in the reference view's coordinate space.
  public init(item: UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [UIDynamicItem] { [item] }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    let body = world.body(item)
    let frequency: CGFloat = 15
    let friction = 2 * frequency * (0.4 + 0.6 * min(max(damping, 0), 1))
    body.velocity.x +=
      ((snapPoint.x - body.place.x) * frequency * frequency - body.velocity.x * friction) * step
    body.velocity.y +=
      ((snapPoint.y - body.place.y) * frequency * frequency - body.velocity.y * friction) * step
    body.spin += (-body.angle * frequency * frequency - body.spin * friction) * step
  }
}
