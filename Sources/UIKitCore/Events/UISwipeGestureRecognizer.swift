import Foundation

/// A quick stroke of at least 50 points in a direction, within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions on the screen.
  public struct Direction: OptionSet, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; right by default.
  open var direction = Direction.right
  /// How many fingers make the stroke; 1 by default.
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
