import Foundation

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
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name in attributed strings.
      public static let name = "NSUnderline"
    }
    /// The key of `strikethroughStyle`: `NSAttributedString.Key.strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name in attributed strings.
      public static let name = "NSStrikethrough"
    }
    /// The key of `paragraphStyle`: `NSAttributedString.Key.paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The value is a paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name in attributed strings.
      public static let name = "NSParagraphStyle"
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
    typealias Keys = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Keys.FontAttribute.self]
      attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
      attributes[.kern] = run[Keys.KernAttribute.self]
      attributes[.tracking] = run[Keys.TrackingAttribute.self]
      attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
      attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
      attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string with UIKit's attributes and links. Other attributes are omitted.
  public init(_ text: NSAttributedString) {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result = AttributedString()
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var container = AttributeContainer()
      func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        (attributes[key] as? NSUnderlineStyle)
          ?? (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      }
      func number(_ key: NSAttributedString.Key) -> CGFloat? {
        (attributes[key] as? CGFloat) ?? (attributes[key] as? Double).map { CGFloat($0) }
          ?? (attributes[key] as? Int).map { CGFloat($0) }
      }
      container[Keys.FontAttribute.self] = attributes[.font] as? UIFont
      container[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      container[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
      container[Keys.KernAttribute.self] = number(.kern)
      container[Keys.TrackingAttribute.self] = number(.tracking)
      container[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
      container[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
      container[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
      container[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        (attributes[.link] as? URL) ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      result.append(AttributedString(whole.substring(with: range), attributes: container))
    }
    self = result
  }
}
