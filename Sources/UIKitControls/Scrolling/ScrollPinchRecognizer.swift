@_spi(UIKit) import UIKitCore

/// The pinch gesture recognizer of a scroll view, which begins only if the content can be zoomed.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override var mayBegin: Bool {
    guard super.mayBegin, let scrollView = view as? UIScrollView else { return false }
    return scrollView.maximumZoomScale > scrollView.minimumZoomScale
      && scrollView.delegate?.viewForZooming(in: scrollView) != nil
  }
}
