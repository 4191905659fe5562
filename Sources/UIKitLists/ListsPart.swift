import Foundation

/// The part of tables and collection views that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ListsPart: CorePart, ListsSupport {
  package init() {}

  package func makeMoreList(of tabs: UITabBarController) -> UIViewController {
    UIMoreListController(of: tabs)
  }

  package var decodingClasses: [UIView.Type] {
    [
      UITableViewCell.self, UITableView.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self,
      UICollectionReusableView.self, UICollectionView.self,
    ]
  }

  package var namedMembers: [NamedMembers] { [.tableView, .tableViewCell, .collectionViewCell] }
}
