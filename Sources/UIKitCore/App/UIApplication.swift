import Foundation
import ObjectiveCSupport

/// The running application: its state, its scenes and windows, and what it may ask the system for.
///
/// - `UIApplication+Launch`: launching, and coming to the front, to the background and to an end
/// - `UIApplication+Notifications`: what is posted on the way
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the application is in front and gets events. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// In front and with events.
    case active
    /// In front without events.
    case inactive
    /// Not seen.
    case background
  }

  /// Why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name, UIKit's.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the application was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The application that asked for the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification that launched the application.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// What the application that asked sent along.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// An event of the location services launched the application.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The shortcut of the home screen that launched the application.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that the application was launched for.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that the application was launched for.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Identifiers of managers of Bluetooth centrals that launched the application.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Identifiers of managers of Bluetooth peripherals that launched the application.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// What an event is attributed to.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// Where a URL that is opened came from.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name, UIKit's.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application that asked for the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the application that asked sent along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be used where it is, without a copy.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How a URL of another application is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name, UIKit's.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only applications that the link belongs to may open it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A point of the application that extensions may take.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier, UIKit's.
    public let rawValue: String
    /// An extension point of an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other makers.
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
  static func replace(by application: UIApplication) {
    let session = DeviceSession.current
    let ended = launched.filter { $0.session == nil || $0.session === session }
    unlaunched.end()
    for one in ended { one.application.end() }
    launched.removeAll { one in ended.contains { $0.application === one.application } }
    launched.append(Launched(application: application, session: session))
  }

  /// What decides for the application and is told of its life.
  open var delegate: (any UIApplicationDelegate)?

  /// The window that gets keyboard input. When it is hidden or goes away, the frontmost visible window follows.
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

  func setKeyWindow(_ window: UIWindow?, in session: DeviceSession) {
    session.keyWindow = window
    session.hasKeyWindow = window != nil
  }

  /// Whether the application is in front; active unless it was launched and brought elsewhere.
  open internal(set) var applicationState = State.active

  /// Stored only: virtual devices do not fall asleep.
  open var isIdleTimerDisabled = false
  /// Stored only: nothing shows it on iOS either since version 13.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored only: there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The actions on the home screen.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Stored only: there is no device to be shaken.
  open var applicationSupportsShakeToEdit = true

  // MARK: Restoration

  /// Has an object that is no controller take part in saving and restoring states. It is not kept alive.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    restoredObjects.removeAll { $0.identifier == restorationIdentifier || $0.object == nil }
    restoredObjects.append(RestoredObject(identifier: restorationIdentifier, object: object))
  }

  /// Objects that are no controllers and take part in restoration, in the order in which they were registered.
  package private(set) static var restoredObjects: [RestoredObject] = []
  package struct RestoredObject {
    package let identifier: String
    package private(set) weak var object: (any UIStateRestoring)?
  }

  /// Without effect: states are restored in one step.
  open func extendStateRestoration() {}
  /// Without effect: states are restored in one step.
  open func completeStateRestoration() {}
  /// Without effect: no picture of an earlier launch is shown.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  // MARK: Windows and scenes

  private struct WeakWindow { weak var window: UIWindow? }
  private var known: [WeakWindow] = []

  /// All windows that were shown or belong to a scene, in the order in which they were shown last.
  var knownWindows: [UIWindow] { known.compactMap(\.window) }

  /// The visible and hidden windows from back to front: by level, and in the order in which they were shown. Windows that
  /// were never shown and belong to no scene are not among them.
  open var windows: [UIWindow] {
    knownWindows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }

  /// The windows that a screen shows, from back to front.
  package var visibleWindows: [UIWindow] { windows.filter(\.isOnScreen) }

  /// Gets to know a window. It is not kept alive, as on iOS: that is for the program to do.
  func note(_ window: UIWindow) {
    if !known.contains(where: { $0.window === window }) { bringToFront(window) }
  }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(WeakWindow(window: window))
  }

  /// A window that gets no keyboard input any more hands it on.
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

  /// The scenes of a launched application, in the order in which they were connected.
  var scenes: [UIScene] = []

  /// The application's scenes, and those of visible windows that a program made itself.
  open var connectedScenes: Set<UIScene> { Set(scenes + windows.compactMap(\.windowScene)) }

  /// The sessions of all scenes, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []
  var sessionCount = 0

  /// What the application that was launched says of its scenes.
  var manifest = SceneManifest()
  /// The tint of views without one, which the catalogue has; nil for the system's blue.
  var accentColor: UIColor?

  /// Prepares each window that a launched application makes: gives it the device's safe area and traits.
  var prepareWindow: ((UIWindow) -> Void)?

  /// Whether the application may have several scenes.
  open var supportsMultipleScenes: Bool {
    manifest.supportsMultipleScenes && UIDevice.current.userInterfaceIdiom == .pad
  }

  // MARK: The device

  /// The text size that the device is set to.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Has a headset's buttons and others go to the first responder. Without effect: there are none.
  open func beginReceivingRemoteControlEvents() {}
  /// Ends that. Without effect.
  open func endReceivingRemoteControlEvents() {}

  /// The status bar's rectangle in points; zero where it is hidden.
  open var statusBarFrame: CGRect {
    UIScreen.main.statusBarFrame(isHidden: hidesStatusBar(over: keyWindow?.rootViewController))
  }

  /// How the status bar is drawn where Info.plist says that controllers do not decide
  /// (`UIViewControllerBasedStatusBarAppearance`).
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden, where controllers do not decide.
  open var isStatusBarHidden = false

  /// Sets how the status bar is drawn where controllers do not decide; at once, animated or not.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides the status bar where controllers do not decide; at once, animated or not.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The style of the status bar over a controller of a window.
  package func shownStatusBarStyle(over controller: UIViewController?) -> UIStatusBarStyle {
    guard manifest.controllersDecideAboutStatusBar else { return statusBarStyle }
    return controller?.controllerForStatusBarStyle.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar is hidden over a controller of a window.
  package func hidesStatusBar(over controller: UIViewController?) -> Bool {
    guard manifest.controllersDecideAboutStatusBar else { return isStatusBarHidden }
    return controller?.controllerForStatusBarHidden.prefersStatusBarHidden ?? false
  }

  /// The orientations that the application's delegate allows for a window.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let all: UIInterfaceOrientationMask =
      UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    return delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? all
  }

  // MARK: Events

  private var ignoring = 0

  /// Whether touches are thrown away.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Throws touches away until as many calls of `endIgnoringInteractionEvents` have come.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Ends what one call of `beginIgnoringInteractionEvents` began.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Hands an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.changed.isEmpty ? Array(event.allTouches ?? []) : event.changed {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to an object; where that is nil, to who performs it in the chain that begins with the first responder,
  /// else in that which begins with the sender. Returns whether somebody did.
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
    // Objects that say themselves what a name means are known by trying.
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

  // MARK: What is asked of the system

  /// The address of the application's own settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the settings of its notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Virtual devices open no URLs.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Virtual devices open no URLs: the answer is no.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Virtual devices open no URLs.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  private var backgroundTasks = 0

  /// Asks for time in the background. There is no limit here.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
  {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Asks for time in the background, with a name for debuggers.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Says that a task is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Seconds left in the background: without end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Virtual devices do not refresh in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Files are never locked here.
  open var isProtectedDataAvailable: Bool { true }
  /// Stored only: virtual devices do not fetch in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Never: there is no service for notifications.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Tells the delegate, as the simulator of Apple's does, that there are no remote notifications.
  open func registerForRemoteNotifications() {
    let error = NSError(
      domain: "NSCocoaErrorDomain", code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  /// What the user allows of notifications: all of it where they are granted, nothing else.
  open var currentUserNotificationSettings: UIUserNotificationSettings? {
    let isGranted = DeviceConditions.isGranted(.notifications)
    return UIUserNotificationSettings(types: isGranted ? [.badge, .sound, .alert] : [], categories: nil)
  }

  /// Asks for notifications, and tells the delegate what the user allows of them.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let isGranted = DeviceConditions.request(.notifications)
    let allowed = UIUserNotificationSettings(
      types: isGranted ? notificationSettings.types : [], categories: notificationSettings.categories)
    delegate?.application(self, didRegister: allowed)
  }

  /// Takes nothing back: there is no service for notifications.
  open func unregisterForRemoteNotifications() {}

  /// Whether the icon can be another one: never here.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the present icon where it is not the usual one.
  open var alternateIconName: String? { nil }
  /// Asks for another icon. Nothing shows icons here (`supportsAlternateIcons`): the handler gets an error, later on the main
  /// queue.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    guard let completionHandler else { return }
    // Unsafe since handlers need not be sendable, as on Apple's platforms: it is called on the main actor, where it was given.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(CocoaError(.featureUnsupported)) }
  }
  /// Asks for another icon.
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
}

extension UIApplication: ClassMessages {
  /// The shared application, which code for extensions of applications may only ask for like this.
  nonisolated public static func answer(toClassMessage selector: String) -> AnyObject? {
    guard ["shared", "sharedApplication"].contains(selector) else { return nil }
    return MainActor.assumeIsolated { shared }
  }
}
