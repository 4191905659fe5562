@_spi(UIKit) import UIKitCore

/// The pan gesture recognizer of a scroll view, which begins only in directions in which the content moves.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  weak var motion: ScrollMotion?

  override var mayBegin: Bool {
    guard super.mayBegin, let motion, view is UIScrollView else { return false }
    let moves = motion.movableAxes
    let way = firstMovement
    if moves.x && moves.y { return true }
    if abs(way.x) > abs(way.y) { return moves.x }
    return moves.y
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    motion?.touchDown()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .failed { motion?.touchUp() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .failed { motion?.touchUp() }
  }

  override func fail() {
    super.fail()
    if state == .failed { motion?.touchUp() }
  }
}
