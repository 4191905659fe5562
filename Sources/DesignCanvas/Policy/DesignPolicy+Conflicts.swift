import UIKit

extension DesignPolicy {
  /// Returns the constraint that Interface Builder breaks, according to frames in public documents: where all
  /// are the application's, the one that ends at the bottom or the trailing side of the outermost view;
  /// otherwise the largest fixed size rather than a distance.
  ///
  /// The end is violated in fifteen conflicts of twelve xibs, from nine repositories, and not in two; in
  /// top-level cells with a row height it is also violated if system constraints are involved, in five
  /// documents from as many repositories. Of four documents in which a fixed size is broken rather than a
  /// distance, two are right only this way, and two are the same either way. Of several fixed sizes the
  /// largest is violated in eight of nine conflicts.
  func brokenConstraint(
    of own: [NSLayoutConstraint], otherwise: NSLayoutConstraint?, isOwnAlone: Bool
  ) -> NSLayoutConstraint? {
    /// The content view of a top-level cell, outside of a table, is treated like the cell.
    func outermost(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> UIView? {
      guard let view = item as? UIView, [.bottom, .trailing, .right].contains(attribute) else { return nil }
      let cell = view.superview as? UITableViewCell
      let outer = cell?.contentView === view ? cell : view
      return outer?.superview is UIWindow ? outer : nil
    }
    func end(of constraint: NSLayoutConstraint) -> UIView? {
      guard constraint.secondItem != nil else { return nil }
      return outermost(constraint.firstItem, constraint.firstAttribute)
        ?? outermost(constraint.secondItem, constraint.secondAttribute)
    }
    func isFixedSize(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.secondItem == nil && constraint.relation == .equal
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
    }
    // Constraints of documents are activated from the last to the first, so that this is document order.
    if let last = own.first(where: { end(of: $0) != nil }),
      isOwnAlone || end(of: last).map({ cellsWithRowHeight.contains(ObjectIdentifier($0)) }) == true
    {
      return last
    }
    var sizes = own.filter(isFixedSize)
    if let otherwise, isFixedSize(otherwise) { sizes.insert(otherwise, at: 0) }
    guard !isOwnAlone else { return sizes.first }
    return sizes.reduce(nil) { largest, size in
      largest.map { $0.constant >= size.constant } ?? false ? largest : size
    }
  }
}
