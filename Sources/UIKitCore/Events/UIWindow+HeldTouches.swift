import Foundation

/// Touches that recognisers keep back from views until they have failed (`delaysTouchesBegan`, `delaysTouchesEnded`).
extension UIWindow {
  /// Keeps touches of an event back whose recognisers say so, and behind one that is kept back all that follows.
  ///
  /// - Returns: the touches that the view gets now.
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

  /// Hands touches over that nobody keeps back any more, and drops those that a gesture has taken.
  func releaseHeldTouches() {
    for touch in heldTouches {
      let isTaken =
        touch.isTakenFromView
        || touch.recognizers.contains { $0.isRecognized && $0.cancelsTouchesInView && $0.takes(touch) }
      if isTaken {
        let event = touch.held.last?.event
        touch.held = []
        // A view that knows of the touch is told that it is over, if it was not told before.
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
  /// A part of a touch that its view has not got yet.
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
  /// Whether the recogniser keeps touches of a phase from views: those that begin until it has failed, where it says so, and those
  /// that end while it waits for another recogniser.
  ///
  /// A recogniser of double taps alone keeps no end back: devices let time pass until all is at rest after each tap, and the
  /// second one would always come too late.
  fileprivate func holdsBack(_ phase: UITouch.Phase) -> Bool {
    guard state == .possible, isEnabled else { return false }
    switch phase {
    case .began: return delaysTouchesBegan && isUndecided
    case .ended: return delaysTouchesEnded && isWaiting
    default: return false
    }
  }
}
