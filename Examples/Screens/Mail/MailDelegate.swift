import UIKit

/// The delegate of the mail application, which has one scene.
public final class MailDelegate: UIResponder, UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns the configuration of the scene that shows the mailbox.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Mail", sessionRole: session.role)
    configuration.delegateClass = MailSceneDelegate.self
    return configuration
  }
}

/// The delegate of the scene, which shows the mailbox and a message in two columns.
public final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?

  /// Creates the window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = MailSplitViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// The split view controller. When it is collapsed, it shows the mailbox first.
public final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let mailbox = Mailbox.sample()

  /// Creates the columns with sample messages.
  public init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(InboxViewController(mailbox), for: .primary)
    setViewController(MessageViewController(nil, in: mailbox), for: .secondary)
  }

  /// Always fails.
  public required init?(coder: NSCoder) { nil }

  /// Returns the primary column, which has the mailbox.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
