import Foundation

/// A finger held down: the gesture begins after a time, and goes on until the finger leaves.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press. They are not counted: with more than 0 the gesture fails.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTapsRequired > 0 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = location(in: nil)
    if state == .possible {
      if hypot(position.x - start.position.x, position.y - start.position.y) > allowableMovement {
        state = .failed
      } else {
        begin(event)
      }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { begin(event) }
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .cancelled : .failed
  }

  private func begin(_ event: UIEvent) {
    guard event.timestamp - start.time >= minimumPressDuration, numberOfTouchesRequired <= 1 else { return }
    state = mayBegin ? .began : .failed
  }
}
