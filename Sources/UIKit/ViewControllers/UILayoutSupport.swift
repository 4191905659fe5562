/// The top or bottom layout guide of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How far the guide is from the view's edge, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of the view and the safe area, as tall as the safe area's inset.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Side { case top, bottom }

  private let side: Side

  init(side: Side, view: UIView) {
    self.side = side
    super.init()
    identifier = side == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: side == .top ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: side == .top ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }
}
