import CCairo

extension CGContext {
  // MARK: Building the path

  /// Clears the path.
  public func beginPath() {
    cairo_new_path(cairoContext)
    pathIsUnusable = false
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) {
    let point = usable(point)
    cairo_move_to(cairoContext, Double(point.x), Double(point.y))
  }

  /// Adds a line from the current point. Without one it does nothing.
  public func addLine(to point: CGPoint) {
    guard cairo_has_current_point(cairoContext) != 0 else { return }
    let point = usable(point)
    cairo_line_to(cairoContext, Double(point.x), Double(point.y))
  }

  /// Adds connected lines as a new subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve from the current point. Without one it does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard cairo_has_current_point(cairoContext) != 0 else { return }
    let (first, second, end) = (usable(control1), usable(control2), usable(end))
    cairo_curve_to(
      cairoContext, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x),
      Double(end.y))
  }

  /// Adds a quadratic curve from the current point. Without one it does nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard cairo_has_current_point(cairoContext) != 0 else { return }
    let from = currentPointOfPath
    addCurve(
      to: end, control1: from.mixed(with: control, 2.0 / 3), control2: end.mixed(with: control, 2.0 / 3))
  }

  /// Closes the current subpath.
  public func closePath() {
    cairo_close_path(cairoContext)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    let low = usable(CGPoint(x: rect.minX, y: rect.minY))
    let high = usable(CGPoint(x: rect.maxX, y: rect.maxY))
    cairo_rectangle(
      cairoContext, Double(low.x), Double(low.y), Double(high.x - low.x), Double(high.y - low.y))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds an arc of a circle. Angles are in radians and decrease if the arc is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    if let point = currentPointIfAny { arc.move(to: point) }
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    append(arc, continuing: true)
  }

  /// Adds an arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let point = currentPointIfAny else { return }
    let arc = CGMutablePath()
    arc.move(to: point)
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    append(arc, continuing: true)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    append(path, continuing: false)
  }

  private func append(_ path: CGPath, continuing: Bool) {
    var skipsMove = continuing && cairo_has_current_point(cairoContext) != 0
    path.forEachElement { type, points in
      switch type {
      case .moveToPoint:
        if skipsMove { skipsMove = false } else { move(to: points[0]) }
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: closePath()
      }
    }
  }

  /// Returns the nearest point that cairo's fixed-point coordinates can represent.
  private func usable(_ point: CGPoint) -> CGPoint {
    let limit = state.coordinateLimit
    if abs(point.x) < limit, abs(point.y) < limit { return point }
    guard !point.x.isNaN, !point.y.isNaN else {
      pathIsUnusable = true
      return .zero
    }
    func pull(_ value: CGFloat) -> CGFloat {
      min(max(value, -GraphicsState.deviceLimit), GraphicsState.deviceLimit)
    }
    // Infinite coordinates would become NaN under the transform.
    let finite = CGPoint(x: min(max(point.x, -1e30), 1e30), y: min(max(point.y, -1e30), 1e30))
    let device = finite.applying(state.ctm)
    let result = CGPoint(x: pull(device.x), y: pull(device.y)).applying(state.ctm.inverted())
    if !result.isFinite { pathIsUnusable = true }
    return result.isFinite ? result : .zero
  }

  // MARK: Querying the path

  /// A Boolean value that indicates whether the path has no elements.
  public var isPathEmpty: Bool {
    cairo_has_current_point(cairoContext) == 0
  }

  /// The current point, from which the next element starts; zero without one.
  public var currentPointOfPath: CGPoint {
    currentPointIfAny ?? .zero
  }

  private var currentPointIfAny: CGPoint? {
    guard cairo_has_current_point(cairoContext) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairoContext, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The bounding box of the path, in user space; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    guard !isPathEmpty else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairoContext, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// A copy of the path in user space; `nil` for an empty path.
  public var path: CGPath? {
    guard !isPathEmpty, let copied = cairo_copy_path(cairoContext) else { return nil }
    defer { cairo_path_destroy(copied) }
    let path = CGMutablePath()
    var index = 0
    let count = Int(copied.pointee.num_data)
    while index < count, let data = copied.pointee.data {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // After closing a subpath, cairo repeats its start.
        if index + 2 < count || path.isEmpty { path.move(to: point(1)) }
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += Int(header.length)
    }
    return path
  }

  /// Returns whether a point is inside of the path or on its stroke, depending on the drawing mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard !pathIsUnusable, point.isFinite else { return false }
    let (x, y) = (Double(point.x), Double(point.y))
    let usesEvenOdd = mode == .eoFill || mode == .eoFillStroke
    cairo_set_fill_rule(cairoContext, usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let isInFill = mode != .stroke && cairo_in_fill(cairoContext, x, y) != 0
    let drawsLine = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    return isInFill || (drawsLine && cairo_in_stroke(cairoContext, x, y) != 0)
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let cap: CGLineCap =
      switch cairo_get_line_cap(cairoContext) {
      case CAIRO_LINE_CAP_ROUND: .round
      case CAIRO_LINE_CAP_SQUARE: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch cairo_get_line_join(cairoContext) {
      case CAIRO_LINE_JOIN_ROUND: .round
      case CAIRO_LINE_JOIN_BEVEL: .bevel
      default: .miter
      }
    let outline = path.copy(
      strokingWithWidth: CGFloat(cairo_get_line_width(cairoContext)), lineCap: cap, lineJoin: join,
      miterLimit: CGFloat(cairo_get_miter_limit(cairoContext)))
    beginPath()
    addPath(outline)
  }

  // MARK: Clipping

  /// Clips to the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    if pathIsUnusable { cairo_new_path(cairoContext) }
    cairo_set_fill_rule(cairoContext, rule.cairoRule)
    cairo_clip(cairoContext)
    pathIsUnusable = false
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Clips to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Removes all clips.
  public func resetClip() {
    cairo_reset_clip(cairoContext)
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairoContext, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Clips to a rectangle and masks the following drawing with an image: its alpha, or its luminance if it
  /// has none.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard rect.isFinite, !rect.isEmpty else { return }
    state.clippingMasks.append(GraphicsState.ClippingMask(image: mask, rect: rect, ctm: state.ctm))
    cairo_push_group(cairoContext)
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
