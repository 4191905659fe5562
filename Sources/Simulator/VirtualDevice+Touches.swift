import Foundation
import UIKit

extension VirtualDevice {
  /// Taps a point and lays out.
  ///
  /// - Parameter point: In points in the screen's coordinate space.
  /// - Returns: The view that received the touch; `nil` if none did.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    drag(from: point, to: point)
  }

  /// Touches a point, holds the finger there, lifts it, and lays out.
  ///
  /// - Parameters:
  ///   - point: In points in the screen's coordinate space.
  ///   - seconds: The duration of the touch.
  /// - Returns: The view that received the touch; `nil` if none did.
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

  /// Touches a point, moves the finger to another one by a step per frame of the screen, lifts it, and lays
  /// out.
  ///
  /// - Parameters:
  ///   - start: Where the touch begins, in points in the screen's coordinate space.
  ///   - end: Where the touch ends.
  ///   - steps: The number of moves; there are none if `end` equals `start`.
  ///   - seconds: How long the finger stays at `start` before it moves; 0.6 lifts items for drag and drop.
  /// - Returns: The view that received the touch; `nil` if none did.
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

  /// Touches with several fingers, moves each by a step per frame of the screen, lifts them, and lays out.
  ///
  /// - Parameter fingers: Where each touch begins and ends, in points in the screen's coordinate space.
  ///   Fingers whose touch begins where no view receives touches are ignored.
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

  /// Begins a touch that `move(_:to:after:)` and `lift(_:after:)` continue. Time passes with `advance(by:)`.
  ///
  /// - Returns: The touch; `nil` if no view receives touches there.
  public func touchDown(at point: CGPoint) -> UITouch? {
    layOut()
    return collectingMessages {
      let touch = UITouch.comingDown(at: point, in: window)
      touch?.send(.began, at: point, after: 0)
      commit()
      return touch
    }
  }

  /// Moves a touch to a point, by default after a frame of the screen.
  public func move(_ touch: UITouch, to point: CGPoint, after seconds: TimeInterval = 1.0 / 60) {
    collectingMessages {
      touch.send(.moved, at: point, after: seconds)
      commit()
    }
  }

  /// Ends a touch at its location.
  public func lift(_ touch: UITouch, after seconds: TimeInterval = 1.0 / 60) {
    collectingMessages { touch.send(.ended, at: touch.positionOnScreen, after: seconds) }
    layOut()
  }

  /// Cancels a touch, as the system does when it interrupts one.
  public func cancel(_ touch: UITouch) {
    collectingMessages { touch.send(.cancelled, at: touch.positionOnScreen, after: 0) }
    layOut()
  }

  /// Scrolls content as the wheel of a mouse does: at once and without inertia, within the limits of the
  /// content. The innermost scroll view at the point that can scroll in the direction takes it.
  ///
  /// - Parameters:
  ///   - point: In points in the screen's coordinate space.
  ///   - distance: How far the content offset moves, in points: a positive `dy` reveals what is further down.
  /// - Returns: The scroll view; `nil` if none there can scroll that far.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGVector) -> UIScrollView? {
    layOut()
    var present = view(at: point)
    while let view = present {
      if let scroll = view as? UIScrollView, let offset = scroll.offset(scrolledBy: distance) {
        collectingMessages { scroll.contentOffset = offset }
        layOut()
        return scroll
      }
      present = view.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// Returns the content offset after scrolling by a distance within the limits of the content; `nil` if it
  /// cannot move.
  fileprivate func offset(scrolledBy distance: CGVector) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let inset = adjustedContentInset
    func moved(_ value: CGFloat, _ by: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      // What lies beyond a limit already, as below a refresh control, may stay there.
      min(max(value + by, min(least, value)), max(least, greatest, value))
    }
    let end = CGPoint(
      x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
    let offset = CGPoint(
      x: moved(contentOffset.x, distance.dx, -inset.left, end.x),
      y: moved(contentOffset.y, distance.dy, -inset.top, end.y))
    return offset == contentOffset ? nil : offset
  }
}
