import Foundation
@_spi(UIKit) import UIKitCore

/// A view controller that manages a search: a search bar whose text is passed to an updater, and optionally a
/// controller that displays results over the searched content.
///
/// 1. A touch of the search field, or setting `isActive`, begins the search: the search bar replaces the
///   navigation bar's content unless `hidesNavigationBarDuringPresentation` is `false`, the cancel button
///   appears, and the searched content is dimmed unless `obscuresBackgroundDuringPresentation` is `false`.
/// 2. The updater is called when the search begins or ends, and at each change of the text or scope.
/// 3. The results controller is displayed while there is text. The cancel button ends the search and clears
///   the field.
///
/// While active, the search controller is a child of the controller that it searches; on iOS that controller
/// presents it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar, whose placeholder is "Search". That of a navigation item's search controller is
  /// displayed in the navigation bar; others are displayed where the program adds them.
  open private(set) var searchBar = UISearchBar(frame: .zero)
  /// The controller that displays results over the searched content; `nil` if the searched controller
  /// displays them itself.
  open private(set) var searchResultsController: UIViewController?

  /// A Boolean value that determines whether the searched content is dimmed and receives no touches while
  /// there is no text; `true` by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { update() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that determines whether the search bar replaces the content of the navigation bar;
  /// `true` by default.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that determines whether the cancel button appears and disappears with the search; `true`
  /// by default.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that determines whether the scope bar appears and disappears with the search; `true` by
  /// default.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// The event at which the scope bar appears. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// The beginning of the search.
    case automatic = 0
    /// Never: the program shows it.
    case manual = 1
    /// The first character of a text.
    case onTextEntry = 2
    /// The beginning of the search.
    case onSearchActivation = 3
  }
  /// The event at which the scope bar appears; `automatic` by default.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopeBar() } }

  /// The suggestions for the text, displayed in place of results while the search is in progress; `nil` for none. The
  /// updater is told of the one that the user touches.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  /// A Boolean value that determines whether suggestions are not displayed while the search bar is below the title;
  /// `false` by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }
  /// The position of the search bar, which is always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// A Boolean value that determines whether the results controller appears when there is text; `true` by
  /// default.
  open var automaticallyShowsSearchResultsController = true
  /// A Boolean value that indicates whether the results controller is displayed. Setting it disables the
  /// automatic display.
  open var showsSearchResultsController = false {
    didSet {
      guard !isUpdating else { return }
      automaticallyShowsSearchResultsController = false
      update()
    }
  }

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that displays results over the searched content;
  ///   `nil` if the searched controller displays them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    configureSearchBar()
    searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: searchBar.intrinsicContentSize.height)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configureSearchBar()
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSearchBar()
  }

  private func configureSearchBar() {
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  // MARK: The navigation item

  private weak var item: UINavigationItem?

  package func join(_ item: UINavigationItem) { self.item = item }

  package func leave(_ item: UINavigationItem) {
    isActive = false
    searchBar.removeFromSuperview()
    self.item = nil
  }

  package func barChanged() {
    item?.changed()
    guard item == nil, searchBar.superview?.sizesHeaders == true else { return }
    searchBar.frame.size.height = searchBar.intrinsicContentSize.height
  }

  /// The controller whose content is searched.
  private var searched: UIViewController? {
    if let navigation = (item?.bar as? UINavigationBar)?.navigation as? UINavigationController {
      return navigation.viewControllers.last { $0.navigationItem === item } ?? navigation.topViewController
    }
    return searchBar.nearestViewController
  }

  // MARK: Activation

  private var active = false

  /// A Boolean value that indicates whether a search is in progress. Setting it begins or ends a search.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }

  package func editingBegan() {
    isActive = true
  }

  package func cancelTouched() {
    isActive = false
  }

  package func textChanged() {
    guard active else { return }
    update()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    active = true
    item?.hasShownSearch = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    change {
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
      updateScopeBar()
    }
    attach()
    update()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    searchBar.resignFirstResponder()
    let hadText = searchBar.text?.isEmpty == false
    searchBar.text = ""
    change {
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
      updateScopeBar()
    }
    showResults(false)
    showSuggestions()
    detach()
    delegate?.didDismissSearchController(self)
    if hadText { searchBar.delegate?.searchBar(searchBar, textDidChange: "") }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Changes the bars with an animation of 0.25 seconds, an estimate.
  private func change(_ body: () -> Void) {
    let navigation = searched?.navigationController
    let root = navigation?.viewIfLoaded ?? searched?.viewIfLoaded
    let isAnimated = root?.window != nil && UIView.areAnimationsEnabled
    if isAnimated { root?.layoutIfNeeded() }
    body()
    searchBar.setNeedsLayout()
    barChanged()
    if item == nil, hidesNavigationBarDuringPresentation, let navigation {
      if active, !navigation.isNavigationBarHidden {
        hidNavigationBar = true
        navigation.setNavigationBarHidden(true, animated: isAnimated)
      } else if !active, hidNavigationBar {
        hidNavigationBar = false
        navigation.setNavigationBarHidden(false, animated: isAnimated)
      }
    }
    guard isAnimated else { return }
    UIView.animate(withDuration: 0.25) { root?.layoutIfNeeded() }
  }

  private var hidNavigationBar = false

  // MARK: Views over the searched content

  private let shade = DimmingView(frame: .zero)
  private var isUpdating = false

  open override func loadView() {
    let cover = PassThroughView(frame: UIScreen.main.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = cover
  }

  @_spi(UIKit) public override func prepareLoadedView() {
    shade.frame = view.bounds
    // An estimate from screenshots of iOS.
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.onTouch = { [weak self] in self?.isActive = false }
    view.addSubview(shade)
  }

  private func attach() {
    guard let searched, let below = searched.viewIfLoaded, let superview = below.superview, parent == nil
    else { return }
    searched.addChild(self)
    view.frame = below.frame
    barInsets = searched.barInsets
    superview.insertSubview(view, aboveSubview: below)
    didMove(toParent: searched)
  }

  private func detach() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    endAppearance()
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  @_spi(UIKit) public override func safeAreaOfViewChanged() {
    view.setNeedsLayout()
  }

  @_spi(UIKit) public override func layOutContainedViews() {
    if let searched = parent { barInsets = searched.barInsets }
    guard item == nil, searchBar.window != nil else {
      // The navigation bar is not dimmed.
      shade.frame = view.bounds.inset(
        by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
      layOutSuggestions()
      return
    }
    // The search bar inside the content is not dimmed.
    let bar = searchBar.convert(searchBar.bounds, to: view)
    shade.frame = CGRect(
      x: 0, y: max(bar.maxY, 0), width: view.bounds.width, height: max(view.bounds.height - bar.maxY, 0))
    layOutSuggestions()
  }

  private func update() {
    guard active, isViewLoaded else { return }
    let hasText = searchBar.text?.isEmpty == false
    shade.isHidden = !obscuresBackgroundDuringPresentation || (hasText && searchResultsController == nil)
    if automaticallyShowsSearchResultsController {
      isUpdating = true
      showsSearchResultsController = hasText
      isUpdating = false
    }
    showResults(showsSearchResultsController)
    updateScopeBar()
    showSuggestions()
  }

  /// Shows or hides the scope bar, unless the program does.
  private func updateScopeBar() {
    guard scopeBarActivation != .manual else { return }
    let hasText = searchBar.text?.isEmpty == false
    searchBar.showsScopeBar =
      active && searchBar.scopeButtonTitles?.isEmpty == false
      && (scopeBarActivation != .onTextEntry || hasText)
  }

  private var suggestionList: SuggestionList?

  private func showSuggestions() {
    let suggestions = ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    guard active, isViewLoaded, !suggestions.isEmpty else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SuggestionList(frame: view.bounds)
    suggestionList = list
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.show(suggestions) { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    view.addSubview(list)
    layOutSuggestions()
  }

  private func layOutSuggestions() {
    guard let suggestionList else { return }
    // The list begins below the bars or below the search bar inside the content.
    suggestionList.frame = shade.frame
  }

  private func showResults(_ shows: Bool) {
    guard let results = searchResultsController else { return }
    if shows, active, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !shows || !active, results.parent === self {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// A view that passes touches outside its subviews on to the views below.
private final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
