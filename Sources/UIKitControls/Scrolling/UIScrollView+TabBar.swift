import Foundation

extension UIScrollView {
  /// Lets the tab bar over the content show the selected tab alone, or all of them, as its controller's behavior asks for on iPhones.
  ///
  /// - Parameter former: The vertical content offset before a finger moved the content, in points.
  func minimizeTabBar(since former: CGFloat) {
    let moved = contentOffset.y - former
    guard moved != 0, metrics.hasGlass, traitCollection.userInterfaceIdiom == .phone,
      let controller = tabBarControllerOverContent
    else { return }
    let direction = controller.tabBarMinimizeBehavior
    guard direction == .onScrollDown || direction == .onScrollUp else { return }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    controller.tabBar.isMinimized = (moved > 0) == (direction == .onScrollDown) && !isAtTop
  }

  private var tabBarControllerOverContent: UITabBarController? {
    var responder: UIResponder? = self
    while let present = responder {
      if let controller = present as? UITabBarController { return controller }
      responder = present.next
    }
    return nil
  }
}
