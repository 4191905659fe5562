import CCairo

/// An immutable bitmap.
///
/// The pixels have cairo's layout: 32 bits each, with premultiplied alpha, in sRGB.
///
/// Unchecked, since the surface is a pointer: nobody draws into it any more, and cairo counts its references
/// atomically.
public final class CGImage: @unchecked Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The surface with the pixels, which are not changed.
  package let surface: OpaquePointer

  /// The maximum width and height, in pixels, which is cairo's limit.
  package static let maximumSide = 32767
  /// The maximum number of pixels in a decoded image: small files may claim sizes that exceed the memory.
  package static let maximumPixelCount = 1 << 26

  /// Creates an image that owns a surface.
  init(owning surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Creates an image from bytes in one of the layouts of bitmap contexts, or with alpha that is not
  /// premultiplied. The image has 8 bits per component.
  ///
  /// - Returns: `nil` if the layout is not supported or there are too few bytes.
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

  /// The decode array; always `nil`.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// A Boolean value that indicates whether the image is interpolated; always `true`.
  public var shouldInterpolate: Bool { true }
  /// The rendering intent; always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The number of bits per component, 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel, 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
  /// The color space, sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }
  /// The alpha info of the pixels of `dataProvider`.
  public var alphaInfo: CGImageAlphaInfo {
    cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of the pixels of `dataProvider`.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
  /// A provider for the bytes of the pixels.
  public var dataProvider: CGDataProvider? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return CGDataProvider(bytes: Data(bytes: bytes, count: bytesPerRow * height))
  }

  /// Returns the part of the image in a rectangle of pixels; `nil` if they do not intersect.
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

  /// Returns the image itself, as it is immutable.
  public func copy() -> CGImage? {
    self
  }

  /// A Boolean value that indicates whether the alpha value of each pixel is 1.
  package var isFullyOpaque: Bool {
    guard alphaInfo != .noneSkipFirst, let bytes = cairo_image_surface_get_data(surface) else { return true }
    for row in 0..<height {
      let pixels = UnsafeRawPointer(bytes + row * bytesPerRow)
      for column in 0..<width where pixels.load(fromByteOffset: column * 4, as: UInt32.self) >> 24 < 255 {
        return false
      }
    }
    return true
  }

  /// Returns the components of a pixel with premultiplied alpha, for tests and tools.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside the image")
    guard let bytes = cairo_image_surface_get_data(surface) else { return (0, 0, 0, 0) }
    return unpackedPixel(bytes + y * bytesPerRow + x * 4, opaque: alphaInfo == .noneSkipFirst)
  }
}

/// Returns the components of a pixel in cairo's layout, with premultiplied alpha.
func unpackedPixel(
  _ bytes: UnsafeMutablePointer<UInt8>, opaque: Bool
) -> (red: Int, green: Int, blue: Int, alpha: Int) {
  let pixel = UnsafeRawPointer(bytes).load(as: UInt32.self)
  return (
    Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), opaque ? 255 : Int(pixel >> 24)
  )
}

extension CGImage: Hashable {
  /// Returns whether two references are identical.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
