import Foundation

/// A behavior that applies gravity to items.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [UIDynamicItem]
  /// The direction and magnitude of gravity. The default is 1 downward, which is 1000 points per second
  /// squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

  /// Creates a gravity behavior for items.
  public init(items: [UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) { items.removeAll { $0 === item } }

  /// The angle of gravity, in radians, clockwise from the x-axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of gravity; 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and magnitude of gravity: the angle in radians, clockwise from the x-axis; a magnitude of 1
  /// is 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    for item in items {
      let body = world.body(item)
      body.velocity.x += gravityDirection.dx * UIDynamicAnimator.gravity * step
      body.velocity.y += gravityDirection.dy * UIDynamicAnimator.gravity * step
    }
  }
}
