import Foundation

/// The place of a new scene, since iOS 17. There is one scene here.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject, NSCopying {
  fileprivate override init() { super.init() }
  /// Returns this object, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place of the system's choice.
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Returns the place.
  public class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// A place above other scenes.
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Returns the place.
  public class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// A place over another scene, on visionOS.
open class UIWindowScenePushPlacement: UIWindowScenePlacement {
  /// The scene below.
  public let targetSession: UISceneSession
  private init(_ session: UISceneSession) {
    targetSession = session
    super.init()
  }
  /// Returns the place over a scene.
  public class func targeting(sceneSession: UISceneSession) -> UIWindowScenePushPlacement {
    UIWindowScenePushPlacement(sceneSession)
  }
}

/// The place of another scene, on visionOS.
@available(*, deprecated, message: "Use UIWindowScenePushPlacement instead")
open class UIWindowSceneReplacePlacement: UIWindowScenePlacement {
  /// The scene that is replaced.
  public let targetSession: UISceneSession
  /// Creates the place of a scene.
  public init(sceneSession: UISceneSession) {
    targetSession = sceneSession
    super.init()
  }
}
