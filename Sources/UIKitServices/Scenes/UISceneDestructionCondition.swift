import Foundation

/// A condition under which a scene ends, in iOS 26.
@preconcurrency @MainActor
open class UISceneDestructionCondition: NSObject {
  private override init() { super.init() }
  /// The user closes the scene.
  public class var userInitiatedDismissal: UISceneDestructionCondition { dismissal }
  /// The system disconnects the scene.
  public class var systemDisconnection: UISceneDestructionCondition { disconnection }
  private static let (dismissal, disconnection) =
    (UISceneDestructionCondition(), UISceneDestructionCondition())
}

extension UIScene {
  /// Stored only: the conditions under which the scene ends, which it does not here.
  public var destructionConditions: Set<UISceneDestructionCondition> {
    get { AttachedValues.value("destructionConditions", of: self) ?? [] }
    set { AttachedValues.set(newValue, "destructionConditions", of: self) }
  }
}
