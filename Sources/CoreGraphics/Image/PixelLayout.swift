import CCairo
import CPixels

/// The layout of the pixels of a bitmap in memory.
struct PixelLayout {
  /// The format of a pixel.
  private enum Kind {
    /// Four bytes, with the offsets of red, green, blue and alpha.
    case bytes([UInt8])
    /// One byte of gray or alpha.
    case byte(isAlpha: Bool)
    /// Numbers of other sizes.
    case wide(cpx_wide)
  }

  private let kind: Kind
  /// The number of bits per component: 5, 8, 16 or 32.
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  /// A Boolean value that indicates whether colors are multiplied by alpha.
  let isPremultiplied: Bool
  /// A Boolean value that indicates whether there is no alpha.
  let isOpaque: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 5, 8 or 16; 32 for floating-point numbers.
  ///   - isGray: Whether the color space is gray.
  /// - Returns: `nil` for unsupported layouts.
  init?(_ info: CGBitmapInfo, bitsPerComponent: Int, isGray: Bool) {
    guard let alpha = info.alphaInfo else { return nil }
    let isFloat = info.contains(.floatComponents)
    let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
    let isPremultiplied = ![.first, .last].contains(alpha)
    self.isOpaque = isOpaque
    self.isPremultiplied = isPremultiplied
    self.bitsPerComponent = bitsPerComponent
    func wide(_ number: cpx_number) -> Kind {
      .wide(
        cpx_wide(
          number: number, little: info.isLittleEndian(bitsPerComponent: bitsPerComponent) ? 1 : 0,
          gray: isGray ? 1 : 0, premultiplied: isPremultiplied ? 1 : 0, opaque: isOpaque ? 1 : 0))
    }
    switch (bitsPerComponent, isFloat) {
    case (8, false) where isGray && alpha == .none || alpha == .alphaOnly:
      kind = .byte(isAlpha: alpha == .alphaOnly)
      bitsPerPixel = 8
    case (8, false) where !isGray && alpha != .none:
      let alphaIsFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
      bitsPerPixel = 32
      kind =
        switch (alphaIsFirst, info.isLittleEndian(bitsPerComponent: 32)) {
        case (false, false): .bytes([0, 1, 2, 3])
        case (true, false): .bytes([1, 2, 3, 0])
        case (true, true): .bytes([2, 1, 0, 3])
        case (false, true): .bytes([3, 2, 1, 0])
        }
    case (5, false) where !isGray && alpha == .noneSkipFirst:
      kind = wide(CPX_555)
      bitsPerPixel = 16
    case (16, _), (32, true):
      let hasAlphaLast = [.premultipliedLast, .noneSkipLast, .last].contains(alpha)
      guard isGray ? alpha == .none : hasAlphaLast else { return nil }
      kind = wide(bitsPerComponent == 32 ? CPX_FLOAT : isFloat ? CPX_HALF : CPX_UINT16)
      bitsPerPixel = bitsPerComponent * (isGray ? 1 : 4)
    default: return nil
    }
  }

  var bytesPerPixel: Int { bitsPerPixel / 8 }

  /// A Boolean value that indicates whether cairo supports the layout.
  var isCairos: Bool {
    if case .bytes([2, 1, 0, 3]) = kind { isPremultiplied } else { false }
  }

  /// Copies the pixels of a surface to memory.
  func write(_ surface: OpaquePointer, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = UInt32(cairo_image_surface_get_width(surface))
    let height = UInt32(cairo_image_surface_get_height(surface))
    let target = bytes.assumingMemoryBound(to: UInt8.self)
    switch kind {
    case .byte(let isAlpha):
      cpx_pack_gray(pixels, stride, target, bytesPerRow, width, height, isAlpha ? 1 : 0)
    case .bytes(let order):
      cpx_pack(
        pixels, stride, target, bytesPerRow, width, height, order, isPremultiplied ? 1 : 0, isOpaque ? 1 : 0)
    case .wide(let layout): cpx_pack_wide(pixels, stride, target, bytesPerRow, width, height, layout)
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
    switch kind {
    case .byte(let isAlpha):
      cpx_unpack_gray(source, bytesPerRow, pixels, stride, width, height, isAlpha ? 1 : 0)
    case .bytes(let order):
      cpx_unpack(
        source, bytesPerRow, pixels, stride, width, height, order, isPremultiplied ? 1 : 0, isOpaque ? 1 : 0)
    case .wide(let layout): cpx_unpack_wide(source, bytesPerRow, pixels, stride, width, height, layout)
    }
    cairo_surface_mark_dirty(surface)
  }
}
