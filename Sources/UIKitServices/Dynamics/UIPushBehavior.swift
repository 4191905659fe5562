import Foundation

/// A behavior that applies an instantaneous or continuous force to items.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// While the behavior is active.
    case continuous
    /// Once; the behavior is then inactive.
    case instantaneous
  }

  /// The items.
  open private(set) var items: [UIDynamicItem]
  /// The mode of the push.
  public let mode: Mode
  /// A Boolean value that indicates whether the behavior is active. The default is `true`.
  open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
  /// The direction and magnitude of the push. For an item of 100 x 100 points a magnitude of 1 is an
  /// acceleration of 100 points per second squared, or for an instantaneous push a velocity of 100 points per
  /// second.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }

  /// Creates a push behavior for items, with a zero direction.
  public init(items: [UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) {
    items.removeAll { $0 === item }
    offsets.removeAll { $0.item === item }
  }

  private var offsets: [(item: UIDynamicItem, offset: UIOffset)] = []

  /// Returns the offset of the point of an item at which the force acts from its center, in points.
  open func targetOffsetFromCenter(for item: UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the offset of the point of an item at which the force acts from its center, in points. A force that does
  /// not act at the center rotates the item as well.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    if o != .zero { offsets.append((item, o)) }
    dynamicAnimator?.wake()
  }

  /// The angle of the push, in radians, clockwise from the x-axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the push. See `pushDirection`.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and magnitude of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    guard active else { return }
    for item in items {
      let body = world.body(item)
      let factor = 100 / body.mass * (mode == .continuous ? step : 1)
      body.velocity.x += pushDirection.dx * factor
      body.velocity.y += pushDirection.dy * factor
      let offset = targetOffsetFromCenter(for: item)
      let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(
        CGAffineTransform(rotationAngle: body.angle))
      let torque = (arm.x * pushDirection.dy - arm.y * pushDirection.dx) * factor * body.mass
      body.spin += torque * body.inverseInertia
    }
    if mode == .instantaneous { active = false }
  }
}
