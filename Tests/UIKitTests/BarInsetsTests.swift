import Testing

import TinamouSnapshots
import UIKit

/// Bars count for the safe area also where nothing of the device reaches into the window.
@MainActor @Suite struct BarInsetsTests {
  private final class Told: UIViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test(.ios(18)) func aNavigationBarInAPlainWindowIsAnInset() {
    let system = TestSystem(18)
    defer { system.restore() }
    let window = window(375, 667)
    let controller = Told()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(controller.changes > 0)
  }

  @Test func aTabBarInAPlainWindowIsAnInset() {
    let window = window(375, 667)
    let controller = Told()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    // As measured by others on an iPhone SE with iOS 26.1.
    #expect(controller.view.safeAreaInsets.bottom == 83)
  }

  @Test func endEditingTakesTheKeyboardFromAField() {
    let window = window(375, 667)
    let field = UITextField(frame: rect(0, 0, 100, 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!field.isFirstResponder)
  }
}
