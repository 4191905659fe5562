import CoreGraphics

/// Glyphs of one style, direction and face on a line, from left to right.
public struct GlyphRun: Sendable {
  /// A glyph and its place on the line.
  public struct Glyph: Sendable {
    /// The index in the run's font; 0 for what no font has, for tabs and for attachments.
    public let index: UInt32
    /// The offset of the glyph's characters in the text, in UTF-16 units.
    public let offset: Int
    /// The origin relative to the start of the line's baseline, in points, with y increasing upward.
    public let position: CGPoint
    /// The distance to the next glyph, in points.
    public let advance: Double
  }

  /// The index of the style among the text's spans.
  public let span: Int
  /// The font of the glyphs, which differs from the style's for characters that that font lacks.
  public let font: TextFont
  /// A Boolean value that indicates whether the text is right-to-left.
  public let isRightToLeft: Bool
  /// The glyphs from left to right.
  public let glyphs: [Glyph]
}

extension TextLayout {
  /// Returns the glyphs of a line in visual order.
  public func glyphRuns(ofLine index: Int) -> [GlyphRun] {
    let (line, runs) = content(ofLine: index)
    var x = 0.0
    return line.pieces.map { piece in
      let run = runs[piece.run]
      let style = text.spans[run.style].style
      var hasGlyphs = true
      switch run.content {
      case .attachment, .boxes, .tab: hasGlyphs = false
      case .font, .fallback: break
      }
      var glyphs: [GlyphRun.Glyph] = []
      let placed = PlacedPiece(piece: piece, run: run, line: line, x: x, y: 0, width: piece.width)
      forEachGlyph(of: placed) { glyph, pen in
        glyphs.append(
          GlyphRun.Glyph(
            index: hasGlyphs && glyph.glyph != UInt32.max ? glyph.glyph : 0, offset: Int(glyph.cluster),
            position: CGPoint(
              x: pen + Double(glyph.xOffset), y: Double(glyph.yOffset) + style.baselineOffset),
            advance: glyph.advance))
      }
      x += piece.width
      return GlyphRun(
        span: run.style, font: run.fallbackFace.map(style.font.using) ?? style.font,
        isRightToLeft: run.isRightToLeft, glyphs: glyphs)
    }
  }
}

extension TextFont {
  /// Returns a font of another face with this one's size.
  func using(_ face: FontFace) -> TextFont {
    var request = FontRequest(family: .named(face.postScriptName), size: size)
    request.rules = self.request.rules
    return TextFont(request: request, face: face, slant: 0)
  }

  /// Returns the advance of a glyph in points, without kerning and tracking.
  public func advance(ofGlyph glyph: UInt32) -> Double {
    advance(of: glyph, shapedAdvance: shapingFace.advance(of: glyph))
  }

  /// Returns the outline of a glyph in points, relative to its origin, with y increasing upward.
  public func path(ofGlyph glyph: UInt32) -> CGPath {
    let (outline, matrix) = placedOutline(of: glyph, fallback: nil)
    // The matrix is that of a y axis that points down.
    let transform = CGAffineTransform(
      a: matrix.xx, b: -matrix.yx, c: matrix.xy, d: -matrix.yy, tx: matrix.x0, ty: -matrix.y0)
    return outline.path(transform)
  }

  /// The number of units per em of the face.
  public var unitsPerEm: Double { shapingFace.unitsPerEm }

  /// Returns the font itself if it has a character, or else the one that draws it; `nil` if none has it.
  public func font(for scalar: Unicode.Scalar) -> TextFont? {
    if glyph(for: scalar) != nil { return self }
    return FontLibrary.shared.fallbackFace(for: scalar.value, in: self).map(using)
  }
}
