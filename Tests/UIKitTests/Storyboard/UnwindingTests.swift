import Testing

import UIKit

@testable import UIKitDocuments

@MainActor private var log: [String] = []

/// Takes unwind segues where it is told to.
@MainActor
private final class Stop: UIViewController, SelectorResponder {
  let takes: Bool

  init(_ title: String, takes: Bool = false) {
    self.takes = takes
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    log.append("can \(title ?? "")")
    return takes
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(title ?? "") to \(segue.destination.title ?? "")")
  }

  func perform(_ selector: Selector, sender: Any?, event: Any?) -> Bool {
    log.append("\(selector.name) \(title ?? "") from \((sender as? UIStoryboardSegue)?.source.title ?? "")")
    return true
  }
}

/// A container of the application's own.
@MainActor
private final class Shelf: UIViewController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.append("shelf towards \(subsequentVC.title ?? "")")
  }
}

@MainActor private final class OwnSegue: UIStoryboardSegue {
  override func perform() { log.append("own segue to \(destination.title ?? "")") }
}

@MainActor @Suite(.serialized) struct UnwindingTests {
  private let window: UIWindow

  init() {
    useStandardScreen()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    log = []
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func unwind(from source: UIViewController, type: UIStoryboardSegue.Type? = nil) {
    SegueTemplate(identifier: "back", kind: .unwind, unwindAction: "back:", unwindSegueType: type)
      .perform(from: source, sender: nil)
  }

  /// A stack is searched from the top, after what is inside a controller the controller itself.
  @Test func stacksAreSearchedFromTheTopAndPopped() {
    let (first, second, third) = (Stop("first", takes: true), Stop("second", takes: true), Stop("third"))
    let fourth = Stop("fourth", takes: true)
    let stack = UINavigationController()
    stack.viewControllers = [first, second, third, fourth]
    show(stack)
    unwind(from: fourth)
    #expect(
      log == ["can third", "can second", "prepare fourth to second", "back: second from fourth"])
    #expect(stack.viewControllers == [first, second])
  }

  /// Presented controllers go, and the tab and the stack that lead to the destination show it.
  @Test func containersTurnToTheDestination() {
    let (first, second) = (Stop("first", takes: true), Stop("second"))
    let stack = UINavigationController()
    stack.viewControllers = [first, second]
    let other = Stop("other")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    tabs.selectedIndex = 1
    show(tabs)
    let modal = Stop("modal")
    tabs.present(modal, animated: false)
    unwind(from: modal)
    // The selected tab comes first.
    #expect(
      log == [
        "can other", "can second", "can first", "prepare modal to first", "back: first from modal",
      ])
    // The dismissal is animated.
    #expect(modal.isBeingDismissed)
    #expect(tabs.selectedIndex == 0)
    #expect(stack.viewControllers == [first])
  }

  @Test func ownContainersAreTold() {
    let shelf = Shelf()
    let (left, right) = (Stop("left", takes: true), Stop("right"))
    for child in [left, right] {
      shelf.addChild(child)
      shelf.view.addSubview(child.view)
      child.didMove(toParent: shelf)
    }
    show(shelf)
    let origin = UIStoryboardUnwindSegueSource(source: right, sender: nil, unwindAction: "back:")
    #expect(shelf.childContaining(origin) === right)
    #expect(shelf.allowedChildrenForUnwinding(from: origin) == [left])
    unwind(from: right)
    #expect(log.suffix(1) == ["shelf towards left"])
    log = []
    unwind(from: right, type: OwnSegue.self)
    #expect(log.suffix(1) == ["own segue to left"])
  }
}
