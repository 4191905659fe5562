/// The container of the views that a bar creates for its items, which separates them from subviews that the
/// program added.
final class BarContent: UIView {
  /// Covers the bar's bounds and removes the views of the previous layout, but for the one with keyboard input, which would lose it.
  func begin(in bar: UIView) {
    if superview !== bar { bar.addSubview(self) }
    frame = bar.bounds
    let editing = deviceSession.firstResponder as? UIView
    for view in subviews where editing?.isDescendant(of: view) != true { view.removeFromSuperview() }
  }

  /// Places a view in a rectangle, mirrored in right-to-left layouts.
  func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
  }
}
