import Foundation

/// A recognizer of panning. The gesture begins after a movement of 10 points and continues until the touch
/// ends.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; not limited by default.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// Stored only: virtual devices have no scroll wheel.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The origin of the translation, and the last position and time, in the window's coordinates.
  private var origin = CGPoint.zero
  private var former = (position: CGPoint.zero, time: TimeInterval(0))
  private var speed = CGPoint.zero
  private var beginning = CGPoint.zero

  /// The movement of the touch since it began, in points.
  package var firstMovement: CGPoint {
    CGPoint(x: former.position.x - beginning.x, y: former.position.y - beginning.y)
  }

  /// Returns the translation of the touch, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let position = location(in: view)
    let origin = origin(in: view)
    return CGPoint(x: position.x - origin.x, y: position.y - origin.y)
  }

  /// Sets the translation at the current location; later translations are relative to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let position = location(in: view)
    let from = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
    guard let view, let window = view.window else {
      origin = from
      return
    }
    origin = view.convert(from, to: window)
  }

  /// Returns the velocity between the last two events, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  private func origin(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return origin }
    return view.convert(origin, from: window)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible { return state = .failed }
    let position = location(in: nil)
    if isRecognized {
      // Another touch moves the center, not the content.
      origin = CGPoint(
        x: origin.x + position.x - former.position.x, y: origin.y + position.y - former.position.y)
    } else {
      origin = position
      speed = .zero
    }
    beginning = position
    former = (position, event.timestamp)
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
    } else if hypot(position.x - beginning.x, position.y - beginning.y) >= 10,
      minimumNumberOfTouches <= numberOfTouches
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.count < numberOfTouches {
      // The center of the remaining touches counts from here on.
      let left = self.touches.filter { !touches.contains($0) }
      let sum = left.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
      let middle = CGPoint(x: sum.x / CGFloat(left.count), y: sum.y / CGFloat(left.count))
      origin = CGPoint(x: origin.x + middle.x - former.position.x, y: origin.y + middle.y - former.position.y)
      former.position = middle
      return
    }
    // A touch that rested before its end has no velocity.
    if event.timestamp - former.time > 0.1 { speed = .zero }
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .cancelled : .failed
  }
}
