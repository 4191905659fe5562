import Foundation

/// The cells, the header and the footer that a document brings for a collection, which are its subviews.
package struct DocumentItems {
  /// A cell.
  package struct Cell {
    package let view: UIView
    /// A size of its own in points, instead of the layout's item size.
    package let size: CGSize?
  }

  package var cells: [Cell] = []
  package var header: UIView?
  package var footer: UIView?
}
