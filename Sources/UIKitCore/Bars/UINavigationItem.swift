import Foundation

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}

  /// Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Not large.
    case never = 2
  }

  /// The text in the middle of the bar; nil for none.
  open var title: String? { didSet { changed() } }
  /// A view instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title, which makes the bar 30 points higher; nil for none.
  open var prompt: String? { didSet { changed() } }
  /// What stands on the back button of the item above this one: its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title on the back button of the item above this one; nil for this item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether there is no back button; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether leading items stand beside the back button, not in place of it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the title is large where the bar prefers that; as the item below by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The leading items, from the bar's leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing items, from the bar's trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// What stands on the back button of the item above this one: a title, the word “Back”, or nothing.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// A search bar below the title, in the bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      searchController?.join(self)
      changed()
    }
  }
  /// Whether the search bar leaves as content scrolls; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// Where the search bar lies. Stored only: it lies below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The bar's look with this item on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where the height is compact.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same above nothing that scrolled beneath the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where the height is compact too.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Groups of items at the leading edge, in place of `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// Groups of items at the trailing edge, in place of `rightBarButtonItems`, in reading order.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

  /// What a back button says. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, where there is space for it.
    case `default` = 0
    /// The word “Back”.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Where a search bar lies. Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Where the system has it.
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// Below it.
    case stacked = 2
  }

  var shownLeadingItems: [UIBarButtonItem] {
    leadingItemGroups.isEmpty ? leftBarButtonItems ?? [] : leadingItemGroups.flatMap(\.shownItems)
  }

  /// From the edge inwards.
  var shownTrailingItems: [UIBarButtonItem] {
    trailingItemGroups.isEmpty
      ? rightBarButtonItems ?? [] : trailingItemGroups.flatMap(\.shownItems).reversed()
  }

  weak var bar: UIView?

  public override init() { super.init() }

  /// An item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init() }

  /// The first of the leading items. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the trailing items. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the leading items at once, animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the trailing items at once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Replaces the leading items at once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the trailing items at once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button at once, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func changed() {
    if let bar = bar as? UINavigationBar { return bar.contentChanged() }
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
