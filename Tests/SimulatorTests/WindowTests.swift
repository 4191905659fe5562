import Foundation
import Simulator
import Testing

@testable import UIKitControls
@testable import UIKitCore

@_spi(Launch) import UIKit

/// A screen with several windows: they are composed by level, hit from the front, and get events from the application.
@MainActor
@Suite struct WindowTests {
  let device: VirtualDevice
  let root = UIViewController()

  init() throws {
    device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    root.view.backgroundColor = .white
  }

  /// The device with its window. Each test begins with it: between `init()` and a test others' tests use their devices, and
  /// the one that was used last has the screen.
  private func begin() -> VirtualDevice {
    device.show(root)
    return device
  }

  private var phone: VirtualDevice { device }

  private final class OtherDelegate: UIResponder, UIApplicationDelegate {}

  /// A window whose hits outside of its content go on to what lies behind.
  private final class Overlay: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private func pixel(_ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
    let image = try #require(UIImage(data: try phone.picture(.png, scale: 1))?.cgImage)
    let context = try #require(CGContext(size: CGSize(width: 1, height: 1), scale: 1))
    context.drawUpright(
      image, in: CGRect(x: -x, y: -y, width: CGFloat(image.width), height: CGFloat(image.height)))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return [bytes[2], bytes[1], bytes[0]]
  }

  private func window(_ frame: CGRect, _ color: UIColor, level: UIWindow.Level = .normal) -> Overlay {
    let window = Overlay(frame: frame)
    window.windowLevel = level
    window.backgroundColor = color
    return window
  }

