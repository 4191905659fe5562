import Screens
import UIKit
import XCTest

/// On Linux a test class of XCTest cannot be on the main actor. Each test takes the main actor itself.
final class GreetingXCTests: XCTestCase {
  func testLabelIsAtTheMargin() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let controller = GreetingViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      // The run loop performs layout, as it does on iOS between two events.
      RunLoop.current.run(until: Date().addingTimeInterval(0.05))
      // The side margins of a root view are 16 points where the width is less than 414 points.
      XCTAssertEqual(controller.label.frame.minX, 16)
    }
  }

  func testLabelIsLaidOutInAnAsynchronousTest() async throws {
    let minX = await MainActor.run {
      let controller = GreetingViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      return controller.label.frame.minX
    }
    XCTAssertGreaterThan(minX, 0)
  }
}
