import CCairo

/// A drawing destination: a bitmap, an SVG or a PDF.
///
/// A context created with `init(size:scale:isOpaque:)` or `init(document:pageSize:)` has its origin at the
/// top left and y growing downward, in points, like UIKit's contexts. One created with
/// `init(data:width:height:…)` has its origin at the bottom left and y growing upward, in pixels, as on
/// Apple's platforms.
///
/// A drawing call works as follows:
///
/// 1. A path with coordinates that are not numbers draws nothing; coordinates too large for cairo's
///   fixed-point numbers are limited (`usable(_:)`).
/// 2. If there is a shadow, the call first draws into a mask of 8 bits, which is blurred and painted.
/// 3. cairo draws with its own clip, transform and line style, and with the color, alpha and blend mode of
///   `state`.
///
/// Calls after which cairo would refuse further work (a transform without an inverse, a restore without a
/// save) never reach it.
public final class CGContext {
  /// The cairo context, for code that draws text with related libraries. It has the transform and clip of
  /// this context.
  package let cairoContext: OpaquePointer
  let target: Target
  /// The scale of the initial transform, in pixels per point; for a document, in its units per point.
  package let baseScale: CGFloat
  /// The initial transform, from user space to device space.
  let baseTransform: CGAffineTransform

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// A Boolean value that indicates whether the current path has coordinates that are not numbers.
  var pathIsUnusable = false
  /// The text matrix.
  public var textMatrix = CGAffineTransform.identity
  /// The position of the next text, in text space: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The memory of the bitmap, if it is not a cairo surface.
  private let pixels: BitmapPixels?
  /// A Boolean value that indicates whether others have a pointer to the surface and may write to it.
  private var memoryIsKnown = false

  /// The target of the drawing.
  enum Target {
    case bitmap(surface: OpaquePointer, bitmapInfo: CGBitmapInfo)
    case document(surface: OpaquePointer, kind: DocumentKind, consumer: CGDataConsumer)

    var surface: OpaquePointer {
      switch self {
      case .bitmap(let surface, _), .document(let surface, _, _): surface
      }
    }
  }

  /// The formats of documents, which contain shapes rather than pixels.
  public enum DocumentKind: Sendable {
    /// PDF, with any number of pages.
    case pdf
    /// SVG, with one page.
    case svg
  }

  init(
    target: Target, cairo: OpaquePointer, baseTransform: CGAffineTransform, baseScale: CGFloat,
    pixels: BitmapPixels? = nil
  ) {
    self.target = target
    self.pixels = pixels
    cairoContext = cairo
    self.baseScale = baseScale
    self.baseTransform = baseTransform
    var matrix = baseTransform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    state.ctm = baseTransform
    state.updateCoordinateLimit()
    // CoreGraphics' defaults differ from cairo's.
    cairo_set_line_width(cairo, 1)
    cairo_set_miter_limit(cairo, 10)
  }

  deinit {
    cairo_destroy(cairoContext)
    // A document is completed when its last reference is released; the consumer still exists then.
    cairo_surface_destroy(target.surface)
  }

