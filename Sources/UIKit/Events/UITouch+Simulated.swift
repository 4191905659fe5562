import Foundation

extension UITouch {
  /// A finger that comes down at a point of a window, in points; nil where no view takes touches.
  package static func comingDown(at point: CGPoint, in window: UIWindow) -> UITouch? {
    guard let view = window.hitTest(point, with: nil) else { return nil }
    let touch = UITouch()
    touch.window = window
    touch.view = view
    touch.position = point
    touch.previousPosition = point
    return touch
  }

  /// Sends the window an event in which the finger has come to a point of it and to a phase.
  ///
  /// - Parameter seconds: the time since the last event.
  package func send(_ phase: Phase, at point: CGPoint, after seconds: TimeInterval) {
    self.phase = phase
    previousPosition = position
    position = point
    timestamp += seconds
    let event = UIEvent()
    event.allTouches = [self]
    event.timestamp = timestamp
    window?.sendEvent(event)
  }
}
