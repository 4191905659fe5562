import Foundation

/// A visible row.
struct VisibleRow {
  var path: IndexPath
  let cell: UITableViewCell
  /// A Boolean value that indicates whether the height is up to date with the delegate and the content.
  var isSettled = true
}
