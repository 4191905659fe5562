import DeviceModels
import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// Public reports of launches, scenes and storyboards.
@MainActor @Suite(.serialized) struct ReportedLaunchTests: PublicReports {
  /// github.com/regularberry/AppLaunchSequence (log with the state, iOS 11.0.3).
  @Test func applicationsHaveTheStateOfTheirCall() throws {
    ReportedStates.calls.list = []
    let phone = try device("iPhone 8", system: 11)
    phone.launch(ReportedPlainDelegate.self)
    #expect(
      ReportedStates.calls.take() == ["willFinish inactive", "didFinish inactive", "didBecomeActive active"])
    phone.enterBackground()
    #expect(ReportedStates.calls.take() == ["willResignActive active", "didEnterBackground background"])
    phone.enterForeground()
    #expect(ReportedStates.calls.take() == ["willEnterForeground background", "didBecomeActive active"])
  }

  /// vikaskore.medium.com (order) and onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12 (who is told).
  @Test func scenesAreToldInsteadOfTheDelegate() throws {
    ReportedStates.calls.list = []
    let phone = try device("iPhone 8", system: 15)
    let names = [UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { ReportedStates.calls.list.append(name) }
      }
    }
    let configuration: [String: Any] = ["UISceneConfigurations": [String: Any]()]
    phone.launch(ReportedSceneApplication.self, info: ["UIApplicationSceneManifest": configuration])
    let first = ReportedStates.calls.take()
    phone.enterBackground()
    let second = ReportedStates.calls.take()
    tokens.forEach(NotificationCenter.default.removeObserver)
    let active = UIApplication.didBecomeActiveNotification.rawValue
    let resigns = UIApplication.willResignActiveNotification.rawValue
    #expect(
      first.filter { $0 != active } == [
        "willFinish", "didFinish", "configuration", "connect", "scene willEnterForeground",
        "scene didBecomeActive",
      ])
    #expect(first.contains(active) && second.contains(resigns))
    #expect(second.filter { $0 != resigns } == ["scene willResignActive", "scene didEnterBackground"])
  }

  /// coderapp.vercel.app/answer/37191581 (rob mayoff): the destination wakes, is prepared for, then its views wake.
  @Test func destinationsArePreparedBeforeTheirViewsAre() throws {
    ReportedStates.calls.list = []
    let folder = try TemporaryDirectory("reported-segue")
    try Self.storyboard.write(
      to: folder.url.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.url.path))
    let master = try #require(storyboard.instantiateInitialViewController())
    let phone = try device("iPhone 8", system: 12)
    phone.show(UINavigationController(rootViewController: master))
    ReportedStates.calls.list = []
    master.performSegue(withIdentifier: "go", sender: nil)
    phone.advance(by: 1)
    #expect(ReportedStates.calls.take() == ["detail awakes", "prepare", "view awakes", "viewDidLoad"])
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="m">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects><viewController id="m" customClass="ReportedMaster" customModule="SimulatorTests">
          <view key="view" id="mv"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          <connections><segue destination="d" kind="show" identifier="go" id="g"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d" customClass="ReportedDetail" customModule="SimulatorTests">
          <view key="view" id="dv" customClass="ReportedDetailView" customModule="SimulatorTests">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
      </scenes>
    </document>
    """
}

@MainActor private enum ReportedStates {
  static let calls = ReportedCalls()
  static func note(_ call: String) {
    let names = [UIApplication.State.active: "active", .inactive: "inactive", .background: "background"]
    calls.list.append("\(call) \(names[UIApplication.shared.applicationState] ?? "")")
  }
}

final class ReportedPlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ReportedStates.note("willFinish")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ReportedStates.note("didFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { ReportedStates.note("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { ReportedStates.note("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    ReportedStates.note("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    ReportedStates.note("willEnterForeground")
  }
}

final class ReportedSceneApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ReportedStates.calls.list.append("willFinish")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ReportedStates.calls.list.append("didFinish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    ReportedStates.calls.list.append("configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ReportedSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { ReportedStates.calls.list.append("never") }
  func applicationWillResignActive(_ application: UIApplication) { ReportedStates.calls.list.append("never") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    ReportedStates.calls.list.append("never")
  }
}

final class ReportedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private func note(_ call: String) { ReportedStates.calls.list.append(call) }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("scene willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { note("scene willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("scene didEnterBackground") }
}

final class ReportedMaster: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ReportedStates.calls.list.append("prepare")
  }
}

final class ReportedDetail: UIViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    ReportedStates.calls.list.append("detail awakes")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    ReportedStates.calls.list.append("viewDidLoad")
  }
}

final class ReportedDetailView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    ReportedStates.calls.list.append("view awakes")
  }
}
