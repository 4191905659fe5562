import Foundation

/// What a scene is made from: its class, its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name in the application's `Info.plist`.
  open private(set) var name: String?

  /// What the scene is for.
  open private(set) var role: UISceneSession.Role

  /// The class of the scene, `UIWindowScene` where there is none.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller is the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Makes a configuration of that name in the `Info.plist` of the application that is being launched, the first of
  /// its role for no name; an empty one where there is none.
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

  /// The same values as another configuration.
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

/// Takes a value of the main actor out of a closure that runs there at once. Unchecked, since it never leaves that thread.
private struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
