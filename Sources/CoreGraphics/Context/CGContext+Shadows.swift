import CCairo
import CPixels

extension CGContext {
  /// Draws the shadow of the graphics state, if there is one.
  ///
  /// - Parameters:
  ///   - box: The bounding box of the shape, in user space.
  ///   - draw: Draws the shape on a cairo context, of which only the alpha is used.
  func drawStateShadow(around box: CGRect?, _ draw: (OpaquePointer) -> Void) {
    if let shadow = state.shadow { drawShadow(shadow, around: box, draw) }
  }

  func drawShadow(
    _ shadow: GraphicsState.Shadow, around box: CGRect?, _ draw: (OpaquePointer) -> Void
  ) {
    // Offsets are in the base space of the context; if y grows upward there, they are mirrored.
    let vertical = baseTransform.d < 0 ? -shadow.offset.height : shadow.offset.height
    paintShadow(
      deviceOffset: CGVector(dx: shadow.offset.width * baseScale, dy: vertical * baseScale),
      sigma: shadow.blur / 2 * baseScale, color: shadow.color, around: box, draw)
  }

  /// Draws the shadow of a path.
  ///
  /// - Parameters:
  ///   - offset: The offset in user space.
  ///   - sigma: The standard deviation of the blur, in points of user space.
  package func drawShadow(
    of path: CGPath, offset: CGSize, sigma: CGFloat, color: CGColor, usesEvenOdd: Bool = false
  ) {
    guard offset.width.isFinite, offset.height.isFinite, sigma.isFinite, !state.drawsNothing else { return }
    beginPath()
    addPath(path)
    defer { beginPath() }
    guard !pathIsUnusable, !isPathEmpty else { return }
    let shape = cairo_copy_path(cairoContext)
    defer { cairo_path_destroy(shape) }
    let deviceOffset = offset.applying(state.ctm)
    paintShadow(
      deviceOffset: CGVector(dx: deviceOffset.width, dy: deviceOffset.height),
      sigma: sigma * state.ctm.meanScale, color: color, around: boundingBoxOfPath
    ) { mask in
      cairo_append_path(mask, shape)
      cairo_set_fill_rule(mask, usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(mask, 0, 0, 0, 1)
      cairo_fill(mask)
    }
  }

  /// Draws the shadow of a drawing with cairo.
  ///
  /// - Parameters:
  ///   - offset: The offset in user space.
  ///   - sigma: The standard deviation of the blur, in points of user space.
  ///   - box: The bounding box of the shape, in user space.
  ///   - draw: Draws the shape on a cairo context.
  package func drawShadow(
    offset: CGSize, sigma: CGFloat, color: CGColor, around box: CGRect, of draw: (OpaquePointer) -> Void
  ) {
    guard offset.width.isFinite, offset.height.isFinite, sigma.isFinite, !state.drawsNothing else { return }
    let deviceOffset = offset.applying(state.ctm)
    paintShadow(
      deviceOffset: CGVector(dx: deviceOffset.width, dy: deviceOffset.height),
      sigma: sigma * state.ctm.meanScale, color: color, around: box
    ) { mask in
      cairo_set_source_rgba(mask, 0, 0, 0, 1)
      draw(mask)
    }
  }

  /// Sets the shadow with which the transparency layer that begins next is drawn at its end.
  package func setLayerShadow(offset: CGSize, sigma: CGFloat, color: CGColor) {
    let deviceOffset = offset.applying(state.ctm)
    let scale = baseScale == 0 ? 1 : baseScale
    let vertical = baseTransform.d < 0 ? -deviceOffset.height : deviceOffset.height
    setShadow(
      offset: CGSize(width: deviceOffset.width / scale, height: vertical / scale),
      blur: 2 * sigma * state.ctm.meanScale / scale, color: color)
  }

  private func paintShadow(
    deviceOffset offset: CGVector, sigma: CGFloat, color: CGColor, around box: CGRect?,
    _ draw: (OpaquePointer) -> Void
  ) {
    // A wider blur is invisible.
    let sigma = min(sigma, 1000)
    let margin = (3 * sigma).rounded(.up) + 1
    // The region is the clip and the shape, each extended by the reach of the blur.
    var clip = deviceClip.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -margin, dy: -margin)
    if let box { clip = clip.intersection(box.applying(state.ctm).insetBy(dx: -margin, dy: -margin)) }
    guard !clip.isNull, clip.isFinite, clip.width > 0, clip.height > 0 else { return }
    let region = clip.integral
    // Documents have no pixels; their shadows get two per point.
    var resolution: CGFloat = isDocument ? 2 : 1
    let limit: CGFloat = 8192
    resolution = min(resolution, limit / region.width, limit / region.height)
    let width = Int32((region.width * resolution).rounded(.up))
    let height = Int32((region.height * resolution).rounded(.up))
    guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let mask = cairo_create(surface) else {
      return
    }
    let toMask = CGAffineTransform(translationX: -region.minX, y: -region.minY)
      .concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
    var matrix = state.ctm.concatenating(toMask).cairoMatrix
    cairo_set_matrix(mask, &matrix)
    draw(mask)
    cairo_destroy(mask)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      _ = cpx_blur(
        bytes, Int(cairo_image_surface_get_stride(surface)), UInt32(width), UInt32(height),
        Double(sigma * resolution))
    }
    cairo_surface_mark_dirty(surface)
    // The current path belongs to the caller and stays unchanged.
    cairo_save(cairoContext)
    cairo_identity_matrix(cairoContext)
    cairo_translate(
      cairoContext, Double(region.minX + offset.dx), Double(region.minY + offset.dy))
    cairo_scale(cairoContext, Double(1 / resolution), Double(1 / resolution))
    setSource(color, cairoContext)
    cairo_mask_surface(cairoContext, surface, 0, 0)
    cairo_restore(cairoContext)
  }

  /// The bounding box of the clip, in device space.
  private var deviceClip: CGRect {
    cairo_save(cairoContext)
    cairo_identity_matrix(cairoContext)
    let box = boundingBoxOfClipPath
    cairo_restore(cairoContext)
    return box
  }
}

extension CGImage {
  /// The image whose alpha is the mask: the image itself, or its luminance if it has no alpha.
  var usableAsMask: CGImage {
    guard alphaInfo == .noneSkipFirst, let pixels = cairo_image_surface_get_data(surface),
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let coverage = cairo_image_surface_get_data(mask)
    else { return self }
    cpx_luminance(
      pixels, bytesPerRow, coverage, Int(cairo_image_surface_get_stride(mask)), UInt32(width),
      UInt32(height))
    cairo_surface_mark_dirty(mask)
    return CGImage(owning: mask)
  }
}
