import Typesetting

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, by wider spaces; the last line is natural.
  case justified = 3
  /// By the direction of the layout.
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

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first strong character, else the layout's.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The line of an underline or strikethrough attribute.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: Int
  /// A style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. A pattern goes with a line: `[.single, .patternDot]`.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Spaces get no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
