import DeviceModels
import Simulator
import Testing
import TinamouSnapshots
import UIKit

@MainActor @Suite struct PresentationTests {
  /// The order is that of Apple's: a full-screen presentation hides the presenting controller's view, and calls its
  /// completion after `viewDidAppear`.
  @Test func fullScreenPresentationTellsControllersInApplesOrder() throws {
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let phone = try steppedPhone(first)
    #expect(log.take() == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true) { log.calls.append("completion") }
    #expect(first.presentedViewController === second && second.presentingViewController === first)
    #expect(second.isBeingPresented)
    #expect(first.transitionCoordinator?.viewController(forKey: .to) === second)
    #expect(log.take() == ["B load", "A willDisappear*", "B willAppear*", "B isAppearing*"])
    phone.advance(by: 0.1)
    let place = phone.presentedFrame(of: second.view)
    #expect(place.minY > 0 && place.minY < 852)
    #expect(log.take() == [])
    phone.advance(by: 2)
    #expect(log.take() == ["B didAppear*", "A didDisappear*", "completion"])
    #expect(first.view.window == nil)
    #expect(second.view.window === phone.window && second.view.frame == phone.window.bounds)
    #expect(!second.isBeingPresented && first.transitionCoordinator == nil)

    second.dismiss(animated: true) { log.calls.append("completion") }
    #expect(second.isBeingDismissed)
    #expect(log.take() == ["B willDisappear*", "A willAppear*", "A isAppearing*"])
    phone.advance(by: 2)
    #expect(log.take() == ["A didAppear*", "B didDisappear*", "completion"])
    #expect(first.view.superview === phone.window && first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(phone.window.subviews == [first.view])
  }

