import Foundation

/// The delegate of a scene, which handles its life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene is being connected, after a window was created from its storyboard.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks the delegate for an activity from which the scene can be restored. Never called here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Asks the delegate to restore the scene. Never called here.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Tells the delegate that an activity of a type will be continued. Never called here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Asks the delegate to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Tells the delegate that an activity cannot be continued. Never called here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Tells the delegate that an activity was updated. Never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns no activity.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows.
///
/// On Apple's platforms `window` is an optional requirement, so that reading it through the protocol yields a
/// nested optional; here as well, while a property `var window: UIWindow?` of a class satisfies the
/// requirement.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowHolder {
  /// The main window of the scene, set to the one that the scene's storyboard creates.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Tells the delegate that the size, orientation or traits of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Asks the delegate to perform a quick action of the home screen. Never called here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The default: the delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Reports that the action was not handled.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
