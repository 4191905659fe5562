import Foundation

/// A request for a scene, since iOS 17.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject, NSCopying {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of the scene; `nil` for a new one.
  public let session: UISceneSession?
  /// The activity with which the scene opens; `nil`, the default, for none.
  open var userActivity: NSUserActivity?

  /// Creates a request for a new scene.
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
    (self.role, session) = (role, nil)
    self.userActivity = userActivity
    super.init()
  }

  /// Creates a request for the scene of a session.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    (role, self.session) = (session.role, session)
    self.userActivity = userActivity
    super.init()
  }

  /// Returns a copy of the request.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UISceneSessionActivationRequest = MainActor.assumeIsolated {
      session.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity) }
        ?? UISceneSessionActivationRequest(role: role, userActivity: userActivity)
    }
    return copy
  }
}

/// An error of a request for a scene that the device does not have.
private struct SceneRequestError: Error, CustomStringConvertible {
  var description: String { "The device has one scene." }
}

extension UIApplication {
  /// Activates the scene of a request, which is active already; another one is an error, as on a phone.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let session = request.session, connectedScenes.contains(where: { $0.session === session }) { return }
    errorHandler?(SceneRequestError())
  }
}
