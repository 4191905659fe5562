import Foundation

/// Taps: touches that stay within 10 points. Those that follow each other within 44 points count as quick ones.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// Where the last tap was.
  private var former = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = start.position
    if taps > 0, hypot(position.x - former.x, position.y - former.y) > 44 { taps = 0 }
    former = position
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = location(in: nil)
    guard hypot(position.x - start.position.x, position.y - start.position.y) > 10 else { return }
    taps = 0
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    guard taps >= numberOfTapsRequired, numberOfTouchesRequired <= 1 else { return }
    taps = 0
    state = mayBegin ? .ended : .failed
  }
}
