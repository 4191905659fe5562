import CCairo
import CPixels

/// The permitted duration of the encoding of PNG data.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// A few milliseconds for a screen.
  case fast
  /// Tens of times as long, for data that is about a third smaller: up to 256 colors become a palette, several filters
  /// are tried, and zlib compresses at its highest level.
  case small
}

extension CGImage {
  /// Returns the image as PNG data. Equal images have equal data, with one version of zlib if it is small.
  package func pngData(_ compression: PNGCompression = .fast) -> Data? {
    encodePNG(surface, compression)
  }

  /// Returns the image as JPEG data, over white.
  ///
  /// - Parameter quality: The quality from 0, the smallest file, to 1, the best.
  package func jpegData(quality: CGFloat) -> Data? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let percent = quality.isNaN ? 100 : Int32(min(max(quality, 0), 1) * 100)
    return data(
      taking: cpx_jpeg_encode(
        pixels, bytesPerRow, UInt32(width), UInt32(height), alphaInfo == .noneSkipFirst ? 1 : 0, percent))
  }
}

/// Returns the pixels of a surface as PNG data.
func encodePNG(_ surface: OpaquePointer, _ compression: PNGCompression = .fast) -> Data? {
  cairo_surface_flush(surface)
  guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
  let encode = compression == .small ? cpx_png_encode_small : cpx_png_encode
  return data(
    taking: encode(
      pixels, Int(cairo_image_surface_get_stride(surface)), UInt32(cairo_image_surface_get_width(surface)),
      UInt32(cairo_image_surface_get_height(surface)),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 1 : 0))
}

/// Returns data that owns the bytes of a buffer.
private func data(taking buffer: cpx_buffer) -> Data? {
  guard let bytes = buffer.bytes else { return nil }
  return Data(bytesNoCopy: bytes, count: buffer.count, deallocator: .free)
}
