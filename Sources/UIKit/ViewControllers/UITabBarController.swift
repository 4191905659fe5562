import Foundation

/// View controllers of which one shows, with a tab bar below.
///
/// The bar is 49 points high above the safe area's bottom, 32 where the height is compact. The controller's view
/// reaches under it where the bar is translucent.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private lazy var shown = ShownChild(of: self)

  /// The bar at the lower edge, with an item for each controller.
  open private(set) var tabBar = UITabBar()
  /// What decides about the tabs.
  open weak var delegate: UITabBarControllerDelegate?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers of the tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The one that shows stays, if it is among the new ones; else the first shows.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let former = tabs
    tabs = viewControllers ?? []
    shown.replace(former, by: tabs)
    tabBar.items = tabs.map(\.tabBarItem)
    selectedIndex = tabs.firstIndex { $0 === selected } ?? 0
  }

  /// The place of the tab that shows.
  open var selectedIndex = 0 {
    didSet {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { shown.show(selectedViewController) { layOutContent() } }
    }
  }

  /// The controller that shows; nil if there are none. Setting one without a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.select = { [weak self] in self?.selectedIndex = $0 }
    shown.show(selectedViewController) { layOutContent() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  private func layOutContent() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let stack = shown.controller as? UINavigationController
    let isHidden =
      (stack?.viewControllers.count ?? 0) > 1 && stack?.topViewController?.hidesBottomBarWhenPushed == true
    let isCompact =
      traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact
    let height: CGFloat = isHidden ? 0 : isCompact ? 32 : tabBar.intrinsicContentSize.height
    if isHidden {
      tabBar.removeFromSuperview()
    } else {
      if tabBar.superview !== view { view.addSubview(tabBar) }
      tabBar.frame = CGRect(
        x: 0, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
      tabBar.reachBelow = safe.bottom
    }
    if height == 0 || shown.reachesUnder(.bottom, isTranslucent: tabBar.isTranslucent) {
      shown.place(bounds, barInsets: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    } else {
      let end = max(bounds.height - safe.bottom - height, 0)
      shown.place(CGRect(x: 0, y: 0, width: bounds.width, height: end), barInsets: .zero)
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedViewController?.preferredStatusBarStyle ?? .default
  }
}

/// What a tab bar controller tells of its tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}
