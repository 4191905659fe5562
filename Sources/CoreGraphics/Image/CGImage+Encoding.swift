import CCairo
import CPixels

extension CGImage {
  /// The image as PNG. Equal images give equal bytes.
  package func pngData() -> Data? {
    encodePNG(surface)
  }

  /// The image as JPEG, over white.
  ///
  /// - Parameter quality: From 0 (smallest) to 1 (best).
  package func jpegData(quality: CGFloat) -> Data? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let percent = quality.isNaN ? 100 : Int32(min(max(quality, 0), 1) * 100)
    return data(
      taking: cpx_jpeg_encode(pixels, bytesPerRow, UInt32(width), UInt32(height), percent))
  }
}

/// A surface's pixels as PNG.
func encodePNG(_ surface: OpaquePointer) -> Data? {
  cairo_surface_flush(surface)
  guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
  return data(
    taking: cpx_png_encode(
      pixels, Int(cairo_image_surface_get_stride(surface)), UInt32(cairo_image_surface_get_width(surface)),
      UInt32(cairo_image_surface_get_height(surface)),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 1 : 0))
}

/// Takes over a buffer's bytes.
private func data(taking buffer: cpx_buffer) -> Data? {
  guard let bytes = buffer.bytes else { return nil }
  return Data(bytesNoCopy: bytes, count: buffer.count, deallocator: .free)
}
