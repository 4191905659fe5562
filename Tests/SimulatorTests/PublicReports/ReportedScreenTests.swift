import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of priorities, safe areas, zooming, navigation, tabs, sheets and bars.
@MainActor @Suite(.serialized) struct ReportedScreenTests: PublicReports {
  /// he11owor1d.tistory.com/158: only iOS 12 stops when a required constraint that is active becomes optional.
  @Test func prioritiesOfActiveConstraintsChange() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      narrow, wide, view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    phone.layOut()
    #expect(view.frame.width == 50)
    narrow.priority = .defaultLow
    phone.layOut()
    #expect(view.frame.width == 90)
    narrow.priority = .required
    phone.layOut()
    #expect(view.frame.width == 50)
  }

  /// example-a.com/answer/52483010 (log): the part of the additional inset that a child covers.
  @Test func additionalInsetsReachChildrenWhereTheyOverlap() throws {
    let (container, child) = (UIViewController(), UIViewController())
    let phone = try device("iPhone 7", system: 11)
    container.loadViewIfNeeded()
    container.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    container.view.addSubview(child.view)
    let bottom = child.view.bottomAnchor.constraint(equalTo: container.view.bottomAnchor)
    NSLayoutConstraint.activate([
      child.view.heightAnchor.constraint(equalToConstant: 300), bottom,
      child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
    ])
    child.didMove(toParent: container)
    container.additionalSafeAreaInsets.bottom = 80
    phone.show(container)
    #expect(container.view.safeAreaInsets.bottom == 80 && child.view.safeAreaInsets.bottom == 80)
    bottom.constant = -30
    phone.layOut()
    #expect(child.view.safeAreaInsets.bottom == 50)
  }

  /// exchangetuts.com/uiscrollview-content-offset-calculation-after-zoom-1641261064372158 and ansaurus.com 3954757 (log).
  @Test func zoomingKeepsTheMiddle() throws {
    final class Zoomed: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let controller = UIViewController()
    let phone = try device("iPhone 5s", system: 10)
    phone.show(controller)
    let (scroll, zoomed) = (UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 460)), Zoomed())
    scroll.addSubview(zoomed.view)
    scroll.contentSize = zoomed.view.frame.size
    scroll.maximumZoomScale = 4
    scroll.delegate = zoomed
    controller.view.addSubview(scroll)
    phone.layOut()
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
    #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
  }

  /// laitimes.com/zh/article/5dn7f_5u3uc: views end at opaque tab bars and lie below others.
  @Test func viewsEndAtOpaqueTabBars() throws {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    tabs.tabBar.isTranslucent = false
    let phone = try device("iPhone 8", system: 12)
    phone.show(tabs)
    func bottom() -> CGFloat { controller.view.convert(controller.view.bounds, to: nil).maxY }
    #expect(bottom() == tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    tabs.tabBar.isTranslucent = true
    tabs.view.setNeedsLayout()
    phone.layOut()
    #expect(bottom() == tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).maxY)
  }

  private final class Page: UIViewController {
    var log: [String] = []
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let stack = navigationController?.viewControllers ?? []
      let place = stack.firstIndex(of: self).map { "\(stack.count - $0)" } ?? "none"
      log.append("\(place) \(isMovingFromParent)")
    }
  }

  /// exchangetuts.com 1639495144429388: second from the top if covered, not in the stack if popped.
  @Test func stacksAreNewWhenControllersDisappear() throws {
    let (root, page) = (UIViewController(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let phone = try device("iPhone 8", system: 12)
    phone.show(navigation)
    navigation.pushViewController(page, animated: false)
    phone.layOut()
    navigation.pushViewController(UIViewController(), animated: true)
    phone.advance(by: 1)
    #expect(page.log == ["2 false"])
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(page.log == ["2 false", "none true"])
  }

  /// littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html.
  @Test func tabItemsComeFromTheRootAndTheLastTitle() throws {
    let root = UIViewController()
    root.tabBarItem.title = "Item"
    #expect(root.tabBarItem.title == "Item")
    root.title = "Title"
    #expect(root.tabBarItem.title == "Title")
    root.tabBarItem.title = "Item"
    #expect(root.tabBarItem.title == "Item" && root.title == "Title")
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem.title == "Item")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let phone = try device("iPhone 8", system: 12)
    phone.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Item"])
    root.title = "Other"
    #expect(tabs.tabBar.items?.map(\.title) == ["Other"])
  }

  /// alconcelalconcel.blogspot.com/2013/07 (NSLog): two items.
  @Test func navigationControllersHaveAnItemOfTheirOwn() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.navigationItem !== navigation.navigationItem)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
  }

  /// github.com/jonkykong/SideMenu/issues/558 and github.com/pretix/pretixscan-ios/pull/18 (iOS 13).
  @Test func sheetsDoNotMakeTheirPresenterDisappear() throws {
    func calls(_ style: UIModalPresentationStyle) throws -> [String] {
      let calls = ReportedCalls()
      let root = ReportedController("A", calls)
      let phone = try device("iPhone 8", system: 13)
      phone.show(root)
      calls.list = []
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: true)
      phone.advance(by: 1)
      root.dismiss(animated: true)
      phone.advance(by: 1)
      return calls.list
    }
    #expect(try calls(.automatic) == [])
    #expect(try calls(.fullScreen) == ["A willDisappear", "A didDisappear", "A willAppear", "A didAppear"])
  }

  /// matrixprojects.net/p/uibarbuttonitem-ios11: negative spaces have no effect (devxoul/UINavigationItem-Margin/issues/8 and
  /// toggl/superday/pull/771, too); custom views are hit in their size.
  @Test func spacesOfBarsAndTouchesOfCustomViews() throws {
    func views(space: CGFloat) throws -> (VirtualDevice, [UIView]) {
      let controller = UIViewController()
      let views = (0..<2).map { _ in UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
      let items = views.map { view -> UIBarButtonItem in
        view.widthAnchor.constraint(equalToConstant: 24).isActive = true
        view.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return UIBarButtonItem(customView: view)
      }
      let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      fixed.width = space
      controller.navigationItem.leftBarButtonItems = [items[0], fixed, items[1]]
      let phone = try device("iPhone 8", system: 12)
      phone.show(UINavigationController(rootViewController: controller))
      return (phone, views)
    }
    func gap(_ space: CGFloat) throws -> CGFloat {
      let (phone, views) = try views(space: space)
      return withExtendedLifetime(phone) {
        views[1].convert(views[1].bounds, to: nil).minX - views[0].convert(views[0].bounds, to: nil).maxX
      }
    }
    #expect(try gap(-10) == gap(0))
    #expect(try gap(20) == gap(0) + 20)
    let (phone, shown) = try views(space: 20)
    let frame = shown[0].convert(shown[0].bounds, to: nil)
    #expect(phone.view(at: CGPoint(x: frame.midX, y: frame.midY)) === shown[0])
    #expect(phone.view(at: CGPoint(x: frame.midX, y: frame.minY - 4)) !== shown[0])
  }

  /// qiita.com/satorun/items/bc86606a0bd40275ac97 (table of three levels).
  @Test func hiddenTabBarsStayHiddenAbove() throws {
    for third in [nil, false, true] as [Bool?] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let phone = try device("iPhone 8", system: 10)
      phone.show(tabs)
      func isShown() -> Bool {
        let bar = tabs.tabBar
        let frame = bar.convert(bar.bounds, to: nil)
        return bar.window != nil && !bar.isHidden
          && frame.intersects(CGRect(x: 0, y: 0, width: 375, height: 667))
      }
      #expect(isShown())
      let second = UIViewController()
      second.hidesBottomBarWhenPushed = true
      navigation.pushViewController(second, animated: false)
      phone.advance(by: 1)
      #expect(!isShown())
      let last = UIViewController()
      if let third { last.hidesBottomBarWhenPushed = third }
      navigation.pushViewController(last, animated: false)
      phone.advance(by: 1)
      #expect(!isShown())
      navigation.popToRootViewController(animated: false)
      phone.advance(by: 1)
      #expect(isShown())
    }
  }
}
