import Foundation

/// A view controller that displays one of several view controllers, selected with a tab bar.
///
/// The bar extends to the bottom edge of the view; its tabs are 49 points high above the safe area, 32 in a
/// compact height. The controller's view extends under a translucent bar. The bar displays up to five tabs in
/// a compact width and eight otherwise; if there are more, the last one stands for the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  @_spi(UIKit) public override var followsChildrensViews: Bool { false }
  @_spi(UIKit) public override var childForPresentation: UIViewController? { selectedViewController }

  private var tabs: [UIViewController] = []
  private lazy var shown = ChildContainer(of: self)

  /// The tab bar, with a tab for each controller.
  open private(set) var tabBar = UITabBar()
  /// The delegate, which controls the selection of tabs and provides transitions.
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that is read from a document.
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

  /// Adds a controller with a tab after the others.
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard !tabs.contains(where: { $0 === childController }) else { return }
    tabs.append(childController)
    updateItems()
    selectionChanged()
  }

  /// Replaces the tab bar, which applications do by key-value coding.
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

  /// Updates the bar after a controller's tab bar item was replaced.
  func tabChanged() {
    guard
      tabBar.items?.count != tabs.count
        || zip(tabBar.items ?? [], tabs).contains(where: { $0 !== $1.tabBarItem })
    else { return }
    updateItems()
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private var storedIndex = 0

  /// The index of the selected tab.
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

  /// The selected controller. One that has no tab stops the process with UIKit's message.
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
    var change = ChildContainer.Change()
    change.notifiesNextChildFirst = true
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

  @_spi(UIKit) public override var appearingChildren: [UIViewController] {
    guard isViewLoaded, let controller = shown.controller, controller.isViewLoaded else { return [] }
    return [controller]
  }

  // MARK: Touches

  /// Selects a touched tab if the delegate permits it. A touch of the tab that is selected already pops its
  /// navigation stack to the root.
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

  /// Drawn only: there is no list of further tabs.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// Stored only: users cannot reorder tabs.
  open var customizableViewControllers: [UIViewController]?

  // MARK: The view

  /// Selects the child to which an unwind segue leads.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard tabs.contains(where: { $0 === subsequentVC }) else { return }
    selectedViewController = subsequentVC
  }

  /// Returns the selected controller first, then the others in their order, without the one from which the
  /// segue comes.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    let selected = allowed.filter { $0 === selectedViewController }
    return selected + allowed.filter { $0 !== selectedViewController }
  }

  /// Encodes the selected index.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: "UITabBarControllerSelectedIndex")
  }

  /// Restores the selected index.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let index = coder.decodeInteger(forKey: "UITabBarControllerSelectedIndex")
    if tabs.indices.contains(index) { selectedIndex = index }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.delegate = self
    // Overrides place views relative to the bar.
    layOutContent()
  }

  /// Displays the selected controller. It is loaded after `viewDidLoad()` of subclasses, which may select
  /// another one or configure the controllers.
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

  /// A Boolean value that indicates whether the bar is hidden; `false` by default.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides or shows the bar, optionally by sliding.
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
    let height: CGFloat =
      isCompact && !traitCollection.metrics.hasGlass
      ? UITabBar.compactHeight : tabBar.intrinsicContentSize.height
    if isHidden, !slidesBar {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    // A bar that disappears slides below the bottom edge.
    tabBar.frame = CGRect(
      x: 0, y: isHidden ? bounds.height : bounds.height - safe.bottom - height, width: bounds.width,
      height: height + safe.bottom)
    tabBar.isUserInteractionEnabled = !isHidden
    tabBar.isAtScrollEdge = !isHidden && showsScrollEdge
    let shownHeight = isHidden ? 0 : height
    if shownHeight == 0 || shown.reachesUnder(.bottom, isTranslucent: tabBar.allowsContentBeneath) {
      shown.place(bounds, barInsets: UIEdgeInsets(top: 0, left: 0, bottom: shownHeight, right: 0))
    } else {
      let end = max(bounds.height - safe.bottom - shownHeight, 0)
      shown.place(CGRect(x: 0, y: 0, width: bounds.width, height: end), barInsets: .zero)
    }
  }

  /// A Boolean value that indicates whether the content ends above the bar, so that nothing lies beneath it.
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

  // MARK: System appearance and orientation

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

/// The methods by which a delegate controls the tabs of a tab bar controller and provides transitions.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether a touched tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that the user touched a tab that may be selected, including the selected one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asks the delegate for the supported orientations of the interface.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate for the animator of a change of tabs; `nil` for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the interaction controller of such a transition; `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns all orientations on an iPad, all but upside down on a phone.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Returns no animator.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns no interaction controller.
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
