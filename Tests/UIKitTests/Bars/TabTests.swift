import Testing
import UIKit

/// Tabs of tab bar controllers, since iOS 18.
@MainActor @Suite struct TabTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("controller")
    }
  }
  final class OldDelegate: NSObject, UITabBarControllerDelegate {
    var chosen: [UIViewController] = []
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      chosen.append(viewController)
    }
  }

  private func tab(_ name: String, _ made: @escaping (String) -> Void = { _ in }) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
      made(tab.identifier)
      return UIViewController()
    }
  }

  private func shown(_ controller: UITabBarController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func controllersAreMadeWhenTheyAreSelected() {
    var made: [String] = []
    let tabs = [tab("a") { made.append($0) }, tab("b") { made.append($0) }, tab("c") { made.append($0) }]
    let controller = UITabBarController(tabs: tabs)
    #expect(controller.tabBar.items?.compactMap(\.title) == ["A", "B", "C"])
    #expect(made.isEmpty)
    let window = shown(controller)
    #expect(made == ["a"] && controller.selectedTab === tabs[0])
    #expect(controller.selectedViewController === tabs[0].viewController)
    #expect(
      tabs[0].viewController?.tab === tabs[0] && tabs[0].viewController?.tabBarController === controller)
    controller.selectedTab = tabs[2]
    #expect(made == ["a", "c"] && controller.selectedIndex == 2)
    #expect(controller.viewControllers?.count == 2)
    #expect(tabs[2].viewController?.viewIfLoaded?.window === window)
    tabs[1].title = "New"
    tabs[1].badgeValue = "3"
    #expect(controller.tabBar.items?[1].title == "New" && controller.tabBar.items?[1].badgeValue == "3")
    #expect(controller.tab(forIdentifier: "b") === tabs[1] && controller.tab(forIdentifier: "x") == nil)
    #expect(tabs[1].hasVisiblePlacement && tabs[1].tabBarController === controller)
  }

  @Test func hiddenTabsAreLeftOut() {
    let tabs = [tab("a"), tab("b"), tab("c")]
    tabs[2].preferredPlacement = .sidebarOnly
    let controller = UITabBarController(tabs: tabs)
    let window = shown(controller)
    #expect(controller.tabBar.items?.compactMap(\.title) == ["A", "B"])
    controller.selectedTab = tabs[1]
    tabs[0].isHidden = true
    #expect(controller.tabBar.items?.compactMap(\.title) == ["B"])
    #expect(controller.selectedTab === tabs[1] && controller.selectedIndex == 0)
    #expect(!tabs[0].hasVisiblePlacement)
    controller.compactTabIdentifiers = ["c", "b"]
    #expect(controller.tabBar.items?.compactMap(\.title) == ["C", "B"])
    #expect(controller.selectedTab === tabs[1])
    controller.viewControllers = [UIViewController()]
    #expect(controller.tabs.isEmpty && tabs[1].tabBarController == nil)
    #expect(tabs[1].viewController?.parent == nil)
    _ = window
  }

  @Test func touchesAskTheDelegate() throws {
    let tabs = [tab("a"), tab("b"), tab("c")]
    let controller = UITabBarController(tabs: tabs)
    let delegate = Delegate()
    controller.delegate = delegate
    let window = shown(controller)
    let items = try #require(controller.tabBar.items)
    controller.tabBar(controller.tabBar, didSelect: items[1])
    #expect(delegate.calls == ["a to b"] && controller.selectedTab === tabs[1])
    delegate.refused = "c"
    controller.tabBar(controller.tabBar, didSelect: items[2])
    #expect(delegate.calls == ["a to b"] && controller.selectedTab === tabs[1])
    #expect(controller.tabBar.selectedItem === items[1])
    tabs[0].isEnabled = false
    controller.tabBar(controller.tabBar, didSelect: items[0])
    #expect(controller.selectedTab === tabs[1])
    let old = OldDelegate()
    controller.delegate = old
    controller.tabBar(controller.tabBar, didSelect: items[2])
    #expect(old.chosen.first === tabs[2].viewController && tabs[2].viewController != nil)
    _ = window
  }

  @Test func groupsShowTheirSelectedChild() {
    let (first, second) = (tab("first"), tab("second"))
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [first, second])
    group.defaultChildIdentifier = "second"
    let controller = UITabBarController(tabs: [tab("a"), group])
    let window = shown(controller)
    #expect(controller.tabBar.items?.compactMap(\.title) == ["A", "Group"])
    #expect(first.parent === group && first.tabBarController === controller)
    controller.selectedTab = group
    #expect(controller.selectedTab === second && controller.selectedViewController === second.viewController)
    controller.selectedTab = first
    #expect(controller.selectedIndex == 1 && controller.selectedViewController === first.viewController)
    #expect(first.viewController?.viewIfLoaded?.window === window)
    #expect(second.viewController?.parent == nil)
    #expect(controller.tab(forIdentifier: "second") === second)
    group.displayOrderIdentifiers = ["second"]
    #expect(group.displayOrder.map(\.identifier) == ["second", "first"])
  }

  @Test func aNavigationControllerShowsAGroupsPath() {
    let child = tab("child")
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child]) { _ in
      UIViewController()
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let controller = UITabBarController(tabs: [group])
    let window = shown(controller)
    #expect(navigation.viewControllers.map { $0 } == [group.viewController].compactMap { $0 })
    controller.selectedTab = child
    #expect(navigation.viewControllers.last === child.viewController && navigation.viewControllers.count == 2)
    #expect(child.managingTabGroup === group && controller.selectedViewController === navigation)
    _ = window
  }

  @Test func searchIsTheLastTab() {
    let search = UISearchTab { _ in UIViewController() }
    let controller = UITabBarController(tabs: [search, tab("a")])
    #expect(controller.tabBar.items?.compactMap(\.title) == ["A", "Search"])
    search.automaticallyActivatesSearch = true
    let table = UITableViewController()
    let bar = UISearchController(searchResultsController: nil)
    table.navigationItem.searchController = bar
    let other = UISearchTab { _ in UINavigationController(rootViewController: table) }
    other.automaticallyActivatesSearch = true
    controller.tabs = [tab("a"), other]
    let window = shown(controller)
    controller.tabBar(controller.tabBar, didSelect: controller.tabBar.items![1])
    #expect(bar.isActive)
    _ = window
  }

  /// The accessory is 48 points high, 8 points above the bar, and the content's safe area ends above it.
  @Test func anAccessoryIsAboveTheBar() {
    let controller = UITabBarController(tabs: [tab("a")])
    let content = UIView()
    let window = shown(controller)
    let before = controller.selectedViewController?.view.safeAreaInsets.bottom ?? 0
    controller.bottomAccessory = UITabAccessory(contentView: content)
    window.layoutIfNeeded()
    let frame = content.convert(content.bounds, to: controller.view)
    #expect(frame.height == 48 && frame.maxY == controller.tabBar.frame.minY - 8)
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == before + 56)
    controller.setBottomAccessory(nil, animated: false)
    window.layoutIfNeeded()
    #expect(content.superview == nil)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == before)
  }

  /// Programs from before iOS 18 have properties with these names.
  @Test func subclassesMayHaveTabsOfTheirOwn() {
    final class Old: UITabBarController {
      let tabs = ["one"]
      var mode = 1
      lazy var sidebar = UIView()
      var selectedTab: String?
    }
    let old = Old()
    old.viewControllers = [UIViewController()]
    #expect(old.tabs == ["one"] && old.mode == 1 && (old as UITabBarController).tabs.isEmpty)
  }

  @Test func theSidebarTellsItsDelegate() {
    final class Listener: NSObject, UITabBarControllerSidebarDelegate {
      var changes = 0
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: UITabBarController.Sidebar.Animating
      ) {
        animator.addAnimations { [self] in changes += 1 }
        animator.addCompletion { [self] in changes += 10 }
      }
    }
    let controller = UITabBarController(tabs: [tab("a")])
    let listener = Listener()
    controller.sidebar.delegate = listener
    controller.sidebar.isHidden = false
    #expect(listener.changes == 11 && controller.sidebar === controller.sidebar)
    let item = UITabSidebarItem(request: UITabSidebarItem.Request(.tab(controller.tabs[0])))
    #expect(item.defaultContentConfiguration().text == "A" && item.tab === controller.tabs[0])
  }
}
