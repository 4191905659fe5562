import Foundation
import Testing

@_spi(Launch) import UIKit

/// The calls of the delegates of these tests, in order.
@MainActor private enum Journal {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor private func journal(_ line: String) { Journal.lines.append(line) }

private final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    journal("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal("viewDidAppear")
  }
}

final class LaunchTestsAskingDelegate: UIResponder, UIApplicationDelegate {
  var types: UIUserNotificationType?
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  {
    types = notificationSettings.types
  }
}

/// A delegate with a place for the storyboard's window.
final class LaunchTestsWindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class LaunchTestsPlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    journal("will finish \(application.applicationState.rawValue)")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal("did finish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { journal("active") }
  func applicationWillResignActive(_ application: UIApplication) { journal("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { journal("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { journal("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { journal("terminate") }
}

/// Makes its window in code, though a storyboard is named.
final class LaunchTestsCodeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The same for a scene.
final class LaunchTestsCodeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal("storyboard's \(window?.rootViewController?.title ?? "nil")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
  }
}

final class LaunchTestsSceneApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal("did finish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    journal("configuration \(connectingSceneSession.role.rawValue)")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { journal("never") }
  func applicationWillTerminate(_ application: UIApplication) { journal("terminate") }
}

final class LaunchTestsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal("connect")
    guard let windowScene = scene as? UIWindowScene, window == nil else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { journal("scene disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { journal("scene resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal("scene foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal("scene background") }
}

final class LaunchTestsBareDelegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite(.serialized) struct LaunchTests {
  private static let manifest: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).LaunchTestsSceneDelegate",
          ]
        ]
      ],
    ]
  ]

  @Test func anApplicationWithoutScenesIsLaunched() throws {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated { journal("posted \(name.rawValue.dropFirst("UIApplication".count))") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    _ = Journal.take()
    let window = try #require(UIApplication.launch(LaunchTestsPlainDelegate.self))
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.delegate?.window??.rootViewController is Screen)
    #expect(UIApplication.shared.delegate?.window == window)
    #expect(window.isKeyWindow)
    #expect(
      Journal.take() == [
        "will finish 1", "did finish", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "posted DidFinishLaunchingNotification", "active", "posted DidBecomeActiveNotification",
      ])
    UIApplication.shared.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(
      Journal.take() == [
        "resign", "posted WillResignActiveNotification", "background",
        "posted DidEnterBackgroundNotification",
      ])
    UIApplication.shared.enterForeground()
    #expect(
      Journal.take() == [
        "foreground", "posted WillEnterForegroundNotification", "active",
        "posted DidBecomeActiveNotification",
      ])
    UIApplication.shared.terminate()
    #expect(Journal.take().suffix(2) == ["terminate", "posted WillTerminateNotification"])
    #expect(UIApplication.shared.delegate == nil)
  }

  /// The windows of an application without a scene manifest belong to one scene, from the start.
  /// Since iOS 27 an application without scenes does not launch, by TN3187.
  @Test func applicationsOfIOS27NeedScenes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let traits = UIScreen.main.traitCollection.replacing(.of(27))
        UIScreen.main.configure(size: CGSize(width: 402, height: 874), traits: traits)
        _ = UIApplication.launch(LaunchTestsPlainDelegate.self)
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("TN3187") && message.contains("UIApplicationSceneManifest"))
  }

  @Test func anApplicationWithoutAManifestHasAScene() async throws {
    let window = try #require(UIApplication.launch(LaunchTestsPlainDelegate.self))
    let scene = try #require(window.windowScene)
    #expect(UIApplication.shared.connectedScenes == [scene])
    #expect(scene.activationState == .foregroundActive && scene.delegate == nil)
    #expect(scene.windows == [window] && scene.keyWindow === window && scene.session.scene === scene)
    #expect(UIWindow().windowScene === scene)
    // Methods with a completion handler can be awaited, as Swift imports them from Objective-C.
    let address = URL(fileURLWithPath: "/")
    let isOpenInScene: Bool = await scene.open(address, options: nil)
    let isOpen: Bool = await UIApplication.shared.open(address)
    #expect(!isOpenInScene && !isOpen)
    UIApplication.shared.enterBackground()
    #expect(scene.activationState == .background)
    UIApplication.shared.enterForeground()
    #expect(scene.activationState == .foregroundActive)
    UIApplication.shared.terminate()
    #expect(scene.activationState == .background)
    _ = Journal.take()
  }

  @Test func anApplicationWithScenesIsLaunched() throws {
    _ = Journal.take()
    let window = try #require(UIApplication.launch(LaunchTestsSceneApplication.self, info: Self.manifest))
    #expect(
      Journal.take() == [
        "did finish", "configuration UIWindowSceneSessionRoleApplication", "connect", "viewDidLoad",
        "scene foreground", "viewWillAppear", "viewDidAppear", "scene active",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows == [window])
    #expect(scene.keyWindow === window)
    #expect(scene.session.scene === scene)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect((scene.delegate as? UIWindowSceneDelegate)?.window == window)
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    UIApplication.shared.enterBackground()
    #expect(Journal.take() == ["scene resign", "scene background"])
    UIApplication.shared.enterForeground()
    #expect(Journal.take() == ["scene foreground", "scene active"])
    UIApplication.shared.terminate()
    #expect(
      Journal.take() == ["scene resign", "scene background", "scene disconnect", "terminate"])
  }

  /// As Xcode writes it into `Info.plist`, from `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`.
  @Test func theAccentColourOfTheCatalogueIsTheTint() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accent-\(UUID())")
    let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let colour = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.500", "blue": "0", "alpha": "1.000"}}}]}
      """
    try Data(colour.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let plain = try #require(UIApplication.launch(LaunchTestsPlainDelegate.self, bundle: bundle))
    #expect(plain.tintColor == .systemBlue)
    let info = ["NSAccentColorName": "AccentColor"]
    let window = try #require(UIApplication.launch(LaunchTestsPlainDelegate.self, info: info, bundle: bundle))
    let view = UIView()
    window.addSubview(view)
    #expect(view.tintColor.cgColor.components == [1, 0.5, 0, 1])
    // A tint of a view's own goes before.
    window.tintColor = .green
    #expect(view.tintColor == .green)
    // The colour set of a new project has no colour.
    let none = try #require(
      UIApplication.launch(LaunchTestsPlainDelegate.self, info: ["NSAccentColorName": "None"], bundle: bundle)
    )
    #expect(none.tintColor == .systemBlue)
    UIApplication.shared.terminate()
    _ = Journal.take()
  }

  /// A view without a size of its own fills the safe area, one with a frame keeps that, others are as large as their content.
  @Test func previewsOfViewsHaveASize() throws {
    func size(_ view: UIView) -> CGSize {
      let controller = PreviewScreen("View", { view }).makeController()
      let window = window(393, 852)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return view.frame.size
    }
    #expect(size(UIView()) == CGSize(width: 393, height: 852))
    #expect(size(UIView(frame: CGRect(x: 5, y: 5, width: 120, height: 80))) == CGSize(width: 120, height: 80))
    let label = UILabel()
    label.text = "Text"
    #expect(size(label) == label.intrinsicContentSize)
    let fixed = UIView()
    fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(size(fixed) == CGSize(width: 50, height: 852))
  }

  @Test func aMainStoryboardIsShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="First" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
      </objects></scene></scenes></document>
      """
    try document.write(
      to: folder.appendingPathComponent("Start.storyboard"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    useStandardScreen()
    // Without a window of the delegate the screen is black, as a report says: TZImagePickerController, pull request 972.
    #expect(
      UIApplication.launch(
        LaunchTestsBareDelegate.self, info: ["UIMainStoryboardFile": "Start"], bundle: bundle) == nil)
    UIApplication.shared.terminate()
    let plain = UIApplication.launch(
      LaunchTestsWindowDelegate.self, info: ["UIMainStoryboardFile": "Start"], bundle: bundle)
    #expect(plain?.rootViewController?.title == "First")
    #expect(plain?.frame == UIScreen.main.bounds)
    UIApplication.shared.terminate()
    // A manifest that configures no scene leaves the screen to the main storyboard, as for Pass for iOS.
    let manifest: [String: Any] = [
      "UIMainStoryboardFile": "Start",
      "UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()],
    ]
    let manifested = UIApplication.launch(LaunchTestsWindowDelegate.self, info: manifest, bundle: bundle)
    #expect(manifested?.rootViewController?.title == "First")
    let configuration: [String: Any] = [
      "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Start",
      "UISceneDelegateClassName": "LaunchTestsSceneDelegate",
    ]
    let info: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
      ]
    ]
    _ = Journal.take()
    let window = UIApplication.launch(LaunchTestsBareDelegate.self, info: info, bundle: bundle)
    #expect(window?.rootViewController?.title == "First")
    #expect(Journal.take() == ["connect", "scene foreground", "scene active"])
    UIApplication.shared.terminate()
    // A window that the delegate puts in the place of the storyboard's is the one that is shown.
    // Tests that wait at the same time may have windows of their own.
    let others = UIApplication.shared.windows
    let code = UIApplication.launch(
      LaunchTestsCodeDelegate.self, info: ["UIMainStoryboardFile": "Start"], bundle: bundle)
    #expect(code?.rootViewController is Screen)
    let shown = UIApplication.shared.windows.filter { !$0.isHidden && !others.contains($0) }
    #expect(shown == [code].compactMap { $0 })
    UIApplication.shared.terminate()
    _ = Journal.take()
    var other = configuration
    other["UISceneDelegateClassName"] = "LaunchTestsCodeSceneDelegate"
    let scene = UIApplication.launch(
      LaunchTestsBareDelegate.self,
      info: [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [other]]
        ]
      ], bundle: bundle)
    #expect(scene?.rootViewController is Screen)
    #expect(scene?.windowScene?.windows.filter { !$0.isHidden } == [scene].compactMap { $0 })
    #expect(Journal.take() == ["storyboard's First", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
    UIApplication.shared.terminate()
  }

  /// As before iOS 10. Nobody has granted notifications.
  @Test func settingsOfNotificationsAreNotGranted() {
    let delegate = LaunchTestsAskingDelegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    UIApplication.shared.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
    #expect(delegate.types == [])
    #expect(UIApplication.shared.currentUserNotificationSettings?.types.contains(.alert) == false)
  }

  @Test func anOptionalWindowReadsAsOnApplesPlatforms() {
    let delegate: any UIApplicationDelegate = LaunchTestsBareDelegate()
    #expect(delegate.window! == nil)
    let own = LaunchTestsPlainDelegate()
    own.window = UIWindow()
    let asDelegate: (any UIApplicationDelegate)? = own
    #expect(asDelegate?.window! === own.window)
    #expect(asDelegate!.window!! === own.window)
  }

  @Test func pointsAreConvertedToTheScreen() {
    let window = UIWindow(frame: rect(10, 20, 300, 500))
    let view = UIView(frame: rect(5, 7, 50, 50))
    window.addSubview(view)
    let onScreen = view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
    #expect(onScreen == CGPoint(x: 16, y: 29))
    let back = view.convert(rect(16, 29, 4, 5), from: UIScreen.main.coordinateSpace)
    #expect(back == rect(1, 2, 4, 5))
  }

  @Test func aRootViewInItsWindowAlreadyAppears() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    let controller = ViewControllerTests.Recorder()
    window.addSubview(controller.view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == rect(0, 0, 320, 480))
    #expect(controller.calls.contains("viewDidAppear"))
  }
}
