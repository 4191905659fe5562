/// The module of tables and collection views, as this module uses it: `ListsPart` of `UIKitLists`, found by its name.
@MainActor
package protocol ListsSupport {
  init()
  /// Creates the controller that lists the tabs of a tab bar controller that have no place in its bar, which it does not
  /// retain.
  func makeMoreList(of tabs: UITabBarController) -> UIViewController
}

extension CoreParts {
  /// The module of lists.
  package static let lists: any ListsSupport = {
    guard let type = type("ListsPart") as? any ListsSupport.Type else {
      fatalError("Tabs beyond the fifth need the module UIKit; the program imports parts of it only")
    }
    return type.init()
  }()
}
