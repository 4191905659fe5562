import CPango

extension TextFont {
  /// A glyph's outline, and the matrix from its font units to points right and below the pen.
  ///
  /// - Parameter fallback: the face that the glyph's number belongs to, if it is not the font's own.
  func placedOutline(
    of glyph: UInt32, fallback: FontFace?
  ) -> (outline: GlyphOutline, matrix: cairo_matrix_t) {
    if let fallback {
      let unit = size / fallback.unitsPerEm
      // Stand-ins lean as far as they are told to; a synthesised italic is the font's own affair.
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

  /// How a glyph's outline is widened, and how many points it is moved right.
  ///
  /// Between optical sizes the advance is blended and the outline is one or the other: it is narrowed or widened a
  /// little, and what is left stands on both sides.
  func outlineFit(of glyph: UInt32) -> (stretch: Double, shift: Double) {
    guard let design = designAdvance(of: glyph) else { return (widthFactor, 0) }
    let own = outlineFace.advance(of: glyph) * unit
    guard own > 0, design > 0, abs(own - design) > 0.001 else { return (widthFactor, 0) }
    let stretch = min(max(design / own, 0.94), 1.06)
    return (stretch * widthFactor, (design - own * stretch) / 2 * widthFactor)
  }
}
