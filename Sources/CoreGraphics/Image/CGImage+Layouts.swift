import CCairo
import CPixels

/// A surface with the pixels of bytes in one of the layouts of 8 bits per component, or nil for another layout.
func surfaceOfBytes(
  width: Int, height: Int, bitsPerPixel: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo, bytes: Data
) -> OpaquePointer? {
  let side = CGImage.maximumSide
  guard (1...side).contains(width), (1...side).contains(height), [8, 32].contains(bitsPerPixel),
    !bitmapInfo.contains(.floatComponents), bytesPerRow >= width * bitsPerPixel / 8,
    bytes.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8, let info = bitmapInfo.alphaInfo
  else { return nil }
  let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(info)
  guard
    let surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
    let pixels = cairo_image_surface_get_data(surface)
  else { return nil }
  let stride = Int(cairo_image_surface_get_stride(surface))
  // Every layout becomes RGBA first.
  var rgba = [UInt8](repeating: 255, count: width * height * 4)
  let isGray = bitsPerPixel == 8
  let alphaIsFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
  let order: [Int] =
    switch (alphaIsFirst, bitmapInfo.isLittleEndian) {
    case (false, false): [0, 1, 2, 3]
    case (true, false): [1, 2, 3, 0]
    case (true, true): [2, 1, 0, 3]
    case (false, true): [3, 2, 1, 0]
    }
  bytes.withUnsafeBytes { source in
    for y in 0..<height {
      for x in 0..<width {
        let target = (y * width + x) * 4
        if isGray {
          let value = source[y * bytesPerRow + x]
          if info == .alphaOnly {
            (rgba[target], rgba[target + 1], rgba[target + 2], rgba[target + 3]) = (0, 0, 0, value)
          } else {
            (rgba[target], rgba[target + 1], rgba[target + 2]) = (value, value, value)
          }
        } else {
          for component in 0..<4 {
            rgba[target + component] = source[y * bytesPerRow + x * 4 + order[component]]
          }
        }
      }
    }
  }
  let isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(info) || isGray
  cpx_from_rgba(
    rgba, width * 4, pixels, stride, UInt32(width), UInt32(height), isPremultiplied ? 1 : 0,
    isOpaque ? 1 : 0)
  cairo_surface_mark_dirty(surface)
  return surface
}
