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
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The damping of the oscillation: 0, the default, for none; 1 for critical damping.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The frequency of the oscillation, per second; 0, the default, for a rigid attachment.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// The range in which a sliding attachment lets its item go along the axis, in points, and a pin turns it,
  /// in radians, from where they were. The default is infinite.
  open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.wake() } }
  /// The torque that has to be exceeded to turn the items of a pin; 1 is that of a force of 1 at 100 points. The default is 0.
  open var frictionTorque: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  private enum Kind {
    /// A distance between two points.
    case distance
    /// A distance that is not exceeded.
    case limit
    /// A point that two items share.
    case pin
    /// A point and an orientation that two items share.
    case fixed
    /// An orientation, and an axis along which the item slides.
    case sliding(CGVector)
  }

  /// The impulse of the torque of friction in a step so far, and the largest one.
  private var (turningImpulse, mostTurningImpulse): (CGFloat, CGFloat) = (0, 0)

  private let offsets: [UIOffset]
  private let kind: Kind
  /// The angle of the first item relative to the second one when the attachment was made, in radians.
  private let angle: CGFloat

  /// Creates an attachment of an item's center to a point, at their current distance.
  public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item, given as an offset from its center in the item's
  /// orientation, to an anchor point at their current distance. The attachment rotates the item.
  public convenience init(
    item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], [offset], anchor: point, .distance)
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
    self.init([item1, item2], [offset1, offset2], anchor: item2.center, .distance)
  }

  /// Creates an attachment that limits the distance of two items: they cannot be further apart than `length`.
  public static func limitAttachment(
    with item1: UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: item2.center, .limit)
  }

  /// Creates an attachment that lets an item slide along an axis of another one, without turning relative to it.
  ///
  /// - Parameters:
  ///   - point: the point that both have, in the reference view's coordinate space.
  ///   - axis: the direction of the axis.
  public static func slidingAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    // The axis turns with the other item.
    let axis = CGPoint(x: axis.dx, y: axis.dy).applying(
      CGAffineTransform(rotationAngle: -DynamicBody.angle(of: item2)))
    return joining([item1, item2], at: point, .sliding(unit(CGVector(dx: axis.x, dy: axis.y))))
  }

  /// Creates an attachment that lets an item slide along an axis through a point of the reference view's coordinate space, without
  /// turning.
  public static func slidingAttachment(
    with item: UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { joining([item], at: point, .sliding(unit(axis))) }

  /// Creates an attachment of two items that move as one.
  ///
  /// - Parameter point: the point that both have, in the reference view's coordinate space.
  public static func fixedAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joining([item1, item2], at: point, .fixed) }

  /// Creates an attachment of two items that turn around a point that both have, in the reference view's coordinate space.
  public static func pinAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joining([item1, item2], at: point, .pin) }

  private static func unit(_ axis: CGVector) -> CGVector {
    let length = hypot(axis.dx, axis.dy)
    return length > 0 ? CGVector(dx: axis.dx / length, dy: axis.dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// Creates an attachment of the point of each item that is at a place now.
  private static func joining(
    _ items: [UIDynamicItem], at point: CGPoint, _ kind: Kind
  ) -> UIAttachmentBehavior {
    let offsets = items.map { item in
      let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      let angle = DynamicBody.angle(of: item)
      let offset = way.applying(CGAffineTransform(rotationAngle: -angle))
      return UIOffset(horizontal: offset.x, vertical: offset.y)
    }
    return UIAttachmentBehavior(items, offsets, anchor: point, kind)
  }

  private init(_ items: [UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, _ kind: Kind) {
    self.items = items
    self.offsets = offsets
    self.kind = kind
    anchorPoint = anchor
    let points = zip(items, offsets).map { item, offset in
      let turn = CGAffineTransform(rotationAngle: DynamicBody.angle(of: item))
      let moved = CGPoint(x: offset.horizontal, y: offset.vertical).applying(turn)
      return CGPoint(x: item.center.x + moved.x, y: item.center.y + moved.y)
    }
    let end = points.count > 1 ? points[1] : anchor
    length = hypot(points[0].x - end.x, points[0].y - end.y)
    angle = DynamicBody.angle(of: items[0]) - (items.count > 1 ? DynamicBody.angle(of: items[1]) : 0)
    super.init()
  }

  override var movedItems: [UIDynamicItem] { items }

  /// An end of the attachment: its offset from the center of a body; an anchor point has no body.
  @MainActor
  private struct End {
    var body: DynamicBody?
    var arm = CGPoint.zero
    var place: CGPoint

    var velocity: CGPoint { body?.velocity(at: arm) ?? .zero }
    func yielding(along unit: CGPoint) -> CGFloat { body?.yielding(along: unit, at: arm) ?? 0 }
    func push(_ impulse: CGPoint) { body?.push(impulse, at: arm) }
    func shift(_ impulse: CGPoint) { body?.shift(impulse, at: arm) }
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

  private var isLimit: Bool { if case .limit = kind { true } else { false } }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    (turningImpulse, mostTurningImpulse) = (0, frictionTorque * 100 * 100 * step)
    guard frequency > 0 else { return }
    switch kind {
    case .distance, .limit: break
    case .pin, .fixed, .sliding: return
    }
    let (one, other) = ends(world)
    let way = CGPoint(x: one.place.x - other.place.x, y: one.place.y - other.place.y)
    let distance = max(hypot(way.x, way.y), 1e-6)
    guard !isLimit || distance > length else { return }
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

  override func constrain(_ world: DynamicWorld) {
    let (one, other) = ends(world)
    switch kind {
    case .distance, .limit:
      guard frequency <= 0 else { return }
      let way = CGPoint(x: one.place.x - other.place.x, y: one.place.y - other.place.y)
      let distance = hypot(way.x, way.y)
      guard distance > 1e-6, !isLimit || distance >= length else { return }
      stop(one, other, along: CGPoint(x: way.x / distance, y: way.y / distance), outwardOnly: isLimit)
    case .pin:
      keepSpin(one, other, within: attachmentRange)
      resistTurning(one, other)
      for unit in Self.axes { stop(one, other, along: unit) }
    case .fixed:
      keepSpin(one, other, within: .zero)
      for unit in Self.axes { stop(one, other, along: unit) }
    case .sliding(let axis):
      keepSpin(one, other, within: .zero)
      let along = direction(of: axis, world)
      stop(one, other, along: CGPoint(x: -along.y, y: along.x))
      let way = (one.place.x - other.place.x) * along.x + (one.place.y - other.place.y) * along.y
      if way >= attachmentRange.maximum { stop(one, other, along: along, outwardOnly: true) }
      if way <= attachmentRange.minimum {
        stop(one, other, along: CGPoint(x: -along.x, y: -along.y), outwardOnly: true)
      }
    }
  }

  override func correct(_ world: DynamicWorld) {
    switch kind {
    case .distance, .limit:
      guard frequency <= 0 else { return }
      let (one, other) = ends(world)
      let way = CGPoint(x: one.place.x - other.place.x, y: one.place.y - other.place.y)
      let distance = hypot(way.x, way.y)
      guard distance > 1e-6, !isLimit || distance > length else { return }
      move(one, other, by: distance - length, along: CGPoint(x: way.x / distance, y: way.y / distance))
    case .pin:
      join(world)
      keepAngle(world, within: attachmentRange)
      join(world)
    case .fixed:
      keepAngle(world, within: .zero)
      join(world)
    case .sliding(let axis):
      keepAngle(world, within: .zero)
      slide(world, along: direction(of: axis, world))
    }
  }

  private static let axes = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]

  /// Takes away the velocity of two ends relative to each other in a direction.
  private func stop(_ one: End, _ other: End, along unit: CGPoint, outwardOnly: Bool = false) {
    let yielding = one.yielding(along: unit) + other.yielding(along: unit)
    guard yielding > 0 else { return }
    let (first, second) = (one.velocity, other.velocity)
    let along = ((first.x - second.x) * unit.x + (first.y - second.y) * unit.y) / yielding
    guard !outwardOnly || along > 0 else { return }
    one.push(CGPoint(x: -along * unit.x, y: -along * unit.y))
    other.push(CGPoint(x: along * unit.x, y: along * unit.y))
  }

  /// Moves two ends towards each other in a direction.
  private func move(_ one: End, _ other: End, by distance: CGFloat, along unit: CGPoint) {
    let yielding = one.yielding(along: unit) + other.yielding(along: unit)
    guard yielding > 0 else { return }
    let shift = distance / yielding
    one.shift(CGPoint(x: -unit.x * shift, y: -unit.y * shift))
    other.shift(CGPoint(x: unit.x * shift, y: unit.y * shift))
  }

  /// Takes away the angular velocity as far as the torque of friction reaches within a step.
  private func resistTurning(_ one: End, _ other: End) {
    let (first, second) = (one.body?.inverseInertia ?? 0, other.body?.inverseInertia ?? 0)
    guard mostTurningImpulse > 0, first + second > 0 else { return }
    let turning = (one.body?.spin ?? 0) - (other.body?.spin ?? 0)
    let wanted = turningImpulse - turning / (first + second)
    let total = min(max(wanted, -mostTurningImpulse), mostTurningImpulse)
    one.body?.spin += (total - turningImpulse) * first
    other.body?.spin -= (total - turningImpulse) * second
    turningImpulse = total
  }

  /// Brings the two ends to one place.
  private func join(_ world: DynamicWorld) {
    for _ in 0..<2 {
      for unit in Self.axes {
        let (one, other) = ends(world)
        let excess = (one.place.x - other.place.x) * unit.x + (one.place.y - other.place.y) * unit.y
        move(one, other, by: excess, along: unit)
      }
    }
  }

  /// The angle of the items relative to each other, from that which they had, in radians.
  private func turn(_ one: End, _ other: End) -> CGFloat {
    (one.body?.angle ?? 0) - (other.body?.angle ?? 0) - angle
  }

  /// Takes away the angular velocity that leaves a range of angles.
  private func keepSpin(_ one: End, _ other: End, within range: UIFloatRange) {
    let (first, second) = (one.body?.inverseInertia ?? 0, other.body?.inverseInertia ?? 0)
    guard first + second > 0 else { return }
    let (turn, spin) = (turn(one, other), (one.body?.spin ?? 0) - (other.body?.spin ?? 0))
    guard turn >= range.maximum && spin > 0 || turn <= range.minimum && spin < 0 || range == .zero else {
      return
    }
    one.body?.spin -= spin / (first + second) * first
    other.body?.spin += spin / (first + second) * second
  }

  /// Turns the items back as far as their angle is out of a range around that which they had.
  private func keepAngle(_ world: DynamicWorld, within range: UIFloatRange) {
    let (one, other) = ends(world)
    let (first, second) = (one.body?.inverseInertia ?? 0, other.body?.inverseInertia ?? 0)
    guard first + second > 0 else { return }
    let now = turn(one, other)
    let excess = (now - min(max(now, range.minimum), range.maximum)) / (first + second)
    one.body?.angle -= excess * first
    other.body?.angle += excess * second
  }

  /// The direction of an axis now: that of two items turns with the second one.
  private func direction(of axis: CGVector, _ world: DynamicWorld) -> CGPoint {
    let turn = items.count > 1 ? world.body(items[1]).angle : 0
    return CGPoint(x: axis.dx, y: axis.dy).applying(CGAffineTransform(rotationAngle: turn))
  }

  /// Brings an item back to the axis and to the range on it.
  private func slide(_ world: DynamicWorld, along: CGPoint) {
    let across = CGPoint(x: -along.y, y: along.x)
    var (one, other) = ends(world)
    func distance(_ unit: CGPoint) -> CGFloat {
      (one.place.x - other.place.x) * unit.x + (one.place.y - other.place.y) * unit.y
    }
    move(one, other, by: distance(across), along: across)
    (one, other) = ends(world)
    let way = distance(along)
    move(one, other, by: way - min(max(way, attachmentRange.minimum), attachmentRange.maximum), along: along)
  }
}
