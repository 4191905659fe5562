import ExampleScreens
import Foundation
import ScreenSession
import Simulator
import Testing
import UIKit

/// A screen with a field, a button with an identifier, buttons with the same title, and a view that is drawn.
final class RecordedController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let result = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 40))

  override func viewDidLoad() {
    view.backgroundColor = .white
    field.placeholder = "Name"
    result.text = "Nobody"
    let greet = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Greet") { [unowned self] _ in
        result.text = "Hello, \(field.text ?? "")"
      })
    greet.frame = CGRect(x: 20, y: 250, width: 100, height: 44)
    greet.accessibilityIdentifier = "greet"
    let area = Area(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
    area.hit = { [unowned self] in result.text = "Hit at \(Int($0.x))" }
    for subview in [field, greet, result, area] as [UIView] { view.addSubview(subview) }
    for x in [20, 160] {
      let same = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Same") { [unowned self] _ in
          result.text = "Same at \(x)"
        })
      same.frame = CGRect(x: x, y: 320, width: 100, height: 44)
      view.addSubview(same)
    }
  }

  private final class Area: UIView {
    var hit: (CGPoint) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { hit(touch.location(in: self)) }
    }
  }
}

/// The tests that sessions record.
@MainActor @Suite(.serialized) struct RecordedTestTests {
  private func session(_ make: @escaping @MainActor () -> UIViewController) throws -> ScreenSession {
    let model = try DeviceCatalog.standard.device(named: "iPhone 15")
    return ScreenSession(screen: "A page", screens: [], settings: DeviceSettings()) { settings in
      let device = VirtualDevice(model, settings: settings)
      device.show(make())
      return device
    }
  }

  private func ask(_ session: ScreenSession, _ method: String, _ arguments: [String: JSONValue]) {
    let answer = session.answer(SessionRequest(method: method, arguments: arguments))
    #expect(answer.isFailure != true, "\(answer.text)")
  }

  /// Touches a point as the page does, where the clock runs.
  private func touch(_ session: ScreenSession, _ x: Double, _ y: Double, seconds: Double = 0.08) {
    let point: [String: JSONValue] = ["x": .number(x), "y": .number(y)]
    ask(session, "clock", ["advance": .number(0.7316)])
    ask(session, "touch", point.merging(["phase": .string("down")]) { $1 })
    ask(session, "clock", ["advance": .number(seconds / 2)])
    ask(session, "touch", point.merging(["phase": .string("up"), "seconds": .number(seconds / 2)]) { $1 })
  }

  private func test(_ session: ScreenSession) -> String {
    session.answer(SessionRequest(method: "record", arguments: [:])).structured?["test"]?.text ?? ""
  }

  @Test func touchesNameWhatTheyHit() throws {
    let session = try session { RecordedController() }
    touch(session, 60, 220)
    for character in ["A", "d", "a"] {
      ask(session, "type", ["text": .string(character)])
      ask(session, "clock", ["advance": .number(0.21)])
    }
    touch(session, 30, 260)
    let source = test(session)
    #expect(
      source == """
        import Simulator
        import Testing
        import UIKit

        @testable import ExamplesTests

        @MainActor
        @Test func visitAPage() throws {
          let settings = DeviceSettings()
          let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-15"), settings: settings)
          device.show(RecordedController())
          device.advance(by: 0.74)
          try device.tap("Name")
          device.typeText("Ada")
          device.advance(by: 1.37)
          try device.tap("greet")
          #expect(device.shows("Hello, Ada"))
        }

        """)
  }

  /// A name that others have, too, and a view that is touched at a place of it, are points.
  @Test func whatNoNameTellsIsAPoint() throws {
    let session = try session { RecordedController() }
    touch(session, 30, 340)
    touch(session, 200, 340)
    touch(session, 300, 520)
    let source = test(session)
    #expect(source.contains("device.tap(at: CGPoint(x: 30, y: 340))"), "\(source)")
    #expect(source.contains("device.tap(at: CGPoint(x: 300, y: 520))"), "\(source)")
    #expect(source.contains("#expect(device.shows(\"Hit at 280\"))"), "\(source)")
  }

  @Test func longTouchesArePresses() throws {
    let session = try session { RecordedController() }
    touch(session, 30, 260, seconds: 1.2)
    #expect(test(session).contains("try device.press(\"greet\", for: 1.2)"), "\(test(session))")
  }

  @Test func controllersInContainersAreCreatedInThem() throws {
    let session = try session {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: RecordedController()), UIViewController(),
      ]
      return tabs
    }
    #expect(
      test(session).contains(
        "device.show({ let tabs = UITabBarController(); tabs.viewControllers = "
          + "[UINavigationController(rootViewController: RecordedController()), UIViewController()]; return tabs }())"
      ))
  }
}
