import Testing
import UIKit

/// Objects that programs create without arguments, since Apple's classes inherit `init()` from `NSObject`.
@MainActor @Suite struct PlainObjectTests {
  @Test func actionsAndEffectsNeedNoArguments() {
    let action = UIAlertAction()
    #expect(action.title == nil && action.style == .default && action.isEnabled)
    let swipe = UIContextualAction()
    #expect(swipe.title == nil && swipe.style == .normal)
    var ended: Bool?
    swipe.handler(swipe, UIView()) { ended = $0 }
    #expect(ended == false)
    #expect(UITableViewRowAction().style == .default)
    #expect(UIBlurEffect() == UIBlurEffect(style: .regular))
    #expect(UIVisualEffectView(effect: UIVibrancyEffect()).effect is UIVibrancyEffect)
  }

  /// A subclass that adds no initializers inherits all of them.
  @Test func subclassesOfInputViewsAndPagesNeedNoArguments() {
    class Bar: UIInputView { var height = 44.0 }
    class Pages: UIPageViewController {}
    #expect(Bar().inputViewStyle == .default && Bar().height == 44)
    #expect(Pages().transitionStyle == .pageCurl && Pages().navigationOrientation == .horizontal)
  }

  /// A name that two modules declared would be no type in this expression.
  @Test func timesAreElementsOfArrays() {
    var times = [CFTimeInterval]()
    times.append(0.5)
    #expect(times == [0.5])
  }
}
