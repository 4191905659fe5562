/// Stands in for Apple's SceneKit: trees of nodes that store their properties. A view is a placeholder;
/// nothing is rendered or animated, and scene files are not read.
@_exported import PlaceholderViews

/// A vector with three components.
public struct SCNVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}
/// A vector with four components.
public struct SCNVector4: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}
/// A quaternion.
public typealias SCNQuaternion = SCNVector4
/// A matrix of four rows and four columns.
public struct SCNMatrix4: Hashable, Sendable {
  public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0
  public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0
  public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1
  /// Creates the identity matrix.
  public init() {}
}
/// The identity matrix.
public let SCNMatrix4Identity = SCNMatrix4()
/// Returns a translation matrix.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
  return matrix
}
/// Returns a scaling matrix.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
  return matrix
}
/// Creates a vector with three components.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Creates a vector with four components.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
/// The zero vector.
public let SCNVector3Zero = SCNVector3()

/// An object that runs actions.
public protocol SCNActionable: AnyObject {
  func runAction(_ action: SCNAction)
  func removeAllActions()
}
/// A node of a scene.
open class SCNNode: NSObject, SCNActionable, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  open var transform = SCNMatrix4Identity
  open var worldPosition: SCNVector3 { position }
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  public override init() { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  public required init?(coder: NSCoder) { super.init() }
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.insert(child, at: min(max(0, index), childNodes.count))
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    var pending = Array(childNodes.reversed())
    while let node = pending.popLast() {
      if node.name == name { return node }
      if recursively { pending += node.childNodes.reversed() }
    }
    return nil
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    var pending = Array(childNodes.reversed())
    while !stop.boolValue, let node = pending.popLast() {
      block(node, &stop)
      pending += node.childNodes.reversed()
    }
  }
  open func clone() -> Self { self }
  /// Does nothing.
  open func runAction(_ action: SCNAction) {}
  /// Does nothing; the block is not called.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
  /// Does nothing.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func look(at worldTarget: SCNVector3) {}
  open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
}
/// A scene: a tree of nodes.
open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  open var fogColor: Any?
  public override init() { super.init() }
  /// Creates an empty scene if the file exists. Its contents are not read.
  public convenience init?(named name: String) {
    guard Bundle.main.path(forResource: name, ofType: nil) != nil else { return nil }
    self.init()
  }
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [AnyHashable: Any]? = nil
  ) {
    self.init(named: name)
  }
  public init(url: URL, options: [AnyHashable: Any]? = nil) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
}
/// The physics world of a scene. It stores its settings.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
}
/// A geometry.
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(index, 0), materials.count))
  }
  open func removeMaterial(at index: Int) {
    if materials.indices.contains(index) { materials.remove(at: index) }
  }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
  private var ownBox: (min: SCNVector3, max: SCNVector3)?

  /// The corners of the box around the geometry, in its coordinates, unless another one was set.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { ownBox ?? computedBox }
    set { ownBox = newValue }
  }
  /// The sphere around the bounding box.
  open var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = boundingBox
    let half = SCNVector3((high.x - low.x) / 2, (high.y - low.y) / 2, (high.z - low.z) / 2)
    return (
      SCNVector3(low.x + half.x, low.y + half.y, low.z + half.z),
      (half.x * half.x + half.y * half.y + half.z * half.z).squareRoot()
    )
  }

  /// The lengths of a geometry around the origin, on each axis.
  var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (0, 0, 0) }
  var computedBox: (min: SCNVector3, max: SCNVector3) {
    let (x, y, z) = size
    return (SCNVector3(-x / 2, -y / 2, -z / 2), SCNVector3(x / 2, y / 2, z / 2))
  }
}
/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (width, height, length) }
}
/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat = 0.5
  open var segmentCount = 48
  open var isGeodesic = false
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (radius * 2, radius * 2, radius * 2) }
}
/// A plane.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (width, height, 0) }
}
/// A floor.
open class SCNFloor: SCNGeometry, @unchecked Sendable { open var reflectivity: CGFloat = 0.25 }
/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (radius * 2, height, radius * 2) }
}
/// A cone.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  open var topRadius: CGFloat = 0
  open var bottomRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) {
    (max(topRadius, bottomRadius) * 2, height, max(topRadius, bottomRadius) * 2)
  }
}
/// A torus.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  open var ringRadius: CGFloat = 0.5
  open var pipeRadius: CGFloat = 0.25
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) {
    ((ringRadius + pipeRadius) * 2, pipeRadius * 2, (ringRadius + pipeRadius) * 2)
  }
}
/// A tube.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  open var innerRadius: CGFloat = 0.25
  open var outerRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (outerRadius * 2, height, outerRadius * 2) }
}
/// A capsule.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  open var capRadius: CGFloat = 0.5
  open var height: CGFloat = 2
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
  override var size: (x: CGFloat, y: CGFloat, z: CGFloat) { (capRadius * 2, height, capRadius * 2) }
}
/// A pyramid, whose base is on the ground.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
  override var computedBox: (min: SCNVector3, max: SCNVector3) {
    (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2))
  }
}
/// The edges of a shape that are chamfered.
public enum SCNChamferMode: Int, Sendable { case both, front, back }
/// A path that is extruded.
open class SCNShape: SCNGeometry, @unchecked Sendable {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 0
  open var chamferMode = SCNChamferMode.both
  open var chamferRadius: CGFloat = 0
  open var chamferProfile: UIBezierPath?
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
  override var computedBox: (min: SCNVector3, max: SCNVector3) {
    let box = path?.cgPath.boundingBoxOfPath ?? .zero
    guard !box.isNull else { return (SCNVector3(), SCNVector3()) }
    return (
      SCNVector3(box.minX, box.minY, -extrusionDepth / 2), SCNVector3(box.maxX, box.maxY, extrusionDepth / 2)
    )
  }
}
/// An extruded text.
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var font = UIFont.systemFont(ofSize: 36)
  open var extrusionDepth: CGFloat = 0
  open var flatness: CGFloat = 0.6
  open var alignmentMode = "left"
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
/// The material of a surface.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// The lighting model of a material.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  open var lightingModel = LightingModel.blinn
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var isDoubleSided = false
  open var locksAmbientWithDiffuse = true
}
/// The color or image of a material's property.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}
/// A light.
open class SCNLight: NSObject, @unchecked Sendable {
  /// The type of a light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
  }
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var castsShadow = false
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
}
/// A camera.
open class SCNCamera: NSObject, @unchecked Sendable {
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
}
/// The type of a physics body.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// The physics body of a node. It stores its settings.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  open var type = SCNPhysicsBodyType.dynamic
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var isAffectedByGravity = true
  open var velocity = SCNVector3()
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.init()
    (self.type, physicsShape) = (type, shape)
  }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
}
/// The shape of a physics body.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  public convenience init(geometry: SCNGeometry, options: [AnyHashable: Any]? = nil) { self.init() }
  public convenience init(node: SCNNode, options: [AnyHashable: Any]? = nil) { self.init() }
}
/// A constraint on a node. It has no effect.
open class SCNConstraint: NSObject, @unchecked Sendable { open var influenceFactor: CGFloat = 1 }
/// A constraint that orients a node towards another.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  open var isGimbalLockEnabled = false
  public convenience init(target: SCNNode?) { self.init() }
}
/// A constraint that orients a node towards the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {}

/// An action of a node. It has no effect.
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var speed: CGFloat = 1
  open func reversed() -> SCNAction { self }
  private class func lasting(_ duration: TimeInterval) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    lasting(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Does nothing: the block is not called.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
}
/// A transaction of animated changes.
open class SCNTransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  open class var completionBlock: (() -> Void)? {
    get { nil }
    set {}
  }
}
/// A result of a hit test.
open class SCNHitTestResult: NSObject {
  open var node: SCNNode { SCNNode() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  open var localCoordinates: SCNVector3 { SCNVector3() }
}
/// A renderer of scenes. Nothing is rendered.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: AnyObject {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
}
/// The delegate of a renderer. Its methods are never called.
public protocol SCNSceneRendererDelegate: AnyObject {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
/// The antialiasing mode of a view.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
/// A placeholder for a scene.
@preconcurrency @MainActor
open class SCNView: PlaceholderView, SCNSceneRenderer {
  open override var placeholderName: String { "SCNView" }
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func play(_ sender: Any?) {}
  open func pause(_ sender: Any?) {}
  open func stop(_ sender: Any?) {}
  /// Returns an empty image.
  open func snapshot() -> UIImage { UIImage() }
  open func hitTest(_ point: CGPoint, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult] { [] }
}
