import Foundation

/// The delegate of an application, which handles its life cycle.
///
/// On Apple's platforms `window` is an optional requirement, so that reading it through the protocol yields a
/// nested optional; here as well, while a property `var window: UIWindow?` of a class satisfies the
/// requirement.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowHolder {
  /// The main window of an application without scenes, set to the one that the main storyboard creates.
  @_disfavoredOverload var window: UIWindow? { get set }

  // MARK: Launch

  /// Tells the delegate that the application is launching, before scenes are connected. The result has no
  /// effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application has launched and its main storyboard is loaded. The result has
  /// no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application has launched. Called if the method with options is not
  /// implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Life cycle

  /// Tells the delegate that the application became active. Not called for applications with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the application is about to become inactive. Not called for applications with
  /// scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the application entered the background. Not called for applications with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the application is about to enter the foreground. Not called for applications
  /// with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate about a memory warning, which a virtual device simulates on demand.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Tells the delegate about a significant change of time. Never called here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Tells the delegate that protected files became available. Never called here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Tells the delegate that protected files are about to become unavailable. Never called here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  // MARK: Scenes

  /// Returns the configuration of a new scene; by default that of the `Info.plist`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that scenes were removed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the supported orientations of a window: by default those of `Info.plist`, or else all on tablets, all but upside down on
  /// phones.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // MARK: URLs, activities and quick actions

  /// Asks the delegate of an application without scenes to open a URL. Returns whether it did; `false` by
  /// default.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Tells the delegate that an activity of a type will be continued. Never called here.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Asks the delegate to continue an activity. Never called here: scene delegates are notified.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Tells the delegate that an activity cannot be continued. Never called here.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate that an activity was updated. Never called here.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Asks the delegate to perform a quick action of the home screen. Never called here.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Asks the delegate whether extensions of an extension point may be used. Never called here.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool

  // MARK: Notifications and background

  /// Tells the delegate that the application is registered for remote notifications. Never called here.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate which notification types are permitted, before iOS 10.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Tells the delegate that registration for remote notifications failed, as it always does here.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification arrived. Never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Asks the delegate to fetch data in the background. Never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Tells the delegate that background transfers have ended. Never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: Methods of former versions of iOS, which are never called here

  /// Asks the delegate to open a URL.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Asks the delegate to open a URL of another application.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Tells the delegate that the orientation of the interface is about to change.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
  /// Tells the delegate that the orientation of the interface changed.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Tells the delegate that the frame of the status bar is about to change.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Tells the delegate that the frame of the status bar changed.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Tells the delegate that a remote notification arrived.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Tells the delegate that a local notification arrived.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Tells the delegate that the user chose an action of a local notification.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// Tells the delegate that the user chose an action of a remote notification and entered a text.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
  /// Tells the delegate that the user chose an action of a remote notification.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// Tells the delegate that the user chose an action of a local notification and entered a text.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)

  // MARK: Watch, health and keys, which are never called here

  /// Asks the delegate to answer a request of a watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Asks the delegate to request access to health data for an extension.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Asks the delegate whether key commands are adapted to the language of the keyboard.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  // MARK: State restoration, on demand on virtual devices

  /// Asks the delegate whether the state is saved; `false` by default.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether the state is restored; `false` by default.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether the state is saved; `false` by default.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Asks the delegate whether the state is restored; `false` by default.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Tells the delegate that view controllers have encoded their state, so that it can add the application's
  /// own.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Tells the delegate that all view controllers have decoded their state.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Asks the delegate for the controller of a path of restoration identifiers from the root; `nil` uses an
  /// existing one or that of the storyboard. Not called for controllers with a restoration class.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object that can continue an activity, such as a responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
  /// Returns `false`.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  /// Calls the completion handler.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the completion handler.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the completion handler.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the completion handler.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Replies with nothing.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
  /// Does nothing.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Returns `true`.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
  /// The default: the delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the method without options.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Returns the configuration of the `Info.plist`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns the orientations of `Info.plist`, or else all on tablets, all but upside down on phones.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.declaredOrientations }
  /// Returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Asks the delegate to open a URL without options: Objective-C's options may be left out in Swift.
  public func application(_ app: UIApplication, open url: URL) -> Bool {
    application(app, open: url, options: [:])
  }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Reports that the action was not handled.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Reports that there is no new data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Reports that there is no new data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Reports that the events are handled.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// Returns `nil`.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
}
