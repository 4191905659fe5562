import CPango
import CoreGraphics

extension TextFont {
  /// Returns a glyph's outline, and the matrix from its font units to points relative to the pen, y downward.
  ///
  /// - Parameter fallback: The face of the glyph, if it is not the font's own.
  func placedOutline(
    of glyph: UInt32, fallback: FontFace?
  ) -> (outline: GlyphOutline, matrix: cairo_matrix_t) {
    if let fallback {
      let unit = size / fallback.unitsPerEm
      // Fallback faces have only the requested obliqueness; a synthesized italic applies to the font's own
      // face.
      return (
        fallback.outline(of: glyph),
        cairo_matrix_t(
          xx: unit * widthFactor, yx: 0, xy: request.obliqueness * unit, yy: -unit, x0: 0, y0: 0)
      )
    }
    let fit = outlineFit(of: glyph)
    return (
      outlineFace.outline(of: glyph),
      cairo_matrix_t(xx: unit * fit.stretch, yx: 0, xy: slant * unit, yy: -unit, x0: fit.shift, y0: 0)
    )
  }

  /// Returns the horizontal scale of a glyph's outline, and its offset in points.
  ///
  /// Between optical sizes the advance is blended, but the outline is one or the other: it is scaled a
  /// little, and the rest is distributed on both sides.
  func outlineFit(of glyph: UInt32) -> (stretch: Double, shift: Double) {
    guard let design = designAdvance(of: glyph) else { return (widthFactor, 0) }
    let own = outlineFace.advance(of: glyph) * unit
    guard own > 0, design > 0, abs(own - design) > 0.001 else { return (widthFactor, 0) }
    let stretch = min(max(design / own, 0.94), 1.06)
    return (stretch * widthFactor, (design - own * stretch) / 2 * widthFactor)
  }
}

extension TextFont {
  /// Draws glyphs of the font's own face with their origins at points.
  public func draw(
    _ glyphs: [(glyph: UInt32, origin: CGPoint)], color: CGColor, in context: CGContext
  ) {
    guard !context.isDegenerate else { return }
    context.syncFromMemory()
    for (glyph, origin) in glyphs where origin.x.isFinite && origin.y.isFinite {
      // Large enough for the overhang of ordinary glyphs.
      let box = CGRect(x: origin.x - size, y: origin.y - 2 * size, width: 3 * size, height: 3 * size)
      context.paint(color, around: box) { cairo in
        var (outline, matrix) = placedOutline(of: glyph, fallback: nil)
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_translate(cairo, origin.x, origin.y)
        cairo_transform(cairo, &matrix)
        outline.append(to: cairo)
        cairo_restore(cairo)
        cairo_fill(cairo)
      }
    }
  }
}
