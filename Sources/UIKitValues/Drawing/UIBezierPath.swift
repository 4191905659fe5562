import Foundation

/// A path with the style it is drawn in. Drawing goes to the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  /// The width of lines, in points. 1 by default.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far pointed corners may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far curves may be from their true shape, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  // MARK: Making paths

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of the ellipse that touches a rectangle's edges.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with rounded corners, whose curvature grows softly where there is space for it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath.roundedRect(rect, radius: cornerRadius, isContinuous: true))
  }

  /// Creates the path of a rectangle with some corners rounded. The width of `cornerRadii` is the radius.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addPath(
      CGPath.roundedRect(
        rect, radius: cornerRadii.width, corners: CornerSet(rawValue: corners.rawValue & 15),
        isContinuous: true))
  }

  /// Creates an arc of a circle. Angles are in radians; clockwise is as it looks with y growing downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of CoreGraphics'.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Whether paths are archived safely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the path of an archive, or nil for one that holds none.
  public required convenience init?(coder: NSCoder) {
    guard let path = Self.path(coder: coder) else { return nil }
    self.init(cgPath: path)
    lineWidth = CGFloat(coder.decodeDouble(forKey: CodingKeys.lineWidth))
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: CodingKeys.lineCap)) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: CodingKeys.lineJoin)) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: CodingKeys.miterLimit))
    flatness = CGFloat(coder.decodeDouble(forKey: CodingKeys.flatness))
    usesEvenOddFillRule = coder.decodeBool(forKey: CodingKeys.evenOdd)
    dash = (
      CGFloat(coder.decodeDouble(forKey: CodingKeys.dashPhase)),
      coder.numbers(forKey: CodingKeys.dashLengths).map { CGFloat($0) }
    )
  }

  /// Archives the elements and the style.
  open func encode(with coder: NSCoder) {
    encodePath(with: coder)
    coder.encode(Double(lineWidth), forKey: CodingKeys.lineWidth)
    coder.encode(lineCapStyle.rawValue, forKey: CodingKeys.lineCap)
    coder.encode(lineJoinStyle.rawValue, forKey: CodingKeys.lineJoin)
    coder.encode(Double(miterLimit), forKey: CodingKeys.miterLimit)
    coder.encode(Double(flatness), forKey: CodingKeys.flatness)
    coder.encode(usesEvenOddFillRule, forKey: CodingKeys.evenOdd)
    coder.encode(Double(dash.phase), forKey: CodingKeys.dashPhase)
    coder.encode(numbers: dash.lengths.map(Double.init), forKey: CodingKeys.dashLengths)
  }

  /// A copy with the same elements and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// The elements as CoreGraphics has them: a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Starts a subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. Angles are in radians; clockwise is as it looks with y growing downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() {
    path.closeSubpath()
  }

  /// Forgets all elements.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds another path's elements.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// The path with each subpath run through backwards.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.path = CGMutablePath()
    copy.path.addPath(path.reversed())
    return copy
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { pointer in
      path = path.mutableCopy(using: pointer) ?? path
    }
  }

  // MARK: Asking

  /// Whether there are no elements.
  open var isEmpty: Bool {
    path.isEmpty
  }

  /// The box around the path itself; zero for an empty path.
  open var bounds: CGRect {
    path.isEmpty ? .zero : path.boundingBoxOfPath
  }

  /// The point that the next element starts from.
  open var currentPoint: CGPoint {
    path.currentPoint
  }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Sets the lengths of dashes and gaps, in points; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
  }

  /// Gets the lengths of dashes and gaps. `pattern`, where given, has space for as many as there are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Fills the path in the current context's colour of fills.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the path's line in the current context's colour of lines.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the path in a blend mode, with an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Draws the path's line in a blend mode, with an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Clips the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  /// Whether the other object is a path with the same elements and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// A hash that equal paths share.
  open override var hash: Int {
    path.hashValue
  }
}
