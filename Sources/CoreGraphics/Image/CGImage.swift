import CCairo

/// A bitmap that does not change.
///
/// It is kept as cairo keeps pixels: 32 bits each, colours multiplied by alpha, in sRGB.
///
/// Unchecked, since the surface is a pointer: nobody draws into it any more, and cairo counts its users atomically.
public final class CGImage: @unchecked Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, as a surface that nothing draws into any more.
  package let surface: OpaquePointer

  /// The widest and highest picture, in pixels: what cairo can hold.
  package static let maximumSide = 32767
  /// The most pixels in a picture that is read: small files can claim sizes that no machine has memory for.
  package static let maximumPixelCount = 1 << 26

  /// Takes over a surface.
  init(owning surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Creates an image from bytes in one of the layouts that contexts have, or with colours that alpha has not been multiplied
  /// with. Its pixels have 8 bits per component.
  ///
  /// The result is nil if the layout is not one of these or the bytes are too few.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let surface = surfaceOfBytes(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo, bytes: provider.bytes)
    else { return nil }
    self.init(owning: surface)
  }

  /// How components are mapped before they are drawn: as they are, `nil`.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels between those of the image are mixed: true.
  public var shouldInterpolate: Bool { true }
  /// How colours that a device lacks are shown: the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The number of bits in a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits in a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from a row to the next.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
  /// The colours' space: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }
  /// Where alpha is in a pixel of `dataProvider`.
  public var alphaInfo: CGImageAlphaInfo {
    cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of a pixel of `dataProvider`.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
  /// The pixels' bytes.
  public var dataProvider: CGDataProvider? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return CGDataProvider(bytes: Data(bytes: bytes, count: bytesPerRow * height))
  }

  /// The part of the image within a rectangle of pixels, or nil if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return rect.isInfinite ? self : nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    if part == whole { return self }
    guard
      let target = cairo_image_surface_create(
        cairo_image_surface_get_format(surface), Int32(part.width), Int32(part.height)),
      let from = cairo_image_surface_get_data(surface), let to = cairo_image_surface_get_data(target)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(target))
    for row in 0..<Int(part.height) {
      memcpy(
        to + row * stride, from + (Int(part.minY) + row) * bytesPerRow + Int(part.minX) * 4,
        Int(part.width) * 4)
    }
    cairo_surface_mark_dirty(target)
    return CGImage(owning: target)
  }

  /// The image itself: it cannot change.
  public func copy() -> CGImage? {
    self
  }

  /// The colour of a pixel, for tests and tools.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside the image")
    guard let bytes = cairo_image_surface_get_data(surface) else { return (0, 0, 0, 0) }
    return unpackedPixel(bytes + y * bytesPerRow + x * 4, opaque: alphaInfo == .noneSkipFirst)
  }
}

/// The components of a pixel in cairo's layout, still multiplied by alpha.
func unpackedPixel(
  _ bytes: UnsafeMutablePointer<UInt8>, opaque: Bool
) -> (red: Int, green: Int, blue: Int, alpha: Int) {
  let pixel = UnsafeRawPointer(bytes).load(as: UInt32.self)
  return (
    Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), opaque ? 255 : Int(pixel >> 24)
  )
}

extension CGImage: Hashable {
  /// Whether two references are to one image.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
  }

  /// Feeds the image's identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
