import Foundation

/// The running application: on a virtual device just what layout asks of it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Where a URL that is opened came from.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()

  open var delegate: UIApplicationDelegate?
  open internal(set) weak var keyWindow: UIWindow?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0

  private struct WeakWindow { weak var window: UIWindow? }
  private var known: [WeakWindow] = []

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { known.compactMap(\.window).filter { !$0.isHidden } }

  func note(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(WeakWindow(window: window))
  }

  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// The text size that the device is set to.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: keyWindow?.deviceSafeAreaInsets.top ?? 0)
  }

  /// Virtual devices open no URLs.
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  open override var next: UIResponder? { delegate as? UIResponder }
}

/// What an application tells its delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Starts the application, as `@main` asks: makes the delegate, tells it that launching finished, lays the windows
  /// out and prints their hierarchies to standard output. There is no event loop; the process ends afterwards.
  public static func main() {
    guard let type = Self.self as? NSObject.Type else {
      preconditionFailure("\(Self.self) has to be a subclass of NSObject to be an application's delegate")
    }
    // As for layers: `init()` has its place in the tables of every class under NSObject.
    let maker = unsafeBitCast(type, to: InitializableObject.Type.self)
    guard let delegate = maker.init() as NSObject as? Self else { return }
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(application)
    for window in application.windows {
      window.layoutIfNeeded()
      print(window.recursiveDescription())
    }
  }
}
