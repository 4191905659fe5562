@_spi(UIKit) import UIKitCore

/// A gesture recognizer that moves the sheet unless its content scrolls.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  weak var contents: SheetContents?

  override var mayBegin: Bool { super.mayBegin && contents?.shouldBegin(self) == true }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let contents, let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && contents.scrollView(under: self) === scrollView
  }
}
