import CCairo
import CPixels

/// An error in decoding an image.
public enum CGImageDecodingError: Error, Equatable, Sendable {
  /// The data has an unsupported format, whose name is associated if it was recognized.
  case unsupportedFormat(String?)
  /// The data ends before the image.
  case truncated(format: String)
  /// The data violates the format.
  case corrupt(format: String, message: String)
  /// The image has no pixels, or more than are supported.
  case tooLarge(width: Int, height: Int)
  /// There is not enough memory.
  case outOfMemory
}

extension CGImageDecodingError: CustomStringConvertible {
  /// A sentence without a period.
  public var description: String {
    switch self {
    case .unsupportedFormat(let name?): "\(name) is not supported; PNG, JPEG and GIF are"
    case .unsupportedFormat(nil): "not a picture in a known format; PNG, JPEG and GIF are supported"
    case .truncated(let format): "the \(format) data ends too early"
    case .corrupt(let format, let message): "damaged \(format) data: \(message)"
    case .tooLarge(let width, let height):
      "a picture of \(width) by \(height) pixels is not read; the limit is \(CGImage.maximumSide) per side and "
        + "\(CGImage.maximumPixelCount) in all"
    case .outOfMemory: "out of memory"
    }
  }
}

extension CGImage {
  /// Decodes a PNG, a JPEG or the first frame of a GIF.
  ///
  /// Damaged data causes an error rather than an incomplete image.
  public static func decode(_ data: Data) throws(CGImageDecodingError) -> CGImage {
    let start = [UInt8](data.prefix(32))
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return try decodePNG(data) }
    if start.starts(with: [0xff, 0xd8, 0xff]) { return try decodeJPEG(data) }
    if start.starts(with: "GIF8".utf8) { return try decodeGIF(data) }
    throw .unsupportedFormat(formatName(start))
  }

  /// Creates an image from PNG data; returns `nil` if it cannot be decoded.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let image = try? Self.decodePNG(source.bytes) else { return nil }
    self.init(owning: cairo_surface_reference(image.surface))
  }

  /// Creates an image from JPEG data; returns `nil` if it cannot be decoded.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let image = try? Self.decodeJPEG(source.bytes) else { return nil }
    self.init(owning: cairo_surface_reference(image.surface))
  }

  private static func formatName(_ start: [UInt8]) -> String? {
    let text = String(decoding: start.map { $0 < 128 ? $0 : 0x3f }, as: UTF8.self)
    if text.hasPrefix("RIFF"), text.dropFirst(8).hasPrefix("WEBP") { return "WebP" }
    if text.hasPrefix("%PDF") { return "PDF as a picture" }
    if text.hasPrefix("<?xml") || text.hasPrefix("<svg") { return "SVG as a picture" }
    if text.hasPrefix("BM") { return "BMP" }
    if text.hasPrefix("II*") || text.hasPrefix("MM") { return "TIFF" }
    if text.dropFirst(4).hasPrefix("ftyphei") || text.dropFirst(4).hasPrefix("ftypmif1") { return "HEIC" }
    if text.dropFirst(4).hasPrefix("ftypavif") { return "AVIF" }
    return nil
  }

  static func checkSize(_ width: Int, _ height: Int) throws(CGImageDecodingError) {
    guard (1...maximumSide).contains(width), (1...maximumSide).contains(height),
      width * height <= maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }

  private static func decodeGIF(_ data: Data) throws(CGImageDecodingError) -> CGImage {
    var reader = try GIFReader(data)
    guard let first = try reader.next() else { throw .truncated(format: "GIF") }
    return first.image
  }

  private static func decodePNG(_ data: Data) throws(CGImageDecodingError) -> CGImage {
    // The signature and the first chunk: length, "IHDR", width and height, all big-endian.
    let start = [UInt8](data.prefix(33))
    guard start.count == 33 else { throw .truncated(format: "PNG") }
    let firstChunk = String(decoding: start[12..<16], as: UTF8.self)
    if firstChunk == "CgBI" { throw .unsupportedFormat("Xcode's compressed PNG (CgBI)") }
    guard firstChunk == "IHDR" else {
      throw .corrupt(format: "PNG", message: "it does not begin with a header")
    }
    func number(_ offset: Int) -> Int { start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    try checkSize(number(16), number(20))

    final class Reader {
      let data: Data
      var position = 0
      var ranOut = false
      init(_ data: Data) { self.data = data }
    }
    let reader = Reader(data)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
        let count = Int(count)
        guard reader.data.count - reader.position >= count else {
          reader.ranOut = true
          return CAIRO_STATUS_READ_ERROR
        }
        reader.data.withUnsafeBytes { bytes in
          guard let base = bytes.baseAddress else { return }
          memcpy(target, base + reader.position, count)
        }
        reader.position += count
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
    guard let surface else { throw .outOfMemory }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      if reader.ranOut { throw .truncated(format: "PNG") }
      // cairo distinguishes few errors and reports a lack of memory for any error of libpng.
      switch PNGDamage(in: data) {
      case .endsTooEarly: throw .truncated(format: "PNG")
      case .broken(let message): throw .corrupt(format: "PNG", message: message)
      case nil: throw .corrupt(format: "PNG", message: "its pixels cannot be decompressed")
      }
    }
    return CGImage(owning: surface)
  }

  private static func decodeJPEG(_ data: Data) throws(CGImageDecodingError) -> CGImage {
    var result = data.withUnsafeBytes { bytes in
      cpx_jpeg_decode(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt64(maximumPixelCount))
    }
    defer { free(result.pixels) }
    switch result.status {
    case CPX_OK: break
    case CPX_TRUNCATED: throw .truncated(format: "JPEG")
    case CPX_TOO_LARGE: throw .tooLarge(width: Int(result.width), height: Int(result.height))
    case CPX_NO_MEMORY: throw .outOfMemory
    default:
      let message = withUnsafeBytes(of: &result.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .corrupt(format: "JPEG", message: message)
    }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(result.width), Int32(result.height)),
      let pixels = cairo_image_surface_get_data(surface), let decoded = result.pixels
    else { throw .outOfMemory }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(result.height) {
      memcpy(pixels + row * stride, decoded + row * result.stride, Int(result.width) * 4)
    }
    cairo_surface_mark_dirty(surface)
    return CGImage(owning: surface)
  }
}
