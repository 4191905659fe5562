import Foundation

/// The delegate of a collision behavior.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch, with a point of the contact in the reference view's coordinate space.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem)
  /// Called when an item begins to touch a boundary, with a point of the contact in the reference view's coordinate space. The
  /// identifier is `nil` for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
  /// Called when an item no longer touches a boundary. The identifier is `nil` for the reference view's bounds.
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
///
/// Items have the outlines of their `collisionBoundsType`, turn where they are hit beside their center, and bounce and slide as the
/// `elasticity` and `friction` of their `UIDynamicItemBehavior` say. Of two items the larger elasticity counts, and the geometric mean of
/// the frictions. Boundaries are edges, with both of their sides: what is within a closed one stays there.
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

  private struct Boundary {
    let identifier: NSCopying
    let path: UIBezierPath
    let edges: [DynamicOutline]
  }

  /// A pair of things that touch.
  private struct Touch: Hashable {
    enum Other: Hashable {
      case item(ObjectIdentifier)
      case bounds
      case boundary(AnyHashable)
    }
    let item: ObjectIdentifier
    let other: Other
  }

  /// A contact: what touches what, and the number of the boundary's edge.
  private struct Key: Hashable {
    let touch: Touch
    let edge: Int
  }

  private enum Participant {
    case item(UIDynamicItem)
    case boundary(NSCopying?)
  }

  private struct Touching {
    let item: UIDynamicItem
    let other: Participant
    let place: CGPoint
  }

  /// The items.
  open private(set) var items: [UIDynamicItem]
  /// The collision mode. The default is `everything`.
  open var collisionMode = Mode.everything { didSet { dynamicAnimator?.wake() } }
  /// The delegate, which is notified of contacts after each frame.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// A Boolean value that indicates whether the reference view's bounds are a boundary. The default is
  /// `false`.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  /// The pairs of things that touch, and the order in which they were found.
  private var touching: [Touch: Touching] = [:]
  private var touches: [Touch] = []
  /// The contacts of the last step, and their order.
  private var contacts: [Key: DynamicContact] = [:]
  private var order: [Key] = []
  /// The contacts that began and ended in the steps of a frame.
  private var events: [(touch: Touching, isBeginning: Bool)] = []

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
  open func removeItem(_ item: UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.wake()
  }

  /// Makes the reference view's bounds a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, in points of the reference view. A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    // Later changes of the path do not count.
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    let edges = path.cgPath.flattened(tolerance: 0.5).flatMap { points, isClosed in
      var ends = zip(points, points.dropFirst()).map { DynamicOutline(from: $0, to: $1) }
      if isClosed, let first = points.first, let last = points.last, first != last {
        ends.append(DynamicOutline(from: last, to: first))
      }
      return ends
    }
    boundaries.append(Boundary(identifier: identifier, path: path, edges: edges))
    dynamicAnimator?.wake()
  }

  /// Adds a line as a boundary, in points of the reference view. A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: NSCopying) -> UIBezierPath? {
    boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path
  }

  /// The identifiers of the boundaries, the reference view's bounds aside; `nil` if there are none.
  open var boundaryIdentifiers: [NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: NSCopying) {
    boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    dynamicAnimator?.wake()
  }

  /// Removes all boundaries except the reference view's bounds.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    dynamicAnimator?.wake()
  }

  private static func key(_ identifier: NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  override var movedItems: [UIDynamicItem] { items }

  private var boundsEdges: [DynamicOutline] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return [] }
    let area = view.bounds.inset(by: insets)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
    ]
    return corners.indices.map { DynamicOutline(from: corners[$0], to: corners[($0 + 1) % 4]) }
  }

  /// Finds where the items touch each other and boundaries now, and notes what has begun and ended since the last time.
  func findContacts(_ world: DynamicWorld) {
    // Outlines are determined once: most pairs do not touch.
    let bodies = items.map { item in
      let body = world.body(item)
      return (body: body, outline: body.outline)
    }
    var found: [Key: DynamicContact] = [:]
    var (now, nowTouches): ([Touch: Touching], [Touch]) = ([:], [])
    order = []
    func add(
      _ body: DynamicBody, _ other: DynamicContact.Other, _ overlap: DynamicOutline.Overlap?,
      _ kind: Touch.Other, _ named: Participant, edge: Int = 0
    ) {
      guard let overlap else { return }
      let contact = DynamicContact(body, other, at: overlap)
      let touch = Touch(item: ObjectIdentifier(body.item), other: kind)
      let key = Key(touch: touch, edge: edge)
      if found.updateValue(contact, forKey: key) == nil { order.append(key) }
      guard now[touch] == nil else { return }
      now[touch] = Touching(item: body.item, other: named, place: contact.place)
      nowTouches.append(touch)
    }
    if collisionMode.contains(.boundaries) {
      let bounds = boundsEdges
      for (body, outline) in bodies {
        for (number, edge) in bounds.enumerated() {
          add(body, .edge(edge), outline.overlap(with: edge), .bounds, .boundary(nil), edge: number)
        }
        for boundary in boundaries {
          let kind = Touch.Other.boundary(Self.key(boundary.identifier))
          for (number, edge) in boundary.edges.enumerated() {
            add(
              body, .edge(edge), outline.overlap(with: edge), kind, .boundary(boundary.identifier),
              edge: number)
          }
        }
      }
    }
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] where first.body !== second.body {
          let item = second.body.item
          add(
            first.body, .body(second.body), first.outline.overlap(with: second.outline),
            .item(ObjectIdentifier(item)), .item(item))
        }
      }
    }
    for key in order { if let last = contacts[key] { found[key]?.begin(after: last) } }
    contacts = found
    for touch in touches where now[touch] == nil { events.append((touching[touch]!, false)) }
    for touch in nowTouches where touching[touch] == nil { events.append((now[touch]!, true)) }
    (touching, touches) = (now, nowTouches)
  }

  override func constrain(_ world: DynamicWorld) {
    for key in order { contacts[key]?.applyImpulses() }
  }

  /// Moves items apart that overlap.
  func partItems() {
    for key in order { contacts[key]?.part() }
  }

  /// Tells the delegate what began and ended in a frame.
  func tellEvents() {
    let told = events
    events = []
    for (touch, isBeginning) in told {
      switch (touch.other, isBeginning) {
      case (.item(let other), true):
        collisionDelegate?.collisionBehavior(self, beganContactFor: touch.item, with: other, at: touch.place)
      case (.item(let other), false):
        collisionDelegate?.collisionBehavior(self, endedContactFor: touch.item, with: other)
      case (.boundary(let identifier), true):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: touch.item, withBoundaryIdentifier: identifier, at: touch.place)
      case (.boundary(let identifier), false):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: touch.item, withBoundaryIdentifier: identifier)
      }
    }
  }
}
