import Foundation

/// An instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive = 0
    /// In the foreground without receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The reason for connecting a scene, passed to the delegate's `scene(_:willConnectTo:options:)`.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    open package(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The application that requested the scene; always `nil` on virtual devices.
    open var sourceApplication: String? { nil }
    /// The type of an activity handed off by another device; always `nil`.
    open var handoffUserActivityType: String? { nil }
  }

  /// Options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Stored only: whether only applications associated with a universal link may open it; URLs are never
    /// opened here.
    open var universalLinksOnly = false
    /// Stored only: URLs are never opened here.
    open var eventAttribution: UIEventAttribution?
  }

  /// The state of the scene.
  open package(set) var activationState = ActivationState.unattached

  /// Stored only: the title in the app switcher, of which there is none here.
  open var title: String! = ""

  /// Stored only: the subtitle in the app switcher, of which there is none here.
  open var subtitle: String = ""

  /// The session of the scene.
  open private(set) var session: UISceneSession

  /// The delegate, which handles the scene's life cycle.
  open var delegate: (any UISceneDelegate)?

  /// The conditions under which the system prefers the scene for a target of content. Stored only: programs
  /// choose among scenes by themselves.
  open var activationConditions = UISceneActivationConditions()

  /// The state of the pointer lock; always `nil`.
  open var pointerLockState: UIPointerLockState? { nil }

  /// Without effect: state is restored in one step.
  open func extendStateRestoration() {}
  /// Without effect: state is restored in one step.
  open func completeStateRestoration() {}

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Creates a scene that is not connected, of a session of its own: the initializer of `NSObject`, which programs call by the
  /// metatype only, as tests do that need some scene for a window: `(UIWindowScene.self as NSObject.Type).init()`.
  package convenience override init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// Calls the completion handler with `false`: virtual devices open no URLs.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns `false`: virtual devices open no URLs.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }

  open override var next: UIResponder? { UIApplication.shared }

  /// The windows that were displayed before the scene entered the foreground, whose view controllers appear
  /// then.
  package var waitingWindows: [UIWindow] = []

  /// The window created from the scene's storyboard.
  package var storyboardWindow: UIWindow?

  // MARK: Notifications

  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
