import CPango
import CoreGraphics

extension TextLayout {
  /// Returns whether a piece's glyphs may have their own colors.
  func hasColorGlyphs(_ placed: PlacedPiece) -> Bool {
    let run = placed.run
    switch run.content {
    case .font: return text.spans[run.style].style.font.outlineFace.hasColor
    case .fallback(let face): return face.hasColor
    default: return false
    }
  }

  /// Draws glyphs with their own colors, such as those of emoji fonts. Of the text's paint only the alpha and
  /// the shadow apply.
  func drawColorGlyphs(_ placed: PlacedPiece, _ paint: TextPaint, _ context: CGContext) {
    let run = placed.run
    let font = text.spans[run.style].style.font
    let face = run.fallbackFace ?? font.outlineFace
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = paint.shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    context.setAlpha(context.alpha * paint.color.alpha)
    forEachGlyph(of: placed) { glyph, pen in
      // Invisible characters have no glyph.
      guard glyph.glyph != UInt32.max else { return }
      let unit = font.colorUnit(of: glyph.glyph, fallback: run.fallbackFace)
      let (x, y) = (pen + Double(glyph.xOffset), placed.y - Double(glyph.yOffset))
      switch face.colorGlyph(glyph.glyph) {
      case .picture(let image, let box):
        context.drawUpright(
          image,
          in: CGRect(
            x: x + box.minX * unit.x, y: y - box.maxY * unit.y, width: box.width * unit.x,
            height: box.height * unit.y))
      case .layers(let layers):
        for layer in layers {
          fillOutline(face.outline(of: layer.glyph), unit, x, y, layer.color ?? paint.color, context)
        }
      case nil:
        fillOutline(face.outline(of: glyph.glyph), unit, x, y, paint.color, context)
      }
    }
  }

  private func fillOutline(
    _ outline: GlyphOutline, _ unit: (x: Double, y: Double), _ x: Double, _ y: Double, _ color: CGColor,
    _ context: CGContext
  ) {
    guard !outline.isEmpty else { return }
    let box = CGRect(
      x: x + outline.box.minX * unit.x, y: y - outline.box.maxY * unit.y,
      width: (outline.box.maxX - outline.box.minX) * unit.x,
      height: (outline.box.maxY - outline.box.minY) * unit.y)
    context.paint(color, around: box) { cairo in
      cairo_save(cairo)
      var matrix = cairo_matrix_t(xx: unit.x, yx: 0, xy: 0, yy: -unit.y, x0: x, y0: y)
      cairo_transform(cairo, &matrix)
      cairo_new_path(cairo)
      outline.append(to: cairo)
      cairo_restore(cairo)
      cairo_fill(cairo)
    }
  }
}

extension TextFont {
  /// Returns the points per font unit of a color glyph: an emoji of a fallback face fills iOS's advance.
  func colorUnit(of glyph: UInt32, fallback: FontFace?) -> (x: Double, y: Double) {
    guard let fallback else { return (unit * widthFactor, unit) }
    let advance = fallback.advance(of: glyph)
    let wanted =
      advance > 0 ? FallbackBox.emojiWidth(at: size) * size / advance : size / fallback.unitsPerEm
    return (wanted * widthFactor, wanted)
  }
}
