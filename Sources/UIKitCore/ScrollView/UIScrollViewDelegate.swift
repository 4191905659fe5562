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
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
