import Foundation

/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and with events.
    case foregroundActive = 0
    /// In front without events.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// Why the system connects a scene: what its delegate gets in `scene(_:willConnectTo:options:)`.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// Activities to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut of the home screen that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The application that asked for the scene; none does on virtual devices.
    open var sourceApplication: String? { nil }
    /// The type of an activity that another device hands over; none does.
    open var handoffUserActivityType: String? { nil }
  }

  /// How a URL is opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only applications that the link belongs to may open it. Stored only: nothing opens URLs here.
    open var universalLinksOnly = false
  }

  /// Whether the scene is in front, in the background or not connected.
  open internal(set) var activationState = ActivationState.unattached

  /// The title in the list of open windows. Stored only: there is no such list.
  open var title: String! = ""

  /// The line below the title. Stored only: there is no such list.
  open var subtitle: String = ""

  /// What the scene belongs to.
  open private(set) var session: UISceneSession

  /// What is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Virtual devices open no URLs: the answer is no.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Windows that were shown before the scene came to the front, whose controllers appear then.
  var waitingWindows: [UIWindow] = []

  /// The window that the scene's storyboard brought.
  var storyboardWindow: UIWindow?

  // MARK: Notifications

  /// Posted when a scene has been connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was taken away.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene gets events.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene gets no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
