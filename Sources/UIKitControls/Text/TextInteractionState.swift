import Foundation

/// The state of a text field or text view that `interactionState` saves.
struct TextInteractionState {
  let selection: NSRange
  let contentOffset: CGPoint
}
