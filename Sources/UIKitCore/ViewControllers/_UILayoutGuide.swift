/// The strip between an edge of the view and the safe area, as tall as the safe area's inset. By its name on iOS, which
/// messages show.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Side { case top, bottom }

  let side: Side
  private var height: NSLayoutConstraint?

  init(side: Side, view: UIView) {
    self.side = side
    super.init()
    view.addLayoutGuide(self)
    let edge: NSLayoutConstraint.Attribute = side == .top ? .top : .bottom
    let height = _UILayoutSupportConstraint(item, .height, .equal, nil, .notAnAttribute, constant: length)
    self.height = height
    NSLayoutConstraint.activate([
      _UILayoutSupportConstraint(item, edge, .equal, view.item, edge, constant: 0), height,
    ])
    view.markInsetsDirty()
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }

  /// The owning view's safe area has changed.
  func followSafeArea() { height?.constant = length }
}
