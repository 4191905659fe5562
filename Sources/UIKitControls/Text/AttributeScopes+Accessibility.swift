import Foundation

extension AttributeScopes {
  /// The attributes of `AttributedString` that screen readers use, of which there are none here.
  public struct AccessibilityAttributes: AttributeScope {
    /// The attribute `NSAttributedString.Key.accessibilitySpeechPunctuation`.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The attribute `NSAttributedString.Key.accessibilitySpeechSpellOut`.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The attribute `NSAttributedString.Key.accessibilitySpeechPitch`.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// The attribute `NSAttributedString.Key.accessibilitySpeechIPANotation`.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The attribute `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement`.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// The attribute `NSAttributedString.Key.accessibilityTextHeadingLevel`.
    public let accessibilityHeadingLevel: HeadingLevelAttribute

    /// The key of `accessibilitySpeechIncludesPunctuation`: `NSAttributedString.Key.accessibilitySpeechPunctuation`.
    public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
      /// The value is a `Bool`.
      public typealias Value = Bool
      /// The name in attributed strings.
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }

    /// The key of `accessibilitySpeechSpellsOutCharacters`: `NSAttributedString.Key.accessibilitySpeechSpellOut`.
    public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
      /// The value is a `Bool`.
      public typealias Value = Bool
      /// The name in attributed strings.
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }

    /// The key of `accessibilitySpeechAdjustedPitch`: `NSAttributedString.Key.accessibilitySpeechPitch`.
    public enum AdjustedPitchAttribute: CodableAttributedStringKey {
      /// The value is a `Double`.
      public typealias Value = Double
      /// The name in attributed strings.
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }

    /// The key of `accessibilitySpeechPhoneticNotation`: `NSAttributedString.Key.accessibilitySpeechIPANotation`.
    public enum PhoneticNotationAttribute: CodableAttributedStringKey {
      /// The value is a `String`.
      public typealias Value = String
      /// The name in attributed strings.
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }

    /// The key of `accessibilitySpeechAnnouncementsQueued`: `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement`.
    public enum AnnouncementsQueuedAttribute: CodableAttributedStringKey {
      /// The value is a `Bool`.
      public typealias Value = Bool
      /// The name in attributed strings.
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }

    /// The key of `accessibilityHeadingLevel`: `NSAttributedString.Key.accessibilityTextHeadingLevel`.
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
      /// The value is a `Int`.
      public typealias Value = Int
      /// The name in attributed strings.
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }
  }

  /// The attribute scope of screen readers.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses the keys of the scope of screen readers as members, such as `text.accessibilityHeadingLevel`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
