import Foundation
import ObjectiveCSupport

extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color.
    public let backgroundColor: BackgroundColorAttribute
    /// The spacing after each character, in points, in place of the font's kerning.
    public let kern: KernAttribute
    /// The spacing after each character, in points, in addition to the font's kerning.
    public let tracking: TrackingAttribute
    /// The offset above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The use of ligatures.
    public let ligature: LigatureAttribute
    /// The color of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The text effect, which is not drawn.
    public let textEffect: TextEffectAttribute
    /// The attachment.
    public let attachment: AttachmentAttribute
    /// The color of underlines.
    public let underlineColor: UnderlineColorAttribute
    /// The color of strikethroughs.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of glyphs.
    public let obliqueness: ObliquenessAttribute
    /// The widening of glyphs.
    public let expansion: ExpansionAttribute
    /// The attributes of screen readers.
    public let accessibility: AttributeScopes.AccessibilityAttributes
    /// The attributes of Foundation, such as links.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of `font`: `NSAttributedString.Key.font`.
    public enum FontAttribute: AttributedStringKey {
      /// The value is a font.
      public typealias Value = UIFont
      /// The name in attributed strings.
      public static let name = "NSFont"
    }
    /// The key of `foregroundColor`: `NSAttributedString.Key.foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name in attributed strings.
      public static let name = "NSColor"
    }
    /// The key of `backgroundColor`: `NSAttributedString.Key.backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name in attributed strings.
      public static let name = "NSBackgroundColor"
    }
    /// The key of `kern`: `NSAttributedString.Key.kern`.
    public enum KernAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "NSKern"
    }
    /// The key of `tracking`: `NSAttributedString.Key.tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "CTTracking"
    }
    /// The key of `baselineOffset`: `NSAttributedString.Key.baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "NSBaselineOffset"
    }
    /// The key of `underlineStyle`: `NSAttributedString.Key.underlineStyle`.
    public enum UnderlineStyleAttribute: CodableAttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name in attributed strings.
      public static let name = "NSUnderline"

      /// Decodes the bits of a style.
      public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: try decoder.singleValueContainer().decode(Int.self))
      }

      /// Encodes the bits of a style.
      public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.rawValue)
      }
    }
    /// The key of `strikethroughStyle`: `NSAttributedString.Key.strikethroughStyle`.
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name in attributed strings.
      public static let name = "NSStrikethrough"

      /// Decodes the bits of a style.
      public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: try decoder.singleValueContainer().decode(Int.self))
      }

      /// Encodes the bits of a style.
      public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.rawValue)
      }
    }
    /// The key of `paragraphStyle`: `NSAttributedString.Key.paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The value is a paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name in attributed strings.
      public static let name = "NSParagraphStyle"
    }
    /// The key of `ligature`: `NSAttributedString.Key.ligature`.
    public enum LigatureAttribute: AttributedStringKey {
      /// The value is a number: 1 for ligatures, 0 for none.
      public typealias Value = Int
      /// The name in attributed strings.
      public static let name = "NSLigature"
    }
    /// The key of `strokeColor`: `NSAttributedString.Key.strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name in attributed strings.
      public static let name = "NSStrokeColor"
    }
    /// The key of `strokeWidth`: `NSAttributedString.Key.strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The value is a percentage of the font size.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "NSStrokeWidth"
    }
    /// The key of `shadow`: `NSAttributedString.Key.shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      /// The value is a shadow.
      public typealias Value = NSShadow
      /// The name in attributed strings.
      public static let name = "NSShadow"
    }
    /// The key of `textEffect`: `NSAttributedString.Key.textEffect`.
    public enum TextEffectAttribute: CodableAttributedStringKey {
      /// The value is an effect.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name in attributed strings.
      public static let name = "NSTextEffect"

      /// Decodes the name of an effect.
      public static func decode(from decoder: any Decoder) throws -> Value {
        Value(rawValue: try decoder.singleValueContainer().decode(String.self))
      }

      /// Encodes the name of an effect.
      public static func encode(_ value: Value, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.rawValue)
      }
    }
    /// The key of `attachment`: `NSAttributedString.Key.attachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The value is an attachment.
      public typealias Value = NSTextAttachment
      /// The name in attributed strings.
      public static let name = "NSAttachment"
    }
    /// The key of `underlineColor`: `NSAttributedString.Key.underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name in attributed strings.
      public static let name = "NSUnderlineColor"
    }
    /// The key of `strikethroughColor`: `NSAttributedString.Key.strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name in attributed strings.
      public static let name = "NSStrikethroughColor"
    }
    /// The key of `obliqueness`: `NSAttributedString.Key.obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The value is a fraction of the height.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "NSObliqueness"
    }
    /// The key of `expansion`: `NSAttributedString.Key.expansion`.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The value is the natural logarithm of a factor.
      public typealias Value = CGFloat
      /// The name in attributed strings.
      public static let name = "NSExpansion"
    }
  }

  /// The attribute scope of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses the keys of UIKit's scope as members, such as `text.font` and `text.kern`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// Creates a string with UIKit's attributes and links.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = [NSAttributedString.Key: Any](run.attributes)
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string with UIKit's attributes and links. Other attributes are omitted.
  public init(_ text: NSAttributedString) {
    var result = AttributedString()
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let container = AttributeContainer(attributes)
      result.append(AttributedString(whole.substring(with: range), attributes: container))
    }
    self = result
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of UIKit's attributes, and links. Other attributes are omitted.
  public init(_ container: AttributeContainer) {
    typealias Keys = AttributeScopes.UIKitAttributes
    typealias AccessibilityKeys = AttributeScopes.AccessibilityAttributes
    self = [:]
    self[.font] = container[Keys.FontAttribute.self]
    self[.foregroundColor] = container[Keys.ForegroundColorAttribute.self]
    self[.backgroundColor] = container[Keys.BackgroundColorAttribute.self]
    self[.kern] = container[Keys.KernAttribute.self]
    self[.tracking] = container[Keys.TrackingAttribute.self]
    self[.baselineOffset] = container[Keys.BaselineOffsetAttribute.self]
    self[.underlineStyle] = container[Keys.UnderlineStyleAttribute.self]?.rawValue
    self[.strikethroughStyle] = container[Keys.StrikethroughStyleAttribute.self]?.rawValue
    self[.paragraphStyle] = container[Keys.ParagraphStyleAttribute.self]
    self[.ligature] = container[Keys.LigatureAttribute.self]
    self[.strokeColor] = container[Keys.StrokeColorAttribute.self]
    self[.strokeWidth] = container[Keys.StrokeWidthAttribute.self]
    self[.shadow] = container[Keys.ShadowAttribute.self]
    self[.textEffect] = container[Keys.TextEffectAttribute.self]?.rawValue
    self[.attachment] = container[Keys.AttachmentAttribute.self]
    self[.underlineColor] = container[Keys.UnderlineColorAttribute.self]
    self[.strikethroughColor] = container[Keys.StrikethroughColorAttribute.self]
    self[.obliqueness] = container[Keys.ObliquenessAttribute.self]
    self[.expansion] = container[Keys.ExpansionAttribute.self]
    self[.accessibilitySpeechPunctuation] = container[AccessibilityKeys.IncludesPunctuationAttribute.self]
    self[.accessibilitySpeechSpellOut] = container[AccessibilityKeys.SpellsOutCharactersAttribute.self]
    self[.accessibilitySpeechPitch] = container[AccessibilityKeys.AdjustedPitchAttribute.self]
    self[.accessibilitySpeechIPANotation] = container[AccessibilityKeys.PhoneticNotationAttribute.self]
    self[.accessibilitySpeechQueueAnnouncement] =
      container[AccessibilityKeys.AnnouncementsQueuedAttribute.self]
    self[.accessibilityTextHeadingLevel] = container[AccessibilityKeys.HeadingLevelAttribute.self]
    typealias FoundationKeys = AttributeScopes.FoundationAttributes
    self[.link] = container[FoundationKeys.LinkAttribute.self]
    self[.inlinePresentationIntent] =
      container[FoundationKeys.InlinePresentationIntentAttribute.self]?.rawValue
    self[.presentationIntentAttributeName] = container[FoundationKeys.PresentationIntentAttribute.self]
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes of a dictionary that are UIKit's, and links. Others are omitted.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    typealias AccessibilityKeys = AttributeScopes.AccessibilityAttributes
    self.init()
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (attributes[key] as? NSUnderlineStyle)
        ?? (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (attributes[key] as? CGFloat) ?? (attributes[key] as? Double).map { CGFloat($0) }
        ?? (attributes[key] as? Int).map { CGFloat($0) }
    }
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = number(.kern)
    self[Keys.TrackingAttribute.self] = number(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    self[Keys.LigatureAttribute.self] = number(.ligature).map { Int($0) }
    self[Keys.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[Keys.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
    self[Keys.TextEffectAttribute.self] =
      (attributes[.textEffect] as? NSAttributedString.TextEffectStyle)
      ?? (attributes[.textEffect] as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
    self[Keys.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
    self[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[Keys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[Keys.ObliquenessAttribute.self] = number(.obliqueness)
    self[Keys.ExpansionAttribute.self] = number(.expansion)
    self[AccessibilityKeys.IncludesPunctuationAttribute.self] =
      attributes[.accessibilitySpeechPunctuation] as? Bool
    self[AccessibilityKeys.SpellsOutCharactersAttribute.self] =
      attributes[.accessibilitySpeechSpellOut] as? Bool
    self[AccessibilityKeys.AdjustedPitchAttribute.self] =
      attributes[.accessibilitySpeechPitch] as? Double
    self[AccessibilityKeys.PhoneticNotationAttribute.self] =
      attributes[.accessibilitySpeechIPANotation] as? String
    self[AccessibilityKeys.AnnouncementsQueuedAttribute.self] =
      attributes[.accessibilitySpeechQueueAnnouncement] as? Bool
    self[AccessibilityKeys.HeadingLevelAttribute.self] =
      attributes[.accessibilityTextHeadingLevel] as? Int
    typealias FoundationKeys = AttributeScopes.FoundationAttributes
    self[FoundationKeys.InlinePresentationIntentAttribute.self] =
      (attributes[.inlinePresentationIntent] as? UInt).map { InlinePresentationIntent(rawValue: $0) }
    self[FoundationKeys.PresentationIntentAttribute.self] =
      attributes[.presentationIntentAttributeName] as? PresentationIntent
    self[FoundationKeys.LinkAttribute.self] =
      (attributes[.link] as? URL) ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }
}
