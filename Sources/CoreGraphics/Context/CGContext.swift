import CCairo

/// A place to draw: a bitmap, an SVG or a PDF.
///
/// A context made with `init(size:scale:isOpaque:)` or `init(document:pageSize:)` has its origin at the top left and
/// y growing downwards, in points, as the contexts that UIKit makes. One made with `init(data:width:height:…)` has its
/// origin at the bottom left and y growing upwards, in pixels, as on Apple's platforms.
///
/// How a drawing call works:
///
/// 1. Coordinates that are not numbers make the current path one that draws nothing; those too large for cairo's
///    fixed-point numbers are pulled in (`usable(_:)`).
/// 2. If there is a shadow, the call draws into a mask of 8 bits first, which is blurred and painted.
/// 3. cairo draws, with its own idea of clip, transform and line style, and with colour, alpha and blend mode of
///    `state`.
///
/// A call that cairo would answer by refusing all further work (a transform without inverse, a restore without a save)
/// never reaches it.
public final class CGContext {
  /// cairo's context, for code that draws text with other libraries of the family. Its transform and clip are
  /// this context's.
  package let cairoContext: OpaquePointer
  let target: Target
  /// Pixels (or, in a document, its units) per point of the initial transform.
  package let baseScale: CGFloat
  /// What undoes the initial transform: user space of the context as it was made.
  let baseTransform: CGAffineTransform

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// Whether the current path has coordinates that are not numbers.
  var pathIsUnusable = false
  /// The stored matrix for text.
  public var textMatrix = CGAffineTransform.identity
  /// Where text is drawn next, in the present coordinates: the offset of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The memory that is drawn into, if it is not a surface of cairo's own.
  private let pixels: BitmapPixels?
  /// Whether others may write to the surface.
  private var memoryIsKnown = false

  /// Where the drawing ends up.
  enum Target {
    case bitmap(surface: OpaquePointer, bitmapInfo: CGBitmapInfo)
    case document(surface: OpaquePointer, kind: DocumentKind, consumer: CGDataConsumer)

    var surface: OpaquePointer {
      switch self {
      case .bitmap(let surface, _), .document(let surface, _, _): surface
      }
    }
  }

  /// Formats of shapes rather than pixels.
  public enum DocumentKind: Sendable {
    /// A PDF, of any number of pages.
    case pdf
    /// An SVG, of one page.
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
    // A document writes its end when its last reference goes; the consumer is still there.
    cairo_surface_destroy(target.surface)
  }

  /// Creates a bitmap context as UIKit's, with its origin at the top left.
  ///
  /// - Parameters:
  ///   - size: In points. Sizes that are not whole pixels are rounded up.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether there is no alpha; the bitmap begins black then, and clear otherwise.
  /// - Returns: Nil if the size is not positive and finite, or has more pixels than there may be.
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
  ///   - data: The memory that is drawn into, top row first; it must outlive the context. Nil for memory of the
  ///     context's own, which begins clear.
  ///   - bytesPerRow: The number of bytes from a row to the next, 0 for the least that is needed.
  /// - Returns: Nil for a size or a layout that there is not. There is RGB of 8 bits per component whose colours are
  ///   multiplied by alpha or that has an unused byte, in each order; of 5 bits (`noneSkipFirst`); and of 16 bits or 32
  ///   of floating-point numbers (`premultipliedLast`, `noneSkipLast`); grey without alpha of 8, 16 or 32 bits; and alpha
  ///   alone. iOS has one of 10 bits besides. Drawing is done with 8 bits per component; pixels of more that are not
  ///   drawn on keep all of theirs.
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

  /// The bitmap's width, in pixels; 0 in a document.
  public var width: Int {
    if case .bitmap(let surface, _) = target { return Int(cairo_image_surface_get_width(surface)) }
    return 0
  }

  /// The bitmap's height, in pixels; 0 in a document.
  public var height: Int {
    if case .bitmap(let surface, _) = target { return Int(cairo_image_surface_get_height(surface)) }
    return 0
  }

  /// The number of bits in a component: 8, where no other was asked for.
  public var bitsPerComponent: Int { pixels?.layout.bitsPerComponent ?? 8 }
  /// The number of bits in a pixel: 32 of four components of 8 bits.
  public var bitsPerPixel: Int { pixels?.layout.bitsPerPixel ?? 32 }
  /// The number of bytes from a row of `data` to the next.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? width * 4 }
  /// The colours' space: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// The layout of a pixel of `data`.
  public var bitmapInfo: CGBitmapInfo {
    if case .bitmap(_, let info) = target { return info }
    return []
  }

  /// Where alpha is in a pixel of `data`.
  public var alphaInfo: CGImageAlphaInfo {
    bitmapInfo.alphaInfo ?? .none
  }

  /// The pixels in the context's layout, top row first; nil in a document.
  ///
  /// It is the memory that is drawn into: what is written there is part of the bitmap. It is valid as long as the
  /// context is.
  public var data: UnsafeMutableRawPointer? {
    guard case .bitmap(let surface, _) = target else { return nil }
    if let pixels { return pixels.pointer }
    memoryIsKnown = true
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }

  /// What others wrote to the memory since the last drawing is drawn upon.
  package func takeOverPixels() {
    if let pixels {
      pixels.takeOver()
    } else if memoryIsKnown, case .bitmap(let surface, _) = target {
      cairo_surface_mark_dirty(surface)
    }
  }

  /// The bitmap as it is now; nil in a document.
  public func makeImage() -> CGImage? {
    guard case .bitmap(let surface, _) = target else { return nil }
    closeClippingMasks()
    takeOverPixels()
    cairo_surface_flush(surface)
    guard let copy = makeBitmapSurface(width, height, isOpaque: isOpaque),
      let from = cairo_image_surface_get_data(surface), let to = cairo_image_surface_get_data(copy)
    else { return nil }
    let (length, stride) = (width * 4, Int(cairo_image_surface_get_stride(surface)))
    for row in 0..<height { memcpy(to + row * length, from + row * stride, length) }
    cairo_surface_mark_dirty(copy)
    return CGImage(owning: copy)
  }

  /// The bitmap as PNG; nil in a document. Equal drawings give equal bytes.
  public func pngData() -> Data? {
    guard case .bitmap(let surface, _) = target else { return nil }
    closeClippingMasks()
    takeOverPixels()
    return encodePNG(surface)
  }

  /// Whether the bitmap has no alpha.
  package var isOpaque: Bool {
    guard case .bitmap(let surface, _) = target else { return false }
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  }

  /// Whether the drawing keeps shapes rather than pixels.
  package var isDocument: Bool {
    if case .document = target { return true }
    return false
  }

  /// Whether the drawing becomes pages of a PDF.
  package var isPDF: Bool {
    if case .document(_, .pdf, _) = target { return true }
    return false
  }

  /// Finishes what was begun; drawing is in the bitmap's memory without it.
  public func flush() {
    cairo_surface_flush(target.surface)
  }

  /// Does what `flush()` does.
  public func synchronize() {
    flush()
  }
}
