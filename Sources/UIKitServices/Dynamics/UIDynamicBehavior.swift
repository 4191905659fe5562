import Foundation

/// A behavior of a dynamic animation.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The child behaviors.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator of the behavior or of its parent; `nil` if there is none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// A closure called at each step of the animation.
  open var action: (() -> Void)?

  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.attach(to: dynamicAnimator)
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
  }

  /// Called before the behavior is added to or removed from an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(to: animator) }
    animator?.wake()
  }

  /// The items that the behavior animates.
  var movedItems: [UIDynamicItem] { [] }
  /// Updates velocities for a step.
  func accelerate(_ world: DynamicWorld, _ step: CGFloat) {}
  /// Changes velocities so that they keep what the behavior demands; called several times for a step, before bodies move.
  func constrain(_ world: DynamicWorld) {}
  /// Corrects positions after a step.
  func correct(_ world: DynamicWorld) {}
}
