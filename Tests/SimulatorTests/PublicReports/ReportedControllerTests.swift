import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of controllers: order of calls, containers, presentation.
@MainActor @Suite(.serialized) struct ReportedControllerTests: PublicReports {
  /// wangling.me/2014/02 "The Inconsistent Order of View Transition Events" (cancelled interactive popping);
  /// stackoverflow.com/q/18927878 (of the upper controller: will disappear, will appear, did appear).
  @Test func aPopThatIsGivenUpEndsTheLowerControllerFirst() throws {
    let calls = ReportedCalls()
    let (first, second) = (ReportedController("A", calls), ReportedController("B", calls))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let phone = try device("iPhone 15")
    phone.show(navigation)
    _ = calls.take()
    phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 102, y: 400), steps: 60)
    #expect(navigation.topViewController === second)
    #expect(
      calls.take() == [
        "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
      ])
  }

  /// haomeiwen.com/subject/aedzsqtx "Order in which a view appears" (iOS 11+: the insets change after viewWillAppear and
  /// before viewWillLayoutSubviews); several posts repeat it.
  @Test func insetsChangeBetweenWillAppearAndTheFirstLayout() throws {
    final class Told: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("insets")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("layout")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
      }
    }
    let controller = Told()
    let phone = try device("iPhone X")
    phone.show(controller)
    let firsts = ["load", "willAppear", "insets", "layout", "didAppear"].map {
      controller.calls.firstIndex(of: $0) ?? -1
    }
    #expect(!firsts.contains(-1))
    #expect(firsts == firsts.sorted())
    withExtendedLifetime(phone) {}
  }

  /// fantageek.com/blog/2014/11/24 and dev.to/onmyway133 "Understanding presentingViewController": the one that covers
  /// the screen presents, and each of the three can be asked to dismiss.
  @Test func theControllerThatCoversTheScreenPresents() throws {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let phone = try device("iPhone X")
    phone.show(tabs)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    child.present(cover, animated: false)
    phone.layOut()
    #expect(cover.presentingViewController === tabs)
    #expect(child.presentedViewController === cover)
    #expect(tabs.presentedViewController === cover)
    cover.dismiss(animated: false)
    phone.layOut()
    #expect(tabs.presentedViewController == nil && child.presentedViewController == nil)
  }

  /// medium.com/better-programming "The Lifecycle and Control When Dismissing a Modal View With .pageSheet in iOS 13"
  /// (after WWDC 2019, session 224): should, will, did; with isModalInPresentation only the attempt.
  @Test func aSheetThatIsPulledDownTellsItsDelegateInOrder() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return true
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
    }
    let (base, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
    let phone = try device("iPhone 15")
    phone.show(base)
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    base.present(sheet, animated: true)
    phone.layOut()
    phone.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840))
    #expect(delegate.calls == ["attempt"])
    sheet.isModalInPresentation = false
    delegate.calls = []
    phone.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840))
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(base.presentedViewController == nil)
  }

  /// useyourloaf.com "Change the Width of the Master View in a Split View Controller" (half the width needs a maximum:
  /// the default is 320).
  @Test func halfAPrimaryColumnNeedsAMaximum() throws {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.5
    let pad = try device("iPad Air 2", system: 15, orientation: .landscape)
    pad.show(split)
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = split.view.bounds.width
    pad.layOut()
    #expect(split.primaryColumnWidth == 512)
  }
}
