import Foundation

/// View controllers of which one shows, with a tab bar below.
///
/// The bar reaches to the view's bottom edge: its tabs are 49 points high above the safe area's bottom, 32 where the height is
/// compact. The controller's view reaches under it where the bar is translucent. The bar takes five tabs where the width is
/// compact and eight elsewhere; the last one stands for the others where there are more.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  private lazy var shown = ShownChild(of: self)

  /// The bar with a tab for each controller.
  open private(set) var tabBar = UITabBar()
  /// Decides about tabs, and brings transitions between them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let former = tabs
    tabs = viewControllers ?? []
    shown.replace(former, by: tabs)
    updateItems()
    storedIndex = tabs.firstIndex { $0 === selected } ?? 0
    selectionChanged()
  }

  /// Gives the controller a tab, the last one.
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard !tabs.contains(where: { $0 === childController }) else { return }
    tabs.append(childController)
    updateItems()
    selectionChanged()
  }

  /// Has another bar, as applications set it by key.
  func replaceTabBar(by bar: UITabBar) {
    let former = tabBar
    guard bar !== former else { return }
    tabBar = bar
    if isViewLoaded { bar.delegate = self }
    former.delegate = nil
    former.removeFromSuperview()
    updateItems()
    bar.selectedItem = selectedViewController?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
  }

  private func updateItems() { tabBar.items = tabs.map(\.tabBarItem) }

  /// A controller has another tab.
  func tabChanged() {
    guard
      tabBar.items?.count != tabs.count
        || zip(tabBar.items ?? [], tabs).contains(where: { $0 !== $1.tabBarItem })
    else { return }
    updateItems()
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private var storedIndex = 0

  /// The place of the tab that shows.
  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard newValue != storedIndex else { return }
      guard tabs.indices.contains(newValue) else {
        if isViewLoaded || tabs.isEmpty { return }
        return storedIndex = newValue
      }
      storedIndex = newValue
      selectionChanged()
    }
  }

  /// The controller that shows. Stops with UIKit's message for one that has no tab.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(storedIndex) ? tabs[storedIndex] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.'"
        )
      }
      selectedIndex = index
    }
  }

  private func selectionChanged(animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, showsSelection else { return }
    let next = selectedViewController
    var change = ShownChild.Change()
    change.tellsNextFirst = true
    if let from = shown.controller, let next, from !== next {
      change.animator =
        animator ?? delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: next)
      if let own = change.animator {
        change.interactor = delegate?.tabBarController(self, interactionControllerFor: own)
      }
    }
    let former = shown.controller
    shown.show(next, change: change, layOut: { [weak self] in self?.layOutContent() }) {
      [weak self] completed in
      guard let self, !completed else { return }
      storedIndex = tabs.firstIndex { $0 === former } ?? storedIndex
      tabBar.selectedItem = former?.tabBarItem
    }
  }

  override var appearingChildren: [UIViewController] {
    guard isViewLoaded, let controller = shown.controller, controller.isViewLoaded else { return [] }
    return [controller]
  }

  // MARK: Touches

  /// Called when the user touches a tab: selects it if the delegate lets it be. A second touch of the selected tab takes its
  /// stack back to the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let chosen = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) != false else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    if index == storedIndex {
      tabBar.selectedItem = item
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  /// Drawn only: there is no list of further tabs; all tabs are in the bar.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// Stored only: users cannot reorder tabs.
  open var customizableViewControllers: [UIViewController]?

  // MARK: The view

  /// Selects the child that an unwind segue leads to.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard tabs.contains(where: { $0 === subsequentVC }) else { return }
    selectedViewController = subsequentVC
  }

  /// The selected controller first, then the others in their order, without the one that the segue comes from.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    let selected = allowed.filter { $0 === selectedViewController }
    return selected + allowed.filter { $0 !== selectedViewController }
  }

  /// Writes down which controller is selected.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: "UITabBarControllerSelectedIndex")
  }

  /// Selects the controller that was selected.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let index = coder.decodeInteger(forKey: "UITabBarControllerSelectedIndex")
    if tabs.indices.contains(index) { selectedIndex = index }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.delegate = self
  }

  /// The selected controller's view is loaded after `viewDidLoad()` of subclasses, which may select another one, or give the
  /// controllers what they show.
  override func didLoadView() {
    super.didLoadView()
    showsSelection = true
    selectionChanged()
  }
  private var showsSelection = false

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tabChanged()
    layOutContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Whether the bar is hidden; false by default.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides or shows the bar; animated it slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard animated, appearance == .here, UIView.areAnimationsEnabled else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    slidesBar = true
    if !hidden {
      view.addSubview(tabBar)
      tabBar.frame.origin.y = view.bounds.height
    }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [self] in
      layOutContent()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.slidesBar = false
      self?.view.setNeedsLayout()
    }
  }
  private var slidesBar = false

  private func layOutContent() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let stack = shown.controller as? UINavigationController
    let isHidden =
      hidesBar
      || (stack?.viewControllers.count ?? 0) > 1
        && stack?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } == true
    let isCompact =
      traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact
    let height: CGFloat = isCompact ? UITabBar.compactHeight : tabBar.intrinsicContentSize.height
    if isHidden, !slidesBar {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    // A bar that goes slides below the view's end.
    tabBar.frame = CGRect(
      x: 0, y: isHidden ? bounds.height : bounds.height - safe.bottom - height, width: bounds.width,
      height: height + safe.bottom)
    tabBar.isUserInteractionEnabled = !isHidden
    tabBar.isAtScrollEdge = !isHidden && showsScrollEdge
    let shownHeight = isHidden ? 0 : height
    if shownHeight == 0 || shown.reachesUnder(.bottom, isTranslucent: tabBar.letsContentBeneath) {
      shown.place(bounds, barInsets: UIEdgeInsets(top: 0, left: 0, bottom: shownHeight, right: 0))
    } else {
      let end = max(bounds.height - safe.bottom - shownHeight, 0)
      shown.place(CGRect(x: 0, y: 0, width: bounds.width, height: end), barInsets: .zero)
    }
  }

  /// Whether content ends above the bar, so that nothing lies beneath.
  private var showsScrollEdge: Bool {
    guard tabBar.scrollEdgeAppearance != nil else { return false }
    var content = shown.controller
    if let navigation = content as? UINavigationController { content = navigation.topViewController }
    guard let content, let view = content.viewIfLoaded else { return true }
    let scrollView =
      content.contentScrollView(for: .bottom) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    guard let scrollView else { return true }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.01
  }

  // MARK: What the system asks

  open override var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self) ?? selectedViewController
  }
  open override var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self) ?? selectedViewController
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? {
    RuntimeClasses.answer("childForHomeIndicatorAutoHidden", of: self) ?? selectedViewController
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    RuntimeClasses.answer("supportedInterfaceOrientations", of: self)
      ?? delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    RuntimeClasses.answer("preferredStatusBarStyle", of: self)
      ?? selectedViewController?.preferredStatusBarStyle ?? .default
  }
}

/// Decides about a tab bar controller's tabs, and brings transitions between them.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a touched tab is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has touched a tab that may be selected, also the selected one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The orientations that the interface supports.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// What animates from a tab to another; nil for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What steers such a transition; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Yes, where it is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing, where it is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// All on an iPad, all but upside down on a phone.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// None, where it is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None, where it is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension NamedMembers {
  static let tabBarController = NamedMembers(UITabBarController.self) {
    $0.reading("tabBar") { $0.tabBar }
    // A property that UIKit lets nobody set, which applications set by key.
    $0.setting("tabBar") { (tabs, bar: UITabBar) in tabs.replaceTabBar(by: bar) }
  }
}
