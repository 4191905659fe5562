/// One positioned glyph; lengths in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// Offset of the glyph's cluster in the text, UTF-16.
  var cluster: Int32
  /// How far the next glyph is, tracking and kerning included.
  var advance: Double
  var xOffset: Float
  var yOffset: Float
}

/// What a run of glyphs is drawn from.
enum RunContent {
  /// Glyphs of the style's own font.
  case font
  /// Glyphs of another face at the style's size.
  case fallback(FontFace)
  /// Boxes for characters that no face has.
  case boxes
  case attachment
  case tab

  /// Whether the face stands in for iOS's Chinese and Japanese fonts.
  var isSystemHan: Bool {
    if case .fallback(let face) = self { face.isSystemHan } else { false }
  }
}

/// Glyphs of one style, one direction and one face, in logical order of their clusters.
struct ShapedRun {
  var content: RunContent
  /// Index of the style among the text's spans.
  var style: Int
  /// The embedding level: odd means right to left.
  var level: UInt8
  /// The text covered, UTF-16.
  var range: Range<Int>
  var glyphs: [ShapedGlyph]
  /// The character of a run that is no part of the text: an ellipsis or a hyphen.
  var mark: UInt16?

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The face of characters that the style's font lacks.
  var fallbackFace: FontFace? {
    if case .fallback(let face) = content { face } else { nil }
  }
}
