@_spi(UIKit) import UIKitCore

/// A gesture recognizer that moves the sheet unless its content scrolls.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  weak var contents: (any DraggedSheet)?

  override var mayBegin: Bool { super.mayBegin && contents?.shouldBegin(self) == true }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let contents, let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && contents.scrollView(under: self) === scrollView
  }
}

/// A sheet that a gesture recognizer moves.
@MainActor
protocol DraggedSheet: AnyObject {
  /// Returns whether a drag moves the sheet rather than scrolling content.
  func shouldBegin(_ recognizer: UIPanGestureRecognizer) -> Bool
  /// Returns the scroll view of the sheet's content at the recognizer's touch.
  func scrollView(under recognizer: UIPanGestureRecognizer) -> UIScrollView?
}
