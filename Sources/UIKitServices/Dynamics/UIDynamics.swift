import Foundation

/// A behavior of a dynamic animation.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The child behaviors.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator of the behavior or of its parent; `nil` if there is none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// A closure called at each step of the animation.
  open var action: (() -> Void)?

  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.attach(to: dynamicAnimator)
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
  }

  /// Called before the behavior is added to or removed from an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(to: animator) }
    animator?.wake()
  }

  /// The items that the behavior animates.
  var movedItems: [UIDynamicItem] { [] }
  /// Updates velocities for a step.
  func accelerate(_ world: DynamicWorld, _ step: CGFloat) {}
  /// Corrects positions after a step.
  func correct(_ world: DynamicWorld) {}
}

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

/// The delegate of a dynamic animator.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animation begins or resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the animation has paused, because nothing moves or there are no behaviors.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An animator that simulates the physics of behaviors, with a step for each frame of the clock.
///
/// Bodies are unrotated rectangles that collide with the edges of boundaries and with each other. Rotation is
/// caused only by the torques of attachments and snaps, and by angular velocities. Apple's engine is not
/// published, so positions during collisions differ from iOS.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The delegate.
  open weak var delegate: UIDynamicAnimatorDelegate?
  /// The view that defines the coordinate space of items.
  public let referenceView: UIView?
  /// The behaviors in the order in which they were added, without child behaviors.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean value that indicates whether the animation is running: 60 frames per second of the clock,
  /// until nothing moves.
  open private(set) var isRunning = false
  /// The total time for which the animation has run, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var frames: (clock: MediaClock, number: Int)?
  private var quietSteps = 0

  /// The acceleration of a gravity of 1, in points per second squared, as in the documentation of
  /// `UIGravityBehavior`.
  static let gravity: CGFloat = 1000

  /// Creates an animator for items in a view's coordinate space.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() {
    referenceView = nil
    super.init()
  }

  private weak var layout: UICollectionViewLayout?

  /// Creates an animator for the attributes of a collection view layout, which it invalidates at each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a cell; `nil` if the animator does not animate it.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view; `nil` if the animator does not animate it.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, at: indexPath) }

  /// Returns the attributes of a decoration view; `nil` if the animator does not animate it.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, at: indexPath) }

  /// Adds a behavior and starts the animation.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.attach(to: self)
    // Attributes are available to the layout immediately.
    if layout != nil { for item in allBehaviors.flatMap({ $0.movedItems }) { _ = world.body(item) } }
  }

  /// Removes a behavior. Items keep their positions.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
    world.forget(allBehaviors.flatMap { $0.movedItems })
  }

  /// Removes all behaviors. Items keep their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose bounds intersect a rectangle in the reference view's coordinate space.
  open func items(in rect: CGRect) -> [UIDynamicItem] {
    world.bodies.filter { body in
      let size = body.item.bounds.size
      return CGRect(
        x: body.place.x - size.width / 2, y: body.place.y - size.height / 2, width: size.width,
        height: size.height
      ).intersects(rect)
    }.map { $0.item }
  }

  /// Updates the position of an item's body from the item.
  open func updateItem(usingCurrentState item: UIDynamicItem) {
    world.body(item).place = item.center
    wake()
  }

  var allBehaviors: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var waiting = Array(behaviors.reversed())
    while let behavior = waiting.popLast() {
      found.append(behavior)
      waiting.append(contentsOf: behavior.childBehaviors.reversed())
    }
    return found
  }

  func body(_ item: UIDynamicItem) -> DynamicBody { world.body(item) }

  /// Starts the animation if there are behaviors.
  func wake() {
    quietSteps = 0
    guard frames == nil, !behaviors.isEmpty else { return }
    let clock = (referenceView ?? layout?.collectionView)?.layer.clock ?? MediaClock.current
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let number = clock.addFrames { [weak self] _ in MainActor.assumeIsolated { self?.tick() ?? false } }
    frames = (clock, number)
  }

  private func tick() -> Bool {
    let behaviors = allBehaviors
    guard !behaviors.isEmpty else { return pause() }
    let (steps, frame) = (4, CGFloat(1 / MediaClock.framesPerSecond))
    let step = frame / CGFloat(steps)
    for item in behaviors.flatMap({ $0.movedItems }) { _ = world.body(item) }
    let before = world.bodies.map { $0.place }
    for _ in 0..<steps {
      for behavior in behaviors { behavior.accelerate(world, step) }
      for body in world.bodies where !body.isAnchored { move(body, step) }
      for behavior in behaviors { behavior.correct(world) }
    }
    elapsedTime += TimeInterval(frame)
    var moved: CGFloat = 0
    for (index, body) in world.bodies.enumerated() {
      body.item.center = body.place
      if body.spin != 0 { body.item.transform = CGAffineTransform(rotationAngle: body.angle) }
      let old = index < before.count ? before[index] : body.place
      moved = max(moved, hypot(body.place.x - old.x, body.place.y - old.y), abs(body.spin) * frame * 10)
    }
    layout?.invalidateLayout()
    for behavior in behaviors { behavior.action?() }
    quietSteps = moved < 0.05 ? quietSteps + 1 : 0
    return quietSteps < 30 ? true : pause()
  }

  private func move(_ body: DynamicBody, _ step: CGFloat) {
    let slowing = max(1 - body.resistance * step, 0)
    body.velocity = CGPoint(x: body.velocity.x * slowing, y: body.velocity.y * slowing)
    body.place.x += body.velocity.x * step
    body.place.y += body.velocity.y * step
    guard body.allowsRotation else { return }
    body.spin *= max(1 - body.angularResistance * step, 0)
    body.angle += body.spin * step
  }

  private func pause() -> Bool {
    frames = nil
    isRunning = false
    quietSteps = 0
    delegate?.dynamicAnimatorDidPause(self)
    return false
  }
}

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
    get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of gravity; 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and magnitude of gravity: the angle in radians, clockwise from the x-axis; a magnitude of 1
  /// is 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(
      dx: CGFloat(cos(Double(angle))) * magnitude, dy: CGFloat(sin(Double(angle))) * magnitude)
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

