import CoreGraphics

/// The rarely used properties of a layer.
final class RareProperties {
  static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity {
    didSet { hasTransform = !CATransform3DIsIdentity(transform) }
  }
  /// A Boolean value that indicates whether `transform` is not the identity.
  private(set) var hasTransform = false
  var sublayerTransform = CATransform3DIdentity
  var isDoubleSided = true
  var isGeometryFlipped = false
  var mask: CALayer?
  var contents: Any?
  /// The result of `display()`.
  var record: DrawingCache?
  /// The invalid part of the content; `nil` for all of it.
  var displayedPart: CGRect?
  /// The layer that this one masks. Not retained: that layer clears it when it is deallocated or gets another
  /// mask.
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
  /// The radii of the corners where they differ; `nil` for `cornerRadius`.
  var cornerRadii: CornerRadii?
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
  var hasHollowShadow = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 15)
  var name: String?
  var style: [AnyHashable: Any]?
  var groupBlendMode: CGBlendMode?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var animations: [RunningAnimation] = []
  /// The former values of a property, of the model and of the presentation, while its action runs.
  var former: (own: Any?, seen: Any?)?
  /// The clock of the screen, for the root layer.
  var clock: MediaClock?
  /// The layer that this one presents.
  var model: CALayer?
  /// The transition of a presentation and its progress.
  var transition: (CATransition, CGFloat)?
  var values: [String: Any] = [:]
  var timing = MediaTiming(duration: .infinity)

  /// Returns the properties for a copy of the layer, without those of one layer only: the delegate, the
  /// layout manager, the animations with their clock, and the model of a presentation.
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
    copy.cornerRadii = cornerRadii
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
    copy.hasHollowShadow = hasHollowShadow
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
    copy.contentsFormat = contentsFormat
    copy.compositingFilter = compositingFilter
    copy.filters = filters
    copy.backgroundFilters = backgroundFilters
    copy.values = values
    copy.timing = timing
    return copy
  }

  /// Returns the part of an image that stretches, in pixels; `nil` for all of it. A part without width or height is a pixel.
  func center(of image: CGImage) -> CGRect? {
    guard contentsCenter != Self.unitRect else { return nil }
    func side(_ low: CGFloat, _ length: CGFloat, _ size: Int) -> (CGFloat, CGFloat) {
      let pixels = CGFloat(size)
      if length * pixels >= 1 { return (low * pixels, length * pixels) }
      // The pixel that contains the middle of the part.
      return (min(max(((low + length / 2) * pixels).rounded(.down), 0), pixels - 1), 1)
    }
    let (x, width) = side(contentsCenter.minX, contentsCenter.width, image.width)
    let (y, height) = side(contentsCenter.minY, contentsCenter.height, image.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
