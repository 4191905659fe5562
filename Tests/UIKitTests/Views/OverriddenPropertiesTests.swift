import Testing
// As an application sees it: without what is internal.
import UIKit

/// Properties that Apple declares for reading only may be overridden, with a narrower type too, and are asked.
@MainActor @Suite struct OverriddenPropertiesTests {
  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView.bounds.width, height: 1) }
  }

  private final class ListController: UICollectionViewController {
    static let own = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: UICollectionViewFlowLayout())
    override var collectionView: UICollectionView! {
      get { super.collectionView }
      set { super.collectionView = newValue }
    }
  }

  private final class TableController: UITableViewController {
    override var tableView: UITableView! {
      get { super.tableView }
      set { super.tableView = newValue }
    }
  }

  private final class Touch: UITouch {
    let target = UIView()
    override var view: UIView? { target }
    override var window: UIWindow? { nil }
    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 2 }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
  }

  private final class Controller: UIViewController {
    let item = UINavigationItem(title: "From the item")
    let tab = UITabBarItem(title: "Tab", image: nil, tag: 5)
    override var navigationItem: UINavigationItem { item }
    override var tabBarItem: UITabBarItem! {
      get { tab }
      set { super.tabBarItem = newValue }
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var editButtonItem: UIBarButtonItem {
      UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    }
    override var storyboard: UIStoryboard? { nil }
    override var nibBundle: Bundle? { nil }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .fullScreen }
      set { super.modalPresentationStyle = newValue }
    }
  }

  private final class Titled: UIViewController {
    override var title: String? {
      get { "Always" }
      set {}
    }
    override var view: UIView! {
      get { super.view }
      set { super.view = newValue }
    }
  }

  private final class Navigation: UINavigationController {
    let bar = UINavigationBar()
    override var viewControllers: [UIViewController] {
      get { super.viewControllers }
      set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  }

  private final class Tabs: UITabBarController {
    override var selectedIndex: Int {
      get { super.selectedIndex }
      set { super.selectedIndex = newValue }
    }
    override var tabBar: UITabBar { super.tabBar }
  }

  private final class Search: UISearchController {
    let field = UISearchBar()
    override var searchBar: UISearchBar { field }
  }

  @Test func layoutsHaveTheirCollection() {
    let layout = Layout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 77, height: 88), collectionViewLayout: layout)
    #expect(layout.collectionView === collection)
    #expect(layout.collectionViewContentSize == CGSize(width: 77, height: 1))
  }

  @Test func listsOfControllersAreReplaced() {
    let lists = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    lists.collectionView = ListController.own
    #expect(lists.collectionView === ListController.own)
    let table = TableController(style: .plain)
    #expect(table.tableView.delegate === table)
  }

  @Test func overriddenPropertiesOfTouchesAreAnswered() {
    let touch = Touch()
    #expect(touch.view === touch.target && touch.tapCount == 2 && touch.phase == .moved)
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
  }

  @Test func barsShowWhatControllersSay() {
    let controller = Controller()
    let navigation = Navigation(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.topItem?.title == "From the item")
    let titled = Titled()
    #expect(titled.navigationItem.title == "Always" && titled.tabBarItem.title == "Always")

    let tabs = Tabs()
    tabs.viewControllers = [Controller(), titled]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab", "Always"])
    let search = Search(searchResultsController: nil)
    #expect(search.searchBar === search.field)
  }
}
