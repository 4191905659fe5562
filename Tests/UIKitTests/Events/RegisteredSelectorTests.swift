import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

private final class Target: UIViewController {
  var heard: [String] = []
  weak var label: UILabel?
  var corner: CGFloat = 0
  func plain() { heard.append("plain") }
  func wide(_ sender: UIView) { heard.append("wide \(type(of: sender))") }
  func narrow(_ sender: UISwitch) { heard.append("narrow") }
  func any(_ sender: Any, _ event: UIEvent?) { heard.append("any \(event == nil)") }
}

/// Messages reach methods by the names that generated code registers.
@MainActor @Suite struct RegisteredSelectorTests {
  init() {
    RuntimeClasses.register(Target.self) {
      $0.method("plain") { (target: Target, _) in target.plain() }
      $0.method("wide:") { (target: Target, arguments) in target.wide(try arguments.value()) }
      $0.method("narrow:") { (target: Target, arguments) in target.narrow(try arguments.value()) }
      $0.method("any:event:") { (target: Target, arguments) in
        target.any(try arguments.value(0), try arguments.value(1))
      }
    }
  }

  @Test func controlsCallMethodsOfWiderParametersAndOfNone() {
    let target = Target()
    let button = UIButton(type: .system)
    for name in ["plain", "wide:", "narrow:", "any:event:"] {
      button.addTarget(target, action: Selector(name), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    // A sender of another class is no reason not to call, as on iOS.
    #expect(target.heard == ["plain", "wide UIButton", "narrow", "any true"])
  }

  @Test func barButtonItemsAndGesturesCallThem() {
    let target = Target()
    UIBarButtonItem(title: "A", style: .plain, target: target, action: Selector("plain")).trigger()
    let recognizer = UITapGestureRecognizer(target: target, action: Selector("plain"))
    recognizer.state = .ended
    #expect(target.heard == ["plain", "plain"])
  }

  @Test func actionsWithoutTargetGoUpTheChain() {
    let target = Target()
    let view = UIView()
    target.view.addSubview(view)
    let button = UIButton(type: .system)
    view.addSubview(button)
    button.addTarget(nil, action: Selector("plain"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain"])
  }

  @Test func methodsOfUIKitAreKnown() {
    let window = UIWindow()
    let field = UITextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(window.responds(to: Selector("endEditing:")))
    field.perform(Selector("resignFirstResponder"))
    #expect(!field.isFirstResponder)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.perform(Selector("popViewControllerAnimated:"), with: false)
    #expect(navigation.viewControllers.count == 1)
  }
}
