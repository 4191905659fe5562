import CCairo
import CPixels

/// The memory of a surface, which is freed with the surface.
private final class BitmapMemory {
  let bytes: UnsafeMutableRawPointer
  let count: Int

  init?(count: Int) {
    guard let bytes = cpx_alloc_pixels(count) else { return nil }
    self.bytes = bytes
    self.count = count
  }

  deinit {
    cpx_free_pixels(bytes, count)
  }
}

/// The key for the memory of a cairo surface: only the address counts, nothing is read or written there.
nonisolated(unsafe) private let memoryKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

/// Creates a surface that is clear, or black if it is opaque; returns `nil` if there is not enough memory.
func makeBitmapSurface(_ width: Int, _ height: Int, isOpaque: Bool) -> OpaquePointer? {
  let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
  let stride = width * 4
  guard let memory = BitmapMemory(count: stride * height),
    let surface = cairo_image_surface_create_for_data(
      memory.bytes.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
  else { return nil }
  let owner = Unmanaged.passRetained(memory)
  let release: cairo_destroy_func_t = { pointer in
    if let pointer { Unmanaged<BitmapMemory>.fromOpaque(pointer).release() }
  }
  guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
    cairo_surface_set_user_data(surface, memoryKey, owner.toOpaque(), release) == CAIRO_STATUS_SUCCESS
  else {
    cairo_surface_destroy(surface)
    owner.release()
    return nil
  }
  return surface
}
