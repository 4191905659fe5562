/// What most layers never set.
final class RareProperties {
  static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity {
    didSet { hasTransform = !CATransform3DIsIdentity(transform) }
  }
  /// Whether `transform` is another than the identity.
  private(set) var hasTransform = false
  var sublayerTransform = CATransform3DIdentity
  var isDoubleSided = true
  var isGeometryFlipped = false
  var mask: CALayer?
  var contents: Any?
  /// What `display()` drew.
  var record: KeptDrawing?
  /// The part of the content that is out of date; nil for all of it.
  var displayedPart: CGRect?
  /// The layer that this one masks. Not counted: that one clears it when it goes or gets another mask.
  unowned(unsafe) var maskedLayer: CALayer?
  var layoutManager: (any CALayoutManager)?
  var contentsRect = RareProperties.unitRect
  var contentsCenter = RareProperties.unitRect
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var isOpaque = false
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor.black
  var allowsGroupOpacity = true
  var shadowColor: CGColor? = CGColor.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 15)
  var name: String?
  var style: [AnyHashable: Any]?
  var groupBlendMode: CGBlendMode?
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var animations: [RunningAnimation] = []
  /// The value that a property had, its own and the one that was seen, while its action runs.
  var former: (own: Any?, seen: Any?)?
  /// The clock of the screen whose root this layer is.
  var clock: MediaClock?
  /// The layer that this one presents.
  var model: CALayer?
  /// The transition that a presentation shows, and how far it is.
  var transition: (CATransition, CGFloat)?
  var values: [String: Any] = [:]
  var timing = MediaTiming(duration: .infinity)

  /// The values that belong to a copy of the layer: all but its delegate, its animations with their clock, and what says
  /// that a layer presents another one.
  func copy() -> RareProperties {
    let copy = RareProperties()
    copy.zPosition = zPosition
    copy.anchorPointZ = anchorPointZ
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.contents = contents
    copy.record = record
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.contentsGravity = contentsGravity
    copy.contentsScale = contentsScale
    copy.isOpaque = isOpaque
    copy.needsDisplayOnBoundsChange = needsDisplayOnBoundsChange
    copy.drawsAsynchronously = drawsAsynchronously
    copy.cornerRadius = cornerRadius
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.allowsGroupOpacity = allowsGroupOpacity
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.shouldRasterize = shouldRasterize
    copy.rasterizationScale = rasterizationScale
    copy.allowsEdgeAntialiasing = allowsEdgeAntialiasing
    copy.edgeAntialiasingMask = edgeAntialiasingMask
    copy.isDoubleSided = isDoubleSided
    copy.isGeometryFlipped = isGeometryFlipped
    copy.mask = mask
    copy.minificationFilter = minificationFilter
    copy.minificationFilterBias = minificationFilterBias
    copy.magnificationFilter = magnificationFilter
    copy.name = name
    copy.style = style
    copy.actions = actions
    copy.groupBlendMode = groupBlendMode
    copy.values = values
    copy.timing = timing
    return copy
  }
}
