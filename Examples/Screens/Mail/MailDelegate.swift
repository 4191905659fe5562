import UIKit

/// The delegate of the mail application, which has one scene.
public final class MailDelegate: UIResponder, UIApplicationDelegate {
  /// Yes, where it is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The scene that shows the mailbox.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Mail", sessionRole: session.role)
    configuration.delegateClass = MailSceneDelegate.self
    return configuration
  }
}

/// Shows the mailbox and a message in two columns.
public final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?

  /// Makes the window.
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

/// The columns: the mailbox first, also where there is space for one only.
public final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let mailbox = Mailbox.sample()

  /// Makes one with the given values.
  public init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(InboxViewController(mailbox), for: .primary)
    setViewController(MessageViewController(nil, in: mailbox), for: .secondary)
  }

  /// Makes one with the given values.
  public required init?(coder: NSCoder) { nil }

  /// The mailbox.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
