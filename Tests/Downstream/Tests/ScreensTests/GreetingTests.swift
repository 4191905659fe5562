import Screens
import Testing
import UIKit

/// `import Testing` beside `import UIKit` compiles in a user's package, and layout works there.
@MainActor
@Suite struct GreetingTests {
  @Test func theLabelLiesAtTheMargin() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = GreetingViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // The root margin is 16 points below a width of 414, and this window has no safe area.
    #expect(controller.label.frame.origin == CGPoint(x: 16, y: 10))
    #expect(controller.label.frame.width > 0)
  }
}
