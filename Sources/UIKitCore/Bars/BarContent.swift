/// The views that a bar made for its items, apart from subviews that others gave the bar.
final class BarContent: UIView {
  /// Lies over the whole bar, without the views of the last layout.
  func begin(in bar: UIView) {
    if superview !== bar { bar.addSubview(self) }
    frame = bar.bounds
    for view in subviews { view.removeFromSuperview() }
  }

  /// Puts a view where a rectangle says, which is mirrored where layout runs from right to left.
  func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
  }
}
