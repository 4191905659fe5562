import Foundation

extension NSAttributedString.Key {
  /// A UIFont; 12 points of the system font where missing.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A UIColor; black where missing.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A UIColor.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 sets letters apart that the font joins into ligatures as a rule (those that scripts require stay), 1
  /// joins them. Where it is missing they are joined unless there is tracking. The system font has no ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number of points after every character; 0 switches pair kerning off. Does not count beside a `tracking` other
  /// than 0.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points after every character, pair kerning untouched.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A raw value of NSUnderlineStyle.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A raw value of NSUnderlineStyle.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A UIColor; the foreground colour where missing.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A percentage of the font size; negative strokes and fills.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An NSShadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A string; no effects are drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An NSTextAttachment, on a U+FFFC character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number of points the baseline is raised by.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A UIColor; the foreground colour where missing.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A UIColor; the foreground colour where missing.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far glyphs lean to the right, as a fraction of their height; negative to the left. The measure stays.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of what glyphs and their advances are widened by.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Nested writing directions.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Vertical text, which iOS does not have.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}

extension NSAttributedString {
  /// An empty string. Linux's Foundation has no initialiser without arguments; this one is called as if it had.
  public convenience init(_empty: Void = ()) {
    self.init(string: "")
  }
}

/// The name of Swift 4 and before.
public typealias NSAttributedStringKey = NSAttributedString.Key
