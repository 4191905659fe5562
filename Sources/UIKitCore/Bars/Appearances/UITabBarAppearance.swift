import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose title lies below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose title lies beside the image, where the width is regular. Titles lie below images
  /// there as well here, in these colours and fonts.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The same where the height is compact.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the selected tab's background; nil for none. Without effect: it is not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage?
  /// The width of tabs in points; 0 for the system's. Without effect: tabs have the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs in points; 0 for the system's. Without effect: it is the system's.
  open var stackedItemSpacing: CGFloat = 0

  override func fresh() -> UIBarAppearance { UITabBarAppearance() }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// How a tab looks in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Unselected tabs.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be selected.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// Tabs that have the focus. Stored only: there is no focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// How tabs are laid out. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside a small image.
    case compactInline
  }

  public override init() { super.init() }
  /// The system's look of a style.
  public convenience init(style: Style) { self.init() }

  func copied() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    made.normal = normal.copied()
    made.selected = selected.copied()
    made.disabled = disabled.copied()
    made.focused = focused.copied()
    return made
  }
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The title's attributes; what is not given is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The image's colour; nil for the system's.
  open var iconColor: UIColor?
  /// The badge's colour; nil for the system's red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; what is not given is the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment: UIOffset = .zero

  public override init() { super.init() }

  func copied() -> UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.iconColor = iconColor
    made.badgeBackgroundColor = badgeBackgroundColor
    made.badgeTextAttributes = badgeTextAttributes
    made.badgePositionAdjustment = badgePositionAdjustment
    return made
  }
}
