import CCairo
import CPixels

/// How the pixels of a bitmap lie in memory: 8 bits a component, in one or four bytes.
struct PixelLayout {
  /// 8 or 32.
  let bitsPerPixel: Int
  /// Whether colours are multiplied by alpha.
  let isPremultiplied: Bool
  /// Whether there is no alpha.
  let isOpaque: Bool
  /// Of pixels of 8 bits: whether they are alpha, else grey.
  let isAlphaOnly: Bool
  /// At which byte of four red, green, blue and alpha are.
  private let order: [UInt8]

  /// - Returns: nil for layouts that are not of 8 bits a component.
  init?(_ info: CGBitmapInfo, bitsPerPixel: Int) {
    guard let alpha = info.alphaInfo, !info.contains(.floatComponents), [8, 32].contains(bitsPerPixel) else {
      return nil
    }
    self.bitsPerPixel = bitsPerPixel
    isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
    isPremultiplied = ![.first, .last].contains(alpha)
    isAlphaOnly = alpha == .alphaOnly
    let alphaIsFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
    order =
      switch (alphaIsFirst, info.isLittleEndian) {
      case (false, false): [0, 1, 2, 3]
      case (true, false): [1, 2, 3, 0]
      case (true, true): [2, 1, 0, 3]
      case (false, true): [3, 2, 1, 0]
      }
  }

  var bytesPerPixel: Int { bitsPerPixel / 8 }

  /// Whether cairo draws in this layout.
  var isCairos: Bool { bitsPerPixel == 32 && isPremultiplied && order == [2, 1, 0, 3] }

  /// Copies a surface's pixels to memory.
  func write(_ surface: OpaquePointer, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = UInt32(cairo_image_surface_get_width(surface))
    let height = UInt32(cairo_image_surface_get_height(surface))
    let target = bytes.assumingMemoryBound(to: UInt8.self)
    if bitsPerPixel == 8 {
      cpx_pack_gray(pixels, stride, target, bytesPerRow, width, height, isAlphaOnly ? 1 : 0)
    } else {
      cpx_pack(
        pixels, stride, target, bytesPerRow, width, height, order, isPremultiplied ? 1 : 0, isOpaque ? 1 : 0)
    }
  }

  /// Copies pixels from memory to a surface.
  func read(_ surface: OpaquePointer, from bytes: UnsafeRawPointer, bytesPerRow: Int) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = UInt32(cairo_image_surface_get_width(surface))
    let height = UInt32(cairo_image_surface_get_height(surface))
    let source = bytes.assumingMemoryBound(to: UInt8.self)
    if bitsPerPixel == 8 {
      cpx_unpack_gray(source, bytesPerRow, pixels, stride, width, height, isAlphaOnly ? 1 : 0)
    } else {
      cpx_unpack(
        source, bytesPerRow, pixels, stride, width, height, order, isPremultiplied ? 1 : 0, isOpaque ? 1 : 0)
    }
    cairo_surface_mark_dirty(surface)
  }
}
