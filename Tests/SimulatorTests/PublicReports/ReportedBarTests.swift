import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of bars.
@MainActor @Suite(.serialized) struct ReportedBarTests: PublicReports {
  /// e-com-net.com/article/1641217109902024704 and hk.javashuo.com p-uxpahjdi-gb: below an opaque bar the view begins at
  /// its lower edge (88 on an iPhone X), with extendedLayoutIncludesOpaqueBars at 0.
  @Test func viewsBeginBelowOpaqueBars() throws {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    let phone = try device("iPhone X", system: 15)
    phone.show(navigation)
    func place() -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }
    #expect(place() == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.extendedLayoutIncludesOpaqueBars = true
    controller.view.setNeedsLayout()
    navigation.view.setNeedsLayout()
    phone.layOut()
    #expect(place() == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.safeAreaInsets.top == 88)
  }

  /// blogger.kinkuman.net/2018/09 (tried with ten tabs) and Apple's documentation of UITabBarController: four items and
  /// More.
  @Test func sixTabsAreFourAndMore() throws {
    let tabs = UITabBarController()
    let children = (0..<6).map { index in
      let child = UIViewController()
      child.title = "\(index)"
      return child
    }
    tabs.viewControllers = children
    let phone = try device("iPhone 8", system: 15)
    phone.show(tabs)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.items?.prefix(4).map { $0.title ?? "" } == ["0", "1", "2", "3"])
    #expect(tabs.viewControllers?.count == 6)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    withExtendedLifetime(phone) {}
  }

  /// developer.apple.com, viewControllers of UITabBarController: the selected controller stays selected; else the one at
  /// its index; else the first.
  @Test func newTabsKeepTheSelection() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let (d, e) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.loadViewIfNeeded()
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, a, b]
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    tabs.viewControllers = [c, a, d]
    #expect(tabs.selectedViewController === d && tabs.selectedIndex == 2)
    tabs.viewControllers = [e, a]
    #expect(tabs.selectedViewController === e && tabs.selectedIndex == 0)
  }

  /// developer.apple.com, tabBarController(_:didSelect:): called for the selected tab too, and never for code.
  @Test func tapsOnTabsAreToldAndCodeIsNot() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var selected: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected.append(viewController) }
    }
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("A", "B")
    let (tabs, delegate) = (UITabBarController(), Delegate())
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    let phone = try device("iPhone 8", system: 15)
    phone.show(tabs)
    tabs.selectedIndex = 1
    phone.layOut()
    #expect(delegate.selected.isEmpty)
    phone.tap(at: CGPoint(x: 281, y: 642))
    #expect(delegate.selected == [b])
    phone.tap(at: CGPoint(x: 94, y: 642))
    #expect(delegate.selected == [b, a])
  }
}
