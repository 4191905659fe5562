import Foundation

/// A recognizer of swipes: movements of at least 50 points in a direction, within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions, which are UIKit's.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions; `right` by default.
  open var direction = Direction.right
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - start.time <= 0.5 else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let position = location(in: nil)
    let (x, y) = (position.x - start.position.x, position.y - start.position.y)
    guard max(abs(x), abs(y)) >= 50 else { return }
    let stroke: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(stroke) ? .ended : .failed
  }
}
