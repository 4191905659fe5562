import Foundation
import Simulator
import Testing
@_spi(Launch) import UIKit

/// Two devices in one process, used in turns, as two devices are that lie side by side.
@MainActor @Suite struct TwoDevicesTests {
  private final class FieldScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      view.backgroundColor = .white
      view.addSubview(field)
    }
  }

  private func device(_ name: String, _ settings: DeviceSettings = DeviceSettings()) throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: name), settings: settings)
  }

  /// The session is all that is set when another device's code runs.
  @Test func theSessionBringsClockScaleAndMessages() throws {
    try ProcessState.preserving {
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      first.advance(by: 2)
      var said: [String] = []
      DeviceSession.current = first.session
      LayoutLog.collector = { said.append("first: \($0)") }
      DeviceSession.current = second.session
      LayoutLog.collector = { said.append("second: \($0)") }
      #expect(CACurrentMediaTime() < 1)
      #expect(LayerSession.current.pictureScale == 2)
      LayoutLog.write("a")
      DeviceSession.current = first.session
      #expect(CACurrentMediaTime() >= 2)
      #expect(LayerSession.current.pictureScale == 3)
      LayoutLog.write("b")
      #expect(said == ["second: a", "first: b"])
    }
  }

  /// Screen, traits, version, language and settings come with the session, and the windows of each keep their own.
  @Test func theSessionBringsScreenAndSettings() throws {
    try ProcessState.preserving {
      var german = DeviceSettings(appearance: .dark, language: "de", system: 18)
      german.reducesMotion = true
      let (phone, pad) = (try device("iPhone 15"), try device("iPad Air 11-inch (M2)", german))
      for _ in 0..<2 {
        DeviceSession.current = phone.session
        #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852) && UIScreen.main.scale == 3)
        #expect(UITraitCollection.current.userInterfaceStyle == .light && RuntimeVersion.isAtLeast(26))
        #expect(InterfaceLanguage.current == nil && !UIAccessibility.isReduceMotionEnabled)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.systemVersion == "26.0")
        #expect(pad.window.screen.scale == 2 && pad.window.screen !== UIScreen.main)
        DeviceSession.current = pad.session
        #expect(UIScreen.main.bounds.size == CGSize(width: 820, height: 1180) && UIScreen.main.scale == 2)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark && !RuntimeVersion.isAtLeast(26))
        #expect(InterfaceLanguage.current == "de" && UIAccessibility.isReduceMotionEnabled)
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemVersion == "18.0")
        #expect(phone.window.screen.bounds.width == 393)
      }
    }
  }

  @Test func eachHasItsKeyboardInput() throws {
    try ProcessState.preserving {
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      let (one, other) = (FieldScreen(), FieldScreen())
      first.show(one)
      second.show(other)
      first.tap(at: one.field.center)
      second.tap(at: other.field.center)
      #expect(one.field.isFirstResponder && other.field.isFirstResponder)
      first.typeText("1")
      second.typeText("2")
      first.typeText("3")
      #expect(one.field.text == "13" && other.field.text == "2")
      // One that gives up leaves the other's alone, whichever device was used last.
      one.field.resignFirstResponder()
      second.layOut()
      #expect(!one.field.isFirstResponder && other.field.isFirstResponder)
      second.typeText("4")
      #expect(one.field.text == "13" && other.field.text == "24")
    }
  }

  private final class BareDelegate: UIResponder, UIApplicationDelegate {}

  @Test func anApplicationWithoutAWindowDoesNotTakeTheOthers() throws {
    try ProcessState.preserving {
      defer { UIApplication.shared.terminate() }
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      first.show(UIViewController())
      #expect(second.launch(BareDelegate.self) == nil)
      #expect(second.window !== first.window && first.window.rootViewController != nil)
    }
  }

  @Test func eachHasAKeyWindow() throws {
    try ProcessState.preserving {
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      first.show(UIViewController())
      second.show(UIViewController())
      #expect(first.window.isKeyWindow && second.window.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === second.window)
      first.layOut()
      #expect(UIApplication.shared.keyWindow === first.window)
      // Its next window follows one that is hidden, and not the other device's.
      let over = UIWindow(frame: first.window.frame)
      over.makeKeyAndVisible()
      #expect(over.isKeyWindow && !first.window.isKeyWindow && second.window.isKeyWindow)
      second.layOut()
      over.isHidden = true
      #expect(second.window.isKeyWindow)
      first.layOut()
      #expect(UIApplication.shared.keyWindow === first.window)
    }
  }

  @Test func inputViewsAreReloadedOnTheDeviceOfTheirResponder() throws {
    try ProcessState.preserving {
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      let (controller, field) = (
        UIViewController(), UITextField(frame: CGRect(x: 0, y: 100, width: 99, height: 30))
      )
      controller.view.addSubview(field)
      first.show(controller)
      field.becomeFirstResponder()
      let keys = try #require(first.window.keyboardFrame)
      second.show(UIViewController())
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      field.reloadInputViews()
      let replaced = try #require(first.window.keyboardFrame)
      #expect(replaced.height < keys.height && second.window.keyboardFrame == nil)
    }
  }

  @Test func usingOneDoesNotTurnTheOther() throws {
    // Unchecked: notifications of the device are posted on the main thread.
    final class Count: @unchecked Sendable { var value = 0 }
    try ProcessState.preserving {
      let upright = try device("iPhone 15")
      let lying = try device("iPhone 15", DeviceSettings(orientation: .landscape))
      let count = Count()
      let observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in count.value += 1 }
      defer { NotificationCenter.default.removeObserver(observer) }
      for _ in 0..<2 {
        upright.show(UIViewController())
        #expect(UIDevice.current.orientation == .portrait)
        lying.show(UIViewController())
        #expect(UIDevice.current.orientation == .landscapeLeft)
      }
      #expect(count.value == 0)
      lying.rotate(to: .portrait)
      #expect(count.value == 1 && UIDevice.current.orientation == .portrait)
    }
  }

  class Application: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var events: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationWillResignActive(_ application: UIApplication) { events.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
  }
  final class OtherApplication: Application {}

  @Test func eachRunsAnApplication() throws {
    try ProcessState.preserving {
      let (first, second) = (try device("iPhone 15"), try device("iPhone 8"))
      first.launch(Application.self)
      let application = try #require(UIApplication.shared.delegate as? Application)
      second.launch(OtherApplication.self)
      #expect(UIApplication.shared.delegate is OtherApplication)
      #expect(first.window === application.window && !first.window.isHidden)
      #expect(first.windows.count == 1 && second.windows.count == 1)
      first.layOut()
      #expect(UIApplication.shared.delegate === application)
      second.enterBackground()
      #expect(application.events == [])
      first.enterBackground()
      #expect(application.events == ["resign", "background"])
      // On the same device an application takes the place of the one before.
      second.launch(Application.self)
      #expect(UIApplication.shared.delegate !== application && second.windows.count == 1)
    }
  }

  /// A screen that is shown alone finds the delegate, of which no method is called.
  @Test func screensShownAloneHaveADelegate() throws {
    try ProcessState.preserving {
      defer { UIApplication.shared.terminate() }
      let phone = try device("iPhone 15")
      phone.createDelegate(Application.self)
      let application = try #require(UIApplication.shared.delegate as? Application)
      phone.show(UIViewController())
      #expect(application.window == nil && application.events == [] && phone.windows.count == 1)
      // There is one already.
      phone.createDelegate(OtherApplication.self)
      #expect(UIApplication.shared.delegate === application)
    }
  }
}
