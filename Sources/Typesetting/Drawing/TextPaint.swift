import CoreGraphics

/// How a stretch of text is painted.
public struct TextPaint {
  /// A line under, through or over the text.
  public struct LineStyle: OptionSet, Hashable, Sendable {
    /// The bits: those of `NSUnderlineStyle`.
    public let rawValue: Int
    /// A style of bits; unknown ones have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line of the font's thickness.
    public static let single = LineStyle(rawValue: 1)
    /// One line, twice as thick.
    public static let thick = LineStyle(rawValue: 2)
    /// Two lines.
    public static let double = LineStyle(rawValue: 9)
    /// Dots instead of a whole line.
    public static let dotted = LineStyle(rawValue: 0x100)
    /// Dashes instead of a whole line.
    public static let dashed = LineStyle(rawValue: 0x200)
    /// Dashes and dots in turn.
    public static let dashDot = LineStyle(rawValue: 0x300)
    /// A dash and two dots in turn.
    public static let dashDotDot = LineStyle(rawValue: 0x400)
    /// Spaces get no line.
    public static let byWord = LineStyle(rawValue: 0x8000)

    var pattern: Int { rawValue & 0x700 }
  }

  /// A copy of the text beneath it.
  public struct Shadow {
    /// Points right and down.
    public var offset: CGSize
    /// Points.
    public var blur: CGFloat
    /// The colour of the copy, its alpha included.
    public var color: CGColor

    /// A shadow; sharp unless a blur is given.
    public init(offset: CGSize, blur: CGFloat = 0, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The colour of glyphs, and of lines that have none of their own.
  public var color: CGColor
  /// The colour behind the text, as high as the line; nil for none.
  public var background: CGColor?
  /// The line below the baseline; none by default.
  public var underline: LineStyle = []
  /// The colour of the line below; nil for that of the text.
  public var underlineColor: CGColor?
  /// The line through the text; none by default.
  public var strikethrough: LineStyle = []
  /// The colour of the line through the text; nil for that of the text.
  public var strikethroughColor: CGColor?
  /// The outline's width as a percentage of the font size: positive strokes only, negative strokes and fills.
  public var strokeWidth: CGFloat = 0
  /// The colour of outlines; nil for that of the text.
  public var strokeColor: CGColor?
  /// A copy of the text beneath it; nil for none.
  public var shadow: Shadow?

  /// Plain text of a colour.
  public init(color: CGColor) {
    self.color = color
  }
}
