import Typesetting

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified; the last line of a paragraph is natural.
  case justified = 3
  /// The alignment of the layout direction.
  case natural = 4

  package var paragraphAlignment: ParagraphAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// The writing direction.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character, or else of the layout.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line with double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots. Patterns are combined with a line: `[.single, .patternDot]`.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A pattern of a dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// No line for spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
