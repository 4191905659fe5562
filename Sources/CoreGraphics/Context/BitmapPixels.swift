import CCairo

/// The memory of a bitmap context that is not a cairo surface: memory of the caller, or in a layout that
/// cairo does not support.
///
/// If cairo supports the layout, its surface uses this memory. Otherwise the surface has a copy, which is
/// written to the memory after each drawing call and read from it before each.
final class BitmapPixels {
  let layout: PixelLayout
  let bytesPerRow: Int
  let pointer: UnsafeMutableRawPointer
  let surface: OpaquePointer
  private let isOwned: Bool

  /// Creates the memory of a context.
  ///
  /// - Parameter data: The memory of the caller; `nil` allocates cleared memory.
  /// - Returns: `nil` if there is not enough memory.
  init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    guard let memory = data ?? calloc(height, bytesPerRow) else { return nil }
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    pointer = memory
    isOwned = data == nil
    let format = layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    // The rows of cairo surfaces begin at whole pixels.
    let isShared =
      layout.isCairos && bytesPerRow % 4 == 0 && Int(bitPattern: memory) % 4 == 0
      && bytesPerRow <= Int(Int32.max)
    let made =
      isShared
      ? cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(bytesPerRow))
      : makeBitmapSurface(width, height, isOpaque: layout.isOpaque)
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      if data == nil { free(memory) }
      return nil
    }
    surface = made
    sharesMemory = isShared
    readMemory()
  }

  /// A Boolean value that indicates whether the surface uses the memory itself.
  let sharesMemory: Bool

  /// Updates the surface from the memory, which others may have written to.
  func readMemory() {
    if sharesMemory {
      cairo_surface_mark_dirty(surface)
    } else {
      layout.read(surface, from: pointer, bytesPerRow: bytesPerRow)
    }
  }

  /// Updates the memory from the surface after drawing.
  func writeMemory() {
    if sharesMemory {
      cairo_surface_flush(surface)
    } else {
      layout.write(surface, to: pointer, bytesPerRow: bytesPerRow)
    }
  }

  /// Creates a cairo context for the surface, or for an observer that updates the memory after each call.
  func makeCairo() -> OpaquePointer? {
    guard !sharesMemory else { return cairo_create(surface) }
    guard let observer = cairo_surface_create_observer(surface, CAIRO_SURFACE_OBSERVER_NORMAL) else {
      return nil
    }
    defer { cairo_surface_destroy(observer) }
    let told: cairo_surface_observer_callback_t = { _, _, data in
      if let data { Unmanaged<BitmapPixels>.fromOpaque(data).takeUnretainedValue().writeMemory() }
    }
    let own = Unmanaged.passUnretained(self).toOpaque()
    for add in [
      cairo_surface_observer_add_paint_callback, cairo_surface_observer_add_mask_callback,
      cairo_surface_observer_add_fill_callback, cairo_surface_observer_add_stroke_callback,
      cairo_surface_observer_add_glyphs_callback,
    ] { _ = add(observer, told, own) }
    return cairo_create(observer)
  }

  deinit {
    if isOwned { free(pointer) }
  }
}