/// A behavior that defines the physical properties of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [UIDynamicItem]
  /// The elasticity of collisions, from 0, the default, to 1.
  open var elasticity: CGFloat = 0
  /// The friction between items. Without effect: they slide freely.
  open var friction: CGFloat = 0
  /// The density. With the default, 1, an item of 100 x 100 points has a mass of 1.
  open var density: CGFloat = 1
  /// The linear resistance: the fraction of the velocity lost per second. The default is 0.
  open var resistance: CGFloat = 0
  /// The angular resistance: the fraction of the angular velocity lost per second. The default is 0.
  open var angularResistance: CGFloat = 0
  /// A Boolean value that indicates whether items can rotate. The default is `true`.
  open var allowsRotation = true
  /// A Boolean value that indicates whether items keep their positions in collisions. The default is `false`.
  open var isAnchored = false
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
    dynamicAnimator?.body(item).velocity ?? .zero
  }
  /// Returns an item's angular velocity, in radians per second, clockwise.
  open func angularVelocity(for item: UIDynamicItem) -> CGFloat { dynamicAnimator?.body(item).spin ?? 0 }

  override var movedItems: [UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    for item in items {
      let body = world.body(item)
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
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
  open func addItem(_ item: UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) { items.removeAll { $0 === item } }

  /// The angle of the push, in radians, clockwise from the x-axis.
  open var angle: CGFloat {
    get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the push. See `pushDirection`.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and magnitude of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(
      dx: CGFloat(cos(Double(angle))) * magnitude, dy: CGFloat(sin(Double(angle))) * magnitude)
  }

  override var movedItems: [UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, _ step: CGFloat) {
    guard active else { return }
    for item in items {
      let body = world.body(item)
      let factor = 100 / body.mass * (mode == .continuous ? step : 1)
      body.velocity.x += pushDirection.dx * factor
      body.velocity.y += pushDirection.dy * factor
    }
    if mode == .instantaneous { active = false }
  }
}
