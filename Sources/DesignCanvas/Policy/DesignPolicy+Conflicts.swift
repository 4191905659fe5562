import UIKit

extension DesignPolicy {
  /// What Interface Builder breaks instead, as frames in public documents show: where all are the application's, the one
  /// that ends at the bottom or the trailing side of the outermost view; else the largest fixed size before a distance.
  ///
  /// The end is violated in fifteen conflicts of twelve xibs, of nine repositories, and not in two; and in cells of their
  /// own with a row height also where the system's are among them, in five documents of as many repositories. Of four
  /// documents in which a fixed size goes before a distance two are right only so, and two are the same either way. Of
  /// several fixed sizes the largest is violated in eight of nine conflicts.
  func brokenConstraint(
    of own: [NSLayoutConstraint], otherwise: NSLayoutConstraint?, isOwnAlone: Bool
  ) -> NSLayoutConstraint? {
    /// The content view of a cell that stands on its own, without a table, is as good as the cell.
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
    // Constraints of documents are activated from the last to the first, so that this is the document's order.
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
