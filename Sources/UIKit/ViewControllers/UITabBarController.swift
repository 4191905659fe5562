import Foundation

/// View controllers of which one shows, with a tab bar below.
///
/// The bar is 49 points high above the safe area's bottom, 32 where the height is compact. The controller's view
/// reaches under it where the bar is translucent.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private weak var shown: UIViewController?

  open private(set) var tabBar = UITabBar()
  open weak var delegate: UITabBarControllerDelegate?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    for controller in tabs where !(viewControllers ?? []).contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { hide(controller) }
      controller.removeFromParent()
    }
    tabs = viewControllers ?? []
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = tabs.map(\.tabBarItem)
    selectedIndex = tabs.firstIndex { $0 === selected } ?? 0
  }

  /// The place of the tab that shows.
  open var selectedIndex = 0 {
    didSet {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { showSelected() }
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.select = { [weak self] in self?.selectedIndex = $0 }
    showSelected()
  }

  private func showSelected() {
    let selected = selectedViewController
    guard selected !== shown else { return }
    if let former = shown { hide(former) }
    shown = selected
    guard let selected, let content = selected.view else { return }
    content.autoresizingMask = []
    content.translatesAutoresizingMaskIntoConstraints = true
    view.insertSubview(content, at: 0)
    layOutContent()
    selected.didMove(toParent: self)
    view.setNeedsLayout()
  }

  private func hide(_ controller: UIViewController) {
    controller.endAppearance()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.barInsets = .zero
    if shown === controller { shown = nil }
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
    let isHidden =
      shown.map { ($0 as? UINavigationController)?.topViewController ?? $0 }?
      .hidesBottomBarWhenPushed == true && (shown as? UINavigationController)?.viewControllers.count ?? 0 > 1
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
    guard let shown, let content = shown.viewIfLoaded else { return }
    if height == 0
      || shown.edgesForExtendedLayout.contains(.bottom)
        && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    {
      content.frame = bounds
      shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    } else {
      content.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(bounds.height - safe.bottom - height, 0))
      shown.barInsets = .zero
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedViewController?.preferredStatusBarStyle ?? .default
  }
}

/// What a tab bar controller tells of its tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}
