import CPango
import Foundation

/// The coverage of a glyph at a size, for a pen at a certain quarter of a pixel.
struct GlyphMask {
  /// The distance in pixels from the pen's pixel to the mask's left and upper edge.
  var left = 0
  var top = 0
  /// The size in pixels; zero for glyphs without ink.
  var width = 0
  var height = 0
  /// The offset of the mask's rows in the strike's bytes; the rows are contiguous.
  var start = 0
}

/// The masks of a font's glyphs at a scale.
///
/// A glyph's outline is filled once for each quarter of a pixel at which its pen is, unhinted. After that,
/// drawing the glyph is adding bytes.
final class GlyphStrike {
  /// The parameters of a strike's masks. The key retains font and face, so that their identity remains valid.
  struct Key: Hashable {
    var font: TextFont
    /// The face of characters that the font lacks.
    var fallback: FontFace?
    /// The number of pixels per point.
    var xScale: Double
    var yScale: Double

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.font === rhs.font && lhs.fallback === rhs.fallback && lhs.xScale == rhs.xScale
        && lhs.yScale == rhs.yScale
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      if let fallback { hasher.combine(ObjectIdentifier(fallback)) }
      hasher.combine(xScale)
      hasher.combine(yScale)
    }
  }

  /// The number of positions per pixel and axis.
  static let phases = 4
  /// Glyphs of larger sizes in pixels are filled each time: they are few, and their masks large.
  static let largestSize = 192.0
  /// Masks that are wider or higher than this do not occur in ordinary fonts.
  private static let largestSide = 1024.0

  private let key: Key
  private var masks: [UInt64: GlyphMask?] = [:]
  private(set) var bytes: [UInt8] = []

  init(_ key: Key) {
    self.key = key
  }

  /// Returns the mask of a glyph for a pen at a quarter of a pixel; `nil` if the outline is too large.
  func mask(of glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let index = UInt64(glyph) << 4 | UInt64(phaseY << 2 | phaseX)
    if let known = masks[index] { return known }
    let made = makeMask(glyph, phaseX: phaseX, phaseY: phaseY)
    masks[index] = .some(made)
    return made
  }

  private func makeMask(_ glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let placed = key.font.placedOutline(of: glyph, fallback: key.fallback)
    let outline = placed.outline
    if outline.isEmpty { return GlyphMask() }
    var matrix = placed.matrix
    matrix.x0 = matrix.x0 * key.xScale + Double(phaseX) / Double(GlyphStrike.phases)
    matrix.y0 = matrix.y0 * key.yScale + Double(phaseY) / Double(GlyphStrike.phases)
    matrix.xx *= key.xScale
    matrix.xy *= key.xScale
    matrix.yx *= key.yScale
    matrix.yy *= key.yScale
    let box = outline.box
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for (x, y) in [
      (box.minX, box.minY), (box.minX, box.maxY), (box.maxX, box.minY), (box.maxX, box.maxY),
    ] {
      let (px, py) = (
        matrix.xx * x + matrix.xy * y + matrix.x0, matrix.yx * x + matrix.yy * y + matrix.y0
      )
      (minX, maxX) = (min(minX, px), max(maxX, px))
      (minY, maxY) = (min(minY, py), max(maxY, py))
    }
    let limit = GlyphStrike.largestSide
    guard minX > -limit * 8, minY > -limit * 8, maxX < limit * 8, maxY < limit * 8, maxX - minX <= limit,
      maxY - minY <= limit
    else { return nil }
    let (left, top) = (Int(minX.rounded(.down)), Int(minY.rounded(.down)))
    let (width, height) = (Int(maxX.rounded(.up)) - left, Int(maxY.rounded(.up)) - top)
    guard width > 0, height > 0 else { return GlyphMask() }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      return nil
    }
    matrix.x0 -= Double(left)
    matrix.y0 -= Double(top)
    cairo_set_tolerance(cairo, TextLayout.tolerance)
    cairo_set_matrix(cairo, &matrix)
    outline.append(to: cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let mask = GlyphMask(left: left, top: top, width: width, height: height, start: bytes.count)
    bytes.reserveCapacity(bytes.count + width * height)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width))
    }
    return mask
  }
}
