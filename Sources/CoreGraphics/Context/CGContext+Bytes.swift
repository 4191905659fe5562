import CCairo
import CPixels

/// A surface's pixels in a layout of 32 bits, without gaps between rows; freed with `free`.
func exportPixels(_ surface: OpaquePointer, _ info: CGBitmapInfo) -> UnsafeMutablePointer<UInt8> {
  cairo_surface_flush(surface)
  let width = Int(cairo_image_surface_get_width(surface))
  let height = Int(cairo_image_surface_get_height(surface))
  let count = width * height * 4
  let bytes = malloc(max(count, 1)).bindMemory(to: UInt8.self, capacity: count)
  guard let pixels = cairo_image_surface_get_data(surface) else { return bytes }
  let alphaInfo = info.alphaInfo ?? .premultipliedLast
  let isPremultiplied = ![.first, .last].contains(alphaInfo)
  cpx_to_rgba(
    pixels, Int(cairo_image_surface_get_stride(surface)), bytes, width * 4, UInt32(width), UInt32(height),
    isPremultiplied ? 1 : 0)
  let alphaIsFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
  for pixel in stride(from: 0, to: count, by: 4) where alphaIsFirst || info.isLittleEndian {
    let (r, g, b, a) = (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3])
    switch (alphaIsFirst, info.isLittleEndian) {
    case (true, true): (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3]) = (b, g, r, a)
    case (true, false): (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3]) = (a, r, g, b)
    default: (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3]) = (a, b, g, r)
    }
  }
  return bytes
}
