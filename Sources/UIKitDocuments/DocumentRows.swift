import Foundation

/// A section of the rows that a document brings for a table.
package struct DocumentSection {
  package let header: String?
  package let footer: String?
  package let rows: [DocumentRow]
}

/// A row that a document brings for a table.
package struct DocumentRow {
  /// The cell, a subview of the table.
  package let view: UIView
  /// Where the document has it, in points of the table.
  package let savedFrame: CGRect
  /// A height of its own, in points; not positive for one that follows from constraints; nil for the table's.
  package let height: CGFloat?
}
