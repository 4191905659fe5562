import Foundation

extension UIWindow {
  /// The window that contains the keyboard; `nil` while the keyboard is hidden.
  package var visibleKeyboardWindow: UIWindow? { keyboardIfAny?.visibleWindow }

  /// The frame of the keyboard in the window's coordinates, in points; `nil` while it is hidden.
  package var keyboardFrame: CGRect? {
    guard let keyboard = keyboardIfAny, keyboard.isShown else { return nil }
    return keyboard.frame
  }

  /// Updates the keyboard layout guides of the views in the window and invalidates the layout of these views.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  package func markKeyboardGuides() -> Bool {
    var isAny = false
    forEachInSubtree { view in
      guard view.constraintSupport?.systemGuides[.keyboard] != nil else { return }
      isAny = true
      view.updateKeyboardGuide()
      view.setNeedsLayout()
    }
    return isAny
  }

  /// A Boolean value that indicates whether a view in the window is being laid out.
  package var isLayingOutAnything: Bool {
    firstDescendant { $0.backingLayer.state.contains(.isLayingOut) } != nil
  }
}

extension UIView {
  /// The height of the keyboard layout guide, from its top to the bottom edge of the view, in points.
  package var keyboardGuideHeight: CGFloat {
    var height: CGFloat = 0
    if let window, let frame = window.keyboardFrame {
      let top = convert(CGPoint(x: 0, y: frame.minY), from: window).y
      height = max(bounds.maxY - top, 0)
    }
    let guide = constraintSupport?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    return guide?.usesBottomSafeArea == false ? height : max(height, insets.safeArea.bottom)
  }

  /// Updates the constraint of the keyboard layout guide to the keyboard's frame.
  package func updateKeyboardGuide() {
    guard let constraints = constraintSupport?.guideConstraints[.keyboard] else { return }
    let height = keyboardGuideHeight
    if constraints[1].constant != height { constraints[1].constant = height }
  }
}
