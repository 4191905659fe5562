import Foundation

/// The direction in which the arrow of an edit menu points. The raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// An object that accepts animations to run alongside the presentation or dismissal of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

package final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for change in animations { change() } }
  func complete() { for completion in completions { completion() } }
}
