import DeviceModels
import Simulator
import Testing

@_spi(Launch) import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Applications that turn their interface themselves.
@MainActor @Suite(.serialized) struct TurningTests {
  final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  private func shown() throws -> (VirtualDevice, Screen) {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let screen = Screen()
    phone.show(screen)
    return (phone, screen)
  }

  private final class LandscapeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// An application whose Info.plist names orientations is shown in one of them, however the phone is held.
  @Test(arguments: [
    (["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"], true),
    (["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"], false), ([], false),
    (["Sideways"], false),
  ])
  func applicationsHaveTheOrientationsOfTheirInfo(names: [String], isLandscape: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    defer { UIApplication.shared.terminate() }
    let window = try #require(
      phone.launch(LandscapeDelegate.self, info: ["UISupportedInterfaceOrientations": names]))
    #expect(
      window.bounds.size == (isLandscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)))
    #expect(window.rootViewController?.view.bounds.size == window.bounds.size)
    // A controller that supports none of them is shown as it says.
    let screen = Screen()
    screen.mask = .portrait
    window.rootViewController = screen
    phone.updateOrientation()
    #expect(window.bounds.size == CGSize(width: 393, height: 852))
    #expect(
      UIApplication.shared.supportedInterfaceOrientations(for: window).contains(.portrait) == !isLandscape)
  }

  /// Turns the main queue, which does what was asked for.
  private func turnQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  final class OldScreen: UIViewController {
    var calls: [String] = []
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("will \(toInterfaceOrientation.isLandscape) \(Int(view.bounds.width))")
    }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { calls.append("turning") }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      calls.append("did \(fromInterfaceOrientation.isPortrait)")
    }
  }

  /// Controllers from before iOS 8, also inside others.
  @Test func callbacksFromBeforeIOS8AreCalled() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let screen = OldScreen()
    phone.show(UINavigationController(rootViewController: screen))
    phone.rotate(to: .landscape)
    #expect(screen.calls == ["will true 393", "turning", "did true"])
  }

  /// The way of applications from before iOS 16.
  @Test func theDevicesOrientationTurnsTheScreen() async throws {
    let (phone, screen) = try shown()
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    await turnQueue()
    #expect(screen.view.bounds.size == CGSize(width: 852, height: 393))
    // Other tests have devices of their own.
    phone.layOut()
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    await turnQueue()
    #expect(phone.window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func whatControllersSupportTurnsTheScreen() async throws {
    let (phone, screen) = try shown()
    screen.mask = .landscape
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    await turnQueue()
    #expect(phone.window.bounds.width == 852)
    screen.mask = .portrait
    phone.layOut()
    UIViewController.attemptRotationToDeviceOrientation()
    await turnQueue()
    #expect(phone.window.bounds.width == 393)
  }

  /// Posted before and after; nothing else runs in between, so that no other test's device turns.
  @Test func turningIsTold() throws {
    let (phone, screen) = try shown()
    var posted: [String] = []
    let tokens = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append("\(Int(UIScreen.main.bounds.width))") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    phone.rotate(to: .landscape)
    #expect(posted == ["393", "852"] && screen.view.bounds.width == 852)
  }

  @Test func theScenesGeometryTurnsTheScreen() async throws {
    let (phone, screen) = try shown()
    _ = screen
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication), number: 9)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    await turnQueue()
    #expect(phone.window.bounds.width == 852)
  }
}
