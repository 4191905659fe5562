import Foundation

extension AttributeScopes {
  /// UIKit's attributes of AttributedString.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// The text with UIKit's attributes.
  convenience init(uiKit text: AttributedString) {
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
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
