import Foundation
import Testing
import UIKit

/// Messages that debuggers and test libraries send for descriptions. What is expected is the text that iOS printed in references of
/// public snapshot tests, without addresses.
@MainActor @Suite struct DebugMessageTests {
  private func text(_ object: NSObject, _ message: String) -> String? {
    let answer = object.perform(Selector(message))?.takeUnretainedValue()
    return (answer as? String ?? (answer as? NSString).map { $0 as String })?
      .replacing(/:? ?0x[0-9a-f]{6,}/, with: "")
  }

  @Test func viewsAreDescribedWithTheirSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.clipsToBounds = true
    view.addSubview(inner)
    #expect(
      text(view, "recursiveDescription")
        == "<UIView; frame = (0 0; 10 20); layer = <CALayer>>\n   | <UIView; frame = (1 2; 3 4); clipsToBounds = YES; layer = <CALayer>>"
    )
  }

  /// A getter is a method to Objective-C's runtime.
  @Test func gettersAreMessages() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    #expect(view.responds(to: Selector("subviews")) && !view.responds(to: Selector("subview")))
    #expect(inner.perform(Selector("superview"))?.takeUnretainedValue() === view)
    // Asking does not load a controller's view.
    let controller = UIViewController()
    #expect(controller.responds(to: Selector("view")) && !controller.isViewLoaded)
  }

  @Test func controllersAreDescribedWithTheirChildren() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(
      text(parent, "_printHierarchy")
        == "<UIViewController>, state: disappeared, view: (view not loaded)\n   | <UIViewController>, state: disappeared, view: (view not loaded)"
    )
    parent.loadViewIfNeeded()
    #expect(
      text(parent, "_printHierarchy")?.hasPrefix(
        "<UIViewController>, state: disappeared, view: <UIView> not in the window\n") == true)
  }
}