  @Test(.ios(18)) func sheetsLeaveThePresenterAlone() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let phone = try steppedPhone(first)
    _ = log.take()
    first.present(second, animated: false)
    #expect(log.take() == ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    // 10 points below the safe area's top.
    #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 0, y: 69, width: 393, height: 783))
    first.dismiss(animated: false)
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    #expect(phone.window.subviews == [first.view])
  }

  @Test func theOutermostControllerPresents() throws {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let phone = try steppedPhone(navigation)
    let shown = UIViewController()
    inner.present(shown, animated: false)
    #expect(shown.presentingViewController === navigation)
    #expect(inner.presentedViewController === shown && navigation.presentedViewController === shown)
    // A second presentation by the same controller is refused.
    inner.present(UIViewController(), animated: false)
    #expect(inner.presentedViewController === shown)
    inner.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
    withExtendedLifetime(phone) {}
  }

  @Test func theCurrentContextPresents() throws {
    let outer = UIViewController()
    let inner = UIViewController()
    let phone = try steppedPhone(outer)
    inner.definesPresentationContext = true
    outer.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let shown = UIViewController()
    shown.modalPresentationStyle = .currentContext
    inner.present(shown, animated: false)
    #expect(shown.presentingViewController === inner)
    #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect(inner.view.window == nil && outer.view.window === phone.window)
    inner.dismiss(animated: false)
    #expect(inner.view.superview === outer.view)
    #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 393, height: 300))
  }

  /// Of a chain only the topmost is animated, those between are taken away at once.
  @Test func dismissingAChainAnimatesItsTop() throws {
    let log = CallLog()
    let controllers = ["A", "B", "C"].map { RecordingController($0, log) }
    let phone = try steppedPhone(controllers[0])
    for controller in controllers[1...] { controller.modalPresentationStyle = .fullScreen }
    controllers[0].present(controllers[1], animated: false)
    controllers[1].present(controllers[2], animated: false)
    #expect(controllers[0].view.window == nil && controllers[1].view.window == nil)
    _ = log.take()
    controllers[0].dismiss(animated: true) { log.calls.append("completion") }
    phone.advance(by: 2)
    #expect(
      log.take() == [
        "C willDisappear*", "A willAppear*", "A isAppearing*", "A didAppear*", "C didDisappear*",
        "completion",
      ])
    #expect(phone.window.subviews == [controllers[0].view])
    #expect(
      controllers.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
  }

  @Test func customTransitionsRunTheirAnimator() throws {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var ended: Bool?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0.4 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
          return context.completeTransition(false)
        }
        #expect(context.finalFrame(for: to) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(context.view(forKey: .from)?.superview === context.containerView)
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to).offsetBy(dx: 393, dy: 0)
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear,
          animations: { view.frame.origin.x = 0 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Animator()
      var interaction: UIPercentDrivenInteractiveTransition?
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let phone = try steppedPhone(first)
    let delegate = Delegate()
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    first.present(second, animated: true)
    first.transitionCoordinator?.animate(alongsideTransition: { _ in first.view.alpha = 0.5 }) {
      log.calls.append($0.isCancelled ? "cancelled" : "beside")
    }
    #expect(first.transitionCoordinator?.transitionDuration == 0.4)
    phone.advance(by: 0.1)
    #expect(abs(phone.presentedFrame(of: second.view).minX - 393 * 0.75) < 0.1)
    phone.advance(by: 0.5)
    #expect(delegate.animator.ended == true)
    first.dismiss(animated: false)
    _ = log.take()

    // Steered by a gesture, and cancelled.
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    first.present(second, animated: true)
    #expect(first.transitionCoordinator?.isInteractive == true)
    interaction.update(0.25)
    phone.advance(by: 3)
    #expect(abs(phone.presentedFrame(of: second.view).minX - 393 * 0.75) < 0.1)
    interaction.update(0.5)
    #expect(abs(phone.presentedFrame(of: second.view).minX - 393 * 0.5) < 0.1)
    #expect(log.take() == ["A willDisappear*", "B willAppear*", "B isAppearing*"])
    interaction.cancel()
    #expect(first.transitionCoordinator?.isCancelled == true)
    phone.advance(by: 1)
    #expect(delegate.animator.ended == false)
    #expect(
      log.take() == [
        "B willDisappear*", "A willAppear*", "A isAppearing*", "A didAppear*", "B didDisappear*",
      ])
    #expect(second.view.window == nil && first.presentedViewController == nil)
    #expect(phone.window.subviews == [first.view])

    // And finished.
    first.present(second, animated: true)
    interaction.update(0.5)
    interaction.finish()
    phone.advance(by: 0.1)
    let halfway = phone.presentedFrame(of: second.view).minX
    #expect(halfway > 0 && halfway < 393 * 0.5)
    phone.advance(by: 1)
    #expect(log.take().suffix(2) == ["B didAppear*", "A didDisappear*"])
    #expect(phone.presentedFrame(of: second.view).minX == 0)
  }

  @Test func ownPresentationControllersPlaceTheirView() throws {
    final class Half: UIPresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() { calls.append("willPresent") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("didPresent \(completed)")
      }
      override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss \(completed)") }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let first = UIViewController()
    let second = UIViewController()
    let phone = try steppedPhone(first)
    let delegate = Delegate()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    first.present(second, animated: true)
    phone.advance(by: 1)
    let made = try #require(delegate.made)
    #expect(made.presentingViewController === first && made.presentedViewController === second)
    #expect(second.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(second.view.superview === made.containerView)
    phone.rotate(to: .landscape)
    #expect(second.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    second.dismiss(animated: true)
    phone.advance(by: 1)
    #expect(made.calls == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"])
  }

  // MARK: Sheets

  @Test(.ios(18)) func sheetsRestAtTheirDetents() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let first = UIViewController()
    let second = UIViewController()
    let phone = try steppedPhone(first)
    let sheet = try #require(second.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    first.present(second, animated: false)
    func top() -> CGFloat { second.view.convert(second.view.bounds, to: nil).minY }
    // 852 - 59 - 10 - 34 = 749 is the largest height above the safe area's bottom; half of it is 374.5.
    #expect(abs(top() - (852 - 34 - 374.5)) <= 0.5)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    phone.advance(by: 1)
    #expect(top() == 69)
    sheet.detents = [.custom { _ in 200 }]
    phone.advance(by: 1)
    let place = top()
    #expect(place == 618, "\(place)")
    // What lies below is dimmed and gets no touches, unless the detent is one of those without dimming.
    #expect(phone.view(at: CGPoint(x: 200, y: 100)) !== first.view)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.selectedDetentIdentifier = .medium
    phone.advance(by: 1)
    #expect(phone.view(at: CGPoint(x: 200, y: 100)) === first.view)
  }

  @Test(.ios(18)) func draggedSheetsAreDismissedWhereTheDelegateAllows() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var calls: [String] = []
      var allows = true
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) {
        calls.append(
          sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
      }
    }
    let log = CallLog()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    let phone = try steppedPhone(first)
    phone.settlesByItself = true
    let delegate = Delegate()
    second.sheetPresentationController?.detents = [.medium(), .large()]
    second.sheetPresentationController?.delegate = delegate
    first.present(second, animated: true)
    phone.layOut()
    func top() -> CGFloat { second.view.convert(second.view.bounds, to: nil).minY }
    let medium = top()
    phone.drag(from: CGPoint(x: 200, y: medium + 20), to: CGPoint(x: 200, y: 90), steps: 40)
    #expect(top() == 69 && delegate.calls == ["large"])
    phone.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: medium), steps: 60)
    #expect(top() == medium && delegate.calls == ["large", "medium"])
    delegate.calls = []
    _ = log.take()
    // A little below the smallest detent, slowly: it comes back.
    phone.drag(from: CGPoint(x: 200, y: medium + 20), to: CGPoint(x: 200, y: medium + 60), steps: 60)
    #expect(top() == medium && delegate.calls == ["should", "will"])
    #expect(log.take() == ["B willDisappear*", "B willAppear*", "B isAppearing*", "B didAppear*"])
    // One that may not be dismissed.
    delegate.calls = []
    second.isModalInPresentation = true
    phone.drag(from: CGPoint(x: 200, y: medium + 20), to: CGPoint(x: 200, y: 840))
    #expect(top() == medium && delegate.calls == ["attempt"] && log.take() == [])
    second.isModalInPresentation = false
    delegate.calls = []
    phone.drag(from: CGPoint(x: 200, y: medium + 20), to: CGPoint(x: 200, y: 840))
    #expect(first.presentedViewController == nil)
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(log.take() == ["B willDisappear*", "B didDisappear*"])
  }

  // MARK: Popovers

  @Test(.ios(18)) func popoversPointAtTheirSource() throws {
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    let first = UIViewController()
    pad.show(first)
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    first.view.addSubview(button)
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(second.popoverPresentationController)
    popover.sourceView = button
    first.present(second, animated: true)
    pad.layOut()
    #expect(popover.arrowDirection == .up)
    #expect(second.view.bounds.size == CGSize(width: 200, height: 150))
    let place = second.view.convert(second.view.bounds, to: nil)
    #expect(place.midX == 125 && place.minY >= 140 && place.minY < 160)
    // A touch beside it dismisses it.
    pad.tap(at: CGPoint(x: 600, y: 600))
    #expect(first.presentedViewController == nil)
    // At the bottom there is space above only.
    button.frame.origin = CGPoint(x: 20, y: 1100)
    first.present(second, animated: false)
    pad.layOut()
    #expect(popover.arrowDirection == .down)
    let above = second.view.convert(second.view.bounds, to: nil)
    #expect(above.minX == 10 && above.maxY <= 1100)
  }

  @Test(.ios(18)) func popoversAdaptOnPhones() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
      }
    }
    let first = UIViewController()
    let phone = try steppedPhone(first)
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 200, height: 150)
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 190, y: 200, width: 10, height: 10)
    first.present(second, animated: false)
    #expect(second.view.bounds.size == CGSize(width: 393, height: 783))
    first.dismiss(animated: false)
    let delegate = Delegate()
    second.popoverPresentationController?.delegate = delegate
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 190, y: 200, width: 10, height: 10)
    first.present(second, animated: false)
    phone.layOut()
    #expect(second.view.bounds.size == CGSize(width: 200, height: 150))
    _ = delegate
  }
}
