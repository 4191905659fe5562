/// The methods by which a scroll view notifies its delegate of scrolling and zooming.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content offset changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that a drag ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per millisecond.
  ///   - targetContentOffset: The offset at which content comes to rest; the delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that a drag ended, and whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animation of `setContentOffset(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks the delegate for the view to zoom; `nil`, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a pinch begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that zooming has ended, and the final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asks the delegate whether a tap on the status bar may scroll to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that a tap on the status bar has scrolled the content to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Tells the delegate that the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidScroll:", [scrollView]) { (next: any UIScrollViewDelegate) in
      next.scrollViewDidScroll(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidZoom:", [scrollView]) { (next: any UIScrollViewDelegate) in
      next.scrollViewDidZoom(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewWillBeginDragging:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDragging(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    MessageForwarders.send(
      self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [scrollView, velocity, NSNumber(value: UInt(bitPattern: targetContentOffset))]
    ) { (next: any UIScrollViewDelegate) in
      next.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    MessageForwarders.send(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
      (next: any UIScrollViewDelegate) in
      next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewWillBeginDecelerating:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDecelerating(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidEndDecelerating:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndDecelerating(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidEndScrollingAnimation:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
  /// Returns no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    MessageForwarders.result(self, or: nil) { (next: any UIScrollViewDelegate) in
      next.viewForZooming(in: scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    MessageForwarders.send(self, "scrollViewWillBeginZooming:with:", [scrollView, view]) {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    MessageForwarders.send(self, "scrollViewDidEndZooming:with:atScale:", [scrollView, view, scale]) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UIScrollViewDelegate) in
      next.scrollViewShouldScrollToTop(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidScrollToTop:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidScrollToTop(scrollView)
    }
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    MessageForwarders.send(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView]) {
      (next: any UIScrollViewDelegate) in next.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
