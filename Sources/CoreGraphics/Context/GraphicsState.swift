import CCairo

/// The part of the graphics state that cairo does not save itself: clip, line style and antialiasing are
/// cairo's.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var hasDash = false
  var allowsAntialiasing = true
  var antialiases = true
  /// The same as cairo's transform, for fast access.
  var ctm = CGAffineTransform.identity
  /// The largest coordinates that cannot overflow in device space.
  var coordinateLimit: CGFloat = 0
  /// A Boolean value that indicates whether a transform without an inverse was applied, so that no shape has
  /// an area.
  var isDegenerate = false
  /// The image masks, which are applied when this state is restored.
  var clippingMasks: [ClippingMask] = []

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct ClippingMask {
    var image: CGImage
    var rect: CGRect
    var ctm: CGAffineTransform
  }

  /// cairo's coordinates have 32 bits, 8 of them for the fraction; half of the range is left for its own
  /// sums.
  static let deviceLimit: CGFloat = 4_000_000

  mutating func updateCoordinateLimit() {
    let shift = max(abs(ctm.tx), abs(ctm.ty))
    let stretch = max(abs(ctm.a) + abs(ctm.c), abs(ctm.b) + abs(ctm.d))
    coordinateLimit = stretch > 0 ? max(0, (Self.deviceLimit - shift) / stretch) : 0
  }
}

/// A transparency layer that has begun.
struct TransparencyLayer {
  /// The number of saved states at the beginning of the layer; later ones belong to the layer.
  var savedCount: Int
  /// The properties with which the layer is composited at its end.
  var alpha: CGFloat
  var blendMode: CGBlendMode
  var shadow: GraphicsState.Shadow?
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

extension CGContext {
  // MARK: State

  /// Saves the clip, the transform, the colors and everything else except the path.
  public func saveGState() {
    cairo_save(cairoContext)
    savedStates.append(state)
    state.clippingMasks = []
  }

  /// Restores the graphics state that was saved last. Without one in the current transparency layer it does
  /// nothing.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedCount ?? 0) else { return }
    closeClippingMasks()
    guard let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairoContext)
  }

  // MARK: Transform

  /// The transform from user space to device space: pixels from the top left.
  public var ctm: CGAffineTransform {
    state.ctm
  }

  /// The transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.ctm
  }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  /// Converts a size from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  /// Converts a rectangle from user space to the bounding box in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// Converts a rectangle from device space to the bounding box in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// Translates the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales about the origin. With a factor of 0 the following drawing is invisible.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates about the origin by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Concatenates a transform, which is applied before the current one. With one without an inverse the
  /// following drawing is invisible.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    guard ctm.isInvertible, ctm.inverted().isInvertible else {
      state.isDegenerate = true
      return
    }
    state.ctm = ctm
    state.updateCoordinateLimit()
    var matrix = ctm.cairoMatrix
    cairo_set_matrix(cairoContext, &matrix)
  }

  // MARK: Style

  /// Sets the line width, in points. Negative and infinite widths count as 0, as do values that are not
  /// numbers.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairoContext, width.isFinite ? Double(min(max(width, 0), 1e6)) : 0)
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairoContext, cap.cairoCap)
  }

  /// Sets the shape of line joins.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairoContext, join.cairoJoin)
  }

  /// Sets the miter limit, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairoContext, limit.isFinite ? Double(max(limit, 1)) : 10)
  }

  /// Sets the lengths of dashes and gaps, in points. An empty array or invalid lengths set a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let sum = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), sum > 0, sum.isFinite, phase.isFinite else {
      state.hasDash = false
      return cairo_set_dash(cairoContext, nil, 0, 0)
    }
    state.hasDash = true
    let dashes = lengths.map { Double($0) }
    cairo_set_dash(cairoContext, dashes, Int32(dashes.count), Double(phase))
  }

  /// Sets the maximum distance of drawn curves from the exact ones, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairoContext, flatness.isFinite ? Double(min(max(flatness, 0.01), 100)) : 0.1)
  }

  /// Sets the alpha by which all drawing is multiplied, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    applyAntialiasing()
  }

  /// Sets whether antialiasing is allowed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    applyAntialiasing()
  }

  private func applyAntialiasing() {
    cairo_set_antialias(
      cairoContext,
      state.allowsAntialiasing && state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The quality of the interpolation of images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Colors

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the fill color in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The fill color.
  package var fillColor: CGColor { state.fillColor }
  /// The alpha by which all drawing is multiplied.
  package var alpha: CGFloat { state.alpha }
  /// A Boolean value that indicates whether drawing is invisible because of a transform without an inverse.
  package var isDegenerate: Bool { state.isDegenerate }

  /// Sets a shadow with a color.
  ///
  /// - Parameters:
  ///   - offset: The offset in points of the initial coordinate system, independent of the current transform.
  ///   - blur: Twice the standard deviation of the blur, in points. Values that are not finite remove the
  ///     shadow.
  ///   - color: The color of the shadow; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
  }

  /// Sets a black shadow with an alpha of a third, as on Apple's platforms.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGLineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
