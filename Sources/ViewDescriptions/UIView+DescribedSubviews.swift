import UIKit

extension UIView {
  /// The subviews in the order of descriptions: from back to front, but the cells and headers of tables and collection views from
  /// the top down. A list adds rows in the order in which they come into view, which depends on how it was scrolled.
  package var describedSubviews: [UIView] {
    let subviews = subviews
    guard self is UIScrollView else { return subviews }
    let places = subviews.indices.filter { Self.isRow(subviews[$0]) }
    guard places.count > 1 else { return subviews }
    let rows = places.sorted { one, other in
      let (first, second) = (subviews[one].frame, subviews[other].frame)
      return (first.minY, first.minX, one) < (second.minY, second.minX, other)
    }
    guard rows != places else { return subviews }
    var result = subviews
    for (place, row) in zip(places, rows) { result[place] = subviews[row] }
    return result
  }

  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }
}
