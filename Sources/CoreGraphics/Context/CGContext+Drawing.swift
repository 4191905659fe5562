import CCairo

extension CGContext {
  // MARK: Paths

  /// Draws the path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillCurrentPath(mode == .fillStroke ? .winding : .evenOdd)
      strokeCurrentPath()
      beginPath()
    }
  }

  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(rule)
    beginPath()
  }

  /// Strokes the path and clears it.
  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }

  /// Fills a rectangle and clears the path.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles and clears the path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle and clears the path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width in points and clears the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears a rectangle. Without alpha it becomes black.
  public func clear(_ rect: CGRect) {
    guard !state.isDegenerate else { return }
    syncFromMemory()
    beginPath()
    addRect(rect)
    guard !pathIsUnusable else { return beginPath() }
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairoContext)
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
  }

  private func fillCurrentPath(_ rule: CGPathFillRule) {
    guard !pathIsUnusable, !state.isDegenerate, !isPathEmpty else { return }
    syncFromMemory()
    let color = state.fillColor
    guard color.alpha * state.alpha > 0 || state.blendMode != .normal else { return }
    cairo_set_fill_rule(cairoContext, rule.cairoRule)
    if state.shadow != nil {
      let path = cairo_copy_path(cairoContext)
      defer { cairo_path_destroy(path) }
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_fill_extents(cairoContext, &x1, &y1, &x2, &y2)
      drawStateShadow(around: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)) { mask in
        cairo_append_path(mask, path)
        cairo_set_fill_rule(mask, rule.cairoRule)
        cairo_set_source_rgba(mask, 0, 0, 0, Double(color.alpha * self.state.alpha))
        cairo_fill(mask)
      }
    }
    setSource(color, cairoContext)
    if state.blendMode.isUnbounded {
      paintWithin { cairo_clip_preserve(cairoContext) }
      return
    }
    cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
    cairo_fill_preserve(cairoContext)
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
  }

  private func strokeCurrentPath() {
    guard !pathIsUnusable, !state.isDegenerate, !isPathEmpty else { return }
    syncFromMemory()
    let color = state.strokeColor
    guard color.alpha * state.alpha > 0 || state.blendMode != .normal else { return }
    let dropsDash = state.hasDash && dashesAreTooMany()
    if dropsDash {
      cairo_save(cairoContext)
      cairo_set_dash(cairoContext, nil, 0, 0)
    }
    if state.shadow != nil {
      let path = cairo_copy_path(cairoContext)
      defer { cairo_path_destroy(path) }
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_stroke_extents(cairoContext, &x1, &y1, &x2, &y2)
      drawStateShadow(around: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)) { mask in
        cairo_append_path(mask, path)
        self.copyLineStyle(to: mask)
        cairo_set_source_rgba(mask, 0, 0, 0, Double(color.alpha * self.state.alpha))
        cairo_stroke(mask)
      }
    }
    setSource(color, cairoContext)
    cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
    cairo_stroke_preserve(cairoContext)
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
    if dropsDash { cairo_restore(cairoContext) }
  }

  /// Returns whether the path has so many dashes that drawing them would take long without being visible.
  private func dashesAreTooMany() -> Bool {
    guard let path else { return false }
    let count = Int(cairo_get_dash_count(cairoContext))
    var lengths = [Double](repeating: 0, count: max(count, 1))
    cairo_get_dash(cairoContext, &lengths, nil)
    let period = lengths.reduce(0, +)
    var length: CGFloat = 0
    var last = CGPoint.zero
    path.forEachElement { type, points in
      for (index, point) in points.enumerated() {
        if type != .moveToPoint || index > 0 {
          length += abs(point.x - last.x) + abs(point.y - last.y)
        }
        last = point
      }
    }
    return Double(length) / period * Double(count) > 200_000
  }

  private func copyLineStyle(to other: OpaquePointer) {
    cairo_set_line_width(other, cairo_get_line_width(cairoContext))
    cairo_set_line_cap(other, cairo_get_line_cap(cairoContext))
    cairo_set_line_join(other, cairo_get_line_join(cairoContext))
    cairo_set_miter_limit(other, cairo_get_miter_limit(cairoContext))
    let count = cairo_get_dash_count(cairoContext)
    guard count > 0 else { return }
    var lengths = [Double](repeating: 0, count: Int(count))
    var phase = 0.0
    cairo_get_dash(cairoContext, &lengths, &phase)
    cairo_set_dash(other, lengths, count, phase)
  }

  /// Sets the source of a cairo context to a color with the alpha of the graphics state.
  func setSource(_ color: CGColor, _ cairo: OpaquePointer) {
    if let pattern = color.pattern {
      cairo_set_source_surface(cairo, pattern.image.surface, 0, 0)
      let source = cairo_get_source(cairo)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
      // From points to pixels of the image.
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, Double(pattern.scale), Double(pattern.scale))
      cairo_pattern_set_matrix(source, &matrix)
      return
    }
    let (red, green, blue) = color.srgb
    cairo_set_source_rgba(
      cairo, component(red), component(green), component(blue), component(color.alpha * state.alpha))
  }

  /// Paints a color, with the alpha, blend mode and shadow of the graphics state, where a closure draws with
  /// the cairo source.
  ///
  /// - Parameters:
  ///   - box: The bounding box of the drawing, in user space.
  ///   - draw: Called with this context's cairo context; before that with a mask's, if there is a shadow.
  package func paint(_ color: CGColor, around box: CGRect, _ draw: (OpaquePointer) -> Void) {
    guard !state.isDegenerate, color.alpha * state.alpha > 0 || state.blendMode != .normal else { return }
    syncFromMemory()
    if state.shadow != nil {
      drawStateShadow(around: box) { mask in
        cairo_set_source_rgba(mask, 0, 0, 0, Double(color.alpha * self.state.alpha))
        draw(mask)
      }
    }
    if color.pattern != nil, color.alpha * state.alpha < 1 {
      // Patterns have no alpha to be multiplied.
      cairo_push_group(cairoContext)
      setSource(color, cairoContext)
      draw(cairoContext)
      cairo_pop_group_to_source(cairoContext)
      cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairoContext, Double(color.alpha * state.alpha))
      cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
      return
    }
    setSource(color, cairoContext)
    cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
    draw(cairoContext)
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
  }

  /// Paints the source with the current blend mode within a clip, for modes that are not bounded by the
  /// shape.
  private func paintWithin(_ clip: () -> Void) {
    cairo_save(cairoContext)
    clip()
    cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
    cairo_paint(cairoContext)
    cairo_restore(cairoContext)
  }

  // MARK: Images

  /// Draws an image into a rectangle.
  ///
  /// The bottom of the image is at the smallest y, as on Apple's platforms: in a context with y growing
  /// downward the image is upside down, in contrast to `UIImage.draw(in:)`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    drawImage(image, in: rect, isUpright: false, tiles: byTiling)
  }

  /// Draws an image into a rectangle with the top of the image at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect, from source: CGRect? = nil) {
    drawImage(image, in: rect, isUpright: true, tiles: false, source: source)
  }

  private func drawImage(
    _ image: CGImage, in rect: CGRect, isUpright: Bool, tiles: Bool, source: CGRect? = nil
  ) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0, state.alpha > 0, !state.isDegenerate else { return }
    syncFromMemory()
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = source ?? whole
    guard source.isFinite, source.width > 0, source.height > 0 else { return }
    let paint = { (cairo: OpaquePointer) in
      cairo_save(cairo)
      var transform = CGAffineTransform(translationX: -source.minX, y: -source.minY)
        .concatenating(
          CGAffineTransform(scaleX: rect.width / source.width, y: rect.height / source.height))
      if !isUpright {
        transform = transform.concatenating(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.height))
      }
      transform = transform.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      guard transform.isInvertible, transform.inverted().isInvertible else { return cairo_restore(cairo) }
      if tiles {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, -1e6, -1e6, 2e6, 2e6)
      } else {
        cairo_rectangle(
          cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      }
      var matrix = transform.cairoMatrix
      cairo_transform(cairo, &matrix)
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      // Without it, the edges of enlarged images would fade out.
      cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, self.state.interpolation.cairoFilter)
      cairo_set_operator(cairo, self.state.blendMode.cairoOperator)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, Double(self.state.alpha))
      cairo_restore(cairo)
    }
    drawStateShadow(around: rect) { mask in
      let mode = self.state.blendMode
      self.state.blendMode = .normal
      paint(mask)
      self.state.blendMode = mode
    }
    cairo_new_path(cairoContext)
    paint(cairoContext)
  }

  // MARK: Gradients

  /// Draws a linear gradient, which fills the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, !state.isDegenerate else { return }
    syncFromMemory()
    let pattern = cairo_pattern_create_linear(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    defer { cairo_pattern_destroy(pattern) }
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    cairo_save(cairoContext)
    if !options.isEmpty, options != both {
      // The gradient extends beyond one end only, so half of the plane is clipped away.
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return cairo_restore(cairoContext) }
      let far = state.coordinateLimit / 4
      let (ux, uy) = (dx / length * far, dy / length * far)
      let onward = options.contains(.drawsAfterEndLocation)
      let (from, sign): (CGPoint, CGFloat) = onward ? (start, 1) : (end, -1)
      beginPath()
      addLines(between: [
        CGPoint(x: from.x - uy, y: from.y + ux), CGPoint(x: from.x + uy, y: from.y - ux),
        CGPoint(x: from.x + uy + sign * ux, y: from.y - ux + sign * uy),
        CGPoint(x: from.x - uy + sign * ux, y: from.y + ux + sign * uy),
      ])
      clip()
    }
    paint(pattern, gradient, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_restore(cairoContext)
  }

  /// Draws a radial gradient, which fills the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      !state.isDegenerate
    else { return }
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)), Double(endCenter.x),
      Double(endCenter.y), Double(max(endRadius, 0)))
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairoContext)
    // Of one circle around the other, what lies beyond the location without an extension is left out.
    func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
    }
    let isGrowing = endRadius >= startRadius
    if options == .drawsBeforeStartLocation || options == .drawsAfterEndLocation {
      let isBefore = options == .drawsBeforeStartLocation
      let (center, radius) = isBefore ? (endCenter, endRadius) : (startCenter, startRadius)
      beginPath()
      if isBefore == isGrowing {
        addEllipse(in: circle(center, radius))
        clip()
      } else {
        addRect(boundingBoxOfClipPath)
        addEllipse(in: circle(center, radius))
        clip(using: .evenOdd)
      }
    }
    paint(pattern, gradient, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_restore(cairoContext)
  }

  private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ extend: cairo_extend_t) {
    for stop in gradient.stops {
      let (red, green, blue) = stop.color.srgb
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), component(red), component(green), component(blue),
        component(stop.color.alpha))
    }
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(cairoContext, pattern)
    cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
    cairo_paint_with_alpha(cairoContext, Double(state.alpha))
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
  }
}

/// Returns a color component in 0...1 for cairo, which is 0 for a value that is not a number.
private func component(_ value: CGFloat) -> Double {
  value.isNaN ? 0 : Double(min(max(value, 0), 1))
}
