import Foundation

/// Touches that recognizers withhold from views until they have failed (`delaysTouchesBegan`,
/// `delaysTouchesEnded`).
extension UIWindow {
  /// Withholds touches of an event whose recognizers require it, and all that follows a withheld part.
  ///
  /// - Returns: The touches to be delivered to the view now.
  func touchesNotHeld(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) -> Set<UITouch> {
    touches.filter { touch in
      guard !touch.held.isEmpty || touch.recognizers.contains(where: { $0.holdsBack(phase) }) else {
        return true
      }
      if touch.held.isEmpty { heldTouches.append(touch) }
      touch.held.append(.init(phase: phase, event: event))
      return false
    }
  }

  /// Delivers touches that are no longer withheld, and drops those that a gesture has cancelled.
  func releaseHeldTouches() {
    for touch in heldTouches {
      let isTaken =
        touch.isTakenFromView
        || touch.recognizers.contains { $0.isRecognized && $0.cancelsTouchesInView && $0.takes(touch) }
      if isTaken {
        let event = touch.held.last?.event
        touch.held = []
        // A view that received the beginning of the touch is notified of the cancellation, unless it was
        // before.
        if !touch.isTakenFromView, touch.wasDelivered {
          touch.isTakenFromView = true
          touch.view?.touchesCancelled([touch], with: event)
        }
        continue
      }
      while let next = touch.held.first,
        !touch.recognizers.contains(where: { $0.holdsBack(next.phase) })
      {
        touch.held.removeFirst()
        touch.hand(next.phase, next.event)
      }
    }
    heldTouches.removeAll { $0.held.isEmpty }
  }
}

extension UITouch {
  /// A part of a touch that was not delivered to its view yet.
  struct Held {
    let phase: Phase
    let event: UIEvent
  }

  fileprivate func hand(_ phase: Phase, _ event: UIEvent) {
    let present = self.phase
    self.phase = phase
    switch phase {
    case .began:
      wasDelivered = true
      view?.touchesBegan([self], with: event)
    case .moved: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    default: break
    }
    self.phase = present
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer withholds touches of a phase: beginning touches until it has failed, if
  /// `delaysTouchesBegan` is `true`, and ending touches while it waits for another recognizer.
  ///
  /// A recognizer of double taps alone does not withhold the end: virtual devices advance time until
  /// everything is at rest after each tap, so the second tap would always come too late.
  fileprivate func holdsBack(_ phase: UITouch.Phase) -> Bool {
    guard state == .possible, isEnabled else { return false }
    switch phase {
    case .began: return delaysTouchesBegan && isUndecided
    case .ended: return delaysTouchesEnded && isWaiting
    default: return false
    }
  }
}
