import Foundation

/// A finger that moves: the gesture begins after 10 points, and goes on until the finger leaves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Where the translation counts from, and where the finger was and when, in the window's coordinates.
  private var origin = CGPoint.zero
  private var former = (position: CGPoint.zero, time: TimeInterval(0))
  private var speed = CGPoint.zero

  /// How far the finger has come, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let position = location(in: view)
    let origin = origin(in: view)
    return CGPoint(x: position.x - origin.x, y: position.y - origin.y)
  }

  /// Makes the translation count from where it would have been `translation` ago.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let position = location(in: view)
    let from = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
    guard let view, let window = view.window else {
      origin = from
      return
    }
    origin = view.convert(from, to: window)
  }

  /// Points per second between the last two events.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  private func origin(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return origin }
    return view.convert(origin, from: window)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    origin = location(in: nil)
    former = (origin, event.timestamp)
    speed = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = location(in: nil)
    let seconds = event.timestamp - former.time
    if seconds > 0 {
      speed = CGPoint(
        x: (position.x - former.position.x) / seconds, y: (position.y - former.position.y) / seconds)
    }
    former = (position, event.timestamp)
    if state != .possible {
      state = .changed
    } else if hypot(position.x - start.position.x, position.y - start.position.y) >= 10,
      minimumNumberOfTouches <= 1
    {
      state = mayBegin ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .cancelled : .failed
  }
}
