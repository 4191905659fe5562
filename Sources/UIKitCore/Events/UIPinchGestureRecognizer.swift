import Foundation

/// A recognizer of pinching with two touches. The gesture begins when their distance has changed by 8 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the distance of the touches to the initial one. Setting it makes later values relative to
  /// it.
  open var scale: CGFloat = 1 {
    didSet { base = present > 0 && scale > 0 ? present / scale : base }
  }

  /// The velocity of the scale, per second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 0
  private var present: CGFloat = 0
  private var former = (scale: CGFloat(1), time: TimeInterval(0))

  private var distance: CGFloat {
    let (a, b) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return hypot(a.x - b.x, a.y - b.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    base = max(distance, 1)
    present = base
    scale = 1
    former = (1, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    if state == .possible {
      guard abs(distance - base) >= 8 else { return }
      base = max(distance, 1)
      present = base
      former = (1, event.timestamp)
      state = .began
      return
    }
    present = distance
    let new = present / base
    let seconds = event.timestamp - former.time
    if seconds > 0 { velocity = (new - former.scale) / CGFloat(seconds) }
    former = (new, event.timestamp)
    let kept = base
    scale = new
    base = kept
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < 2 else { return }
    if isRecognized { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .cancelled : .failed
  }
}

/// A recognizer of rotation with two touches. The gesture begins after a twentieth of a radian.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning, in radians. Setting it makes later values relative to it.
  open var rotation: CGFloat = 0 {
    didSet { base = present - rotation }
  }

  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 0
  private var present: CGFloat = 0
  private var former = (rotation: CGFloat(0), time: TimeInterval(0))

  private var angle: CGFloat {
    let (a, b) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return CGFloat(atan2(Double(b.y - a.y), Double(b.x - a.x)))
  }

  /// Returns the angle nearest to the former one, since rotations may exceed half a turn.
  private func unwound() -> CGFloat {
    var new = angle
    while new - present > .pi { new -= 2 * .pi }
    while present - new > .pi { new += 2 * .pi }
    return new
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    present = angle
    rotation = 0
    former = (0, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    present = unwound()
    if state == .possible {
      guard abs(present - base) >= 0.05 else { return }
      rotation = 0
      former = (0, event.timestamp)
      state = .began
      return
    }
    let new = present - base
    let seconds = event.timestamp - former.time
    if seconds > 0 { velocity = (new - former.rotation) / CGFloat(seconds) }
    former = (new, event.timestamp)
    rotation = new
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < 2 else { return }
    if isRecognized { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .cancelled : .failed
  }
}

/// A recognizer of panning that begins within 13 points of an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let window = touch.window else { return }
    let (point, bounds, reach) = (touch.location(in: nil), window.bounds, CGFloat(13))
    let isAtEdge =
      edges.contains(.left) && point.x <= bounds.minX + reach
      || edges.contains(.right) && point.x >= bounds.maxX - reach
      || edges.contains(.top) && point.y <= bounds.minY + reach
      || edges.contains(.bottom) && point.y >= bounds.maxY - reach
    guard isAtEdge else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}

/// A recognizer of a pointer hovering over a view. Virtual devices have no pointer, so the gesture never
/// begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen; always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil with the screen, in radians; that of one that stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil in a view, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil in a view as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
