import CCairo

/// A surface with the pixels of bytes in one of the layouts of 8 bits per component, or nil for another layout.
func surfaceOfBytes(
  width: Int, height: Int, bitsPerPixel: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo, bytes: Data
) -> OpaquePointer? {
  let side = CGImage.maximumSide
  guard (1...side).contains(width), (1...side).contains(height),
    let layout = PixelLayout(bitmapInfo, bitsPerPixel: bitsPerPixel),
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
