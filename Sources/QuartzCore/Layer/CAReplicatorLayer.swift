/// A layer that shows its sublayers several times, each time under one more transform and colour change.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown, the sublayers themselves included; 1 by default.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsDisplay() } } }
  /// Seconds by which each copy is behind the one before.
  open var instanceDelay: CFTimeInterval = 0
  /// Added from copy to copy, about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { storedTransform }
    set { change("instanceTransform") { storedTransform = newValue } }
  }
  private var storedTransform = CATransform3DIdentity
  /// What the first copy's colours are multiplied by; white by default.
  open var instanceColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Added to the colour's parts from copy to copy.
  open var instanceRedOffset: Float = 0
  /// What is added to green from copy to copy.
  open var instanceGreenOffset: Float = 0
  /// What is added to blue from copy to copy.
  open var instanceBlueOffset: Float = 0
  /// What is added to alpha from copy to copy.
  open var instanceAlphaOffset: Float = 0
  /// Stored only: depths of copies are kept apart as those of all layers.
  open var preservesDepth = false

  public override init() { super.init() }

  /// Creates a copy of a layer's own values.
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

  /// Creates a layer without sublayers: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownProperties: [String: LayerProperty] { properties }
  private static let properties: [String: LayerProperty] = [
    "instanceTransform": .value(\CAReplicatorLayer.instanceTransform, animates: true)
  ]

  override class var animatableKeys: Set<String> { keys }
  private static let keys = commonAnimatableKeys.union(animated(properties))

  /// What a copy is drawn with.
  struct Instance {
    var transform: CGAffineTransform
    /// Parts that colours are multiplied by.
    var red, green, blue, alpha: CGFloat
    var delay: CFTimeInterval

    /// Whether colours change.
    var isTinted: Bool { red < 1 || green < 1 || blue < 1 }
  }

  /// More copies than this are not drawn.
  private static let limit = 1000

  /// The copies, the first of them the sublayers themselves.
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
