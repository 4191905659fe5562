import CoreGraphics
import UIKitValues

/// A controller with a bar at the bottom, which has no background where content ends above it.
@MainActor
protocol BottomBarController: UIViewController {
  /// Finds anew whether content lies beneath the bar.
  func updateBottomEdge()
}

extension UITabBarController: BottomBarController {}
extension UINavigationController: BottomBarController {}

extension UIViewController {
  /// Returns the scroll view that bars at an edge follow: the one that the controller was given, its view, or the view's first subview.
  func scrollViewBesideBar(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let content = viewIfLoaded else { return nil }
    return content as? UIScrollView ?? content.subviews.first as? UIScrollView
  }

  /// A Boolean value that indicates whether no content lies beneath a bar at the bottom: it ends above, or does not scroll. Since iOS 15 the bar
  /// then has its appearance for scroll edges.
  var endsAboveBottomBar: Bool {
    guard let scrollView = scrollViewBesideBar(at: .bottom) else { return true }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.01
  }
}

extension UIScrollView {
  /// Tells the controllers around the scroll view, whose bars at the bottom follow it, that its content moved or changed its size.
  func tellBottomBars() {
    guard window != nil, traitCollection.metrics.hasScrollEdgeBars else { return }
    var view = superview
    while let present = view {
      (present._viewController as? any BottomBarController)?.updateBottomEdge()
      view = present.superview
    }
  }
}
