import Screens
import UIKit
import XCTest

/// Tests of XCTest on Linux: the class is not on the main actor, each test takes it.
final class GreetingXCTests: XCTestCase {
  func testTheLabelLiesAtTheMargin() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let controller = GreetingViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      // The run loop lays out, as iOS does between two events.
      RunLoop.current.run(until: Date().addingTimeInterval(0.05))
      XCTAssertEqual(controller.label.frame.minX, 16)
    }
  }

  func testALayoutThatWaits() async throws {
    let minX = await MainActor.run {
      let controller = GreetingViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      return controller.label.frame.minX
    }
    XCTAssertGreaterThan(minX, 0)
  }
}
