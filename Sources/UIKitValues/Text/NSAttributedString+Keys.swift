import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The text color, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background color, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The use of ligatures, a number: 1 uses them, 0 only those that the script requires. By default they are
  /// used unless there is tracking. The system font has no ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The spacing after each character, in points; 0 disables pair kerning. Ignored if `tracking` is not 0.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The spacing after each character, in points, in addition to pair kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The strikethrough style, a raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The underline style, a raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The stroke color, a `UIColor`. The default is the text color.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The stroke width as a percentage of the font size; a negative value strokes and fills.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The text effect, a string. Effects are not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The attachment, an `NSTextAttachment` for a U+FFFC character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, a URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The underline color, a `UIColor`. The default is the text color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The strikethrough color, a `UIColor`. The default is the text color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of glyphs to the right, as a fraction of their height. It does not change advances.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor by which glyphs and advances are widened.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The nested writing directions.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Vertical text, which iOS does not support.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}

/// The attributes that screen readers use, of which there are none here.
extension NSAttributedString.Key {
  /// A Boolean value that indicates whether punctuation is spoken. Without effect: nothing is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken. Without effect: nothing is spoken.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, from 0 to 2. Without effect: nothing is spoken.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// A Boolean value that indicates whether an announcement waits for others. Without effect: nothing is
  /// spoken.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in the International Phonetic Alphabet. Without effect: nothing is spoken.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean value that indicates whether the text is spelled out. Without effect: nothing is spoken.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6; 0 for none. Without effect: nothing is spoken.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Values of the application's own, by name. Without effect: nothing is spoken.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom")
  /// The context of the text, such as source code. Without effect: nothing is spoken.
  public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
  /// A text effect, the value of the attribute `textEffect`. Effects are not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an effect with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The effect of printed letters. Without effect: effects are not drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Returns whether a range contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    let found = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard found.length > 0 else { return false }
    var contains = false
    enumerateAttribute(.attachment, in: found) { value, _, stop in
      guard value != nil else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }
}

extension NSAttributedString {
  /// Creates an empty string. Foundation on Linux has no initializer without arguments; this one can be
  /// called without any.
  public convenience init(_empty: Void = ()) {
    self.init(string: "")
  }
}

/// The name of the type in Swift 4 and earlier.
public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSAttributedString.Key {
  /// The style of a highlight, an `NSAttributedString.TextHighlightStyle`. Stored only: highlights are not drawn, since no public picture
  /// shows one.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// The colors of a highlight, an `NSAttributedString.TextHighlightColorScheme`. Stored only: highlights are not drawn.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// The style of a highlight.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The style of the system.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colors of a highlight.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The tint color.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}
