import Foundation

/// Where a cell is in its table, and what of its look follows from that.
struct RowPlace: Equatable {
  /// Nil outside a table.
  var tableStyle: UITableView.Style?
  var isFirst = false
  var isLast = false
  /// The table's width in points, from which the margins at the sides follow.
  var tableWidth: CGFloat = 0
  /// Whether what is in the row is no wider than readable text.
  var followsReadableWidth = false
  var hasSeparators = true
  var separatorInset = UIEdgeInsets.zero
  /// Whether the separators' insets count from the standard ones, not from the cell's edges.
  var isInsetFromAutomatic = false
  var isEditing = false
  /// Whether several rows can be selected now.
  var selectsSeveral = false
  /// What the section index takes at the end, in points.
  var indexWidth: CGFloat = 0
}
