import Foundation
import Simulator
import Testing
import UIKit

/// `setViewControllers(_:animated:)` of tab bar controllers, whose delegate animates the change of the visible controller.
@MainActor @Suite(.serialized) struct TabExchangeTests {
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let completes: Bool
    init(completes: Bool) { self.completes = completes }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 1, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(self.completes) })
    }
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var changes: [[UIViewController]] = []
    var completes = true

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      changes.append([fromVC, toVC])
      return Fade(completes: completes)
    }
  }

  @Test(arguments: [true, false]) func exchangesAreAnimated(completes: Bool) throws {
    let (former, next) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [former]
    let phone = try steppedPhone(tabs)
    let delegate = Delegate()
    delegate.completes = completes
    tabs.delegate = delegate
    tabs.setViewControllers([next, UIViewController()], animated: true)
    #expect(delegate.changes.first == [former, next] && former.parent === tabs)
    phone.advance(by: 0.5)
    #expect(former.view.window != nil && next.view.window != nil)
    delegate.completes = true
    phone.advance(by: 3)
    #expect(former.parent == nil && former.view.window == nil)
    #expect(next.view.window != nil && next.parent === tabs && tabs.selectedViewController === next)
  }

  @Test func exchangesWithoutAnimationAskNobody() throws {
    let (former, next) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [former]
    let phone = try steppedPhone(tabs)
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.setViewControllers([next], animated: false)
    phone.advance(by: 0.1)
    #expect(delegate.changes.isEmpty && former.parent == nil && next.view.window != nil)
  }
}
