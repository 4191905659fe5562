import Foundation

/// What `UIKitCore` finds of tables and collections by the name of this class.
package final class ListsPart: CorePart {
  package init() {}

  package var decodingClasses: [UIView.Type] {
    [
      UITableViewCell.self, UITableView.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self,
      UICollectionReusableView.self, UICollectionView.self,
    ]
  }

  package var namedMembers: [NamedMembers] { [.tableView, .tableViewCell, .collectionViewCell] }
}
