import Foundation

/// A tab for search, the last one of a bar, since iOS 18.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// A Boolean value that determines whether the search begins when the tab is touched, in iOS 26; `false` by
  /// default.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
    item.isSearch = true
  }
}

extension UIViewController {
  /// Begins the search of the controller, or of the top controller of a navigation stack.
  func beginSearchOfTab() {
    let top = (self as? UINavigationController)?.topViewController ?? self
    top.navigationItem.search?.activate()
  }
}
