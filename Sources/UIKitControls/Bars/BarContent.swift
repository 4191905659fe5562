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

  /// Places a view in a rectangle, mirrored in right-to-left layouts. One that is laid out by constraints is in the middle of it.
  func place(_ view: UIView, _ rect: CGRect) {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return place(view.superview as? BarItemHolder ?? BarItemHolder(view), rect)
    }
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
    view.frame = rect
  }

  /// Places glass in a rectangle, under the views that are placed on it afterwards, which become light or dark with it.
  func placeGlass(_ rect: CGRect, _ platter: GlassPlatter = GlassPlatter(frame: .zero)) {
    platter.contents = { [weak self, weak platter] in
      guard let self, let platter else { return [] }
      return subviews.filter { !($0 is GlassPlatter) && platter.frame.contains($0.center) }
    }
    place(platter, rect)
  }
}
