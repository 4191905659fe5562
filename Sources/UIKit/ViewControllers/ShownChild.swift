/// The one child whose view a container shows: what navigation and tab bar controllers have in common.
@MainActor
final class ShownChild {
  private unowned let container: UIViewController
  private(set) weak var controller: UIViewController?

  init(of container: UIViewController) {
    self.container = container
  }

  /// Makes controllers the container's children in place of former ones; those that are no longer among them leave.
  func replace(_ former: [UIViewController], by controllers: [UIViewController]) {
    for child in former where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if child === controller { hide() }
      child.removeFromParent()
    }
    for child in controllers where child.parent !== container {
      container.addChild(child)
      child.didMove(toParent: container)
    }
  }

  /// Shows another child behind the container's bars, or none. The container's view must be loaded.
  ///
  /// - Parameter layOut: places the child's view, which is in the container's by then.
  func show(_ child: UIViewController?, layOut: () -> Void) {
    guard child !== controller else { return }
    hide()
    controller = child
    guard let child, let content = child.view, let view = container.view else { return }
    content.autoresizingMask = []
    content.translatesAutoresizingMaskIntoConstraints = true
    view.insertSubview(content, at: 0)
    layOut()
    child.didMove(toParent: container)
    view.setNeedsLayout()
  }

  private func hide() {
    guard let child = controller else { return }
    child.endAppearance()
    child.viewIfLoaded?.removeFromSuperview()
    child.barInsets = .zero
    controller = nil
  }

  /// Places the child's view, the safe area of which ends at the container's bars.
  func place(_ frame: CGRect, barInsets: UIEdgeInsets) {
    guard let controller, let content = controller.viewIfLoaded else { return }
    content.frame = frame
    controller.barInsets = barInsets
  }

  /// Whether the child's view reaches under a bar at an edge, or ends at it.
  func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard let controller else { return false }
    return controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }
}
