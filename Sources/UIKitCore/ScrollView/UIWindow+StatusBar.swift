import Foundation

/// Taps on the status bar, which scroll to the top.
extension UIWindow {
  /// Scrolls to the top if an ended touch was a tap on the status bar. As on iOS, nothing scrolls if several
  /// visible scroll views have `scrollsToTop` set.
  func statusBarTouched(_ touch: UITouch) {
    guard !belongsToSystem, !UIApplication.shared.hidesStatusBar(over: rootViewController) else { return }
    // The status bar is as high as the top safe area inset.
    let bar = CGRect(x: 0, y: 0, width: bounds.width, height: deviceSafeAreaInsets.top)
    guard bar.height > 0, bar.contains(touch.firstPosition), bar.contains(touch.position),
      abs(touch.position.x - touch.firstPosition.x) < 10
    else { return }
    var found: [UIScrollView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isInSight(scrollView) {
        found.append(scrollView)
      }
      waiting += view.subviews
    }
    guard found.count == 1, let scrollView = found.first else { return }
    scrollView.scrollToTop()
  }

  private func isInSight(_ view: UIView) -> Bool { view.convert(view.bounds, to: self).intersects(bounds) }
}

extension UIScrollView {
  /// Scrolls to the top as a tap on the status bar does, if the delegate allows it, and notifies the delegate
  /// at the end.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard heldDelegate?.scrollViewShouldScrollToTop(self) ?? true, contentOffset.y > top.y else { return }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = top
    } completion: { _ in
      self.heldDelegate?.scrollViewDidScrollToTop(self)
    }
  }
}
