import CCairo

extension CGContext {
  /// Fills the alpha of an image with a color, with the top of the image at the smallest y.
  package func fillUpright(mask image: CGImage, in rect: CGRect, color: CGColor) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0, !drawsNothing else { return }
    let transform = CGAffineTransform(
      a: CGFloat(image.width) / rect.width, b: 0, c: 0, d: CGFloat(image.height) / rect.height,
      tx: -rect.minX * CGFloat(image.width) / rect.width,
      ty: -rect.minY * CGFloat(image.height) / rect.height)
    guard transform.isInvertible, let pattern = cairo_pattern_create_for_surface(image.surface) else {
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = transform.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, interpolationQuality.cairoFilter)
    cairo_save(cairoContext)
    cairo_new_path(cairoContext)
    cairo_rectangle(
      cairoContext, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cairoContext)
    setSource(color, cairoContext)
    cairo_mask(cairoContext, pattern)
    cairo_restore(cairoContext)
  }
}
