/// Stands in for Apple's SpriteKit: trees of nodes that store their properties. A view is a placeholder;
/// nothing is rendered or animated, there is no physics simulation, and actions have no effect.
@_exported import CoreImage
@_exported import PlaceholderViews

/// The blend mode of a node.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
/// The scaling of a scene in its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
/// The filtering of a texture that is scaled.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// The horizontal alignment of a label.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical alignment of a label.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A node of a scene. The y axis points up.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  /// The rotation, counterclockwise, in radians.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var focusBehavior = 0
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open var reachConstraints: SKReachConstraints?
  open var attributeValues: [String: SKAttributeValue] = [:]
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []

  nonisolated public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Always fails: node files are not read.
  public convenience init?(fileNamed filename: String) { return nil }
  open class func unarchiveFromFile(_ file: String) -> SKNode? { nil }

  open var scene: SKScene? {
    var node: SKNode? = self
    while let one = node {
      if let scene = one as? SKScene { return scene }
      node = one.parent
    }
    return nil
  }
  /// The bounds of the node itself in its parent's coordinates; empty, at its position.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// Returns the bounds of the node and its descendants in its parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { whole, child in
      let frame = child.calculateAccumulatedFrame()
      let moved = CGRect(
        x: position.x + frame.minX * xScale, y: position.y + frame.minY * yScale,
        width: frame.width * abs(xScale),
        height: frame.height * abs(yScale))
      return whole.union(moved)
    }
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) {
    precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
    node.parent = self
    children.append(node)
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
    node.parent = self
    children.insert(node, at: min(max(0, index), children.count))
  }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let one = node {
      if one === parent { return true }
      node = one.parent
    }
    return false
  }
  /// All descendants, parents before children.
  private var descendants: [SKNode] {
    var (found, pending) = ([SKNode](), Array(children.reversed()))
    while let node = pending.popLast() {
      found.append(node)
      pending += node.children.reversed()
    }
    return found
  }
  /// Returns the first node of a name. The prefix `//` searches all descendants; `/` separates levels.
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  open subscript(name: String) -> [SKNode] {
    var nodes: [SKNode] = [self]
    var rest = Substring(name)
    var deep = false
    if rest.hasPrefix("//") {
      (deep, rest) = (true, rest.dropFirst(2))
      if let scene { nodes = [scene] }
    } else if rest.hasPrefix(".//") {
      (deep, rest) = (true, rest.dropFirst(3))
    }
    for step in rest.split(separator: "/") {
      if step == ".." {
        nodes = nodes.compactMap(\.parent)
        continue
      }
      let found = nodes.flatMap { deep ? $0.descendants : $0.children }
      nodes = found.filter { step == "*" || $0.name.map { $0 == step } == true }
      deep = false
    }
    return nodes
  }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for node in self[name] {
      block(node, &stop)
      if stop.boolValue { break }
    }
  }
  private var keys: [String: SKAction] = [:]
  /// Does nothing.
  open func run(_ action: SKAction) {}
  /// Does nothing; the block is not called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  /// Stores the action and does not run it.
  open func run(_ action: SKAction, withKey key: String) { keys[key] = action }
  open func hasActions() -> Bool { !keys.isEmpty }
  open func action(forKey key: String) -> SKAction? { keys[key] }
  open func removeAction(forKey key: String) { keys[key] = nil }
  open func removeAllActions() { keys = [:] }

  /// The transform from the node's coordinates to its parent's.
  private var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(
      x: xScale, y: yScale)
  }
  private var rootTransform: CGAffineTransform {
    var result = transform
    var node = parent
    while let one = node {
      result = result.concatenating(one.transform)
      node = one.parent
    }
    return result
  }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.rootTransform).applying(rootTransform.inverted())
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Returns the topmost node at a point, or the node itself.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// Returns the nodes at a point in the node's coordinates, the topmost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    descendants.filter { node in node.parent.map { node.contains($0.convert(p, from: self)) } == true }
      .reversed().enumerated().sorted {
        ($1.element.zPosition, $0.offset) < ($0.element.zPosition, $1.offset)
      }
      .map(\.element)
  }
  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }
  open func isEqual(to node: SKNode) -> Bool { self === node }
  open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
}
extension UITouch {
  /// Returns the position of the touch in a node's coordinates, as if the scene were scaled to fill the view.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }
  /// Returns the previous position of the touch in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
  }
}

/// The root node that a view presents.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  open weak var listener: SKNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    sceneDidLoad()
  }
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }
  /// Always fails: scene files are not read.
  public convenience init?(fileNamed filename: String) { return nil }
  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Never called: scenes have no frames.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}
  /// Converts a point of the view to the scene, as if the scene were scaled to fill the view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return point }
    return CGPoint(
      x: frame.minX + point.x / view.bounds.width * size.width,
      y: frame.maxY - point.y / view.bounds.height * size.height)
  }
  /// Converts a point of the scene to the view, as if the scene were scaled to fill the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view, size.width > 0, size.height > 0 else { return point }
    return CGPoint(
      x: (point.x - frame.minX) / size.width * view.bounds.width,
      y: (frame.maxY - point.y) / size.height * view.bounds.height)
  }
}
/// The delegate of a scene. Its methods are never called.
@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
}

/// A placeholder for a scene.
@preconcurrency @MainActor
open class SKView: PlaceholderView {
  open override var placeholderName: String { "SKView" }
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var isAsynchronous = true
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60
  open var frameInterval = 1
  open weak var delegate: (any SKViewDelegate)?
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    scene?.view = self
    if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
    scene?.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  /// Always `nil`: nodes are not drawn.
  open func texture(from node: SKNode) -> SKTexture? { nil }
  /// Always `nil`: nodes are not drawn.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
}
/// The delegate of a view.
@preconcurrency @MainActor
public protocol SKViewDelegate: AnyObject {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
/// A transition between scenes. It has no effect.
open class SKTransition: NSObject, @unchecked Sendable {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontalWithDuration(_ sec: TimeInterval) -> SKTransition { SKTransition() }
  public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init() }
}
/// The direction of a transition.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
