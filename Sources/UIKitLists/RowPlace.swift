import Foundation

/// A cell's position in its table, and the settings of the table that determine its appearance.
struct RowPlace: Equatable {
  /// The table's style; `nil` outside a table.
  var tableStyle: UITableView.Style?
  var isFirst = false
  var isLast = false
  /// The table's width, in points, which determines the side margins.
  var tableWidth: CGFloat = 0
  /// A Boolean value that indicates whether the row's content is limited to the readable width.
  var followsReadableWidth = false
  var hasSeparators = true
  var separatorInset: UIEdgeInsets?
  /// A Boolean value that indicates whether separator insets are relative to the automatic insets instead of
  /// the cell's edges.
  var isInsetFromAutomatic = false
  var isEditing = false
  /// A Boolean value that indicates whether multiple rows can currently be selected.
  var selectsSeveral = false
  /// The parts of the row at the left and right that are outside of the safe area, in points, which its content keeps out of.
  var unsafe = UnsafeSides()
  /// The width of the section index at the trailing edge, in points.
  var indexWidth: CGFloat = 0
}

/// The parts of a view at the left and right that are outside of the safe area, in points.
struct UnsafeSides: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0

  var total: CGFloat { left + right }
  /// The part at the edge where lines of text begin.
  func leading(isRightToLeft: Bool) -> CGFloat { isRightToLeft ? right : left }
  /// The part at the edge where lines of text end.
  func trailing(isRightToLeft: Bool) -> CGFloat { isRightToLeft ? left : right }
}
