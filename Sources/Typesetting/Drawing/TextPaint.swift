import CoreGraphics

/// How a stretch of text is painted.
public struct TextPaint {
  /// A line under, through or over the text.
  public struct LineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = LineStyle(rawValue: 1)
    public static let thick = LineStyle(rawValue: 2)
    public static let double = LineStyle(rawValue: 9)
    public static let dotted = LineStyle(rawValue: 0x100)
    public static let dashed = LineStyle(rawValue: 0x200)
    public static let dashDot = LineStyle(rawValue: 0x300)
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
    public var color: CGColor

    public init(offset: CGSize, blur: CGFloat = 0, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  public var color: CGColor
  public var background: CGColor?
  public var underline: LineStyle = []
  public var underlineColor: CGColor?
  public var strikethrough: LineStyle = []
  public var strikethroughColor: CGColor?
  /// The outline's width as a percentage of the font size: positive strokes only, negative strokes and fills.
  public var strokeWidth: CGFloat = 0
  public var strokeColor: CGColor?
  public var shadow: Shadow?

  public init(color: CGColor) {
    self.color = color
  }
}
