import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A system tab, whose title and image the system provides. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// Three dots.
    case more
    /// A star.
    case favorites
    /// A star.
    case featured
    /// A star.
    case topRated
    /// A clock.
    case recents
    /// A person.
    case contacts
    /// A clock.
    case history
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow into a box.
    case downloads
    /// A clock.
    case mostRecent
    /// A list.
    case mostViewed
  }

  /// The image of the selected tab; `nil` for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; `nil` for the system's red.
  open var badgeColor: UIColor? { didSet { changed() } }
  private var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  /// Sets the attributes of the badge's text in a state; those other than font and color have no effect.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTextAttributes[state.rawValue] = textAttributes
  }

  /// Returns the attributes of the badge's text that were set for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeTextAttributes[state.rawValue]
  }

  /// The view that currently displays the item.
  package weak var tabView: UIView?

  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }

  /// The bar's appearance while this tab is selected; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The bar's appearance while this tab is selected and content ends above the bar; `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  /// The view that currently displays the tab.
  package weak var itemView: UIView?

  public override init() { super.init() }

  /// Creates an item whose values are read from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether nothing was set on the tab.
  var isUnmodified: Bool {
    title == nil && image == nil && selectedImage == nil && badgeValue == nil && tag == 0
      && type(of: self) == UITabBarItem.self
  }

  /// Creates a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system tab, with a title in English and a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    setSystemItem(systemItem)
    self.tag = tag
  }

  package func setSystemItem(_ item: SystemItem) {
    let look: (String, String) =
      switch item {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    title = look.0
    image = UIImage(systemName: look.1) ?? UIImage(systemName: "circle.fill")
    isSearch = item == .search
  }

  /// A Boolean value that indicates whether the tab is the system's for search, which the design of iOS 26 shows apart from the others.
  package final var isSearch = false
}
