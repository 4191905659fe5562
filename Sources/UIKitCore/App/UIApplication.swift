import Foundation
import ObjectiveCSupport

/// The running application: its state, its scenes and windows, and the services of the system.
///
/// - `UIApplication+Launch`: launch and life cycle
/// - `UIApplication+Notifications`: notifications of the life cycle
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active
    /// In the foreground without receiving events.
    case inactive
    /// In the background.
    case background
  }

  /// A key in the launch options, the reason for the launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, which is UIKit's.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the application was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The application that requested opening the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification that launched the application.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The data that the requesting application provided.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A location event that launched the application.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The home screen quick action that launched the application.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity for which the application was launched.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity for which the application was launched.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The identifiers of Bluetooth central managers that launched the application.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of Bluetooth peripheral managers that launched the application.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A local notification that launched the application, before iOS 10.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Downloads of a newsstand that launched the application.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The shared record that the user has accepted.
    public static let cloudKitShareMetadata = Self(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The event attribution.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// A key in the options for opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, which is UIKit's.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application that requested opening the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the requesting application provided.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of whether the file can be used in place, without a copy.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The advertisement that led to the URL.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A key in the options for opening a URL in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, which is UIKit's.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of whether only applications associated with the universal link may open it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The advertisement to which a visit is attributed.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The identifier of an extension point.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier, which is UIKit's.
    public let rawValue: String
    /// Creates an extension point from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Custom keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// The application.
  ///
  /// Of a device on which none was launched it is the one that was launched last on a device that there is.
  public class var shared: UIApplication {
    launchedHere ?? launched.last { $0.session != nil }?.application ?? unlaunched
  }
  /// The application that was launched on the current device; `nil` for none.
  static var launchedHere: UIApplication? {
    launched.last { $0.session === DeviceSession.current }?.application
  }
  private static let unlaunched = UIApplication()

  /// An application and the device on which it was launched.
  private struct Launched {
    let application: UIApplication
    weak var session: DeviceSession?
  }
  /// The applications that run, in the order in which they were launched: one for each device.
  private static var launched: [Launched] = []

  /// Makes an application the current device's, in place of the one before and of those whose devices are gone.
  package static func replace(by application: UIApplication) {
    let session = DeviceSession.current
    let ended = launched.filter { $0.session == nil || $0.session === session }
    unlaunched.end()
    for one in ended { one.application.end() }
    launched.removeAll { one in ended.contains { $0.application === one.application } }
    launched.append(Launched(application: application, session: session))
  }

  /// Removes the application without notifying it.
  package func end() {
    for scene in scenes { scene.storyboardWindow = nil }
    setKeyWindow(nil, in: .current)
    let session = DeviceSession.current
    for window in knownWindows
    where window.belongsToApplication && (window.screenHost.map { $0.session === session } ?? true) {
      window.isHidden = true
      window.rootViewController = nil
      forget(window)
    }
    scenes = []
    implicitScene = nil
    openSessions = []
    delegate = nil
    prepareWindow = nil
    manifest = SceneManifest()
    accentColor = nil
  }

  /// The delegate, which handles the life cycle.
  open var delegate: (any UIApplicationDelegate)?

  /// The window that receives keyboard input. When it is hidden or deallocated, the frontmost visible window
  /// replaces it.
  open internal(set) var keyWindow: UIWindow? {
    get {
      let session = DeviceSession.current
      if session.hasKeyWindow, session.keyWindow == nil {
        session.hasKeyWindow = false
        makeFrontmostWindowKey()
      }
      return session.keyWindow
    }
    set { setKeyWindow(newValue, in: .current) }
  }

  package func setKeyWindow(_ window: UIWindow?, in session: DeviceSession) {
    session.keyWindow = window
    session.hasKeyWindow = window != nil
  }

  /// The state of the application; `active` unless it was launched and changed its state.
  open package(set) var applicationState = State.active

  /// Stored only: virtual devices do not sleep.
  open var isIdleTimerDisabled = false
  /// Stored only: iOS has not displayed it since version 13 either.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored only: there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The quick actions of the home screen, of which there is none here.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Stored only: shaking the device does not undo.
  open var applicationSupportsShakeToEdit = true

  // MARK: Restoration

  /// Registers an object other than a view controller for state restoration. It is not retained.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    restoredObjects.removeAll { $0.identifier == restorationIdentifier || $0.object == nil }
    restoredObjects.append(RestoredObject(identifier: restorationIdentifier, object: object))
  }

  /// The registered objects, in the order of their registration.
  package private(set) static var restoredObjects: [RestoredObject] = []
  package struct RestoredObject {
    package let identifier: String
    package private(set) weak var object: (any UIStateRestoring)?
  }

  /// Without effect: state is restored in one step.
  open func extendStateRestoration() {}
  /// Without effect: state is restored in one step.
  open func completeStateRestoration() {}
  /// Without effect: no snapshot of an earlier launch is displayed.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  // MARK: Windows and scenes

  private struct Known {
    weak var window: UIWindow?
    /// The shared application when the window was last displayed.
    weak var application: UIApplication?
  }
  private static var known: [Known] = []

  /// All windows that were displayed or belong to a scene, in the order in which they were last displayed. Those of a
  /// device without an application are the shared application's, and pass to the next one when its device is gone.
  package var knownWindows: [UIWindow] {
    let running = Self.launched.filter { $0.session != nil }
    return Self.known.filter { known in
      guard let host = known.window?.screenHost else { return known.application === self }
      if let owner = running.last(where: { $0.session === host.session }) {
        return owner.application === self
      }
      return known.application === self
        || known.application !== Self.unlaunched && !running.contains { $0.application === known.application }
    }.compactMap(\.window)
  }

  /// The visible and hidden windows, from back to front by level and order of display. Windows that were
  /// never displayed and belong to no scene are left out.
  open var windows: [UIWindow] {
    knownWindows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }

  /// The visible windows, from back to front.
  package var visibleWindows: [UIWindow] { windows.filter(\.isOnScreen) }

  /// Registers a window, without retaining it, as on iOS.
  func note(_ window: UIWindow) {
    if !Self.known.contains(where: { $0.window === window }) { bringToFront(window) }
  }

  /// Moves a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    forget(window)
    Self.known.append(Known(window: window, application: self))
  }

  /// Removes a window of an application that ends.
  package func forget(_ window: UIWindow) {
    Self.known.removeAll { $0.window == nil || $0.window === window }
  }

  /// Makes another window the key window in place of a hidden one.
  func windowWasHidden(_ window: UIWindow) {
    let session = DeviceSession.of(window)
    guard session.keyWindow === window else { return }
    if session === DeviceSession.current { makeFrontmostWindowKey() }
    guard session.keyWindow === window else { return }
    setKeyWindow(nil, in: session)
    // Another device's next window becomes key when that device is asked for it.
    if session !== DeviceSession.current { session.hasKeyWindow = true }
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  private func makeFrontmostWindowKey() {
    let session = DeviceSession.current
    let host = session.keyWindow?.screenHost ?? session.host
    visibleWindows.last { $0.canBecomeKey && $0.screenHost === host && $0 !== session.keyWindow }?.makeKey()
  }

  /// The scenes of a launched application with a scene manifest, in the order in which they were connected.
  package var scenes: [UIScene] = []
  /// The scene of a launched application without a scene manifest, to which its windows belong from the start.
  package var implicitScene: UIWindowScene?

  /// The application's scenes, and those of visible windows that a program created itself.
  open var connectedScenes: Set<UIScene> {
    Set(scenes + [implicitScene].compactMap(\.self) + windows.compactMap(\.windowScene))
  }

  /// The sessions of all scenes, connected or not.
  open package(set) var openSessions: Set<UISceneSession> = []
  package var sessionCount = 0

  /// The scene configuration of the launched application.
  package var manifest = SceneManifest()
  /// The accent color of the asset catalog, the default tint color; `nil` for the system's blue.
  package var accentColor: UIColor?

  /// A closure that prepares each window of a launched application with the device's safe area and traits.
  package var prepareWindow: ((UIWindow) -> Void)?

  /// A Boolean value that indicates whether the application supports multiple scenes.
  open var supportsMultipleScenes: Bool {
    manifest.supportsMultipleScenes && UIDevice.current.userInterfaceIdiom == .pad
  }

  // MARK: The device

  /// The preferred text size of the device.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Without effect: there are no remote controls.
  open func beginReceivingRemoteControlEvents() {}
  /// Without effect: there are no remote controls.
  open func endReceivingRemoteControlEvents() {}

  /// The frame of the status bar in points; zero if it is hidden.
  open var statusBarFrame: CGRect {
    UIScreen.main.statusBarFrame(isHidden: hidesStatusBar(over: keyWindow?.rootViewController))
  }

  /// The style of the status bar if view controllers do not determine it
  /// (`UIViewControllerBasedStatusBarAppearance` in `Info.plist`).
  open var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the status bar is hidden, if view controllers do not determine
  /// it.
  open var isStatusBarHidden = false

  /// Sets the style of the status bar, without animation, for applications whose view controllers do not
  /// determine it.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar, without animation, for applications whose view controllers do not
  /// determine it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Returns the style of the status bar over a window's root view controller.
  package func effectiveStatusBarStyle(over controller: UIViewController?) -> UIStatusBarStyle {
    guard manifest.controllersDecideAboutStatusBar else { return statusBarStyle }
    return controller?.controllerForStatusBarStyle.preferredStatusBarStyle ?? .default
  }

  /// Returns whether the status bar is hidden over a window's root view controller.
  package func hidesStatusBar(over controller: UIViewController?) -> Bool {
    guard manifest.controllersDecideAboutStatusBar else { return isStatusBarHidden }
    return controller?.controllerForStatusBarHidden.prefersStatusBarHidden ?? false
  }

  /// Returns the orientations that the application's delegate allows for a window; by default those of `Info.plist`, or else all on
  /// tablets, all but upside down on phones.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? declaredOrientations
  }

  /// The orientations that the application supports if its delegate does not say so.
  var declaredOrientations: UIInterfaceOrientationMask {
    manifest.orientations ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  // MARK: Events

  private var ignoring = 0

  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Ignores touches until a matching call of `endIgnoringInteractionEvents()`. Calls nest.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Dispatches an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.changed.isEmpty ? Array(event.allTouches ?? []) : event.changed {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to an object. If `target` is `nil`, the action is sent up the responder chain of the
  /// first responder, then of the sender. Returns whether an object performed it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      return action.send(
        to: target as AnyObject, sender: sender, event: event,
        from: sender.map { "\($0)" } ?? "an action without a sender")
    }
    let session = (sender as? UIResponder)?.deviceSession ?? .current
    let chains = [session.firstResponder, sender as? UIResponder ?? self]
    for first in chains {
      guard let found = first?.target(forAction: action, withSender: sender) else { continue }
      return action.invoke(on: found as AnyObject, sender: sender, event: event)
    }
    // Objects that interpret selectors themselves are found by trying.
    for first in chains {
      var responder = first
      while let present = responder {
        if present is any SelectorResponder, action.invoke(on: present, sender: sender, event: event) {
          return true
        }
        responder = present.next
      }
    }
    return false
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: System services

  /// The URL of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the application's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Returns `false`: virtual devices open no URLs.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with `false`: virtual devices open no URLs.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns `false`: virtual devices open no URLs.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

  /// Returns `false`: virtual devices open no URLs.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  private var backgroundTasks = 0

  /// Begins a background task. Time in the background is not limited here.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
  {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Begins a background task with a name for debugging.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in the background, in seconds; not limited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The availability of background refresh; always `restricted`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// A Boolean value that indicates whether protected files are available; always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// Stored only: there is no background fetch.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// A Boolean value that indicates whether the application is registered for remote notifications; always
  /// `false`.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Notifies the delegate, as Apple's simulator does, that remote notifications are not supported.
  open func registerForRemoteNotifications() {
    let error = NSError(
      domain: "NSCocoaErrorDomain", code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  /// The permitted notification types: all if notifications are granted, otherwise none.
  open var currentUserNotificationSettings: UIUserNotificationSettings? {
    let isGranted = DeviceConditions.isGranted(.notifications)
    return UIUserNotificationSettings(types: isGranted ? [.badge, .sound, .alert] : [], categories: nil)
  }

  /// Requests permission for notifications and notifies the delegate of the result.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let isGranted = DeviceConditions.request(.notifications)
    let allowed = UIUserNotificationSettings(
      types: isGranted ? notificationSettings.types : [], categories: notificationSettings.categories)
    delegate?.application(self, didRegister: allowed)
  }

  /// Does nothing: there are no remote notifications.
  open func unregisterForRemoteNotifications() {}

  /// A Boolean value that indicates whether the application can change its icon; always `false`.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon; always `nil`.
  open var alternateIconName: String? { nil }
  /// Requests another icon. The handler is called with an error, later on the main queue, since icons are not
  /// displayed here.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    guard let completionHandler else { return }
    // Unsafe since handlers need not be sendable, as on Apple's platforms: it is called on the main actor,
    // where it was passed.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(CocoaError(.featureUnsupported)) }
  }
  /// Requests another icon.
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
}

extension UIApplication: ClassMessages {
  /// Returns the shared application for a class message, the only form in which code for extensions can
  /// obtain it.
  nonisolated public static func answer(toClassMessage selector: String) -> AnyObject? {
    guard ["shared", "sharedApplication"].contains(selector) else { return nil }
    return MainActor.assumeIsolated { shared }
  }
}
