import Foundation

/// The user's preferred text size: seven ordinary categories, `large` being the default, and five accessibility
/// categories above them.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that iOS stores and posts for the category.
  public let rawValue: String

  /// The place among the twelve categories, from 0 for `extraSmall`; -1 for everything else. It makes
  /// comparisons and table look-ups independent of the string.
  package let rank: Int

  /// A category by its stored name. An unknown name makes a category that equals only itself and has no order.
  public init(rawValue: String) {
    self.rawValue = rawValue
    self.rank = Self.allCategories.first { $0.rawValue == rawValue }?.rank ?? -1
  }

  private init(_ suffix: String, rank: Int) {
    self.rawValue = "UICTContentSizeCategory" + suffix
    self.rank = rank
  }

  /// Left open: fonts are as in `large`.
  public static let unspecified = UIContentSizeCategory("Unspecified", rank: -1)
  /// The smallest category.
  public static let extraSmall = UIContentSizeCategory("XS", rank: 0)
  /// The second smallest category.
  public static let small = UIContentSizeCategory("S", rank: 1)
  /// The category below the default.
  public static let medium = UIContentSizeCategory("M", rank: 2)
  /// The default.
  public static let large = UIContentSizeCategory("L", rank: 3)
  /// The category above the default.
  public static let extraLarge = UIContentSizeCategory("XL", rank: 4)
  /// The second largest of the ordinary categories.
  public static let extraExtraLarge = UIContentSizeCategory("XXL", rank: 5)
  /// The largest of the ordinary categories.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL", rank: 6)
  /// The smallest of the accessibility categories.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM", rank: 7)
  /// The second accessibility category.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL", rank: 8)
  /// The third accessibility category.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL", rank: 9)
  /// The fourth accessibility category.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL", rank: 10)
  /// The largest category.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL", rank: 11)

  /// The twelve categories from the smallest to the largest.
  package static let allCategories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five large sizes for accessibility.
  public var isAccessibilityCategory: Bool { rank >= Self.accessibilityMedium.rank }

  /// Posted when the user changes the text size; `newValueUserInfoKey` holds the new category.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether both are one category; unknown ones are equal by name.
  public static func == (left: Self, right: Self) -> Bool {
    left.rank == right.rank && (left.rank >= 0 || left.rawValue == right.rawValue)
  }

  /// Hashes the place among the twelve, or the name of an unknown category.
  public func hash(into hasher: inout Hasher) {
    if rank >= 0 { hasher.combine(rank) } else { hasher.combine(rawValue) }
  }
}

/// Comparisons are false wherever a category is unspecified or unknown.
extension UIContentSizeCategory {
  /// Whether the first text size is smaller; false if either is unspecified or unknown.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank >= 0 && right.rank >= 0 && left.rank < right.rank
  }

  /// Whether the first text size is smaller or the same; false if either is unspecified or unknown.
  public static func <= (left: Self, right: Self) -> Bool {
    left.rank >= 0 && right.rank >= 0 && left.rank <= right.rank
  }

  /// Whether the first text size is larger; false if either is unspecified or unknown.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Whether the first text size is larger or the same; false if either is unspecified or unknown.
  public static func >= (left: Self, right: Self) -> Bool { right <= left }
}
