/// A positioned glyph. Lengths are in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// The offset of the glyph's cluster in the text, in UTF-16 units.
  var cluster: Int32
  /// The advance to the next glyph, including tracking and kerning.
  var advance: Double
  var xOffset: Float
  var yOffset: Float
}

/// The content of a run of glyphs.
enum RunContent {
  /// Glyphs of the style's own font.
  case font
  /// Glyphs of another face at the style's size.
  case fallback(FontFace)
  /// Boxes for characters that no face has.
  case boxes
  case attachment
  case tab

  /// A Boolean value that indicates whether the face replaces iOS's Chinese and Japanese fonts.
  var isSystemHan: Bool {
    if case .fallback(let face) = self { face.isSystemHan } else { false }
  }
}

/// Glyphs of one style, direction and face, in logical order of their clusters.
struct ShapedRun {
  var content: RunContent
  /// The index of the style among the text's spans.
  var style: Int
  /// The embedding level; odd levels are right-to-left.
  var level: UInt8
  /// The range of the text in UTF-16 units.
  var range: Range<Int>
  var glyphs: [ShapedGlyph]
  /// The character of a run that is not part of the text: an ellipsis or a hyphen.
  var mark: UInt16?

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The face of characters that the style's font lacks.
  var fallbackFace: FontFace? {
    if case .fallback(let face) = content { face } else { nil }
  }
}
