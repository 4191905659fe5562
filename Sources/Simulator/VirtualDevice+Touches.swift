import Foundation
import UIKit

extension VirtualDevice {
  /// Touches a point, lets go, and lays out.
  ///
  /// - Parameter point: in points, in the screen's coordinates.
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    drag(from: point, to: point)
  }

  /// Touches a point, holds the finger there, lets go, and lays out.
  ///
  /// - Parameters:
  ///   - point: in points, in the screen's coordinates.
  ///   - seconds: how long the finger stays..
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func press(at point: CGPoint, for seconds: TimeInterval) -> UIView? {
    layOut()
    let view = collectingMessages { () -> UIView? in
      guard let touch = UITouch.comingDown(at: point, in: window) else { return nil }
      let view = touch.view
      touch.send(.began, at: point, after: 0)
      touch.send(.stationary, at: point, after: seconds)
      commit()
      touch.send(.ended, at: point, after: 1.0 / 60)
      return view
    }
    layOut()
    return view
  }

  /// Touches a point, moves to another one in steps of a frame of the screen, lets go, and lays out.
  ///
  /// - Parameters:
  ///   - start: where the finger comes down, in points, in the screen's coordinates.
  ///   - end: where it leaves the screen.
  ///   - steps: how many times it moves; none if it stays where it is.
  ///   - seconds: how long the finger stays where it came down before it moves; 0.6 lifts what can be dragged and dropped.
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, holding seconds: TimeInterval = 0
  ) -> UIView? {
    layOut()
    let view = collectingMessages { () -> UIView? in
      guard let touch = UITouch.comingDown(at: start, in: window) else { return nil }
      let view = touch.view
      let frame = 1.0 / 60
      touch.send(.began, at: start, after: 0)
      if seconds > 0 { touch.send(.stationary, at: start, after: seconds) }
      if start != end {
        for step in 1...max(steps, 1) {
          let part = CGFloat(step) / CGFloat(max(steps, 1))
          let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          touch.send(.moved, at: point, after: frame)
          commit()
        }
      }
      touch.send(.ended, at: end, after: frame)
      return view
    }
    layOut()
    return view
  }

  /// Touches with several fingers, moves each to another point in steps of a frame of the screen, lets go, and lays out.
  ///
  /// - Parameter fingers: where each comes down and where it leaves, in points, in the screen's coordinates. Those that come
  ///   down where no view takes touches are left out.
  public func drag(_ fingers: [(from: CGPoint, to: CGPoint)], steps: Int = 10) {
    layOut()
    collectingMessages {
      let touches = fingers.compactMap { finger in
        UITouch.comingDown(at: finger.from, in: window).map { (touch: $0, finger: finger) }
      }
      UITouch.send(touches.map { (touch: $0.touch, point: $0.finger.from) }, .began, after: 0)
      for step in 1...max(steps, 1) {
        let part = CGFloat(step) / CGFloat(max(steps, 1))
        let moves = touches.map { touch, finger in
          let x = finger.from.x + (finger.to.x - finger.from.x) * part
          let y = finger.from.y + (finger.to.y - finger.from.y) * part
          return (touch: touch, point: CGPoint(x: x, y: y))
        }
        UITouch.send(moves, .moved, after: 1.0 / 60)
        commit()
      }
      UITouch.send(touches.map { (touch: $0.touch, point: $0.finger.to) }, .ended, after: 1.0 / 60)
    }
    layOut()
  }

  /// Touches a point and leaves the finger there: `move(_:to:)` and `lift(_:)` go on. Time passes with `advance(by:)`.
  ///
  /// - Returns: the finger; nil where no view takes touches.
  public func touchDown(at point: CGPoint) -> UITouch? {
    layOut()
    return collectingMessages {
      let touch = UITouch.comingDown(at: point, in: window)
      touch?.send(.began, at: point, after: 0)
      commit()
      return touch
    }
  }

  /// Moves a finger to a point within a frame of the screen.
  public func move(_ touch: UITouch, to point: CGPoint, after seconds: TimeInterval = 1.0 / 60) {
    collectingMessages {
      touch.send(.moved, at: point, after: seconds)
      commit()
    }
  }

  /// Lifts a finger where it is.
  public func lift(_ touch: UITouch, after seconds: TimeInterval = 1.0 / 60) {
    collectingMessages { touch.send(.ended, at: touch.positionOnScreen, after: seconds) }
    layOut()
  }
}
