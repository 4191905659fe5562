import Foundation

/// Lays out the content that a document defines for a table that shows no rows of a data source.
///
/// Running programs have none; `DesignCanvas` uses one to show a document's rows.
@MainActor
package protocol TableContentLayout: AnyObject {
  /// The views shown in place of rows.
  var rows: [UIView] { get }

  /// Sets the frames of rows and titles.
  func layOut(_ table: UITableView)
}

/// Lays out the content that a document defines for a collection view that shows no items of a data source.
@MainActor
package protocol CollectionContentLayout: AnyObject {
  /// Sets the frames of cells, header and footer.
  func layOut(_ collection: UICollectionView)
}

/// Lays out a cell's content view and its style's views in place of the cell.
@MainActor
package protocol CellContentLayout: AnyObject {
  /// Sets the content view's frame.
  func layOutContentView(of cell: UITableViewCell)

  /// Sets the frames of the labels and the image of the cell's style.
  func layOutContent(of cell: UITableViewCell)

  /// The difference between the row's height and the content view's, in points.
  func heightBesideContent(of cell: UITableViewCell) -> CGFloat
}
