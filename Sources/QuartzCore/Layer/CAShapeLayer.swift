/// The rules by which shapes are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside if the winding number of the path around it is not zero; the default.
  public static let nonZero = Self(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shapes of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines end at their end points; the default.
  public static let butt = Self(rawValue: "butt")
  /// Lines end with a half circle around their end points.
  public static let round = Self(rawValue: "round")
  /// Lines extend half their width beyond their end points.
  public static let square = Self(rawValue: "square")
}

/// The shapes of line joins.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines meet in a point, within the miter limit; the default.
  public static let miter = Self(rawValue: "miter")
  /// Lines meet in an arc.
  public static let round = Self(rawValue: "round")
  /// Lines meet in an edge between their corners.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path in its own coordinates, which may extend beyond its bounds.
open class CAShapeLayer: CALayer {
  /// The path; `nil` for none.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { shape.path = newValue } }
  }
  /// The fill color; opaque black by default, `nil` for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { shape.fillColor = newValue } }
  }
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color; `nil`, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { shape.strokeColor = newValue } }
  }
  /// The fraction of the path's length at which the stroke starts.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { shape.strokeStart = newValue } }
  }
  /// The fraction of the path's length at which the stroke ends.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { shape.strokeEnd = newValue } }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { shape.lineWidth = newValue } }
  }
  /// The miter limit, in line widths.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { shape.miterLimit = newValue } }
  }
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { shape.lineDashPhase = newValue } }
  }
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?

  /// The animatable properties.
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor.black
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
  }

  private var shape = Shape()

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    shape = other.shape
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
  }

  /// Creates a layer without a path. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var ownProperties: [String: LayerProperty] { properties }
  private static let properties: [String: LayerProperty] = [
    "path": .optional(\CAShapeLayer.path, animates: true),
    "fillColor": .optional(\CAShapeLayer.fillColor, animates: true),
    "strokeColor": .optional(\CAShapeLayer.strokeColor, animates: true),
    "strokeStart": .number(\CAShapeLayer.strokeStart, animates: true),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd, animates: true),
    "lineWidth": .number(\CAShapeLayer.lineWidth, animates: true),
    "miterLimit": .number(\CAShapeLayer.miterLimit, animates: true),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase, animates: true),
  ]

  override class var animatableKeys: Set<String> { keys }
  private static let keys = commonAnimatableKeys.union(animated(properties))

  override var drawsBeyondBounds: Bool { true }

  override var boxBeyondBounds: CGRect {
    guard let path else { return .null }
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(miterLimit, 1.5)
    return path.boundingBox.insetBy(dx: -reach, dy: -reach)
  }

  /// Draws the path.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.beginPath()
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    ctx.setLineDash(
      phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    ctx.beginPath()
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    ctx.addPath(isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd))
    ctx.strokePath()
  }
}
