/// A mutable path.
///
/// Lines and curves without a current point are ignored, as on Apple's platforms.
///
/// Unchecked like its superclass: a mutable path belongs to one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() {
    super.init()
  }

  override init(copying other: CGPath) {
    super.init(copying: other)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    appendMove(point, transform)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    appendLine(point, transform)
  }

  /// Adds connected lines as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    appendMove(first, transform)
    for point in points.dropFirst() { appendLine(point, transform) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    appendQuadCurve(end, control, transform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    appendCurve(end, control1, control2, transform)
  }

  /// Closes the current subpath.
  public func closeSubpath() {
    appendClose()
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    appendRect(rect, transform)
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { appendRect(rect, transform) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    appendEllipse(rect, transform)
  }

  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    appendRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle from the positive x axis, in radians.
  ///   - endAngle: The end angle, in radians.
  ///   - clockwise: Whether the angles decrease. If y grows downward, that appears counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform)
  }

  /// Adds an arc of a circle with a relative angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    appendArc(corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    appendPath(path, transform)
  }
}
