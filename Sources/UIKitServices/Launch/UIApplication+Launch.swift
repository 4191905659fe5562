import ClassMetadata
import Foundation

/// The launch of an application, in Apple's steps:
///
/// 1. The delegate is created.
/// 2. Without scenes the main storyboard is loaded: a window as large as the screen, given to the delegate's
///   `window`, with the initial controller as its root.
/// 3. `application(_:willFinishLaunchingWithOptions:)`, `application(_:didFinishLaunchingWithOptions:)`, then
///   the notification.
/// 4. The storyboard's window becomes key and visible.
/// 5. With scenes: `application(_:configurationForConnecting:options:)`, the scene and its delegate are
///   created, the scene's storyboard is loaded, `scene(_:willConnectTo:options:)`, the storyboard's window
///   becomes visible, then `sceneWillEnterForeground`. Controllers of the scene's windows appear then.
/// 6. `applicationDidBecomeActive` or `sceneDidBecomeActive`.
extension UIApplication {
  /// Launches an application in this process, after ending the former one, and returns its key window.
  ///
  /// ```swift
  /// let window = UIApplication.launch(
  ///   AppDelegate.self, info: Bundle.main.infoDictionary ?? [:], bundle: .main, prepare: { window in … })
  /// ```
  ///
  /// - Parameters:
  ///   - delegateClass: The class marked with `@main`, a subclass of `NSObject`; it is created with `init()`.
  ///   - info: The content of the application's `Info.plist`. The keys `UIApplicationSceneManifest`,
  ///     `UIMainStoryboardFile` and `UIMainStoryboardFile~ipad` are used, among others.
  ///     `$(PRODUCT_MODULE_NAME)` in names of classes stands for the delegate's module.
  ///   - bundle: The bundle that contains the storyboards; `nil` searches the main bundle and those of
  ///     packages beside it.
  ///   - options: The launch options passed to the delegate.
  ///   - prepare: A closure called for each window that the application creates, before it is used, to set a
  ///     device's size, safe area and traits.
  /// - Returns: The key window, or else the first visible one; `nil` if the application displays none.
  @_spi(Launch) @discardableResult
  public static func launch(
    _ delegateClass: AnyClass, info: [String: Any] = [:], bundle: Bundle? = nil,
    options: [LaunchOptionsKey: Any]? = nil, prepare: ((UIWindow) -> Void)? = nil
  ) -> UIWindow? {
    launch(delegateClass, principalClass: nil, info: info, bundle: bundle, options: options, prepare: prepare)
  }

  static func launch(
    _ delegateClass: AnyClass, principalClass: AnyClass?, info: [String: Any], bundle: Bundle?,
    options: [LaunchOptionsKey: Any]?, prepare: ((UIWindow) -> Void)?
  ) -> UIWindow? {
    let module = String(reflecting: delegateClass).split(separator: ".").first.map(String.init)
    let manifest = SceneManifest(info: info, bundle: bundle, module: module)
    let principalClass: AnyClass? =
      principalClass ?? (info["NSPrincipalClass"] as? String).flatMap { manifest.type(named: $0) }
    if let principalClass, let made = Self.make(principalClass) as? UIApplication {
      replace(by: made)
    } else {
      replace(by: UIApplication())
    }
    let application = shared
    application.applicationState = .inactive
    application.prepareWindow = prepare
    application.manifest = manifest
    application.statusBarStyle = application.manifest.statusBarStyle
    application.isStatusBarHidden = application.manifest.isStatusBarHidden
    application.accentColor = application.manifest.accentColorName.flatMap {
      UIColor(named: $0, in: bundle, compatibleWith: nil)
    }
    guard let delegate = Self.make(delegateClass) as? any UIApplicationDelegate else {
      preconditionFailure(
        "\(delegateClass) has to be a subclass of NSObject and a UIApplicationDelegate to be an application's delegate"
      )
    }
    application.delegate = delegate
    application.finishLaunching(delegate, options)
    // Another device's window is not the application's.
    let host = DeviceSession.current.host
    return application.keyWindow
      ?? application.visibleWindows.first { $0.screenHost == nil || $0.screenHost === host }
  }

  /// Creates the application's delegate without a launch, for a screen that is shown alone: `UIApplication.shared.delegate as! AppDelegate`
  /// is the object that it is on iOS. None of its methods is called. Does nothing if there is a delegate.
  @_spi(Launch)
  public static func createDelegate(_ delegateClass: AnyClass) {
    guard shared.delegate == nil else { return }
    shared.delegate = make(delegateClass) as? any UIApplicationDelegate
  }

