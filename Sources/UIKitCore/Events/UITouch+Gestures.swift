extension UIWindow {
  /// Delivers an event's touches to the recognizers of the touched views and their superviews.
  ///
  /// - Returns: The touches that views receive as well.
  func recognize(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) -> [UITouch] {
    if phase == .began {
      for touch in touches {
        touch.recognizers = sequence(first: touch.view, next: { $0?.superview }).flatMap { present in
          (present?.gestureRecognizers ?? []).filter { $0.receives(touch, event) && !touch.isKept(from: $0) }
        }
        touch.isTakenFromView = isKeptByOthers(touch)
        if !touch.isTakenFromView { deliveredTouches.append(WeakTouch(touch: touch)) }
      }
    } else if phase == .ended || phase == .cancelled {
      deliveredTouches.removeAll { known in
        known.touch == nil || touches.contains { $0 === known.touch }
      }
    }
    // Each recognizer once, in the order of the touches' recognizers.
    var order: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !order.contains(where: { $0 === recognizer }) {
        order.append(recognizer)
      }
    }
    for recognizer in order {
      let own = touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }
      var rivals: [UIGestureRecognizer] = []
      for touch in own { rivals.append(contentsOf: touch.recognizers) }
      recognizer.take(own, phase, rivals: rivals, event)
    }
    for touch in touches where !touch.isTakenFromView {
      // A touch is cancelled in its view when one of its recognizers has begun, including one that waited for
      // another.
      guard
        touch.recognizers.contains(where: { $0.isRecognized && $0.cancelsTouchesInView && $0.takes(touch) })
      else { continue }
      touch.isTakenFromView = true
      if touch.wasDelivered { touch.view?.touchesCancelled([touch], with: event) }
    }
    return touches.filter { !$0.isTakenFromView }
  }
}

extension UIWindow {
  struct WeakTouch { weak var touch: UITouch? }

  /// Returns whether a view with exclusive touches prevents delivery of a new touch.
  private func isKeptByOthers(_ touch: UITouch) -> Bool {
    deliveredTouches.contains { known in
      guard let other = known.touch?.view, let view = touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }
}

extension UITouch {
  /// Returns whether a control withholds its taps from a recognizer of its superviews.
  func isKept(from recognizer: UIGestureRecognizer) -> Bool {
    view is UIControl && recognizer is UITapGestureRecognizer && recognizer.view !== view
  }
}

extension UIGestureRecognizer {
  /// Returns whether a recognized gesture cancels a touch in its view. Scroll views leave touches to some
  /// content.
  func takes(_ touch: UITouch) -> Bool {
    guard let scrollView = attachedView as? UIScrollView, self === scrollView.panGestureRecognizer,
      let view = touch.view
    else { return true }
    return view === scrollView || scrollView.touchesShouldCancel(in: view) || !touch.wasDelivered
  }
}
