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
    let frame = controller.label.frame
    #expect(frame.minX == 16)
    #expect(abs(frame.minY - 10) < 1e-9)
    #expect(frame.width > 0)
  }
}
