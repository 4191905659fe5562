import Foundation

/// Searches: a bar whose text goes to an updater, and perhaps a controller that shows results over the searched one.
///
/// 1. A touch of the field, or `isActive`, begins the search: the navigation bar leaves the place to the search bar alone unless
///    `hidesNavigationBarDuringPresentation` is off, the cancelling button comes, and the searched content is shaded unless
///    `obscuresBackgroundDuringPresentation` is off.
/// 2. The updater is called when the search begins, and at each change of text or scope.
/// 3. The results' controller shows while there is text. The cancelling button ends the search and empties the field.
///
/// While it is active the search controller is a child of the controller that it searches; on iOS that one presents it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Is asked for results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar, whose empty field says "Search": that of a navigation item's search controller lies in the navigation bar, others where they are put.
  open private(set) var searchBar = UISearchBar(frame: .zero)
  /// Shows results over the searched content; nil where that shows them itself.
  open private(set) var searchResultsController: UIViewController?

  /// Whether searched content is shaded while there is no text, and takes no touches; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { update() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar has the navigation bar for itself; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancelling button comes and goes with the search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come and go with the search; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results' controller comes with the text; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results' controller shows. Setting it turns off that it comes by itself.
  open var showsSearchResultsController = false {
    didSet {
      guard !isUpdating else { return }
      automaticallyShowsSearchResultsController = false
      update()
    }
  }

  /// - Parameter searchResultsController: shows results over the searched content; nil where that shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    adoptBar()
    searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: searchBar.intrinsicContentSize.height)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBar()
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptBar()
  }

  private func adoptBar() {
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  // MARK: The item

  private weak var item: UINavigationItem?

  func join(_ item: UINavigationItem) { self.item = item }

  func leave(_ item: UINavigationItem) {
    isActive = false
    searchBar.removeFromSuperview()
    self.item = nil
  }

  func barChanged() {
    item?.changed()
    guard item == nil, searchBar.superview?.sizesHeaders == true else { return }
    searchBar.frame.size.height = searchBar.intrinsicContentSize.height
  }

  /// The controller that is searched.
  private var searched: UIViewController? {
    if let navigation = (item?.bar as? UINavigationBar)?.navigation {
      return navigation.viewControllers.last { $0.navigationItem === item } ?? navigation.topViewController
    }
    return searchBar.nearestViewController
  }

  // MARK: Active or not

  private var active = false

  /// Whether a search is going on. Setting it begins or ends one.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }

  func editingBegan() {
    isActive = true
  }

  func cancelTouched() {
    isActive = false
  }

  func textChanged() {
    guard active else { return }
    update()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    active = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    change {
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
      if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
        searchBar.showsScopeBar = true
      }
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
      if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    }
    showResults(false)
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

  // MARK: What lies over the searched content

  private let shade = DimmingView(frame: .zero)
  private var isUpdating = false

  open override func loadView() {
    let cover = PassThroughView(frame: UIScreen.main.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = cover
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    shade.frame = view.bounds
    // An estimate after pictures of iOS.
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.whenTouched = { [weak self] in self?.isActive = false }
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

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let searched = parent { barInsets = searched.barInsets }
    guard item == nil, searchBar.window != nil else {
      // The navigation bar stays clear.
      shade.frame = view.bounds.inset(
        by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
      return
    }
    // The bar in the content stays clear.
    let bar = searchBar.convert(searchBar.bounds, to: view)
    shade.frame = CGRect(
      x: 0, y: max(bar.maxY, 0), width: view.bounds.width, height: max(view.bounds.height - bar.maxY, 0))
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

/// Lets touches beside its subviews go to what lies below.
private final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// Finds what a search controller asks for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins and ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called after `willPresentSearchController`, to present the controller in a way of one's own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing, where it is not implemented.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where it is not implemented.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where it is not implemented.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where it is not implemented.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing, where it is not implemented.
  public func presentSearchController(_ searchController: UISearchController) {}
}
