import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// The fifth tab of a bar that has no place for all tabs.
@MainActor @Suite(.serialized) struct MoreTabTests {
  private let tabs = UITabBarController()
  private let stacks: [UINavigationController]

  init() {
    stacks = (0..<7).map { index in
      let root = UIViewController()
      root.title = "Tab \(index)"
      return UINavigationController(rootViewController: root)
    }
    tabs.viewControllers = stacks
  }

  private func show(_ name: String = "iPhone 16") throws -> VirtualDevice {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: name))
    phone.show(tabs)
    return phone
  }

  /// Touches a label of the screen.
  private func tap(_ text: String, _ phone: VirtualDevice) throws {
    let label = try #require(labels(in: phone.window).last { $0.text == text })
    phone.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    phone.advance(by: 1)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test func moreListsTheOthersAndShowsTheirStacks() throws {
    let phone = try show()
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    #expect(tabs.viewControllers?.count == 7)
    let more = tabs.moreNavigationController
    try tap("More", phone)
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(labels(in: phone.window).contains { $0.text == "Tab 6" })
    try tap("Tab 5", phone)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === stacks[5])
    #expect(stacks[5].viewControllers.isEmpty)
    #expect(more.topViewController?.title == "Tab 5")
    #expect(stacks[5].tabBarItem.title == "Tab 5")
    more.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(stacks[5].viewControllers.map(\.title) == ["Tab 5"])
    #expect(stacks[5].parent === tabs)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func codeSelectsTabsInMore() throws {
    let phone = try show()
    tabs.selectedIndex = 6
    phone.layOut()
    let more = tabs.moreNavigationController
    #expect(more.viewControllers.map(\.title) == ["More", "Tab 6"])
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    let deeper = UIViewController()
    more.pushViewController(deeper, animated: false)
    // More keeps its stack while another tab is shown.
    tabs.selectedIndex = 0
    phone.layOut()
    #expect(tabs.selectedViewController === stacks[0])
    try tap("More", phone)
    #expect(tabs.selectedIndex == 6)
    #expect(more.topViewController === deeper)
    tabs.selectedViewController = stacks[4]
    phone.layOut()
    #expect(more.viewControllers.map(\.title) == ["More", "Tab 4"])
    #expect(stacks[6].viewControllers.count == 2)
    #expect(stacks[6].topViewController === deeper)
  }

  @Test func fiveTabsHavePlace() throws {
    tabs.setViewControllers(Array(stacks.prefix(5)), animated: false)
    let phone = try show()
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.items?.last === stacks[4].tabBarItem)
    tabs.viewControllers = stacks
    phone.layOut()
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    tabs.viewControllers = Array(stacks.prefix(3))
    phone.layOut()
    #expect(tabs.tabBar.items?.count == 3)
  }

  @Test func regularWidthsHaveAll() throws {
    let pad = try show("iPad Pro 11-inch (4th generation)")
    #expect(tabs.tabBar.items?.count == 7)
    withExtendedLifetime(pad) {}
  }
}