  private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]
  private let white: [UInt8] = [255, 255, 255]

  @Test func windowsAreComposedByLevel() throws {
    let phone = begin()
    let alert = window(CGRect(x: 50, y: 200, width: 100, height: 100), .red, level: .alert)
    #expect(try pixel(60, 210) == white)
    alert.makeKeyAndVisible()
    #expect(try pixel(60, 210) == red && pixel(40, 210) == white && pixel(149, 299) == red)
    // One that is shown later lies behind one of a higher level, and in front of one of its own.
    let banner = window(CGRect(x: 100, y: 200, width: 100, height: 100), .green)
    banner.isHidden = false
    #expect(try pixel(120, 210) == red && pixel(170, 210) == green)
    let other = window(CGRect(x: 160, y: 200, width: 100, height: 100), .blue)
    other.isHidden = false
    #expect(try pixel(170, 210) == blue)
    banner.makeKeyAndVisible()
    #expect(try pixel(170, 210) == green && pixel(220, 210) == blue)
    other.windowLevel = .alert + 1
    #expect(try pixel(170, 210) == blue)
    alert.isHidden = true
    #expect(try pixel(60, 210) == white)
    #expect(
      phone.windows.map(ObjectIdentifier.init) == [phone.window, banner, other].map { ObjectIdentifier($0) })
    // "The app's visible and hidden windows", from back to front.
    let own = UIApplication.shared.windows.filter { [phone.window, alert, banner, other].contains($0) }
    #expect(own == [phone.window, banner, alert, other])
    #expect(UIApplication.shared.windows.last === other)
  }

  /// Of a device on which no application was launched, the shared application is another device's while there is one.
  @Test func windowsOutliveAnotherDevicesApplication() throws {
    let model = try DeviceCatalog.standard.device(named: "iPhone 15")
    var other: VirtualDevice? = VirtualDevice(model)
    other?.launch(OtherDelegate.self)
    let phone = VirtualDevice(model)
    phone.show(UIViewController())
    #expect(UIApplication.shared.windows.contains(phone.window))
    other = nil
    phone.layOut()
    #expect(UIApplication.shared.windows.contains(phone.window))
  }

  @Test func aPlainWindowHasTheDevicesSafeArea() {
    let phone = begin()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    phone.layOut()
    // iPhone 15: 59 at the top, 34 at the bottom.
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(
      controller.view.safeAreaInsets.top == 59 && window.traitCollection == phone.window.traitCollection)
    // Only as far as it reaches under the bars.
    window.frame = CGRect(x: 0, y: 40, width: 393, height: 100)
    phone.layOut()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
    window.frame = screen
    phone.rotate(to: .landscape)
    #expect(
      window.frame == CGRect(x: 0, y: 0, width: 852, height: 393) && controller.view.frame == window.frame)
    #expect(window.safeAreaInsets == phone.window.safeAreaInsets && window.safeAreaInsets.left == 59)
  }

  @Test func touchesGoToTheFrontmostWindowThatTakesThem() {
    let phone = begin()
    var log: [String] = []
    func button(_ name: String, _ frame: CGRect, in view: UIView) {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { _ in log.append(name) }, for: .touchUpInside)
      view.addSubview(button)
    }
    button("main", CGRect(x: 0, y: 100, width: 200, height: 200), in: root.view)
    let overlay = window(CGRect(x: 50, y: 100, width: 200, height: 200), .clear, level: .alert)
    button("overlay", CGRect(x: 50, y: 50, width: 50, height: 50), in: overlay)
    phone.tap(at: CGPoint(x: 120, y: 170))
    overlay.isHidden = false
    phone.tap(at: CGPoint(x: 120, y: 170))
    // Beside the button: the overlay has none for it.
    phone.tap(at: CGPoint(x: 70, y: 120))
    #expect(log == ["main", "overlay", "main"])
    overlay.isUserInteractionEnabled = false
    phone.tap(at: CGPoint(x: 120, y: 170))
    #expect(log.last == "main" && phone.view(at: CGPoint(x: 120, y: 170))?.window === phone.window)
  }

  @Test func locationsAreThoseOfTheWindow() {
    let phone = begin()
    final class Recorder: UIView {
      var points: [[CGPoint]] = []
      private func note(_ touches: Set<UITouch>) {
        points.append(touches.map { $0.location(in: self) } + touches.map { $0.location(in: nil) })
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    let window = window(CGRect(x: 50, y: 100, width: 200, height: 200), .red)
    let view = Recorder(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    phone.drag(from: CGPoint(x: 80, y: 130), to: CGPoint(x: 90, y: 140), steps: 1)
    #expect(
      view.points == [
        [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 30)], [CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 40)],
        [CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 40)],
      ])
  }

  @Test func aWindowThatNobodyKeepsIsGone() throws {
    let phone = begin()
    window(CGRect(x: 0, y: 200, width: 100, height: 100), .red, level: .alert).makeKeyAndVisible()
    #expect(try pixel(50, 250) == white)
    #expect(UIApplication.shared.keyWindow === phone.window)
  }

  @Test func keyWindowsFollowEachOther() {
    let phone = begin()
    final class Keyed: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    var posted: [String] = []
    let names = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    let window = Keyed(frame: screen)
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isOwn = note.object as AnyObject? === window
        MainActor.assumeIsolated {
          posted.append("\(isOwn ? "own" : "main") \(name.rawValue.dropFirst(11).dropLast(12))")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !phone.window.isKeyWindow)
    #expect(posted == ["own BecomeVisible", "main ResignKey", "own BecomeKey"])
    posted = []
    window.isHidden = true
    #expect(phone.window.isKeyWindow && window.log == ["become", "resign"])
    #expect(posted == ["own ResignKey", "main BecomeKey", "own BecomeHidden"])
  }

  /// The keyboard lies in front of normal windows and behind alerts.
  @Test func theKeyboardLiesBetweenWindowsAndAlerts() throws {
    let phone = begin()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    phone.layOut()
    let keyboard = try #require(phone.window.keyboardFrame)
    let (x, y) = (keyboard.midX, keyboard.maxY - 10)
    let normal = window(screen, .red)
    normal.isHidden = false
    #expect(try pixel(x, 300) == red && pixel(x, y) != red)
    #expect(phone.view(at: CGPoint(x: x, y: keyboard.midY))?.window is KeyboardWindow)
    normal.windowLevel = .alert
    #expect(try pixel(x, 300) == red && pixel(x, y) == red)
  }

  @Test func reportsNameAllWindows() {
    let phone = begin()
    let alert = window(CGRect(x: 50, y: 200, width: 100, height: 100), .red, level: .alert)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "Saved"
    alert.addSubview(label)
    #expect(!phone.report().views.contains { $0.text == "Saved" })
    alert.isHidden = false
    let report = phone.report()
    #expect(report.views.filter { $0.depth == 0 }.map(\.frame) == [screen, alert.frame])
    #expect(report.views.first { $0.text == "Saved" }?.frame == CGRect(x: 60, y: 210, width: 50, height: 20))
  }

  @Test func snapshotsOfTheScreenSeeAllWindows() throws {
    _ = begin()
    let alert = window(CGRect(x: 50, y: 200, width: 100, height: 100), .red, level: .alert)
    alert.isHidden = false
    let shot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    alert.isHidden = true
    #expect(shot.frame == screen)
    root.view.addSubview(shot)
    #expect(try pixel(60, 210) == red && pixel(40, 210) == white)
  }

  /// A view that draws is drawn once for any number of pictures.
  @Test func aViewIsDrawnOnceForAllPictures() throws {
    let phone = begin()
    final class Painter: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let view = Painter(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    root.view.addSubview(view)
    for _ in 0..<3 { #expect(try pixel(20, 310) == red) }
    _ = try phone.picture(.png)
    #expect(view.count == 1)
    phone.settings.appearance = .dark
    #expect(try pixel(20, 310) == red && view.count == 2)
    // A document has shapes.
    _ = try phone.picture(.svg)
    #expect(view.count == 3)
  }

  // MARK: Events

  fileprivate static var log: [String] = []

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = LoggingWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      button.addAction(UIAction { _ in WindowTests.log.append("button") }, for: .touchUpInside)
      controller.view.addSubview(button)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test func eventsGoThroughTheApplicationAndTheWindow() {
    let phone = begin()
    defer { UIApplication.shared.terminate() }
    phone.launch(Delegate.self, info: ["NSPrincipalClass": "SimulatorTests.LoggingApplication"])
    #expect(UIApplication.shared is LoggingApplication)
    Self.log = []
    phone.tap(at: CGPoint(x: 50, y: 150))
    #expect(Self.log == ["application 0", "window", "application 3", "window", "button"])
  }

  /// An application's second window keeps the frame that it was given.
  @Test func windowsOfApplicationsKeepTheirFrames() {
    let phone = begin()
    defer { UIApplication.shared.terminate() }
    phone.launch(Delegate.self)
    let frame = CGRect(x: 0, y: 44, width: 200, height: 80)
    let banner = UIWindow(frame: frame)
    banner.isHidden = false
    phone.layOut()
    #expect(banner.frame == frame && banner.safeAreaInsets.top == 15)
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      let window = UIWindow(windowScene: scene as! UIWindowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private final class SceneApplication: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  /// In an application with scenes iOS shows windows of scenes only (reported for many libraries when scenes came: Rye #26,
  /// NavigationNotice #12, MCToast #3).
  @Test func windowsWithoutASceneAreNotShown() throws {
    let phone = begin()
    defer { UIApplication.shared.terminate() }
    phone.launch(
      SceneApplication.self,
      info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    phone.window.backgroundColor = .white
    let window = window(CGRect(x: 50, y: 200, width: 100, height: 100), .red, level: .alert)
    window.rootViewController = UIViewController()
    var said: [String] = []
    LayoutLog.collector = { said.append($0) }
    window.isHidden = false
    window.isHidden = true
    window.isHidden = false
    LayoutLog.collector = nil
    #expect(said.count == 1 && said.first?.contains("has no windowScene") == true)
    #expect(try pixel(60, 210) == white)
    #expect(phone.view(at: CGPoint(x: 60, y: 210))?.window === phone.window)
    window.windowScene = scene
    #expect(try pixel(60, 210) == red)
    #expect(scene.windows.last === window && phone.view(at: CGPoint(x: 60, y: 210))?.window === window)
    let other = UIWindow(windowScene: scene)
    other.backgroundColor = .green
    other.isHidden = false
    #expect(try pixel(20, 110) == green && pixel(60, 210) == red)
    #expect(
      scene.windows.map(ObjectIdentifier.init).suffix(2) == [other, window].map { ObjectIdentifier($0) })
  }
}

final class LoggingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    WindowTests.log.append("application \(event.allTouches?.first?.phase.rawValue ?? -1)")
    super.sendEvent(event)
  }
}

private final class LoggingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    WindowTests.log.append("window")
    super.sendEvent(event)
  }
}
