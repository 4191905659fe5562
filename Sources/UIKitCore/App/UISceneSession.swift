import Foundation

/// What remains of a scene while it is disconnected: its role, its configuration and what it was asked to keep.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What scenes of a session are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name, as in `Info.plist`.
    public let rawValue: String
    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display that get no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The former name of the role of external displays.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene, nil while it is disconnected.
  open internal(set) weak var scene: UIScene?

  /// What scenes of the session are for.
  open private(set) var role: Role

  /// What the scene was made from.
  open internal(set) var configuration: UISceneConfiguration

  /// The identifier that the session keeps for all its life; counted, so that two runs have the same.
  open private(set) var persistentIdentifier: String

  /// What the application left to restore the scene from.
  open var stateRestorationActivity: NSUserActivity?

  /// What the application wants to know of the scene.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, number: Int) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = "\(role.rawValue)-\(number)"
  }
}
