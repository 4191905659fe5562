/// A layer that draws its sublayers several times, each time with a further transform and color offset.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the sublayers themselves; 1 by default.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsDisplay() } } }
  /// The delay of each copy relative to the previous one, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next, about the center of the layer.
  open var instanceTransform: CATransform3D {
    get { storedTransform }
    set { change("instanceTransform") { storedTransform = newValue } }
  }
  private var storedTransform = CATransform3DIdentity
  /// The color by which the first copy is multiplied; white by default.
  open var instanceColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// The offset added to the red component for each copy.
  open var instanceRedOffset: Float = 0
  /// The offset added to the green component for each copy.
  open var instanceGreenOffset: Float = 0
  /// The offset added to the blue component for each copy.
  open var instanceBlueOffset: Float = 0
  /// The offset added to the alpha component for each copy.
  open var instanceAlphaOffset: Float = 0
  /// Stored only: the depths of copies are treated like those of all layers.
  open var preservesDepth = false

  public override init() { super.init() }

  /// Creates a copy of a layer's own values, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    instanceDelay = other.instanceDelay
    storedTransform = other.storedTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
    preservesDepth = other.preservesDepth
  }

  /// Creates a layer without sublayers. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownProperties: [String: LayerProperty] { properties }
  private static let properties: [String: LayerProperty] = [
    "instanceTransform": .value(\CAReplicatorLayer.instanceTransform, animates: true)
  ]

  override class var animatableKeys: Set<String> { keys }
  private static let keys = commonAnimatableKeys.union(animated(properties))

  /// The parameters of a copy.
  struct Instance {
    var transform: CGAffineTransform
    /// The components by which colors are multiplied.
    var red, green, blue, alpha: CGFloat
    var delay: CFTimeInterval

    /// A Boolean value that indicates whether the colors change.
    var isTinted: Bool { red < 1 || green < 1 || blue < 1 }
  }

  /// The maximum number of copies that are drawn.
  private static let limit = 1000

  /// The copies; the first is the sublayers themselves.
  var instances: [Instance] {
    let pivot = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(storedTransform.planeTransform)
      .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
    let color = instanceColor ?? .white
    var transform = CGAffineTransform.identity
    func part(_ start: CGFloat, _ offset: Float, _ index: Int) -> CGFloat {
      min(max(start + CGFloat(offset) * CGFloat(index), 0), 1)
    }
    return (0..<min(max(instanceCount, 0), Self.limit)).map { index in
      defer { transform = transform.concatenating(step) }
      return Instance(
        transform: transform, red: part(color.srgb.red, instanceRedOffset, index),
        green: part(color.srgb.green, instanceGreenOffset, index),
        blue: part(color.srgb.blue, instanceBlueOffset, index),
        alpha: part(color.alpha, instanceAlphaOffset, index), delay: instanceDelay * Double(index))
    }
  }
}
