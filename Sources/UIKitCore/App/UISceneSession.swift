import Foundation

/// The persistent part of a scene, which exists while it is disconnected: its role, configuration and stored
/// state.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a session's scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in the `Info.plist`.
    public let rawValue: String
    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display that receive no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The former name of the role of external displays.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene; `nil` while it is disconnected.
  open package(set) weak var scene: UIScene?

  /// The role of the session's scenes.
  open private(set) var role: Role

  /// The configuration of the scene.
  open package(set) var configuration: UISceneConfiguration

  /// The persistent identifier of the session; a count, so that it is the same in each run.
  open private(set) var persistentIdentifier: String

  /// The activity from which the scene can be restored.
  open var stateRestorationActivity: NSUserActivity?

  /// Additional information of the application.
  open var userInfo: [String: Any]?

  package init(role: Role, configuration: UISceneConfiguration, number: Int) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = "\(role.rawValue)-\(number)"
  }

  /// Creates a session of no application: the initializer of `NSObject`, which programs call by the metatype only.
  package convenience override init() {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    self.init(role: .windowApplication, configuration: configuration, number: 0)
  }
}
