import Foundation

/// A path with drawing attributes. It draws into the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  /// The line width, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum miter length, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, in pixels. The default is 0.6.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines the interior. The default is
  /// `false`.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  // MARK: Creating paths

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with continuous rounded corners, if there is space for them.
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

  /// Creates the path of a circular arc. Angles are in radians; clockwise refers to coordinates with y
  /// increasing downward.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A Boolean value that indicates that paths support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a path from an archive; `nil` if it contains none.
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

  /// Encodes the elements and the drawing attributes.
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

  /// Returns a copy with the same elements and drawing attributes.
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

  /// The path as a Core Graphics path, a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Constructing

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc. Angles are in radians; clockwise refers to coordinates with y increasing downward.
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

  /// Removes all elements.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Returns a path with the subpaths reversed.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.path = CGMutablePath()
    copy.path.addPath(path.reversed())
    return copy
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { pointer in
      path = path.mutableCopy(using: pointer) ?? path
    }
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool {
    path.isEmpty
  }

  /// The bounding box of the path, without control points; zero for an empty path.
  open var bounds: CGRect {
    path.isEmpty ? .zero : path.boundingBoxOfPath
  }

  /// The current point, at which the next element begins.
  open var currentPoint: CGPoint {
    path.currentPoint
  }

  /// Returns whether a point is in the interior of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Sets the line dash pattern, in points; an empty pattern means a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
  }

  /// Retrieves the line dash pattern. `pattern` needs space for all its values, if it is given.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Fills the path with the current context's fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path with the current context's stroke color.
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

  /// Fills the path with a blend mode and an alpha value.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Strokes the path with a blend mode and an alpha value.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Intersects the current context's clipping area with the path.
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

  /// Returns whether another object is a path with the same elements and drawing attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The hash value. Equal paths have equal hash values.
  open override var hash: Int {
    path.hashValue
  }
}
