import Foundation

extension UITouch {
  /// Returns a touch that begins at a point of a window's screen, in points; `nil` if no view there receives
  /// touches.
  package static func comingDown(at point: CGPoint, in window: UIWindow) -> UITouch? {
    guard let (window, view) = hit(point, on: UIScreen.windows(beside: window)) else { return nil }
    let touch = UITouch()
    touch.touchedWindow = window
    touch.touchedView = view
    touch.position = window.fromScreen(point)
    touch.previousPosition = touch.position
    touch.timestamp = CACurrentMediaTime()
    return touch
  }

  /// Returns the frontmost window with a view hit at a point of the screen. Windows without one pass the hit
  /// test on to those behind.
  package static func hit(_ point: CGPoint, on windows: [UIWindow]) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() {
      if let view = window.hitTest(window.fromScreen(point), with: nil) { return (window, view) }
    }
    return nil
  }

  /// The location of the touch on the screen, in points.
  package var positionOnScreen: CGPoint { window?.toScreen(position) ?? position }

  /// Advances the clock and sends the application an event in which the touch has moved to a point of the
  /// screen and a phase.
  ///
  /// - Parameter seconds: The time since the last event.
  package func send(_ phase: Phase, at point: CGPoint, after seconds: TimeInterval) {
    UITouch.send([(self, point)], phase, after: seconds)
  }

  /// Sends the application an event in which several touches have moved to points of the screen.
  package static func send(
    _ moves: [(touch: UITouch, point: CGPoint)], _ phase: Phase, after seconds: TimeInterval
  ) {
    guard !moves.isEmpty else { return }
    if seconds > 0 { MediaClock.current.advance(by: seconds) }
    let event = UIEvent()
    event.timestamp = CACurrentMediaTime()
    for (touch, point) in moves {
      touch.phase = phase
      touch.previousPosition = touch.position
      touch.position = touch.window?.fromScreen(point) ?? point
      touch.timestamp = event.timestamp
      if phase == .began { touch.countTaps() }
    }
    event.changed = moves.map { $0.touch }
    event.allTouches = Set(event.changed)
    UIApplication.shared.sendEvent(event)
  }

  /// A tap, by which quick taps at one place are counted.
  struct Tap {
    weak var window: UIWindow?
    var position: CGPoint
    var time: TimeInterval
    var count: Int
  }

  /// Increments the tap count for taps in quick succession at the same place.
  private func countTaps() {
    let session = DeviceSession.of(window)
    if let last = session.lastTap, last.window === window, timestamp - last.time < 0.35,
      hypot(position.x - last.position.x, position.y - last.position.y) < 44
    {
      tapCount = last.count + 1
    }
    session.lastTap = Tap(window: window, position: position, time: timestamp, count: tapCount)
  }
}
