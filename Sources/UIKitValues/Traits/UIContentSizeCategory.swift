import Foundation

/// The preferred content size category: seven ordinary categories, of which `large` is the default, and five
/// larger accessibility categories.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that iOS stores and posts for the category.
  public let rawValue: String

  /// The rank among the twelve categories, from 0 for `extraSmall`; -1 for others. Comparisons and table
  /// lookups use it instead of the string.
  package let rank: Int

  /// Creates a category with a stored name. A category with an unknown name is equal only to itself and has
  /// no order.
  public init(rawValue: String) {
    self.rawValue = rawValue
    self.rank = Self.allCategories.first { $0.rawValue == rawValue }?.rank ?? -1
  }

  private init(_ suffix: String, rank: Int) {
    self.rawValue = "UICTContentSizeCategory" + suffix
    self.rank = rank
  }

  /// Unspecified. Fonts are those of `large`.
  public static let unspecified = UIContentSizeCategory("Unspecified", rank: -1)
  /// The extra small category.
  public static let extraSmall = UIContentSizeCategory("XS", rank: 0)
  /// The small category.
  public static let small = UIContentSizeCategory("S", rank: 1)
  /// The medium category.
  public static let medium = UIContentSizeCategory("M", rank: 2)
  /// The large category, which is the default.
  public static let large = UIContentSizeCategory("L", rank: 3)
  /// The extra large category.
  public static let extraLarge = UIContentSizeCategory("XL", rank: 4)
  /// The extra extra large category.
  public static let extraExtraLarge = UIContentSizeCategory("XXL", rank: 5)
  /// The extra extra extra large category, the largest ordinary one.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL", rank: 6)
  /// The medium accessibility category.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM", rank: 7)
  /// The large accessibility category.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL", rank: 8)
  /// The extra large accessibility category.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL", rank: 9)
  /// The extra extra large accessibility category.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL", rank: 10)
  /// The extra extra extra large accessibility category, the largest one.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL", rank: 11)

  /// The twelve categories in ascending order.
  package static let allCategories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// A Boolean value that indicates whether this is one of the five accessibility categories.
  public var isAccessibilityCategory: Bool { rank >= Self.accessibilityMedium.rank }

  /// Posted when the preferred content size changes. `newValueUserInfoKey` is the key of the new category.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Returns whether both categories are the same. Unknown categories are compared by name.
  public static func == (left: Self, right: Self) -> Bool {
    left.rank == right.rank && (left.rank >= 0 || left.rawValue == right.rawValue)
  }

  /// Hashes the rank, or the name of an unknown category.
  public func hash(into hasher: inout Hasher) {
    if rank >= 0 { hasher.combine(rank) } else { hasher.combine(rawValue) }
  }
}

/// Comparisons are `false` if a category is unspecified or unknown.
extension UIContentSizeCategory {
  /// Returns whether the first category is smaller; `false` if either is unspecified or unknown.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank >= 0 && right.rank >= 0 && left.rank < right.rank
  }

  /// Returns whether the first category is smaller or the same; `false` if either is unspecified or unknown.
  public static func <= (left: Self, right: Self) -> Bool {
    left.rank >= 0 && right.rank >= 0 && left.rank <= right.rank
  }

  /// Returns whether the first category is larger; `false` if either is unspecified or unknown.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Returns whether the first category is larger or the same; `false` if either is unspecified or unknown.
  public static func >= (left: Self, right: Self) -> Bool { right <= left }
}
