import Foundation

/// A section of the rows that a document defines for a table view.
package struct DocumentSection {
  package let header: String?
  package let footer: String?
  package let rows: [DocumentRow]
}

/// A row that a document defines for a table view.
package struct DocumentRow {
  /// The cell, a subview of the table view.
  package let view: UIView
  /// The frame in the document, in the table view's coordinate space.
  package let savedFrame: CGRect
  /// The height of this row in points; not positive if constraints determine it, `nil` for the table view's
  /// row height.
  package let height: CGFloat?
}
