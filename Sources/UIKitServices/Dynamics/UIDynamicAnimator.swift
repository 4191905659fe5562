import Foundation

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
/// Bodies are rigid: they have the mass and the moment of inertia of their outlines. Apple's engine is not published, so positions
/// after collisions of several items differ from iOS in detail.
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

  /// The number of times that constraints and contacts change velocities for a step.
  private static let rounds = 12

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
    world.keep(allBehaviors.flatMap { $0.movedItems })
  }

  /// Removes all behaviors. Items keep their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose bounds intersect a rectangle in the reference view's coordinate space.
  open func items(in rect: CGRect) -> [UIDynamicItem] {
    world.bodies.filter { body in
      let outline = body.outline
      return CGRect(
        x: outline.low.x, y: outline.low.y, width: outline.high.x - outline.low.x,
        height: outline.high.y - outline.low.y
      ).intersects(rect)
    }.map { $0.item }
  }

  /// Updates the position and the rotation of an item's body from the item.
  open func updateItem(usingCurrentState item: UIDynamicItem) {
    let body = world.body(item)
    (body.place, body.angle) = (item.center, DynamicBody.angle(of: item))
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
    let frame = CGFloat(1 / MediaClock.framesPerSecond)
    for item in behaviors.flatMap({ $0.movedItems }) { _ = world.body(item) }
    for body in world.bodies { body.updateShape() }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let before = world.bodies.map { ($0.place, $0.angle) }
    let steps = steps(for: frame)
    let step = frame / CGFloat(steps)
    for _ in 0..<steps {
      for behavior in behaviors { behavior.accelerate(world, step) }
      for collision in collisions { collision.findContacts(world) }
      for _ in 0..<Self.rounds {
        for behavior in behaviors { behavior.constrain(world) }
      }
      for body in world.bodies where !body.isAnchored { move(body, step) }
      for behavior in behaviors { behavior.correct(world) }
      for _ in 0..<3 {
        for collision in collisions { collision.partItems() }
      }
    }
    elapsedTime += TimeInterval(frame)
    var moved: CGFloat = 0
    for (body, (place, angle)) in zip(world.bodies, before) {
      body.item.center = body.place
      if body.angle != angle { body.item.transform = CGAffineTransform(rotationAngle: body.angle) }
      let turned = abs(body.angle - angle) * body.shape.reach
      moved = max(moved, hypot(body.place.x - place.x, body.place.y - place.y), turned)
    }
    layout?.invalidateLayout()
    for collision in collisions { collision.tellEvents() }
    for behavior in behaviors { behavior.action?() }
    quietSteps = moved < 0.05 ? quietSteps + 1 : 0
    return quietSteps < 30 ? true : pause()
  }

  /// The number of steps of a frame: so many that no body passes through an edge within one.
  private func steps(for frame: CGFloat) -> Int {
    let needed =
      world.bodies.map { body in
        hypot(body.velocity.x, body.velocity.y) * frame / max(body.shape.depth / 2, 0.5)
      }.max() ?? 0
    // A velocity that is not a number needs no more than usual.
    return needed > 4 ? Int(min(needed.rounded(.up), 64)) : 4
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
