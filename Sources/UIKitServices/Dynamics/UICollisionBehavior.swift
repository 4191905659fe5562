import Foundation

/// The delegate of a collision behavior.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called at each step in which two items are in contact, with a point in the reference view's coordinate
  /// space.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
    at p: CGPoint)
  /// Called when a contact of two items has ended. Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem)
  /// Called when a contact of an item with a boundary begins. The identifier is `nil` for the reference
  /// view's bounds; the point is the item's center.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
  /// Called when a contact of an item with a boundary has ended. The identifier is `nil` for the reference
  /// view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {}
}

/// A behavior that lets items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits, which match UIKit's.
    public let rawValue: UInt
    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// The items, whose shapes are rectangles.
  open private(set) var items: [UIDynamicItem]
  /// The collision mode. The default is `everything`.
  open var collisionMode = Mode.everything
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// A Boolean value that indicates whether the reference view's bounds are a boundary. The default is
  /// `false`.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: NSCopying, box: CGRect)] = []
  private var touching: Set<Int> = []

  /// Creates a collision behavior for items.
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

  /// Makes the reference view's bounds a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the bounding box of a path as a boundary.
  open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath.bounds))
    dynamicAnimator?.wake()
  }

  /// Adds the bounding box of a line as a boundary.
  open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let box = CGRect(
      x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y))
    boundaries.append((identifier, box))
    dynamicAnimator?.wake()
  }

  /// Removes all boundaries except the reference view's bounds.
  open func removeAllBoundaries() { boundaries.removeAll() }

  override var movedItems: [UIDynamicItem] { items }

  override func correct(_ world: DynamicWorld) {
    let bodies = items.map { world.body($0) }
    if collisionMode.contains(.boundaries) {
      for (index, body) in bodies.enumerated() { clampToBoundary(body, index) }
    }
    guard collisionMode.contains(.items) else { return }
    for first in bodies.indices {
      for second in bodies.indices where second > first { part(bodies[first], bodies[second]) }
    }
  }

  private func half(_ body: DynamicBody) -> CGSize {
    CGSize(width: body.item.bounds.width / 2, height: body.item.bounds.height / 2)
  }

  private func clampToBoundary(_ body: DynamicBody, _ index: Int) {
    let size = half(body)
    var touches = false
    if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
      let area = view.bounds.inset(by: insets)
      touches =
        bounce(&body.place.x, &body.velocity.x, area.minX + size.width, area.maxX - size.width, body)
        || touches
      touches =
        bounce(&body.place.y, &body.velocity.y, area.minY + size.height, area.maxY - size.height, body)
        || touches
    }
    note(touches, index, nil, body)
    for (number, boundary) in boundaries.enumerated() {
      let hit = pushOut(body, size, boundary.box)
      note(hit, index + (number + 1) * 10_000, boundary.identifier, body)
    }
  }

  private func bounce(
    _ place: inout CGFloat, _ velocity: inout CGFloat, _ low: CGFloat, _ high: CGFloat, _ body: DynamicBody
  ) -> Bool {
    guard low <= high, place < low || place > high else { return false }
    let end = place < low ? low : high
    if (place < low) == (velocity < 0) {
      velocity = -velocity * body.elasticity
      // A velocity below that gained in a frame of gravity counts as rest.
      if abs(velocity) < UIDynamicAnimator.gravity / 60 { velocity = 0 }
    }
    place = end
    return true
  }

  /// Moves a body out of a box by the shortest path.
  private func pushOut(_ body: DynamicBody, _ size: CGSize, _ box: CGRect) -> Bool {
    let reach = box.insetBy(dx: -size.width, dy: -size.height)
    guard body.place.x > reach.minX, body.place.x < reach.maxX, body.place.y > reach.minY,
      body.place.y < reach.maxY
    else { return false }
    let ways = [
      body.place.x - reach.minX, reach.maxX - body.place.x, body.place.y - reach.minY,
      reach.maxY - body.place.y,
    ]
    switch ways.firstIndex(of: ways.min() ?? 0) {
    case 0: return bounce(&body.place.x, &body.velocity.x, -.greatestFiniteMagnitude, reach.minX, body)
    case 1: return bounce(&body.place.x, &body.velocity.x, reach.maxX, .greatestFiniteMagnitude, body)
    case 2: return bounce(&body.place.y, &body.velocity.y, -.greatestFiniteMagnitude, reach.minY, body)
    default: return bounce(&body.place.y, &body.velocity.y, reach.maxY, .greatestFiniteMagnitude, body)
    }
  }

  private func note(_ touches: Bool, _ number: Int, _ identifier: NSCopying?, _ body: DynamicBody) {
    if touches, touching.insert(number).inserted {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: body.place)
    } else if !touches, touching.remove(number) != nil {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: body.item, withBoundaryIdentifier: identifier)
    }
  }

  private func part(_ a: DynamicBody, _ b: DynamicBody) {
    let (sizeA, sizeB) = (half(a), half(b))
    let way = CGPoint(x: b.place.x - a.place.x, y: b.place.y - a.place.y)
    let overlap = CGPoint(
      x: sizeA.width + sizeB.width - abs(way.x), y: sizeA.height + sizeB.height - abs(way.y))
    guard overlap.x > 0, overlap.y > 0 else { return }
    let (massA, massB) = (a.isAnchored ? CGFloat.infinity : a.mass, b.isAnchored ? CGFloat.infinity : b.mass)
    let share = massA.isInfinite ? 0 : massB.isInfinite ? 1 : massB / (massA + massB)
    let elasticity = max(a.elasticity, b.elasticity)
    if overlap.x < overlap.y {
      let sign: CGFloat = way.x < 0 ? -1 : 1
      a.place.x -= sign * overlap.x * share
      b.place.x += sign * overlap.x * (1 - share)
      exchange(&a.velocity.x, &b.velocity.x, share, elasticity, sign)
    } else {
      let sign: CGFloat = way.y < 0 ? -1 : 1
      a.place.y -= sign * overlap.y * share
      b.place.y += sign * overlap.y * (1 - share)
      exchange(&a.velocity.y, &b.velocity.y, share, elasticity, sign)
    }
    collisionDelegate?.collisionBehavior(self, beganContactFor: a.item, with: b.item, at: a.place)
  }

  private func exchange(
    _ a: inout CGFloat, _ b: inout CGFloat, _ share: CGFloat, _ elasticity: CGFloat, _ sign: CGFloat
  ) {
    let approach = (a - b) * sign
    guard approach > 0 else { return }
    let change = approach * (1 + elasticity) * sign
    a -= change * share
    b += change * (1 - share)
  }
}
