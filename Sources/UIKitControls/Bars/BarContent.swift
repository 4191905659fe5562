/// The container of the views that a bar creates for its items, which separates them from subviews that the
/// program added.
final class BarContent: UIView {
  /// Covers the bar's bounds and removes the views of the previous layout.
  func begin(in bar: UIView) {
    if superview !== bar { bar.addSubview(self) }
    frame = bar.bounds
    for view in subviews { view.removeFromSuperview() }
  }

  /// Places a view in a rectangle, mirrored in right-to-left layouts.
  func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
  }

  /// The distance by which title views reach beyond the margin of items, in points.
  static let titleViewOutset: CGFloat = 8

  /// Returns the size of a title view: that of its constraints or content, or else the one that `sizeThatFits` returns; an
  /// existing size remains.
  ///
  /// - Parameter room: The space in the bar in points, which limits the size.
  static func size(ofTitleView view: UIView, in room: CGSize) -> CGSize {
    var size = view.frame.size
    if !view.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 {
        let fitting = view.sizeThatFits(room)
        if size.width <= 0 { size.width = fitting.width }
        if size.height <= 0 { size.height = fitting.height }
      }
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
