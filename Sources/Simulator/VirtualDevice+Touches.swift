import Foundation
import UIKit

extension VirtualDevice {
  /// Touches a point, lets go, and lays out.
  ///
  /// - Parameter point: in points, in the window's coordinates.
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    drag(from: point, to: point)
  }

  /// Touches a point, holds the finger there, lets go, and lays out.
  ///
  /// - Parameters:
  ///   - point: in points, in the window's coordinates.
  ///   - seconds: how long the finger stays. No time passes really.
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func press(at point: CGPoint, for seconds: TimeInterval) -> UIView? {
    layOut()
    let view = collectingMessages { () -> UIView? in
      guard let touch = UITouch.comingDown(at: point, in: window) else { return nil }
      let view = touch.view
      touch.send(.began, at: point, after: 0)
      touch.send(.stationary, at: point, after: seconds)
      window.layoutIfNeeded()
      touch.send(.ended, at: point, after: 1.0 / 60)
      return view
    }
    layOut()
    return view
  }

  /// Touches a point, moves to another one in steps of a frame of the screen, lets go, and lays out.
  ///
  /// - Parameters:
  ///   - start: where the finger comes down, in points, in the window's coordinates.
  ///   - end: where it leaves the screen.
  ///   - steps: how many times it moves; none if it stays where it is.
  /// - Returns: the view that got the touch, nil if none did.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) -> UIView? {
    layOut()
    let view = collectingMessages { () -> UIView? in
      guard let touch = UITouch.comingDown(at: start, in: window) else { return nil }
      let view = touch.view
      let frame = 1.0 / 60
      touch.send(.began, at: start, after: 0)
      if start != end {
        for step in 1...max(steps, 1) {
          let part = CGFloat(step) / CGFloat(max(steps, 1))
          let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          touch.send(.moved, at: point, after: frame)
          window.layoutIfNeeded()
        }
      }
      touch.send(.ended, at: end, after: frame)
      return view
    }
    layOut()
    return view
  }
}