  /// Creates an object of a class known only at run time, with `init()`.
  static func make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    // As for layers: `init()` has its entry in the method tables of all subclasses of NSObject.
    let maker = VirtualMethods.initializers(of: type, as: InitializableObject.self)
    return maker.init() as NSObject
  }

  private func finishLaunching(
    _ delegate: any UIApplicationDelegate, _ options: [LaunchOptionsKey: Any]?
  ) {
    var main: UIWindow?
    let usesScenes = usesScenes(delegate)
    if !usesScenes {
      if !manifest.hasScenes { requireScenes() }
      makeImplicitScene()
    }
    if !usesScenes, let name = manifest.mainStoryboard {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController =
        UIStoryboard(name: name, bundle: manifest.bundle).instantiateInitialViewController()
      delegate.window = window
      if delegate.window.flatMap({ $0 }) == nil {
        // No one retains the window: the screen stays black unless the application has another.
        LayoutLog.write(
          "The app delegate must implement the window property if it wants to use a main storyboard file.")
        window.rootViewController = nil
      } else {
        main = window
      }
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    var userInfo: [AnyHashable: Any] = [:]
    for (key, value) in options ?? [:] { userInfo[key.rawValue] = value }
    post(Self.didFinishLaunchingNotification, userInfo: options == nil ? nil : userInfo)
    UIMenuSystem.main.setNeedsRebuild()
    if let main { _ = Self.show(main, orDelegates: delegate.window.flatMap { $0 }) }
    if usesScenes {
      _ = connectScene()
      post(Self.willEnterForegroundNotification)
    }
    becomeActive()
    for window in windows { window.layoutIfNeeded() }
  }

  // MARK: Scenes

  /// Returns whether the application has scenes of its own. One whose manifest has no configurations, and whose delegate gives none, has the
  /// window of its main storyboard in `window` of the delegate: Pass for iOS relies on it, an application on the App Store.
  private func usesScenes(_ delegate: any UIApplicationDelegate) -> Bool {
    guard manifest.hasScenes, manifest.isWithoutConfigurations, manifest.mainStoryboard != nil else {
      return manifest.hasScenes
    }
    let session = makeSession()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    return configuration !== session.configuration
  }

  /// Stops the program if it is built with an SDK that requires the life cycle of scenes: since iOS 27 (TN3187). An application is built
  /// with the SDK of its version of iOS here.
  private func requireScenes() {
    guard UIScreen.main.traitCollection.metrics.version >= 27 else { return }
    fatalError(
      "An application that is built with the SDK of iOS 27 or later has to adopt the life cycle of scenes to launch (TN3187): "
        + "its Info.plist has no UIApplicationSceneManifest")
  }

  /// Creates the scene that an application without a scene manifest has: without a delegate, for all of its windows.
  private func makeImplicitScene() {
    let session = makeSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    openSessions.insert(session)
    implicitScene = scene
    scene.post(UIScene.willConnectNotification)
    scene.enterForeground()
  }

  private func makeSession() -> UISceneSession {
    sessionCount += 1
    let role = UISceneSession.Role.windowApplication
    return UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), number: sessionCount)
  }

  /// Connects a scene as configured by the delegate and the `Info.plist`, and brings it to the foreground.
  @discardableResult
  func connectScene(_ known: UISceneSession? = nil, activity: NSUserActivity? = nil) -> UIScene {
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    let session = known ?? makeSession()
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    openSessions.insert(session)
    let configuration = session.configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    scenes.append(scene)
    if let delegateClass = configuration.delegateClass {
      guard let made = Self.make(delegateClass) as? any UISceneDelegate else {
        preconditionFailure("\(delegateClass) has to be a subclass of NSObject and a UISceneDelegate")
      }
      scene.delegate = made
    }
    var main: UIWindow?
    if let storyboard = configuration.storyboard, let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      main = window
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
      // The window lives as long as its scene, whether or not the delegate retains it.
      scene.storyboardWindow = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if let main {
      let own = (scene.delegate as? any UIWindowSceneDelegate)?.window.flatMap { $0 }
      scene.storyboardWindow = Self.show(main, orDelegates: own)
    }
    scene.enterForeground()
    return scene
  }

  /// Displays a storyboard's window, or the one that the delegate replaced it with during launch or
  /// connection: many programs name a storyboard in their `Info.plist` and create their window in code.
  ///
  /// - Returns: The displayed window.
  private static func show(_ window: UIWindow, orDelegates own: UIWindow?) -> UIWindow {
    let shown = own ?? window
    if shown !== window {
      window.isHidden = true
      window.rootViewController = nil
    }
    shown.makeKeyAndVisible()
    return shown
  }

  /// Requests a new scene, or activates an existing one. Calls the handler if that is impossible.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene {
      if scene.activationState == .background { scene.enterForeground() }
      scene.becomeActive()
      if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
    } else if sceneSession != nil || supportsMultipleScenes {
      connectScene(sceneSession, activity: userActivity).becomeActive()
    } else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
    }
  }

  /// Removes a scene for good.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession.scene?.disconnect()
    openSessions.remove(sceneSession)
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  /// Requests an update of a scene's snapshot for the app switcher. Does nothing, since there is none.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Life cycle

  /// Makes the application active, as after the launch or the end of an interruption.
  @_spi(Launch) public func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    if scenes.isEmpty {
      implicitScene?.becomeActive()
      delegate?.applicationDidBecomeActive(self)
    } else {
      for scene in scenes where scene.activationState == .foregroundInactive { scene.becomeActive() }
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Makes the application inactive, as during a call or in the app switcher.
  @_spi(Launch) public func resignActive() {
    guard applicationState == .active else { return }
    if scenes.isEmpty {
      implicitScene?.resignActive()
      delegate?.applicationWillResignActive(self)
    } else {
      for scene in scenes { scene.resignActive() }
    }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Moves the application to the background.
  @_spi(Launch) public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    if scenes.isEmpty {
      implicitScene?.enterBackground()
      delegate?.applicationDidEnterBackground(self)
    } else {
      for scene in scenes { scene.enterBackground() }
    }
    post(Self.didEnterBackgroundNotification)
  }

  /// Moves the application back to the foreground and makes it active.
  @_spi(Launch) public func enterForeground() {
    guard applicationState == .background else { return becomeActive() }
    if scenes.isEmpty {
      implicitScene?.enterForeground()
      delegate?.applicationWillEnterForeground(self)
    } else {
      for scene in scenes { scene.enterForeground() }
    }
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Ends the application as the system does: in the background, with a last call of its delegate.
  @_spi(Launch) public func terminate() {
    guard delegate != nil else { return }
    enterBackground()
    for scene in scenes { scene.disconnect() }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    end()
  }

  /// Sends a memory warning to the application's delegate, view controllers and observers.
  @_spi(Launch) public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows {
      var controllers = [window.rootViewController].compactMap { $0 }
      while let controller = controllers.popLast() {
        controller.didReceiveMemoryWarning()
        controllers += controller.children + [controller.presentedViewController].compactMap { $0 }
      }
    }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// Passes a URL to the application: to its first scene, or to the delegate of an application without
  /// scenes.
  ///
  /// - Returns: Whether there is a receiver.
  @_spi(Launch) @discardableResult
  public func receive(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
    guard let scene = scenes.first else {
      return delegate?.application(self, open: url, options: options) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return scene.delegate != nil
  }
}

extension UIScene {
  /// Options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Stored only: the scene that makes the request, as scenes are not arranged side by side here.
    open var requestingScene: UIScene?
  }

  /// Options of a request to remove a scene.
  @preconcurrency @MainActor
  open class DestructionRequestOptions: NSObject {}

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func enterForeground() {
    guard activationState == .unattached || activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    activationState = .foregroundInactive
    let waiting = waitingWindows
    waitingWindows = []
    for window in waiting { window.showRoot() }
  }

  func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  func resignActive() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  func enterBackground() {
    resignActive()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  func disconnect() {
    enterBackground()
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
    UIApplication.shared.scenes.removeAll { $0 === self }
    session.scene = nil
  }
}

extension UIApplicationDelegate {
  /// Starts the application, as `@main` requires: launches it as described by the main bundle's `Info.plist`,
  /// performs layout and prints the hierarchies of its windows to standard output. There is no event loop;
  /// the process ends afterwards.
  public static func main() {
    UIApplication.launch(Self.self, info: Bundle.main.infoDictionary ?? [:])
    for window in UIApplication.shared.visibleWindows {
      window.layoutIfNeeded()
      print(window.recursiveDescription())
    }
  }
}

/// Starts an application from a `main.swift`. There is no event loop: the function returns after launch and
/// layout, having printed the hierarchies of the application's windows.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = SceneManifest().type(named: name) else {
    fatalError(
      "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName ?? "(null)") is loaded."
    )
  }
  _ = UIApplication.launch(
    type, principalClass: principalClassName.flatMap { SceneManifest().type(named: $0) },
    info: Bundle.main.infoDictionary ?? [:], bundle: nil, options: nil, prepare: nil)
  for window in UIApplication.shared.visibleWindows {
    window.layoutIfNeeded()
    print(window.recursiveDescription())
  }
  return 0
}
