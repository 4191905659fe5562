import Foundation

/// The conditions under which the system prefers a scene for a target of content.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Stored only: the predicate of targets for which the scene can be used; programs choose among scenes by
  /// themselves.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Stored only: the predicate of targets for which the scene is preferred; programs choose among scenes by
  /// themselves.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}