  /// Creates a bitmap context like UIKit's, with its origin at the top left.
  ///
  /// - Parameters:
  ///   - size: The size in points, which is rounded up to whole pixels.
  ///   - scale: The scale in pixels per point.
  ///   - isOpaque: Whether the bitmap has no alpha. It is initially black then, otherwise clear.
  /// - Returns: `nil` if the size is not positive and finite, or exceeds the maximum.
  public convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    // A width such as 393.333… times 3 is meant to be whole.
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    let limit = CGFloat(CGImage.maximumSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit,
      width * height <= 4 * CGFloat(CGImage.maximumPixelCount),
      let surface = makeBitmapSurface(Int(width), Int(height), isOpaque: isOpaque)
    else { return nil }
    let info: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      target: .bitmap(
        surface: surface,
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)),
      cairo: cairo_create(surface), baseTransform: CGAffineTransform(scaleX: scale, y: scale),
      baseScale: scale)
  }

  /// Creates a bitmap context with its origin at the bottom left.
  ///
  /// - Parameters:
  ///   - data: The memory of the bitmap, top row first; it must outlive the context. `nil` allocates cleared
  ///     memory.
  ///   - bytesPerRow: The number of bytes in a row; 0 for the minimum.
  /// - Returns: `nil` for a size or layout that is not supported. Supported are RGB with 8 bits per
  ///   component, with premultiplied alpha or an unused byte, in each order; with 5 bits (`noneSkipFirst`);
  ///   with 16 bits, or 32 bits in floating point (`premultipliedLast`, `noneSkipLast`); gray without alpha
  ///   with 8, 16 or 32 bits; and alpha only. iOS also supports 10 bits. Drawing has 8 bits per component;
  ///   pixels with more that are not drawn on keep their full precision.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let side = CGImage.maximumSide
    guard (1...side).contains(width), (1...side).contains(height),
      width * height <= 4 * CGImage.maximumPixelCount, let alphaInfo = info.alphaInfo,
      ![.first, .last].contains(alphaInfo), [.monochrome, .rgb].contains(space.model),
      let layout = PixelLayout(
        info, bitsPerComponent: bitsPerComponent == 0 ? 8 : bitsPerComponent,
        isGray: space.model == .monochrome)
    else { return nil }
    let least = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= least,
      let pixels = BitmapPixels(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow,
        layout: layout),
      let cairo = pixels.makeCairo()
    else { return nil }
    self.init(
      target: .bitmap(surface: pixels.surface, bitmapInfo: info), cairo: cairo,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), baseScale: 1,
      pixels: pixels)
  }

  // MARK: The bitmap

  /// The width of the bitmap, in pixels; 0 for a document.
  public var width: Int {
    if case .bitmap(let surface, _) = target { return Int(cairo_image_surface_get_width(surface)) }
    return 0
  }

  /// The height of the bitmap, in pixels; 0 for a document.
  public var height: Int {
    if case .bitmap(let surface, _) = target { return Int(cairo_image_surface_get_height(surface)) }
    return 0
  }

  /// The number of bits per component, usually 8.
  public var bitsPerComponent: Int { pixels?.layout.bitsPerComponent ?? 8 }
  /// The number of bits per pixel, usually 32.
  public var bitsPerPixel: Int { pixels?.layout.bitsPerPixel ?? 32 }
  /// The number of bytes per row of `data`.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? width * 4 }
  /// The color space, which is always sRGB here.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// The pixel layout of `data`.
  public var bitmapInfo: CGBitmapInfo {
    if case .bitmap(_, let info) = target { return info }
    return []
  }

  /// The alpha info of the pixel layout.
  public var alphaInfo: CGImageAlphaInfo {
    bitmapInfo.alphaInfo ?? .none
  }

  /// The pixels in the layout of the context, top row first; `nil` for a document.
  ///
  /// It is the memory of the bitmap: pixels that are written to it are part of the bitmap. The pointer is
  /// valid as long as the context.
  public var data: UnsafeMutableRawPointer? {
    guard case .bitmap(let surface, _) = target else { return nil }
    if let pixels { return pixels.pointer }
    memoryIsKnown = true
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }

  /// Updates the surface from the memory, which others may have written to.
  package func syncFromMemory() {
    if let pixels {
      pixels.readMemory()
    } else if memoryIsKnown, case .bitmap(let surface, _) = target {
      cairo_surface_mark_dirty(surface)
    }
  }

  /// Returns an image of the current bitmap; `nil` for a document.
  public func makeImage() -> CGImage? {
    guard case .bitmap(let surface, _) = target else { return nil }
    closeClippingMasks()
    syncFromMemory()
    cairo_surface_flush(surface)
    guard let copy = makeBitmapSurface(width, height, isOpaque: isOpaque),
      let from = cairo_image_surface_get_data(surface), let to = cairo_image_surface_get_data(copy)
    else { return nil }
    let (length, stride) = (width * 4, Int(cairo_image_surface_get_stride(surface)))
    for row in 0..<height { memcpy(to + row * length, from + row * stride, length) }
    cairo_surface_mark_dirty(copy)
    return CGImage(owning: copy)
  }

  /// Returns the bitmap as PNG data; `nil` for a document. Equal drawings have equal data.
  public func pngData() -> Data? {
    guard case .bitmap(let surface, _) = target else { return nil }
    closeClippingMasks()
    syncFromMemory()
    return encodePNG(surface)
  }

  /// A Boolean value that indicates whether the bitmap has no alpha.
  package var isOpaque: Bool {
    guard case .bitmap(let surface, _) = target else { return false }
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  }

  /// A Boolean value that indicates whether the target is a document.
  package var isDocument: Bool {
    if case .document = target { return true }
    return false
  }

  /// A Boolean value that indicates whether the target is a PDF document.
  package var isPDF: Bool {
    if case .document(_, .pdf, _) = target { return true }
    return false
  }

  /// Completes pending drawing. Drawing is in the memory of the bitmap without it, too.
  public func flush() {
    cairo_surface_flush(target.surface)
  }

  /// Calls `flush()`.
  public func synchronize() {
    flush()
  }
}
