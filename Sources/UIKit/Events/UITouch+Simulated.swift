import Foundation

extension UITouch {
  /// A finger that comes down at a point of a window, in points; nil where no view takes touches.
  package static func comingDown(at point: CGPoint, in window: UIWindow) -> UITouch? {
    let keyboard = window.shownKeyboardWindow
    let onKeyboard = keyboard?.hitTest(point, with: nil)
    guard let view = onKeyboard ?? window.hitTest(point, with: nil) else { return nil }
    let touch = UITouch()
    touch.window = onKeyboard == nil ? window : keyboard
    touch.view = view
    touch.position = point
    touch.previousPosition = point
    touch.timestamp = CACurrentMediaTime()
    return touch
  }

  /// Lets time pass, and sends the window an event in which the finger has come to a point of it and to a phase.
  ///
  /// - Parameter seconds: the time since the last event.
  package func send(_ phase: Phase, at point: CGPoint, after seconds: TimeInterval) {
    UITouch.send([(self, point)], phase, after: seconds)
  }

  /// Sends the window an event in which several fingers have come to points of it.
  package static func send(
    _ moves: [(touch: UITouch, point: CGPoint)], _ phase: Phase, after seconds: TimeInterval
  ) {
    guard let window = moves.first?.touch.window else { return }
    if seconds > 0 { MediaClock.current.advance(by: seconds) }
    let event = UIEvent()
    event.timestamp = CACurrentMediaTime()
    for (touch, point) in moves {
      touch.phase = phase
      touch.previousPosition = touch.position
      touch.position = point
      touch.timestamp = event.timestamp
      if phase == .began { touch.countTaps() }
    }
    event.changed = moves.map { $0.touch }
    event.allTouches = Set(event.changed)
    window.sendEvent(event)
  }

  private struct Last {
    weak var window: UIWindow?
    var position: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private static var last: Last?

  /// Quick taps at one place count up.
  private func countTaps() {
    if let last = UITouch.last, last.window === window, timestamp - last.time < 0.35,
      hypot(position.x - last.position.x, position.y - last.position.y) < 44
    {
      tapCount = last.count + 1
    }
    UITouch.last = Last(window: window, position: position, time: timestamp, count: tapCount)
  }
}
