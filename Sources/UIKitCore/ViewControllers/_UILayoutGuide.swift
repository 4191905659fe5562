/// The area between an edge of the view and the safe area, as high as the safe area's inset. The class has
/// the name that it has in messages of iOS.
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

  /// Updates the height after the owning view's safe area changed.
  func followSafeArea() { height?.constant = length }
}
