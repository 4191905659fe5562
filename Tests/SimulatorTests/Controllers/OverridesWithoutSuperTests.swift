import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

/// Containers whose subclasses do not call super, as many applications do: UIKit's own work does not depend on it.
@MainActor
@Suite struct OverridesWithoutSuperTests {
  private final class Pages: UIPageViewController {
    let first = UIViewController()
    override func viewDidLoad() {
      view.backgroundColor = .blue
      setViewControllers([first], direction: .forward, animated: true)
    }
    override func viewWillLayoutSubviews() {}
    override func viewSafeAreaInsetsDidChange() {}
  }

  private final class Tabs: UITabBarController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
    override func viewSafeAreaInsetsDidChange() {}
  }

  private final class Navigation: UINavigationController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
    override func viewSafeAreaInsetsDidChange() {}
  }

  private final class Split: UISplitViewController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
  }

  private func phone() throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"), settings: DeviceSettings(system: 26))
  }

  @Test func pagesAreShown() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    phone.show(pages)
    phone.layOut()
    #expect(pages.first.view.window != nil)
    #expect(pages.first.view.convert(pages.first.view.bounds, to: nil) == phone.window.bounds)
  }

  @Test func barsAreShown() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    root.title = "Title"
    let navigation = Navigation(rootViewController: root)
    let tabs = Tabs()
    tabs.viewControllers = [navigation, UIViewController()]
    phone.show(tabs)
    phone.layOut()
    #expect(root.view.window != nil && root.view.bounds.size == phone.window.bounds.size)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 116, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.superview === tabs.view && tabs.tabBar.frame.height == 83)
    #expect(navigation.navigationBar.frame.minY == 62)
    tabs.selectedIndex = 1
    phone.layOut()
    #expect(tabs.selectedViewController?.view.window != nil)
  }

  @Test func columnsAreShown() throws {
    let found = ProcessState()
    defer { found.restore() }
    let tablet = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPad Air 2"),
      settings: DeviceSettings(orientation: .landscape, system: 26))
    let split = Split(style: .doubleColumn)
    let columns = [UIViewController(), UIViewController()]
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    tablet.show(split)
    tablet.layOut()
    #expect(columns.allSatisfy { $0.view.window != nil && $0.view.bounds.width > 0 })
  }
}
