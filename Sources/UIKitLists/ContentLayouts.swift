import Foundation

/// Lays out what a document brings into a table, where that shows no rows of a data source.
///
/// Programs have none; `DesignCanvas` shows the rows of a document so.
@MainActor
package protocol TableContentLayout: AnyObject {
  /// The views in the places of rows.
  var rows: [UIView] { get }

  /// Gives rows and titles their frames.
  func layOut(_ table: UITableView)
}

/// Lays out what a document brings into a collection, where that shows no items of a data source.
@MainActor
package protocol CollectionContentLayout: AnyObject {
  /// Gives cells, header and footer their frames.
  func layOut(_ collection: UICollectionView)
}

/// Lays out a cell's content view and the views of its style, instead of the cell.
@MainActor
package protocol CellContentLayout: AnyObject {
  /// Gives the content view its frame.
  func layOutContentView(of cell: UITableViewCell)

  /// Gives the labels and the image of the cell's style their frames.
  func layOutContent(of cell: UITableViewCell)

  /// What the row is higher than the content view, in points.
  func heightBesideContent(of cell: UITableViewCell) -> CGFloat
}
