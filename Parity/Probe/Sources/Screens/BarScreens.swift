import UIKit

/// A view controller with a text in the middle.
final class ContentViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Content"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}

final class NavigationBarScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let first = ContentViewController()
    first.title = "First"
    let second = ContentViewController()
    second.title = "Details"
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(image: Fixed.symbol("star"), style: .plain, target: nil, action: nil),
    ]
    setViewControllers([first, second], animated: false)
  }
}

final class LargeTitleScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
    let table = PlainTableScreen()
    table.title = "Large Title"
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    table.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    setViewControllers([table], animated: false)
  }
}

final class SearchControllerScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = ContentViewController()
    content.title = "Searching"
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    setViewControllers([content], animated: false)
  }
}

final class SearchBarScreen: StackScreen {
  override var rows: [UIView] {
    let styles: [(String, UISearchBar.Style)] = [
      ("Default", .default), ("Prominent", .prominent), ("Minimal", .minimal),
    ]
    return styles.map { title, style in
      let bar = UISearchBar()
      bar.searchBarStyle = style
      bar.placeholder = title
      bar.showsCancelButton = style == .minimal
      bar.widthAnchor.constraint(equalToConstant: 320).isActive = true
      return bar
    }
  }
}

final class ToolbarScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = ContentViewController()
    content.title = "Toolbar"
    content.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    setViewControllers([content], animated: false)
    isToolbarHidden = false
  }
}

final class TabBarScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let items = [("Home", "house"), ("Search", "magnifyingglass"), ("Settings", "gear")]
    viewControllers = items.map { title, symbol in
      let content = ContentViewController()
      content.title = title
      content.tabBarItem.image = Fixed.symbol(symbol)
      return UINavigationController(rootViewController: content)
    }
    viewControllers?[1].tabBarItem.badgeValue = "3"
  }
}

final class SplitViewScreen: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = PlainTableScreen()
    list.title = "List"
    let content = ContentViewController()
    content.title = "Content"
    viewControllers = [
      UINavigationController(rootViewController: list), UINavigationController(rootViewController: content),
    ]
    preferredDisplayMode = .oneBesideSecondary
  }
}
