import CCairo

/// A drawing that was made once and can be drawn into any context, with its shapes and text as shapes and text: the
/// content of a layer.
package final class DrawingRecord: @unchecked Sendable {
  // Unchecked: the surface is not changed once `finish()` has been called, which comes before anybody else has the record.

  /// What the record shows, in points: what is drawn beside it is cut off.
  package let box: CGRect
  /// Pixels per point that the drawing was made for: shadows have as many.
  package let scale: CGFloat
  /// The number of records that are drawn within each other.
  private var depth = 1
  /// What is drawn into; nil once the record is finished.
  package private(set) var context: CGContext?
  private var surface: OpaquePointer?

  /// Begins an empty record.
  ///
  /// - Returns: Nil if the box is empty, not finite, or larger than pictures may be.
  package init?(box: CGRect, scale: CGFloat) {
    let width = (box.width * scale - 1e-6).rounded(.up)
    let height = (box.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width <= 1e6, height <= 1e6, box.minX.isFinite, box.minY.isFinite else {
      return nil
    }
    var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.box = box
    self.scale = scale
    self.surface = cairo_surface_reference(surface)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
    context = CGContext(
      target: .record(surface: surface), cairo: cairo, baseTransform: transform, baseScale: scale)
  }

  deinit {
    context = nil
    if let surface { cairo_surface_destroy(surface) }
  }

  /// Ends the drawing, with the states and transparency layers that were begun in it.
  package func finish() {
    guard let context else { return }
    context.finishLayers()
    self.context = nil
    flatten()
  }

  /// Draws another record into this one, before anything else, and clears a part of it.
  package func begin(with former: DrawingRecord, clearing rect: CGRect) {
    guard let context else { return }
    context.draw(former, in: former.box)
    context.clear(rect)
    depth = former.depth + 1
  }

  /// Keeps pixels in place of records within records once there are many of them.
  private func flatten() {
    guard depth > 8, let surface, let bitmap = makeBitmap(ofRecord: surface) else { return }
    cairo_surface_destroy(surface)
    self.surface = bitmap
    depth = 1
  }

  fileprivate func withSurface(_ body: (OpaquePointer) -> Void) {
    if let surface { body(surface) }
  }
}

extension CGContext {
  /// Draws a record into a rectangle, with the state's alpha and blend mode.
  package func draw(_ record: DrawingRecord, in rect: CGRect) {
    guard !state.drawsNothing, state.alpha > 0, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    takeOverPixels()
    record.withSurface { surface in
      cairo_save(cairoContext)
      cairo_new_path(cairoContext)
      cairo_translate(cairoContext, Double(rect.minX), Double(rect.minY))
      let scale = CGSize(
        width: rect.width / record.box.width / record.scale,
        height: rect.height / record.box.height / record.scale)
      cairo_scale(cairoContext, Double(scale.width), Double(scale.height))
      if !isDocument, !Self.isExact(scale.width * state.ctm.a) || !Self.isExact(scale.height * state.ctm.d) {
        // cairo has 8 bits after the point for factors of what it replays unless it is turned, be it by a hair.
        var shear = cairo_matrix_t(xx: 1, yx: 1e-9, xy: 1e-9, yy: 1, x0: 0, y0: 0)
        cairo_transform(cairoContext, &shear)
      }
      cairo_set_source_surface(cairoContext, surface, 0, 0)
      cairo_set_operator(cairoContext, state.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairoContext, Double(state.alpha))
      cairo_restore(cairoContext)
    }
  }

  private static func isExact(_ factor: CGFloat) -> Bool { (factor * 256).rounded() == factor * 256 }

  /// A picture of what has been drawn into a record so far.
  func makeImage(ofRecord surface: OpaquePointer) -> CGImage? {
    closeClippingMasks()
    return makeBitmap(ofRecord: surface).map { CGImage(owning: $0) }
  }

  /// The pixels of a record.
  func recordExtents(_ surface: OpaquePointer) -> (width: Int, height: Int) {
    var extents = cairo_rectangle_t()
    guard cairo_recording_surface_get_extents(surface, &extents) != 0 else { return (0, 0) }
    return (Int(extents.width), Int(extents.height))
  }

  /// Ends the states and transparency layers that were begun.
  func finishLayers() {
    while !layers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    closeClippingMasks()
    cairo_surface_flush(target.surface)
  }
}

/// Draws what a recording surface holds into a bitmap of its size, which the caller owns.
private func makeBitmap(ofRecord surface: OpaquePointer) -> OpaquePointer? {
  var extents = cairo_rectangle_t()
  guard cairo_recording_surface_get_extents(surface, &extents) != 0,
    extents.width * extents.height <= Double(CGImage.maximumPixelCount),
    let bitmap = makeBitmapSurface(Int(extents.width), Int(extents.height), isOpaque: false),
    let cairo = cairo_create(bitmap)
  else { return nil }
  cairo_set_source_surface(cairo, surface, 0, 0)
  cairo_paint(cairo)
  cairo_destroy(cairo)
  cairo_surface_flush(bitmap)
  return bitmap
}
