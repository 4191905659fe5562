import CCairo

/// Creates a surface from bytes in a supported layout; returns `nil` for other layouts.
func surfaceOfBytes(
  width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
  bitmapInfo: CGBitmapInfo, bytes: Data
) -> OpaquePointer? {
  let side = CGImage.maximumSide
  var info = bitmapInfo
  // The fourth byte of pixels without alpha is unused.
  if info.alphaInfo == CGImageAlphaInfo.none, bitsPerPixel == 32, bitsPerComponent == 8 {
    info.formUnion(CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue))
  }
  guard (1...side).contains(width), (1...side).contains(height),
    let layout = PixelLayout(
      info, bitsPerComponent: bitsPerComponent, isGray: bitsPerPixel == bitsPerComponent),
    layout.bitsPerPixel == bitsPerPixel,
    bytesPerRow >= width * layout.bytesPerPixel,
    bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
    let surface = cairo_image_surface_create(
      layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
    cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
  else { return nil }
  bytes.withUnsafeBytes { source in
    if let base = source.baseAddress { layout.read(surface, from: base, bytesPerRow: bytesPerRow) }
  }
  return surface
}
