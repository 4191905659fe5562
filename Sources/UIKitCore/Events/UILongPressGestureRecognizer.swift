import Foundation

/// A recognizer of long presses. The gesture begins after a time and continues until the touch ends.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1

  private var call: MediaClock.Call?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if (touches.first?.tapCount ?? 1) - 1 < numberOfTapsRequired || numberOfTouches > numberOfTouchesRequired
    {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    if minimumPressDuration <= 0 { return state = .began }
    call?.cancel()
    call = MediaClock.current.call(at: event.timestamp + minimumPressDuration) { [weak self] in
      MainActor.assumeIsolated { self?.timePassed() }
    }
  }

  private func timePassed() {
    if state == .possible, numberOfTouches == numberOfTouchesRequired { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = location(in: nil)
    if isRecognized {
      if touches.contains(where: { $0.phase == .moved }) { state = .changed }
    } else if hypot(position.x - start.position.x, position.y - start.position.y) > allowableMovement {
      call?.cancel()
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    call?.cancel()
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    call?.cancel()
    state = isRecognized ? .cancelled : .failed
  }
}
