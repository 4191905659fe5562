import Foundation

/// The content of a navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Called after the objects of a document were created and connected.
  open func awakeFromNib() {}

  /// The display of a large title. Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A title of the usual size.
    case never = 2
  }

  /// The title in the center of the bar; `nil` for none.
  open var title: String? { didSet { changed() } }
  /// The title with attributes, in iOS 26; `nil` for `title`.
  open var attributedTitle: AttributedString? { didSet { changed() } }
  /// The line below the title, in iOS 26; `nil` for none. The text of `attributedSubtitle`, if there is one.
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? ownSubtitle }
    set { ownSubtitle = newValue }
  }
  private var ownSubtitle: String? { didSet { changed() } }
  /// The line below the title with attributes, in iOS 26; `nil` for `subtitle`.
  open var attributedSubtitle: AttributedString? { didSet { changed() } }
  /// A view in place of the line below the title, in iOS 26.
  open var subtitleView: UIView? { didSet { changed() } }
  /// The large title, in iOS 26; `nil` for `title`.
  open var largeTitle: String? { didSet { changed() } }
  /// The line below a large title, in iOS 26; `nil` for `subtitle`.
  open var largeSubtitle: String? { didSet { changed() } }
  /// The line below a large title with attributes, in iOS 26; `nil` for `largeSubtitle`.
  open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }
  /// The line below a large title that is shown; `nil` for none.
  package final var shownLargeSubtitle: String? {
    let text = largeAttributedSubtitle.map { String($0.characters) } ?? largeSubtitle ?? subtitle
    return text?.isEmpty == false ? text : nil
  }
  /// A view in place of the line below a large title, in iOS 26.
  open var largeSubtitleView: UIView? { didSet { changed() } }
  /// Stored only: the way in which the bar becomes smaller while content scrolls, in iOS 27; it keeps its
  /// size here.
  open var navigationBarMinimization = UIBarMinimization()
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title, which increases the height of the bar by 30 points; `nil` for none.
  open var prompt: String? { didSet { changed() } }
  /// The item that provides the back button for the item above this one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button for the item above this one; `nil` for this item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// A Boolean value that determines whether the back button is hidden; `false` by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// A Boolean value that determines whether leading items are displayed in addition to the back button;
  /// `false` by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The display of a large title in bars that prefer large titles; `automatic`, the mode of the item below,
  /// by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The leading items, from the leading edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing items, from the trailing edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The content of the back button for the item above this one.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The search whose bar is displayed below the title: the search controller of the item.
  package var search: (any NavigationSearch)? {
    didSet {
      guard search !== oldValue else { return }
      oldValue?.leave(self)
      search?.join(self)
      changed()
    }
  }
  /// A Boolean value that determines whether the search bar collapses as content scrolls; `true` by default.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The preferred position of the search bar. In the design of iOS 26, `automatic` is the bottom of an iPhone's screen outside of tab bar
  /// controllers, and the end of the bar's row on iPads; `stacked` is below the title. Before, it is below the title in any case.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }
  /// A Boolean value that determines whether the search may be in a toolbar, in iOS 26; `true` by default.
  open var searchBarPlacementAllowsToolbarIntegration = true {
    didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { changed() } }
  }
  /// A Boolean value that determines whether the search may be in a bar of a container, in iOS 26; `true` by
  /// default.
  open var searchBarPlacementAllowsExternalIntegration = true {
    didSet { if searchBarPlacementAllowsExternalIntegration != oldValue { changed() } }
  }
  /// The item that stands for the search in a toolbar's items: since iOS 26 the search field is there while the toolbar is
  /// shown, and takes the width that the other items leave.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.searchOwner = self
    return item
  }()

  /// A Boolean value that indicates whether a toolbar shows the search.
  package var isSearchInToolbar = false { didSet { if isSearchInToolbar != oldValue { changed() } } }

  /// The search that is shown below the title.
  package var searchInBar: (any NavigationSearch)? { placesSearchInToolbar ? nil : search }

  /// A Boolean value that indicates whether the search is in a toolbar now.
  package var placesSearchInToolbar: Bool { isSearchInToolbar && search != nil }

  /// A Boolean value that indicates whether there is a search.
  package var hasSearch: Bool { search != nil }

  /// A Boolean value that indicates whether a search that collapses was displayed: since iOS 26 it is not before it was in progress or was
  /// pulled down.
  package var hasShownSearch = false { didSet { if hasShownSearch != oldValue { changed() } } }
  /// The bar's appearance for this item; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's appearance for this item in a compact height; `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's appearance for this item while no content has scrolled beneath the bar; `nil` for the bar's
  /// own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's appearance for this item in a compact height while no content has scrolled beneath the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Groups of leading items, in place of `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// Groups of trailing items, in reading order, in place of `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

  /// Groups of items in the center of the bar. Those that fit are displayed before the trailing items, if the style
  /// is `browser` or `editor`.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The group at the trailing edge, after the trailing items; `nil` for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
  /// Stored only: the name under which the user's arrangement of groups is remembered; there is nothing with which
  /// they could be arranged.
  open var customizationIdentifier: String?
  /// Stored only: bars display all items, and no overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The object from which the overflow menu is presented; always `nil`, since bars display all items.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// The action of the back button; `nil`, the default, pops the item.
  open var backAction: UIAction? { didSet { changed() } }
  /// Stored only: there is no menu on the title. Returns the menu of the title from suggested elements.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Stored only: titles are not edited in the bar.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The position of the search bar: below the title, or in the row of the title or a toolbar.
  open var searchBarPlacement: SearchBarPlacement {
    let navigationBar = bar as? UINavigationBar
    let isInRow = navigationBar?.topItem === self && navigationBar?.searchIsInline == true
    return placesSearchInToolbar || isInRow ? .integrated : .stacked
  }

  /// The content of a back button. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there is space for it.
    case `default` = 0
    /// The word “Back”.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The arrangement of a bar's content. Raw values are UIKit's.
  public enum ItemStyle: Int, Sendable {
    /// A centered title.
    case navigator = 0
    /// A title after the leading buttons, for browsing.
    case browser = 1
    /// A title after the leading buttons, for a document that is edited.
    case editor = 2
  }
  /// The arrangement of the bar's content; `navigator` by default.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }

  /// The position of a search bar. Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the center of the row of the title, where the bar belongs to a window of regular width.
    case integratedCentered = 3
    /// A button in the row of the title, which a touch replaces by the field.
    case integratedButton = 4

    /// The name of `inline` since iOS 26.
    public static var integrated: SearchBarPlacement { .inline }
  }

  package var visibleLeadingItems: [UIBarButtonItem] {
    leadingItemGroups.isEmpty ? leftBarButtonItems ?? [] : leadingItemGroups.flatMap(\.shownItems)
  }

  /// The displayed trailing items, from the edge inward.
  package var visibleTrailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
    let trailing =
      trailingItemGroups.isEmpty
      ? rightBarButtonItems ?? [] : trailingItemGroups.flatMap(\.shownItems).reversed()
    let center = style == .navigator ? [] : centerItemGroups.flatMap(\.shownItems).reversed()
    return pinned + trailing + center
  }

  package weak var bar: UIView?

  public override init() { super.init() }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Creates an item whose values are read from a document.
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

  /// Replaces the leading items, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the trailing items, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Replaces the leading items, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the trailing items, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  package func changed() {
    if let bar = bar as? UINavigationBar { return bar.contentChanged() }
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
