/// The physics body of a node. It stores its settings.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = true
  open var usesPreciseCollisionDetection = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var charge: CGFloat = 0
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open private(set) var area: CGFloat = 0
  open var joints: [SKPhysicsJoint] { [] }
  public override init() { super.init() }
  public convenience init(circleOfRadius r: CGFloat) {
    self.init()
    area = .pi * r * r
  }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(circleOfRadius: r) }
  public convenience init(rectangleOf s: CGSize) {
    self.init()
    area = s.width * s.height
  }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(rectangleOf: s) }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  private convenience init(edge: Void) {
    self.init()
    isDynamic = false
  }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edge: ()) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(edge: ()) }
  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
/// A contact of two bodies. None occurs.
open class SKPhysicsContact: NSObject {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}
/// The delegate of contacts. Its methods are never called.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
/// The physics world of a scene. Nothing moves in it.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
  /// The acceleration, in meters per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
  open func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateBodies(
    alongRayStart start: CGPoint, end: CGPoint,
    using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
/// A joint of two bodies.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
  open var bodyA = SKPhysicsBody()
  open var bodyB = SKPhysicsBody()
  open var reactionForce: CGVector { .zero }
}
/// A joint that lets bodies rotate around a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  open var shouldEnableLimits = false
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointPin
  {
    SKPhysicsJointPin()
  }
}
/// A joint that fuses bodies.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointFixed
  {
    SKPhysicsJointFixed()
  }
}
/// A joint of bodies that are connected by a spring.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}
/// A joint that lets bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector)
    -> SKPhysicsJointSliding
  { SKPhysicsJointSliding() }
}
/// A joint that limits the distance of bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
  open var maxLength: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
}
/// The region of a force field.
open class SKRegion: NSObject, @unchecked Sendable {
  public convenience init(radius: Float) { self.init() }
  public convenience init(size: CGSize) { self.init() }
  public convenience init(path: CGPath) { self.init() }
}
/// A node with a force field. It has no effect.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
  open var region: SKRegion?
  open var strength: Float = 1
  open var falloff: Float = 0
  open var minimumRadius: Float = 0
  open var isEnabled = true
  open var isExclusive = false
  open var categoryBitMask: UInt32 = .max
  open var smoothness: Float = 0
  open var animationSpeed: Float = 0
  open class func dragField() -> SKFieldNode { SKFieldNode() }
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  open class func springField() -> SKFieldNode { SKFieldNode() }
  open class func electricField() -> SKFieldNode { SKFieldNode() }
  open class func magneticField() -> SKFieldNode { SKFieldNode() }
  open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
  {
    SKFieldNode()
  }
  open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> SKFieldNode
  {
    SKFieldNode()
  }
}
