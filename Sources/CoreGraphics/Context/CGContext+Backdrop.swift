import CCairo
import CPixels

extension CGContext {
  /// Blurs the drawing in a rectangle, within the clip; the area around it contributes to the blur.
  ///
  /// In a transparency layer it blurs only the drawing in the layer. Documents have no pixels to blur.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in user space.
  ///   - sigma: The standard deviation of the blur, in points of user space.
  ///   - saturation: The factor of the saturation.
  /// - Returns: Whether the context has pixels.
  @discardableResult
  package func blurBackdrop(in rect: CGRect, sigma: CGFloat, saturation: CGFloat) -> Bool {
    guard !isDocument, case .bitmap = target, !state.isDegenerate, rect.isFinite else { return !isDocument }
    let deviceSigma = min(max(sigma * state.ctm.meanScale, 0), 500)
    let box = rect.applying(state.ctm).intersection(deviceClipBox).integral
    guard !box.isNull, box.width >= 1, box.height >= 1, box.width < 32_768, box.height < 32_768 else {
      return true
    }
    let margin = (2 * deviceSigma).rounded(.up) + 1
    let region = box.insetBy(dx: -margin, dy: -margin)
    // A wide blur needs few pixels.
    let factor = max(1, (deviceSigma / 4).rounded(.down))
    let width = Int((region.width / factor).rounded(.up))
    let height = Int((region.height / factor).rounded(.up))
    guard let source = cairo_get_group_target(cairoContext),
      let copy = makeBitmapSurface(width, height, isOpaque: false), let painter = cairo_create(copy)
    else { return true }
    defer { cairo_surface_destroy(copy) }
    cairo_surface_flush(source)
    cairo_scale(painter, Double(1 / factor), Double(1 / factor))
    cairo_set_source_surface(painter, source, Double(-region.minX), Double(-region.minY))
    let pattern = cairo_get_source(painter)
    // The last pixels of the picture extend beyond its edges.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
    cairo_paint(painter)
    cairo_destroy(painter)
    cairo_surface_flush(copy)
    guard let bytes = cairo_image_surface_get_data(copy) else { return true }
    _ = cpx_blur_pixels(
      bytes, Int(cairo_image_surface_get_stride(copy)), UInt32(width), UInt32(height),
      Double(deviceSigma / factor), Double(saturation))
    cairo_surface_mark_dirty(copy)
    cairo_save(cairoContext)
    cairo_new_path(cairoContext)
    cairo_rectangle(
      cairoContext, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cairoContext)
    cairo_identity_matrix(cairoContext)
    cairo_translate(cairoContext, Double(region.minX), Double(region.minY))
    cairo_scale(cairoContext, Double(factor), Double(factor))
    cairo_set_source_surface(cairoContext, copy, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairoContext), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cairoContext), CAIRO_FILTER_BILINEAR)
    cairo_set_operator(cairoContext, CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(cairoContext, Double(state.alpha))
    cairo_restore(cairoContext)
    return true
  }

  /// Returns the mean luma of what is drawn in a rectangle, within the clip; `nil` where hardly anything is drawn, and in documents.
  ///
  /// - Parameter rect: The rectangle in user space.
  /// - Returns: A number from 0 (black) to 1 (white): 0.2126 red + 0.7152 green + 0.0722 blue, as they are encoded in sRGB.
  package func meanLuma(in rect: CGRect) -> CGFloat? {
    guard !isDocument, case .bitmap = target, !state.isDegenerate, rect.isFinite else { return nil }
    let box = rect.applying(state.ctm).intersection(deviceClipBox).integral
    guard !box.isNull, box.width >= 1, box.height >= 1, box.width < 4096, box.height < 4096 else {
      return nil
    }
    let (width, height) = (Int(box.width), Int(box.height))
    guard let source = cairo_get_group_target(cairoContext),
      let copy = makeBitmapSurface(width, height, isOpaque: false), let painter = cairo_create(copy)
    else { return nil }
    defer { cairo_surface_destroy(copy) }
    cairo_surface_flush(source)
    cairo_set_source_surface(painter, source, Double(-box.minX), Double(-box.minY))
    cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
    cairo_paint(painter)
    cairo_destroy(painter)
    cairo_surface_flush(copy)
    guard let bytes = cairo_image_surface_get_data(copy) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(copy))
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in 0..<height {
      let row = bytes + y * stride
      for x in 0..<width {
        // Premultiplied, in the order of a little-endian word.
        let pixel = row + 4 * x
        blue += Int(pixel[0])
        green += Int(pixel[1])
        red += Int(pixel[2])
        alpha += Int(pixel[3])
      }
    }
    guard alpha * 8 >= 255 * width * height else { return nil }
    return (0.2126 * CGFloat(red) + 0.7152 * CGFloat(green) + 0.0722 * CGFloat(blue)) / CGFloat(alpha)
  }
}
