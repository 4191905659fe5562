import Foundation

/// A behavior that defines the physical properties of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [UIDynamicItem]
  /// The elasticity of collisions, from 0, the default, to 1.
  open var elasticity: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The friction of contacts: the largest force across a contact as a multiple of that along its normal. The default is 0.
  open var friction: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The electric charge, on which electric and magnetic fields act. The default is 0.
  open var charge: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The density. With the default, 1, an item of 100 x 100 points has a mass of 1.
  open var density: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// The linear resistance: the fraction of the velocity lost per second. The default is 0.
  open var resistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The angular resistance: the fraction of the angular velocity lost per second. The default is 0.
  open var angularResistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// A Boolean value that indicates whether items can rotate. The default is `true`.
  open var allowsRotation = true { didSet { dynamicAnimator?.wake() } }
  /// A Boolean value that indicates whether items keep their positions in collisions. The default is `false`.
  open var isAnchored = false { didSet { dynamicAnimator?.wake() } }
  private var added: [(item: UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// Creates a behavior for items.
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

  /// Adds to an item's linear velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {
    added.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }

  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {
    added.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }

  /// Returns an item's linear velocity, in points per second.
  open func linearVelocity(for item: UIDynamicItem) -> CGPoint {
    added.filter { $0.item === item }.reduce(dynamicAnimator?.body(item).velocity ?? .zero) {
      CGPoint(x: $0.x + $1.velocity.x, y: $0.y + $1.velocity.y)
    }
  }
  /// Returns an item's angular velocity, in radians per second, clockwise.
  open func angularVelocity(for item: UIDynamicItem) -> CGFloat {
    added.filter { $0.item === item }.reduce(dynamicAnimator?.body(item).spin ?? 0) { $0 + $1.spin }
  }

  override var movedItems: [UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    for item in items {
      let body = world.body(item)
      (body.elasticity, body.friction) = (max(elasticity, 0), max(friction, 0))
      (body.density, body.charge) = (density, charge)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
    }
    for one in added {
      let body = world.body(one.item)
      body.velocity = CGPoint(x: body.velocity.x + one.velocity.x, y: body.velocity.y + one.velocity.y)
      body.spin += one.spin
    }
    added = []
  }
}
