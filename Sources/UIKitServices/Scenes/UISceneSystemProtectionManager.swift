import Foundation

/// The protection of a scene by the system, since iOS 18.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
  fileprivate override init() { super.init() }
  /// A Boolean value that indicates whether the user has to authenticate for the application; always `false`.
  open var isUserAuthenticationEnabled: Bool { false }
}

extension UIScene {
  /// The protection of the scene by the system.
  public var systemProtectionManager: UISceneSystemProtectionManager? {
    if let held: UISceneSystemProtectionManager = AttachedValues.value("protection", of: self) { return held }
    let made = UISceneSystemProtectionManager()
    AttachedValues.set(made, "protection", of: self)
    return made
  }

  /// Posted after the protection of a scene changed; never here.
  public nonisolated static let systemProtectionDidChangeNotification = Notification.Name(
    "UISceneSystemProtectionDidChangeNotification")
}
