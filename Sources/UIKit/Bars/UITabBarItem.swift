import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs whose title and image the system brings. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: UIColor? { didSet { changed() } }

  public override init() { super.init() }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    setSystemItem(systemItem)
    self.tag = tag
  }

  func setSystemItem(_ item: SystemItem) {
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
  }
}
