import CoreGraphics

/// The colors and decorations with which a stretch of text is painted.
public struct TextPaint {
  /// The style of a line under or through the text.
  public struct LineStyle: OptionSet, Hashable, Sendable {
    /// The bits, which are those of `NSUnderlineStyle`.
    public let rawValue: Int
    /// Creates a style from bits; unknown ones have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line of the font's thickness.
    public static let single = LineStyle(rawValue: 1)
    /// A single line of twice the thickness.
    public static let thick = LineStyle(rawValue: 2)
    /// A double line.
    public static let double = LineStyle(rawValue: 9)
    /// A line of dots.
    public static let dotted = LineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let dashed = LineStyle(rawValue: 0x200)
    /// A line of alternating dashes and dots.
    public static let dashDot = LineStyle(rawValue: 0x300)
    /// A line of dashes alternating with two dots.
    public static let dashDotDot = LineStyle(rawValue: 0x400)
    /// A line under words only, not under spaces.
    public static let byWord = LineStyle(rawValue: 0x8000)

    var pattern: Int { rawValue & 0x700 }
  }

  /// A shadow of the text.
  public struct Shadow {
    /// The offset in points, right and down.
    public var offset: CGSize
    /// The blur radius in points.
    public var blur: CGFloat
    /// The color, including its alpha.
    public var color: CGColor

    /// Creates a shadow, by default without blur.
    public init(offset: CGSize, blur: CGFloat = 0, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The color of glyphs, and of decorations without a color of their own.
  public var color: CGColor
  /// The color behind the text, as high as the line; `nil` for none.
  public var background: CGColor?
  /// The underline. The default is none.
  public var underline: LineStyle = []
  /// The color of the underline; `nil` for that of the text.
  public var underlineColor: CGColor?
  /// The strikethrough. The default is none.
  public var strikethrough: LineStyle = []
  /// The color of the strikethrough; `nil` for that of the text.
  public var strikethroughColor: CGColor?
  /// The outline's width as a percentage of the font size: positive strokes only, negative strokes and fills.
  public var strokeWidth: CGFloat = 0
  /// The color of outlines; `nil` for that of the text.
  public var strokeColor: CGColor?
  /// The shadow of the text; `nil` for none.
  public var shadow: Shadow?

  /// Creates the paint of plain text.
  public init(color: CGColor) {
    self.color = color
  }
}
