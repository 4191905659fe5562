import Foundation

/// A behavior that connects an item to a point or to another item at a distance.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The type of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// A connection of two items.
    case items
    /// A connection to an anchor point.
    case anchor
  }

  /// The connected items.
  open private(set) var items: [UIDynamicItem]
  /// The type of the attachment.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// The anchor point in the reference view's coordinate space. Attachments between items do not use it.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance of the attachment, in points.
  open var length: CGFloat
  /// The damping of the oscillation: 0, the default, for none; 1 for critical damping.
  open var damping: CGFloat = 0
  /// The frequency of the oscillation, per second; 0, the default, for a rigid attachment.
  open var frequency: CGFloat = 0

  private let offsets: [UIOffset]
  private let isRope: Bool

  /// Creates an attachment of an item's center to a point, at their current distance.
  public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item, given as an offset from its center in the item's
  /// orientation, to an anchor point at their current distance. The attachment rotates the item.
  public convenience init(
    item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], [offset], anchor: point, isRope: false)
  }

  /// Creates an attachment of two items' centers, at their current distance.
  public convenience init(item item1: UIDynamicItem, attachedTo item2: UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of points of two items, given as offsets from their centers, at their current
  /// distance.
  public convenience init(
    item item1: UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], [offset1, offset2], anchor: item2.center, isRope: false)
  }

  /// Creates an attachment that limits the distance of two items: they cannot be further apart than `length`.
  public static func limitAttachment(
    with item1: UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: item2.center, isRope: true)
  }

  init(_ items: [UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, isRope: Bool) {
    self.items = items
    self.offsets = offsets
    self.isRope = isRope
    anchorPoint = anchor
    let points = zip(items, offsets).map { item, offset in
      let moved = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
      return CGPoint(x: item.center.x + moved.x, y: item.center.y + moved.y)
    }
    let end = points.count > 1 ? points[1] : anchor
    length = hypot(points[0].x - end.x, points[0].y - end.y)
    super.init()
  }

  override var movedItems: [UIDynamicItem] { items }

  /// An end of the attachment: its offset from the center of a body; an anchor point has no body.
  @MainActor
  private struct End {
    var body: DynamicBody?
    var arm = CGPoint.zero
    var place: CGPoint

    private var turns: Bool { body?.allowsRotation == true && arm != .zero }
    private var inverseMass: CGFloat { body.map { $0.isAnchored ? 0 : 1 / $0.mass } ?? 0 }
    private var inverseInertia: CGFloat {
      guard turns, let body, !body.isAnchored else { return 0 }
      let size = body.item.bounds.size
      return 12 / (body.mass * max(size.width * size.width + size.height * size.height, 1e-6))
    }

    var velocity: CGPoint {
      guard let body else { return .zero }
      let spin = turns ? body.spin : 0
      return CGPoint(x: body.velocity.x - spin * arm.y, y: body.velocity.y + spin * arm.x)
    }

    /// Returns the change of velocity of the point in a direction for a unit impulse.
    func yielding(along unit: CGPoint) -> CGFloat {
      let turn = arm.x * unit.y - arm.y * unit.x
      return inverseMass + turn * turn * inverseInertia
    }

    func push(_ impulse: CGPoint) {
      guard let body else { return }
      body.velocity.x += impulse.x * inverseMass
      body.velocity.y += impulse.y * inverseMass
      body.spin += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
    }

    func shift(_ impulse: CGPoint) {
      guard let body else { return }
      body.place.x += impulse.x * inverseMass
      body.place.y += impulse.y * inverseMass
      body.angle += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
    }
  }

  private func ends(_ world: DynamicWorld) -> (End, End) {
    var found = zip(items, offsets).map { item, offset in
      let body = world.body(item)
      let (sine, cosine) = (sin(body.angle), cos(body.angle))
      let arm = CGPoint(
        x: offset.horizontal * cosine - offset.vertical * sine,
        y: offset.horizontal * sine + offset.vertical * cosine)
      return End(body: body, arm: arm, place: CGPoint(x: body.place.x + arm.x, y: body.place.y + arm.y))
    }
    if found.count < 2 { found.append(End(place: anchorPoint)) }
    return (found[0], found[1])
  }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    guard frequency > 0 else { return }
    let (one, other) = ends(world)
    let way = CGPoint(x: one.place.x - other.place.x, y: one.place.y - other.place.y)
    let distance = max(hypot(way.x, way.y), 1e-6)
    guard !isRope || distance > length else { return }
    let unit = CGPoint(x: way.x / distance, y: way.y / distance)
    let yielding = one.yielding(along: unit) + other.yielding(along: unit)
    guard yielding > 0 else { return }
    let omega = 2 * .pi * frequency
    let pull = -(distance - length) * omega * omega / distance
    let slow = 2 * damping * omega
    let (first, second) = (one.velocity, other.velocity)
    let impulse = CGPoint(
      x: (way.x * pull - (first.x - second.x) * slow) * step / yielding,
      y: (way.y * pull - (first.y - second.y) * slow) * step / yielding)
    one.push(impulse)
    other.push(CGPoint(x: -impulse.x, y: -impulse.y))
  }

  override func correct(_ world: DynamicWorld) {
    guard frequency <= 0 else { return }
    let (one, other) = ends(world)
    let way = CGPoint(x: one.place.x - other.place.x, y: one.place.y - other.place.y)
    let distance = hypot(way.x, way.y)
    guard distance > 1e-6, !isRope || distance > length else { return }
    let unit = CGPoint(x: way.x / distance, y: way.y / distance)
    let yielding = one.yielding(along: unit) + other.yielding(along: unit)
    guard yielding > 0 else { return }
    let excess = (distance - length) / yielding
    one.shift(CGPoint(x: -unit.x * excess, y: -unit.y * excess))
    other.shift(CGPoint(x: unit.x * excess, y: unit.y * excess))
    // Only the tangential velocity remains.
    let (first, second) = (one.velocity, other.velocity)
    let along = ((first.x - second.x) * unit.x + (first.y - second.y) * unit.y) / yielding
    guard !isRope || along > 0 else { return }
    one.push(CGPoint(x: -along * unit.x, y: -along * unit.y))
    other.push(CGPoint(x: along * unit.x, y: along * unit.y))
  }
}
