/// The navigation controller of the More tab: the list of the tabs that have no place in the bar, and above it the
/// controller of the one that was chosen.
///
/// The stack of a navigation controller is moved here while its tab is shown, so that there is one bar: meanwhile it has no
/// view controllers, as on iOS.
final class UIMoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  /// The controller of the tab that is shown; `nil` if the list is.
  private(set) var shownTab: UIViewController?
  private let list: UIViewController

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    list = CoreParts.lists.makeMoreList(of: tabs)
    super.init(rootViewController: list)
    super.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { fatalError("\(Self.self) is not in documents") }

  /// Shows the controller of a tab, or the list.
  func show(_ tab: UIViewController?, animated: Bool) {
    guard tab !== shownTab else { return }
    giveBack()
    shownTab = tab
    let content = (tab as? UINavigationController)?.lendStack() ?? tab.map { [$0] } ?? []
    setViewControllers([list] + content, animated: animated)
  }

  /// Returns the controllers above the list to the tab that they are from.
  func giveBack() {
    guard let tab = shownTab else { return }
    shownTab = nil
    let content = Array(viewControllers.dropFirst())
    if !content.isEmpty { setViewControllers([list], animated: false) }
    if let navigation = tab as? UINavigationController {
      navigation.takeBackStack(content)
    } else {
      tabs?.adopt(tab)
    }
  }

  override func stackChanged() {
    super.stackChanged()
    guard viewControllers.count == 1, shownTab != nil else { return }
    giveBack()
    tabs?.listIsShown()
  }
}
