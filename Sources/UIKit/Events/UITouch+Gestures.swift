extension UITouch {
  /// Gives the touch to the recognisers of the touched view and of those around it.
  ///
  /// - Returns: whether the view gets it too.
  func recognize(_ event: UIEvent) -> Bool {
    if phase == .began {
      recognizers = sequence(first: view, next: { $0?.superview }).flatMap { present in
        (present?.gestureRecognizers ?? []).filter { $0.isEnabled && !isKept(from: $0) }
      }
      isTakenFromView = false
    }
    for recognizer in recognizers {
      let wasRecognized = recognizer.isRecognized
      recognizer.take(self, event)
      guard recognizer.isRecognized, !wasRecognized else { continue }
      for other in recognizers where other !== recognizer { other.fail() }
      guard recognizer.cancelsTouchesInView, !isTakenFromView else { continue }
      isTakenFromView = true
      if phase != .began { view?.touchesCancelled([self], with: event) }
    }
    return !isTakenFromView
  }

  /// A control's own taps are not those of the views around it.
  private func isKept(from recognizer: UIGestureRecognizer) -> Bool {
    view is UIControl && recognizer is UITapGestureRecognizer && recognizer.view !== view
  }
}
