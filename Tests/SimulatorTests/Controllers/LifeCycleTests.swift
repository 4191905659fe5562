import DeviceModels
import Simulator
import Testing
import UIKit

/// Calls of controllers in Apple's order that are not those of presentations, stacks, tabs and pages.
@MainActor @Suite struct LifeCycleTests {
  /// The view of a tab is loaded once the tab bar controller's class is done with its own: it may choose, and hand over what
  /// the tabs show.
  @Test func tabsAreLoadedAfterTheirController() throws {
    final class Tab: UIViewController {
      var text: String?
      var loaded: String?
      override func viewDidLoad() { loaded = text }
    }
    final class Tabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for case let tab as Tab in viewControllers ?? [] { tab.text = "set" }
        selectedIndex = 1
      }
    }
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let (tabs, first, second) = (Tabs(), Tab(), Tab())
    tabs.viewControllers = [first, second]
    phone.show(tabs)
    #expect(!first.isViewLoaded && second.loaded == "set")
    #expect(second.view.window === phone.window)
  }

  @Test func embeddedControllersFollow() throws {
    let log = CallLog()
    let outer = RecordingController("A", log)
    let inner = RecordingController("B", log)
    let phone = try steppedPhone(outer)
    _ = log.take()
    // In a visible parent the view's coming and going is the child's appearance.
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(log.take() == ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    outer.present(cover, animated: false)
    #expect(log.take() == ["A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear"])
    outer.dismiss(animated: false)
    #expect(
      log.take() == [
        "A willAppear", "B willAppear", "A isAppearing", "B isAppearing", "A didAppear", "B didAppear",
      ])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    withExtendedLifetime(phone) {}
  }

  @Test func appearanceIsForwardedByHand() throws {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallLog()
    let outer = Container()
    let inner = RecordingController("B", log)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let phone = try steppedPhone(outer)
    #expect(log.take() == ["B load"])
    inner.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["B willAppear*"])
    inner.endAppearanceTransition()
    #expect(log.take() == ["B isAppearing*", "B didAppear*"])
    inner.beginAppearanceTransition(false, animated: false)
    inner.endAppearanceTransition()
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    withExtendedLifetime(phone) {}
  }

  @Test func transitionsBetweenChildrenTellBoth() throws {
    let log = CallLog()
    let outer = UIViewController()
    let first = RecordingController("A", log)
    let second = RecordingController("B", log)
    for child in [first, second] { outer.addChild(child) }
    outer.view.addSubview(first.view)
    let phone = try steppedPhone(outer)
    _ = log.take()
    var done: Bool?
    outer.transition(
      from: first, to: second, duration: 0.3, animations: { second.view.frame.origin.x = 10 },
      completion: { done = $0 })
    #expect(log.take() == ["A willDisappear*", "B load", "B willAppear*", "B isAppearing*"])
    #expect(first.view.superview === outer.view && second.view.superview === outer.view)
    phone.advance(by: 0.5)
    #expect(log.take() == ["A didDisappear*", "B didAppear*"])
    #expect(done == true && first.view.superview == nil)
  }

  @Test func turningTellsControllersInOrder() throws {
    final class Turning: UIViewController {
      var calls: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("traits")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size \(Int(size.width)) \(transitionCoordinator === coordinator)")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in calls.append("beside \(Int(view.bounds.width))") },
          completion: { [unowned self] _ in calls.append("done") })
      }
    }
    let controller = Turning()
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(controller)
    phone.rotate(to: .landscape)
    #expect(controller.calls == ["traits", "size 852 true", "beside 852", "done"])
    #expect(controller.transitionCoordinator == nil)
  }

  // MARK: Leaks

  private struct Weak { weak var object: AnyObject? }

  /// Each controller a hundred times: shown, used and dropped, it leaves nothing alive.
  @Test func nothingStaysAlive() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    var made: [Weak] = []
    func note(_ object: AnyObject) { made.append(Weak(object: object)) }
    func fresh() -> UIViewController {
      let controller = UIViewController()
      note(controller)
      return controller
    }
    for round in 0..<100 {
      let root = fresh()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, fresh()]
      phone.show(tabs)
      navigation.pushViewController(fresh(), animated: true)
      phone.layOut()
      if round % 2 == 0 { navigation.popViewController(animated: true) }
      phone.layOut()
      tabs.selectedIndex = 1
      let sheet = fresh()
      sheet.sheetPresentationController?.detents = [.medium()]
      tabs.present(sheet, animated: true)
      phone.layOut()
      note(sheet.sheetPresentationController!)
      if round % 2 == 0 { tabs.dismiss(animated: true) }
      phone.layOut()
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      if round % 2 == 0 { tabs.present(alert, animated: true) }
      phone.layOut()
      let search = UISearchController(searchResultsController: fresh())
      let item = UIViewController()
      item.navigationItem.searchController = search
      note(search)
      note(item)
      for object in [navigation, tabs, alert, navigation.navigationBar, tabs.tabBar] as [AnyObject] {
        note(object)
      }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(fresh(), for: .primary)
      split.setViewController(fresh(), for: .secondary)
      phone.show(split)
      note(split)
      let stack = UINavigationController(rootViewController: item)
      phone.show(stack)
      search.isActive = true
      phone.layOut()
      search.isActive = round % 2 == 0
      phone.layOut()
      note(stack)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([fresh()], direction: .forward, animated: false)
      phone.show(pages)
      pages.setViewControllers([fresh()], direction: .forward, animated: true)
      phone.layOut()
      note(pages)
    }
    phone.show(UIViewController())
    phone.layOut()
    let left = made.compactMap { $0.object }
    #expect(left.isEmpty, "\(Set(left.map { "\(type(of: $0))" }))")
  }
}
