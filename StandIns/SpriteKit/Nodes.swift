/// A texture. Its size is known if the image exists.
open class SKTexture: NSObject, @unchecked Sendable {
  private let picture: CGImage?
  private let pointSize: CGSize
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false
  public override init() { (picture, pointSize) = (nil, .zero) }
  public init(image: UIImage) { (picture, pointSize) = (image.cgImage, image.size) }
  public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init(part: rect, texture)
  }
  private init(part rect: CGRect, _ texture: SKTexture) {
    picture = texture.picture
    pointSize = CGSize(
      width: texture.pointSize.width * rect.width, height: texture.pointSize.height * rect.height)
  }
  public convenience init(data pixelData: Data, size: CGSize) { self.init() }
  public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
    self.init()
  }
  open func size() -> CGSize { pointSize }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Returns the image, or one transparent pixel if there is none.
  open func cgImage() -> CGImage { picture ?? UIImage(ciImage: .empty()).cgImage! }
  open func applying(_ filter: CIFilter) -> Self { self }
  /// Calls the handler at once: images are loaded when they are created.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Calls the handler at once: images are loaded when they are created.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
/// The images of a folder, by name.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  private let images: [String: UIImage]
  public convenience init(named name: String) { self.init(dictionary: [:]) }
  public init(dictionary properties: [String: Any]) {
    images = properties.compactMapValues { $0 as? UIImage }
  }
  open var textureNames: [String] { images.keys.sorted() }
  open func textureNamed(_ name: String) -> SKTexture {
    images[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
  }
  /// Calls the handler at once: images are loaded when they are created.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Calls the handler at once: images are loaded when they are created.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// A node with a texture.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var color = UIColor.white
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shader: SKShader?
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, self.size) = (texture, color, size)
  }
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
    self.init(imageNamed: name)
  }
  public convenience init(texture: SKTexture?, normalMap: SKTexture?) { self.init(texture: texture) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
      height: height)
  }
  open func scale(to size: CGSize) { self.size = size }
}
/// A node with a text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public override init() { super.init() }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// The bounds of the text, in the parent's coordinates.
  open override var frame: CGRect {
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let size = NSAttributedString(string: text ?? attributedText?.string ?? "", attributes: [.font: font])
      .size()
    let x =
      horizontalAlignmentMode == .center ? size.width / 2 : horizontalAlignmentMode == .left ? 0 : size.width
    let y =
      verticalAlignmentMode == .center ? size.height / 2 : verticalAlignmentMode == .top ? size.height : 0
    return CGRect(
      x: position.x - x * xScale, y: position.y - y * yScale, width: size.width * xScale,
      height: size.height * yScale)
  }
}
/// A node with a path.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor = UIColor.white
  open var fillColor = UIColor.clear
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var fillShader: SKShader?
  open var strokeShader: SKShader?
  open var lineLength: CGFloat { 0 }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let box = path.boundingBox
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.path = centered ? path.copy(using: &move) : path
  }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = UIBezierPath()
    for index in 0..<max(0, numPoints) {
      if index == 0 { path.move(to: points[0]) } else { path.addLine(to: points[index]) }
    }
    self.init(path: path.cgPath)
  }
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    self.init(points: points, count: numPoints)
  }
  open override var frame: CGRect {
    guard let box = path?.boundingBox else { return super.frame }
    return CGRect(
      x: position.x + box.minX * xScale, y: position.y + box.minY * yScale, width: box.width * xScale,
      height: box.height * yScale
    ).insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }
}
/// A node whose contents a filter changes.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  open var shouldCenterFilter = true
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
}
/// A node whose contents are clipped to a mask.
@preconcurrency @MainActor
open class SKCropNode: SKNode { open var maskNode: SKNode? }
/// A node that determines the visible part of a scene.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { false }
  open func containedNodeSet() -> Set<SKNode> { [] }
}
/// A node that plays sound. Nothing is heard.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public override init() { super.init() }
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
/// A node that lights other nodes.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor.black
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = .max
}
/// A node with a video.
@preconcurrency @MainActor
open class SKVideoNode: SKNode {
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public convenience init(fileNamed videoFile: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  open func play() {}
  open func pause() {}
}
/// A node that emits particles. None are drawn.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  /// Creates an emitter with default values if the file exists. Its contents are not read.
  public convenience init?(fileNamed filename: String) {
    let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    guard Bundle.main.url(forResource: name, withExtension: "sks") != nil else { return nil }
    self.init()
  }
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  open var particleColorSequence: SKKeyframeSequence?
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleSize = CGSize.zero
  open var particleZPosition: CGFloat = 0
  open var particleAction: SKAction?
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var fieldBitMask: UInt32 = .max
  open weak var targetNode: SKNode?
  open var shader: SKShader?
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}
/// A sequence of values at times.
open class SKKeyframeSequence: NSObject {
  public init(keyframeValues values: [Any], times: [NSNumber]) {}
  public init(capacity numItems: Int) {}
  open func addKeyframeValue(_ value: Any, time: CGFloat) {}
}
/// A node of an array of tiles.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
  open var numberOfColumns = 0
  open var numberOfRows = 0
  open var tileSize = CGSize.zero
  open var mapSize: CGSize {
    CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows))
  }
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int { 0 }
  open func tileRowIndex(fromPosition position: CGPoint) -> Int { 0 }
}
/// A shader. It is not run.
open class SKShader: NSObject, @unchecked Sendable {
  open var source: String?
  open var uniforms: [SKUniform] = []
  open var attributes: [SKAttribute] = []
  public override init() { super.init() }
  public convenience init(source: String) {
    self.init()
    self.source = source
  }
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }
  public convenience init(fileNamed name: String) { self.init() }
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
}
/// A uniform of a shader.
open class SKUniform: NSObject, @unchecked Sendable {
  public let name: String
  open var floatValue: Float = 0
  open var textureValue: SKTexture?
  public init(name: String) { self.name = name }
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    floatValue = value
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
  }
}
/// An attribute of a shader.
open class SKAttribute: NSObject, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}
/// The value of an attribute.
open class SKAttributeValue: NSObject, @unchecked Sendable {
  open var floatValue: Float = 0
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
}
/// A range of numbers.
open class SKRange: NSObject, @unchecked Sendable {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
}
/// A constraint on a node. It has no effect.
open class SKConstraint: NSObject, @unchecked Sendable {
  open var enabled = true
  open weak var referenceNode: SKNode?
  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}
/// The limits of a joint's angle.
open class SKReachConstraints: NSObject, @unchecked Sendable {
  public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {}
}
