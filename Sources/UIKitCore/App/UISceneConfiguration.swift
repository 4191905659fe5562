import Foundation

/// The configuration of a scene: its class, its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration in the application's `Info.plist`.
  open private(set) var name: String?

  /// The role of the scene.
  open private(set) var role: UISceneSession.Role

  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial view controller becomes the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration from the entry with a name in the application's `Info.plist`, or the first entry
  /// of the role if the name is `nil`; an empty configuration if there is none.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let entry = UIApplication.shared.manifest.configuration(name, role: sessionRole) else { return }
    self.name = entry.name ?? name
    sceneClass = entry.sceneClass.flatMap { UIApplication.shared.manifest.type(named: $0) }
    delegateClass = entry.delegateClass.flatMap { UIApplication.shared.manifest.type(named: $0) }
    storyboard = entry.storyboard.map {
      UIStoryboard(name: $0, bundle: UIApplication.shared.manifest.bundle)
    }
  }

  /// Returns a copy of the configuration.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { UncheckedValue(UISceneConfiguration(copying: self)) }
    return copy.value
  }

  private init(copying other: UISceneConfiguration) {
    name = other.name
    role = other.role
    sceneClass = other.sceneClass
    delegateClass = other.delegateClass
    storyboard = other.storyboard
    super.init()
  }
}

/// A wrapper that returns a value of the main actor from a closure that runs there synchronously. Unchecked,
/// since it never leaves that thread.
private struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
