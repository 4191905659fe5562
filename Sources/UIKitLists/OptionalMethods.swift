import ClassMetadata

/// Optional methods of delegates and data sources of lists that behave otherwise where they are not implemented.
///
/// The protocols' defaults report themselves, and so do the methods of `UITableViewController` and `UICollectionViewController`
/// that exist to be overridden.
extension OptionalMethod {
  /// `tableView(_:estimatedHeightForRowAt:)`; the table's `estimatedRowHeight` for all rows without it.
  static let estimatedHeightForRow = OptionalMethod()
  /// `tableView(_:indentationLevelForRowAt:)`; cells keep their level without it.
  static let indentationLevelForRow = OptionalMethod()
  /// `tableView(_:canMoveRowAt:)`; rows are moved by drags only without it, if `moveRowAt` is implemented.
  static let canMoveRow = OptionalMethod()
  /// `tableView(_:moveRowAt:to:)`; the drop delegate performs the drop without it.
  static let moveRow = OptionalMethod()
  /// `collectionView(_:canMoveItemAt:)`; items are moved by the program only without it.
  static let canMoveItem = OptionalMethod()
  /// `collectionView(_:layout:sizeForItemAt:)`; the layout's `itemSize` for all items without it.
  static let sizeForItem = OptionalMethod()
}
