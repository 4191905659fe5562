import XCTest

@testable import Counter

/// Tests that run in the application, as Xcode runs them.
final class CounterTests: XCTestCase {
  private var controller: CounterViewController!

  override func setUp() {
    super.setUp()
    let start = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    controller = (start as? UINavigationController)?.topViewController as? CounterViewController
    controller.loadViewIfNeeded()
  }

  func testTheApplicationIsLaunched() {
    XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    let root = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
    XCTAssertTrue((root as? UINavigationController)?.topViewController is CounterViewController)
  }

  func testCountsByStep() {
    controller.step = 3
    controller.add(UIButton())
    controller.add(UIButton())
    XCTAssertEqual(controller.countLabel.text, "Count: 6")
  }

  @MainActor func testReset() async {
    controller.add(UIButton())
    await Task.yield()
    controller.reset()
    XCTAssertEqual(controller.countLabel.text, "Count: 0")
  }
}
