import Foundation

/// The cells, the header and the footer that a document defines for a collection view, as its subviews.
package struct DocumentItems {
  /// A cell.
  package struct Cell {
    package let view: UIView
    /// The size of this cell in points; `nil` for the layout's item size.
    package let size: CGSize?
  }

  package var cells: [Cell] = []
  package var header: UIView?
  package var footer: UIView?
}
