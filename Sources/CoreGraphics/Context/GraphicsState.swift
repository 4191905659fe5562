import CCairo

/// What saving and restoring is about, apart from what cairo keeps itself: clip, line style, antialiasing.
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
  /// The same as cairo's, kept here to be asked often.
  var ctm = CGAffineTransform.identity
  /// The coordinates up to which nothing can overflow on the device.
  var coordinateLimit: CGFloat = 0
  /// Whether a transform without inverse was applied: all shapes have become lines, or nothing.
  var drawsNothing = false
  /// Clips by images, which are applied when this state ends.
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

  /// cairo's coordinates are 32 bits with 8 of them after the point; half of that is left for its own sums.
  static let deviceLimit: CGFloat = 4_000_000

  mutating func updateCoordinateLimit() {
    let shift = max(abs(ctm.tx), abs(ctm.ty))
    let stretch = max(abs(ctm.a) + abs(ctm.c), abs(ctm.b) + abs(ctm.d))
    coordinateLimit = stretch > 0 ? max(0, (Self.deviceLimit - shift) / stretch) : 0
  }
}

/// A transparency layer that was begun.
struct TransparencyLayer {
  /// The number of saved states when the layer began; those after it belong to the layer.
  var savedCount: Int
  /// How the layer is to be painted when it ends.
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

  /// Saves clip, transform, colours and everything else but the path.
  public func saveGState() {
    cairo_save(cairoContext)
    savedStates.append(state)
    state.clippingMasks = []
  }

  /// Goes back to what was saved last. Without a save (in this transparency layer) it does nothing.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedCount ?? 0) else { return }
    closeClippingMasks()
    guard let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairoContext)
  }

  // MARK: Transform

  /// The transform from user space to the device: pixels, top left first.
  public var ctm: CGAffineTransform {
    state.ctm
  }

  /// The transform from user space to the device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.ctm
  }

  /// A point of user space, on the device.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// A point of the device, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
  /// A size of user space, on the device.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  /// A size of the device, in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  /// The box around a rectangle of user space, on the device.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// The box around a rectangle of the device, in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales about the origin. A factor of 0 makes all that follows draw nothing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates about the origin, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the current one. One without inverse makes all that follows draw nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    guard ctm.isInvertible, ctm.inverted().isInvertible else {
      state.drawsNothing = true
      return
    }
    state.ctm = ctm
    state.updateCoordinateLimit()
    var matrix = ctm.cairoMatrix
    cairo_set_matrix(cairoContext, &matrix)
  }

  // MARK: Style

  /// Sets the lines' width, in points. Negative widths and those that are not numbers count as 0.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairoContext, width.isFinite ? Double(min(max(width, 0), 1e6)) : 0)
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairoContext, cap.cairoCap)
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairoContext, join.cairoJoin)
  }

  /// Sets how far pointed corners may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairoContext, limit.isFinite ? Double(max(limit, 1)) : 10)
  }

  /// Sets the lengths of dashes and gaps, in points. None, or lengths without sense, mean a solid line.
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

  /// Sets how far curves may be from their true shape, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairoContext, flatness.isFinite ? Double(min(max(flatness, 0.01), 100)) : 0.1)
  }

  /// Sets the alpha that all drawing is multiplied with, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  /// Sets how colours are put together with those below.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    applyAntialiasing()
  }

  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    applyAntialiasing()
  }

  private func applyAntialiasing() {
    cairo_set_antialias(
      cairoContext,
      state.allowsAntialiasing && state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// How images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Colours

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The colour of fills.
  package var fillColor: CGColor { state.fillColor }
  /// The alpha that all drawing is multiplied with.
  package var alpha: CGFloat { state.alpha }
  /// Whether nothing that is drawn now can show, because of a transform without inverse.
  package var drawsNothing: Bool { state.drawsNothing }

  /// Sets a shadow for what follows, in a colour.
  ///
  /// - Parameters:
  ///   - offset: In points of the context as it was made, whatever the transform is now.
  ///   - blur: Twice the standard deviation of the blur, in points. Values without sense mean no shadow.
  ///   - color: The shadow's colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
  }

  /// Sets a shadow for what follows, black at a third of its strength, as on Apple's platforms.
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
