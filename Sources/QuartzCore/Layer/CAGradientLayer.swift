/// The types of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along a line; the default.
  public static let axial = Self(rawValue: "axial")
  /// A gradient from the start point outward to an ellipse through the end point.
  public static let radial = Self(rawValue: "radial")
  /// A gradient around the start point that begins in the direction of the end point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer that draws a gradient over its background, within its rounded corners.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`. With fewer than two nothing is drawn.
  open var colors: [Any]? {
    get { storedColors }
    set { change("colors") { storedColors = newValue } }
  }
  /// The location of each color, from 0 to 1; `nil` for an even distribution.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set { change("locations") { storedLocations = newValue } }
  }
  /// The start point, in units of the bounds from the top left; 0.5, 0 by default.
  open var startPoint: CGPoint {
    get { storedStartPoint }
    set { change("startPoint") { storedStartPoint = newValue } }
  }
  /// The end point, in units of the bounds from the top left; 0.5, 1 by default.
  open var endPoint: CGPoint {
    get { storedEndPoint }
    set { change("endPoint") { storedEndPoint = newValue } }
  }
  /// The type of the gradient.
  open var type = CAGradientLayerType.axial

  private var storedColors: [Any]?
  private var storedLocations: [NSNumber]?
  private var storedStartPoint = CGPoint(x: 0.5, y: 0)
  private var storedEndPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    storedColors = other.storedColors
    storedLocations = other.storedLocations
    storedStartPoint = other.storedStartPoint
    storedEndPoint = other.storedEndPoint
    type = other.type
  }

  /// Creates a layer without colors. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var ownProperties: [String: LayerProperty] { properties }
  private static let properties: [String: LayerProperty] = [
    "colors": .optional(\CAGradientLayer.colors, animates: true),
    "locations": .optional(\CAGradientLayer.locations, animates: true),
    "startPoint": .value(\CAGradientLayer.startPoint, animates: true),
    "endPoint": .value(\CAGradientLayer.endPoint, animates: true),
  ]

  override class var animatableKeys: Set<String> { keys }
  private static let keys = commonAnimatableKeys.union(animated(properties))

  /// Draws the gradient.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1,
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    let bounds = bounds
    ctx.saveGState()
    ctx.beginPath()
    ctx.addPath(outline)
    ctx.clip()
    // The unit is the size of the bounds, so that lines of equal color are sheared as the bounds are.
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    ctx.scaleBy(x: bounds.width, y: bounds.height)
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial:
      let radii = CGSize(width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y))
      ctx.translateBy(x: startPoint.x, y: startPoint.y)
      ctx.scaleBy(x: radii.width, y: radii.height)
      ctx.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: both)
    case .conic:
      drawConic(ctx, colors)
    default:
      ctx.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: both)
    }
    ctx.restoreGState()
  }

  /// Draws a conic gradient as sectors of half a degree with one color each, because cairo has no conic
  /// gradients.
  private func drawConic(_ ctx: CGContext, _ colors: [CGColor]) {
    let count = 720
    let start = CGFloat(atan2(Double(endPoint.y - startPoint.y), Double(endPoint.x - startPoint.x)))
    let places = (0..<colors.count).map { index in
      locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
        ?? CGFloat(index) / CGFloat(colors.count - 1)
    }
    ctx.setShouldAntialias(false)
    for index in 0..<count {
      let part = (CGFloat(index) + 0.5) / CGFloat(count)
      ctx.setFillColor(color(at: part, colors, places))
      let (from, to) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      ctx.beginPath()
      ctx.move(to: startPoint)
      for part in [from, to] {
        let angle = Double(start + part * 2 * .pi)
        ctx.addLine(
          to: CGPoint(x: startPoint.x + 3 * CGFloat(cos(angle)), y: startPoint.y + 3 * CGFloat(sin(angle))))
      }
      ctx.fillPath()
    }
  }

  private func color(at part: CGFloat, _ colors: [CGColor], _ places: [CGFloat]) -> CGColor {
    guard let next = places.firstIndex(where: { $0 > part }) else { return colors[colors.count - 1] }
    guard next > 0 else { return colors[0] }
    let (low, high) = (places[next - 1], places[next])
    let t = high > low ? (part - low) / (high - low) : 0
    let (a, b) = (colors[next - 1], colors[next])
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CGColor(
      red: mix(a.srgb.red, b.srgb.red), green: mix(a.srgb.green, b.srgb.green),
      blue: mix(a.srgb.blue, b.srgb.blue), alpha: mix(a.alpha, b.alpha))
  }
}
