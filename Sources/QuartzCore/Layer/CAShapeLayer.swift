/// How shapes are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that draws a path in its own coordinates, beyond its bounds too.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = CGColor.black
  /// How the inside is found.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The line's colour; nil, the default, for none.
  open var strokeColor: CGColor?
  /// Where the line starts, as a part of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of its length.
  open var strokeEnd: CGFloat = 1
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// How far pointed corners may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How corners are drawn.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

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
