import Foundation

/// A controller that displays search results in a table over the contents of a view controller, from before iOS 8.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  /// The delegate.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The search bar.
  public let searchBar: UISearchBar
  /// The controller whose content is searched.
  open private(set) unowned var searchContentsController: UIViewController
  /// The data source of the results table.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { table?.dataSource = searchResultsDataSource }
  }
  /// The delegate of the results table.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { table?.delegate = searchResultsDelegate }
  }
  /// Stored only: there is no title over the results.
  open var searchResultsTitle: String?
  /// Stored only: the search bar is where the program placed it.
  open var displaysSearchBarInNavigationBar = false
  /// The navigation item of the searched controller.
  open var navigationItem: UINavigationItem? { searchContentsController.navigationItem }

  private var table: UITableView?
  private var watcher: Watcher?

  /// Creates a controller for a search bar and the controller whose content is searched.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    super.init()
    viewController.ownSearchDisplayController = self
    let watcher = Watcher(self)
    self.watcher = watcher
    if searchBar.delegate == nil { searchBar.delegate = watcher }
  }

  /// The table of the results, created on first use.
  open var searchResultsTableView: UITableView {
    if let table { return table }
    let made = UITableView(frame: .zero, style: .plain)
    made.dataSource = searchResultsDataSource
    made.delegate = searchResultsDelegate
    table = made
    delegate?.searchDisplayController(self, didLoadSearchResultsTableView: made)
    return made
  }

  private var active = false
  /// A Boolean value that indicates whether the results are displayed.
  open var isActive: Bool {
    get { active }
    set { setActive(newValue, animated: false) }
  }

  /// Begins or ends the search, without animation.
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible != active else { return }
    if visible {
      delegate?.searchDisplayControllerWillBeginSearch(self)
      active = true
      searchBar.showsCancelButton = true
      searchBar.becomeFirstResponder()
      show()
      delegate?.searchDisplayControllerDidBeginSearch(self)
    } else {
      delegate?.searchDisplayControllerWillEndSearch(self)
      active = false
      searchBar.text = ""
      searchBar.showsCancelButton = false
      searchBar.resignFirstResponder()
      hide()
      delegate?.searchDisplayControllerDidEndSearch(self)
    }
  }

  private func show() {
    guard let view = searchContentsController.view else { return }
    let table = searchResultsTableView
    let hasText = searchBar.text?.isEmpty == false
    guard active, hasText else { return hide() }
    guard table.superview == nil else { return }
    delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
    let bar = searchBar.isDescendant(of: view) ? searchBar.convert(searchBar.bounds, to: view).maxY : 0
    table.frame = CGRect(
      x: 0, y: bar, width: view.bounds.width, height: max(view.bounds.height - bar, 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
  }

  private func hide() {
    guard let table, table.superview != nil else { return }
    delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
    table.removeFromSuperview()
    delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
  }

  private func changed(reloads: Bool) {
    show()
    if reloads { table?.reloadData() }
  }

  /// The delegate of a search bar that has none of its own.
  private final class Watcher: NSObject, UISearchBarDelegate {
    private weak var controller: UISearchDisplayController?
    init(_ controller: UISearchDisplayController) { self.controller = controller }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      controller?.setActive(true, animated: true)
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      controller?.setActive(false, animated: true)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      guard let controller, controller.isActive else { return }
      let reloads =
        controller.delegate?.searchDisplayController(controller, shouldReloadTableForSearch: searchText)
        ?? true
      controller.changed(reloads: reloads)
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      guard let controller, controller.isActive else { return }
      let reloads =
        controller.delegate?.searchDisplayController(
          controller, shouldReloadTableForSearchScope: selectedScope) ?? true
      controller.changed(reloads: reloads)
    }
  }
}

/// The methods by which a delegate observes a search display controller.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search has begun.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search is about to end.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search has ended.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the results table was created.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the results table is about to be released. Never called here.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the results table is about to appear.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the results table has appeared.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the results table is about to disappear.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the results table has disappeared.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Asks the delegate whether the results are reloaded after the text has changed; `true` by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Asks the delegate whether the results are reloaded after the scope has changed; `true` by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  /// Does nothing.
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) {}
  /// Returns `true`.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  /// Returns `true`.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}

extension UIViewController {
  private static let searchDisplay = AssociatedKey<UISearchDisplayController>()

  /// The search display controller that was created for the controller; `nil` for none.
  public var searchDisplayController: UISearchDisplayController? { ownSearchDisplayController }

  var ownSearchDisplayController: UISearchDisplayController? {
    get { Self.searchDisplay[self] }
    set { Self.searchDisplay[self] = newValue }
  }
}
