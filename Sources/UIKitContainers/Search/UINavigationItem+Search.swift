import Foundation

extension UINavigationItem {
  /// The search controller, whose search bar is displayed below the title.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: NavigationSearch, SearchBarOwner {
  package var bar: any SearchBarView { searchBar }
  package var text: String? { searchBar.text }
  package func activate() { isActive = true }
  package func cancel() { searchBar.cancelTapped() }
}

extension UISearchBar: SearchBarView {}
