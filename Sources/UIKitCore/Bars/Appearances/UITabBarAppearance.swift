import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image, in a regular width. Here titles are placed below
  /// images in that case as well, in these colors and fonts.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image, in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the selected tab's background; `nil` for none. Without effect: it is not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab; `nil` for none.
  open var selectionIndicatorImage: UIImage?
  /// The width of tabs in points; 0 for the system's. Without effect: tabs have the system's width.
  open var stackedItemWidth: CGFloat = 0
  /// The spacing between tabs in points; 0 for the system's. Without effect: tabs have the system's spacing.
  open var stackedItemSpacing: CGFloat = 0

  /// The positioning of tabs. Without effect: bars position them by their own `itemPositioning`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  override func fresh() -> UIBarAppearance { UITabBarAppearance() }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The appearance of a tab by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The appearance of unselected tabs.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// Stored only: the appearance of the focused tab, as there is no focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// The layout of a tab. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// The title is beside a small image.
    case compactInline
  }

  public convenience override init() { self.init(style: .stacked) }
  /// Creates the standard appearance of a layout.
  public init(style: Style) { super.init() }
  /// Creates the standard appearance. Archives of appearances are not read.
  public required init(coder: NSCoder) { super.init() }

  /// Resets all states to the standard appearance.
  open func configureWithDefault(for style: Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UITabBarItemAppearance = MainActor.assumeIsolated { copied() }
    return copy
  }

  func copied() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    made.normal = normal.copied()
    made.selected = selected.copied()
    made.disabled = disabled.copied()
    made.focused = focused.copied()
    return made
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The color of the image; `nil` for the system's.
  open var iconColor: UIColor?
  /// The color of the badge; `nil` for the system's red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; missing ones are the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment: UIOffset = .zero
  /// Without effect: the offset of the badge's text, which is in the middle of the badge.
  open var badgeTitlePositionAdjustment: UIOffset = .zero

  public override init() { super.init() }

  func copied() -> UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.iconColor = iconColor
    made.badgeBackgroundColor = badgeBackgroundColor
    made.badgeTextAttributes = badgeTextAttributes
    made.badgePositionAdjustment = badgePositionAdjustment
    made.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return made
  }
}
