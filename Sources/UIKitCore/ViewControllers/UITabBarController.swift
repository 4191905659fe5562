import ClassMetadata
import Foundation

/// A view controller that displays one of several view controllers, selected with a tab bar.
///
/// The bar extends to the bottom edge of the view; its tabs are 49 points high above the safe area, 32 in a
/// compact height. The controller's view extends under a translucent bar. The bar displays up to five tabs in
/// a compact width; if there are more, the fifth one is More, whose list has the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  @_spi(UIKit) public override var followsChildrensViews: Bool { false }
  @_spi(UIKit) public override var childForPresentation: UIViewController? { selectedViewController }

  /// The controllers with a tab in the bar, in its order; those of `displayedTabs` that were made so far.
  private var controllers: [UIViewController] { slots.compactMap(\.controller) }
  private var slots: [Slot] = []
  /// The tabs that `viewControllers` is derived from; empty if the program sets the controllers itself.
  private(set) var givenTabs: [UITab] = []
  /// A Boolean value that indicates whether the slots are those of tabs.
  private var usesTabs = false

  /// A tab of the bar and its controller, which is made when it is needed.
  private struct Slot {
    var controller: UIViewController?
    var tab: UITab?
    @MainActor var item: UITabBarItem? { tab?.item ?? controller?.tabBarItem }
  }

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

  /// The controllers, in the order of their tabs. With `tabs`, those that were made so far.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the one at its index is
  /// selected, or the first one. With `animated`, the delegate may animate the change of the visible controller, as it does for
  /// selections.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in givenTabs { tab.leave(self) }
    (givenTabs, usesTabs) = ([], false)
    customizableViewControllers = viewControllers
    replaceSlots(
      (viewControllers ?? []).map { Slot(controller: $0) }, selected: selectedViewController,
      animated: animated)
  }

  private func replaceSlots(_ new: [Slot], selected: UIViewController?, animated: Bool = false) {
    let former = controllers
    emptyMore()
    slots = new
    let visible = animated && appearance == .here && !slots.isEmpty ? shown.controller : nil
    let leaving = visible.flatMap { one in controllers.contains { $0 === one } ? nil : one }
    shown.replace(former.filter { $0 !== leaving }, by: controllers)
    updateItems()
    let kept = selected.flatMap { one in slots.firstIndex { $0.controller === one } }
    storedIndex = kept ?? (slots.indices.contains(storedIndex) ? storedIndex : 0)
    selectionChanged(leaving: leaving)
  }

  /// Adds a controller with a tab after the others.
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard !usesTabs, !controllers.contains(where: { $0 === childController }) else { return }
    slots.append(Slot(controller: childController))
    updateItems()
    selectionChanged()
  }

  // MARK: Tabs

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Replaces the tabs, without animation. The selected one stays selected if it is among them. Tabs with one
  /// identifier stop the process.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    var seen: Set<String> = []
    for tab in tabs.flatMap(\.subtree) where !seen.insert(tab.identifier).inserted {
      fatalError("Tabs of a tab bar controller have one identifier: \"\(tab.identifier)\"")
    }
    let selected = usesTabs ? slots.indices.contains(storedIndex) ? slots[storedIndex].tab : nil : nil
    let former = controllers
    for tab in givenTabs where !tabs.contains(where: { $0 === tab }) { tab.leave(self) }
    (givenTabs, usesTabs) = (tabs, true)
    for tab in tabs { tab.join(self) }
    emptyMore()
    slots = displayedTabs.map { Slot(controller: $0.displayedController, tab: $0) }
    shown.replace(former, by: controllers)
    updateItems()
    storedIndex = slots.firstIndex { $0.tab === selected } ?? 0
    selectionChanged()
  }

  /// The tabs in the bar: the visible ones, of which those that are meant for sidebars alone are left out, and
  /// in a compact width those of `compactTabIdentifiers`.
  private var displayedTabs: [UITab] {
    var all = givenTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    let isCompact = traitCollection.horizontalSizeClass != .regular
    if isCompact, let wanted = compactTabIdentifiers {
      let known = givenTabs.flatMap(\.subtree)
      all = wanted.compactMap { name in known.first { $0.identifier == name && !$0.isHidden } }
    }
    // A tab for search is the last one.
    return all.filter { !($0 is UISearchTab) } + all.filter { $0 is UISearchTab }
  }

  /// Updates the bar after a tab was changed, hidden or shown.
  func tabsChanged() {
    guard usesTabs else { return }
    let displayed = displayedTabs
    guard !displayed.elementsEqual(slots.map(\.tab), by: { $0 === $1 }) else { return }
    let selected = slots.indices.contains(storedIndex) ? slots[storedIndex].tab : nil
    let former = controllers
    emptyMore()
    slots = displayed.map { Slot(controller: $0.displayedController, tab: $0) }
    shown.replace(former, by: controllers)
    updateItems()
    storedIndex = slots.firstIndex { $0.tab === selected } ?? 0
    selectionChanged()
  }

  /// The identifiers of the tabs in the bar in a compact width; `nil`, the default, for all of them.
  open var compactTabIdentifiers: [String]? {
    didSet { if compactTabIdentifiers != oldValue { tabsChanged() } }
  }

  var storedMode = Mode.automatic

  /// The identifier under which the order of tabs is kept; `nil`, the default, for none. Stored only: users
  /// cannot reorder tabs.
  open var customizationIdentifier: String?

  /// Returns the tab with an identifier, at any depth; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.flatMap(\.subtree).first { $0.identifier == identifier }
  }

  /// The selected tab: the innermost one, of selected groups.
  var currentTab: UITab? {
    guard usesTabs, slots.indices.contains(storedIndex) else { return nil }
    return slots[storedIndex].tab?.selectedLeaf
  }

  /// Selects a tab, and the groups that contain it.
  func select(_ tab: UITab) {
    guard usesTabs,
      let index = slots.firstIndex(where: { slot in slot.tab.map(tab.isInside) ?? false })
    else { return }
    tab.selectInGroups(below: slots[index].tab)
    if index == storedIndex { childChanged(in: slots[index].tab) } else { selectedIndex = index }
  }

  /// Displays another controller after the selected child of a group changed.
  func childChanged(in group: UITab?) {
    guard let group, let index = slots.firstIndex(where: { $0.tab === group }) else { return }
    let former = slots[index].controller
    guard former != nil || index == storedIndex else { return }
    let next = group.makeDisplayedController(in: self)
    guard former !== next else { return }
    slots[index].controller = next
    adopt(next)
    if index == storedIndex { selectionChanged() }
    if let former, former.parent === self {
      former.willMove(toParent: nil)
      former.removeFromParent()
    }
  }

  /// Makes a controller of a tab a child.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self, controllers.contains(where: { $0 === controller }) else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Makes the controller of the selected tab.
  private func loadSelection() {
    guard usesTabs, slots.indices.contains(storedIndex), slots[storedIndex].controller == nil,
      let tab = slots[storedIndex].tab
    else { return }
    let made = tab.makeDisplayedController(in: self)
    slots[storedIndex].controller = made
    adopt(made)
  }

  /// The forms of tabs. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that users can exchange for a sidebar.
    case tabSidebar = 2
  }

  /// The conditions under which the bar becomes smaller. Raw values are UIKit's.
  public enum MinimizeBehavior: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// Never.
    case never = 1
    /// While content scrolls down.
    case onScrollDown = 2
    /// While content scrolls up.
    case onScrollUp = 3
  }

  /// The condition under which the bar shows the selected tab alone, in iOS 26 on iPhones; by default it never does.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// The identifier of the tab that stands out, in iOS 27; `nil`, the default, for none. Stored only: all
  /// tabs look alike.
  open var prominentTabIdentifier: String?

  /// The guide of the part of the view that no bar covers.
  open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  // MARK: The accessory

  /// The view above the bar, in iOS 26; `nil`, the default, for none.
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  private(set) var accessory: UITabAccessory?

  /// Replaces the view above the bar, optionally by fading.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessory else { return }
    let former = accessory?.contentView
    accessory = bottomAccessory
    if let former { removeAccessory(former) }
    guard isViewLoaded else { return }
    layOutContent()
    guard animated, appearance == .here, UIView.areAnimationsEnabled,
      let holder = bottomAccessory.flatMap({ accessoryHolder(of: $0.contentView) })
    else { return }
    holder.alpha = 0
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      holder.alpha = 1
    }
  }

  // MARK: Selection

  /// Replaces the tab bar, which applications do by key-value coding.
  func replaceTabBar(by bar: UITabBar) {
    let former = tabBar
    guard bar !== former else { return }
    tabBar = bar
    if isViewLoaded { bar.delegate = self }
    former.delegate = nil
    former.removeFromSuperview()
    updateItems()
    bar.selectedItem = selectedItem
    viewIfLoaded?.setNeedsLayout()
  }

  private func updateItems() { tabBar.items = barItems }

  /// The items of the bar: those of the tabs, or of the first four and More.
  private var barItems: [UITabBarItem] {
    let items = slots.compactMap(\.item)
    guard let first = firstIndexOfMore else { return items }
    return items.prefix(first) + [moreNavigationController.tabBarItem]
  }

  /// The tab bar item of the selected tab.
  private var selectedItem: UITabBarItem? {
    if isMoreSelected { return moreNavigationController.tabBarItem }
    return slots.indices.contains(storedIndex) ? slots[storedIndex].item : nil
  }

  /// Updates the bar after a controller's tab bar item was replaced.
  func tabChanged() {
    let items = barItems
    guard !(tabBar.items ?? []).elementsEqual(items, by: ===) else { return }
    updateItems()
    tabBar.selectedItem = selectedItem
    // The tabs in More are others in another width.
    let displayed = isMoreSelected ? moreNavigationController : selectedViewController
    if let displayed, displayed !== shown.controller {
      emptyMore()
      selectionChanged()
    }
  }

  // MARK: More

  /// The index of the first tab that is in the list of More instead of the bar; `nil` if there is place for all.
  private var firstIndexOfMore: Int? {
    traitCollection.horizontalSizeClass != .regular && slots.count > Self.capacity ? Self.capacity - 1 : nil
  }
  /// The number of tabs in a bar of a compact width (Apple's documentation of the class).
  private static let capacity = 5

  /// A Boolean value that indicates whether More is selected while its list is on top.
  private var showsMoreList = false
  private var storedMore: UIMoreNavigationController?

  /// A Boolean value that indicates whether the selected tab is in More, or its list.
  private var isMoreSelected: Bool {
    guard let first = firstIndexOfMore else { return false }
    return showsMoreList || storedIndex >= first
  }

  /// The navigation controller of the More tab, whose root is the list of the tabs that have no place in the bar. It exists
  /// without such tabs, too.
  open var moreNavigationController: UINavigationController { more }

  private var more: UIMoreNavigationController {
    if let storedMore { return storedMore }
    let made = UIMoreNavigationController(of: self)
    storedMore = made
    return made
  }

  /// The items of the tabs in the list of More.
  package var itemsInMore: [UITabBarItem] {
    firstIndexOfMore.map { slots.dropFirst($0).compactMap(\.item) } ?? []
  }

  /// Shows a tab that was chosen in the list of More.
  ///
  /// - Parameter row: its index in ``itemsInMore``.
  package func chooseInMore(_ row: Int) {
    guard let first = firstIndexOfMore, slots.indices.contains(first + row) else { return }
    (storedIndex, showsMoreList) = (first + row, false)
    loadSelection()
    more.show(selectedViewController, animated: true)
  }

  /// Notes that the controller of a tab in More was popped.
  func listIsShown() { showsMoreList = isMoreSelected }

  /// Selects More as it was left: with its list, or a tab.
  private func selectMore() {
    if let tab = storedMore?.shownTab, let index = slots.firstIndex(where: { $0.controller === tab }) {
      storedIndex = index
    } else {
      showsMoreList = true
    }
    selectionChanged()
  }

  /// Gives the controller that More shows back, before tabs are exchanged.
  private func emptyMore() {
    showsMoreList = false
    storedMore?.giveBack()
  }

  // MARK: The selected tab

  private var storedIndex = 0

  /// The index of the selected tab.
  open var selectedIndex: Int {
    get { showsMoreList ? NSNotFound : storedIndex }
    set {
      guard newValue != storedIndex || showsMoreList else { return }
      guard slots.indices.contains(newValue) else {
        if isViewLoaded || slots.isEmpty { return }
        return storedIndex = newValue
      }
      storedIndex = newValue
      showsMoreList = false
      selectionChanged()
    }
  }

  /// The selected controller, or that of More while its list is shown. One that has no tab stops the process with UIKit's message.
  open var selectedViewController: UIViewController? {
    get {
      if showsMoreList { return more }
      return slots.indices.contains(storedIndex) ? slots[storedIndex].controller : nil
    }
    set {
      guard let newValue else { return }
      if newValue === storedMore, firstIndexOfMore != nil { return selectMore() }
      guard let index = slots.firstIndex(where: { $0.controller === newValue }) else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.'"
        )
      }
      selectedIndex = index
    }
  }

  /// - Parameter leaving: The visible controller if it has no tab any more. It is removed once its successor is shown.
  private func selectionChanged(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil, leaving: UIViewController? = nil
  ) {
    tabBar.selectedItem = selectedItem
    guard isViewLoaded, showsSelection else { return }
    loadSelection()
    if isMoreSelected {
      if more.parent !== self {
        super.addChild(more)
        more.didMove(toParent: self)
      }
      if !showsMoreList { more.show(selectedViewController, animated: false) }
    }
    let next = isMoreSelected ? more : selectedViewController
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
      if let leaving { self?.remove(leaving, shows: completed) }
      guard let self, !completed, leaving == nil else { return }
      storedIndex = slots.firstIndex { $0.controller === former } ?? storedIndex
      if former === storedMore { showsMoreList = storedMore?.shownTab == nil } else { showsMoreList = false }
      tabBar.selectedItem = selectedItem
    }
  }

  /// Removes a controller that has no tab any more.
  ///
  /// - Parameter isReplaced: Whether the selected controller is shown in its place. Otherwise the transition was cancelled.
  private func remove(_ leaving: UIViewController, shows isReplaced: Bool) {
    leaving.willMove(toParent: nil)
    if !isReplaced {
      shown.show(nil) {}
      selectionChanged()
    }
    leaving.removeFromParent()
  }

  @_spi(UIKit) public override var appearingChildren: [UIViewController] {
    guard isViewLoaded, let controller = shown.controller, controller.isViewLoaded else { return [] }
    return [controller]
  }

  // MARK: Touches

  /// Selects a touched tab if the delegate permits it. A touch of the tab that is selected already pops its
  /// navigation stack to the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if firstIndexOfMore != nil, item === more.tabBarItem { return chooseMore() }
    if usesTabs { return chooseTab(item) }
    guard let index = slots.firstIndex(where: { $0.item === item }), let chosen = slots[index].controller
    else { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) != false else {
      tabBar.selectedItem = selectedItem
      return
    }
    if index == storedIndex, !showsMoreList {
      tabBar.selectedItem = item
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  /// Selects More if the delegate permits it. A touch while it is selected pops to its list.
  private func chooseMore() {
    guard delegate?.tabBarController(self, shouldSelect: more) != false else {
      tabBar.selectedItem = selectedItem
      return
    }
    if isMoreSelected { more.popToRootViewController(animated: true) } else { selectMore() }
    delegate?.tabBarController(self, didSelect: more)
  }

  /// Selects a touched tab of `tabs`, as for controllers. A delegate without the methods for tabs is asked by
  /// those for controllers.
  private func chooseTab(_ item: UITabBarItem) {
    guard let index = slots.firstIndex(where: { $0.item === item }), let tab = slots[index].tab else {
      return
    }
    let former = currentTab
    if let delegate {
      let answer = OptionalMethod.shouldSelectTab.result(of: delegate) {
        delegate.tabBarController(self, shouldSelectTab: tab)
      }
      let known = slots[index].controller
      let isAllowed = answer ?? known.map { delegate.tabBarController(self, shouldSelect: $0) } ?? true
      guard isAllowed, tab.isEnabled else {
        tabBar.selectedItem = selectedItem
        return
      }
    }
    if index == storedIndex, !showsMoreList {
      tabBar.selectedItem = item
      (slots[index].controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    if let search = tab as? UISearchTab, search.automaticallyActivatesSearch {
      slots[index].controller?.beginSearchOfTab()
    }
    guard let delegate else { return }
    let answer: Void? = OptionalMethod.didSelectTab.result(of: delegate) {
      delegate.tabBarController(self, didSelectTab: currentTab ?? tab, previousTab: former)
    }
    if answer == nil, let chosen = slots[index].controller {
      delegate.tabBarController(self, didSelect: chosen)
    }
  }

  /// The controllers that users may reorder: all of them, once they are set. The list of More has a button Edit if there are
  /// any; its sheet, in which users reorder tabs, does not exist here.
  open var customizableViewControllers: [UIViewController]?

  // MARK: The view

  /// Selects the child to which an unwind segue leads.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard controllers.contains(where: { $0 === subsequentVC }) else { return }
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
    if slots.indices.contains(index) { selectedIndex = index }
  }

  @_spi(UIKit) public override func prepareLoadedView() {
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

  @_spi(UIKit) public override func layOutContainedViews() {
    // The tabs of a compact width may be others.
    tabsChanged()
    tabChanged()
    layOutContent()
  }

  @_spi(UIKit) public override func safeAreaOfViewChanged() {
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
    let isCompact = traitCollection.hasCompactBars
    if hasTopBar { return layOutTopBar(isHidden: isHidden) }
    let metrics = traitCollection.metrics
    // On glass the height of the whole bar includes the safe area.
    let height: CGFloat =
      switch (isCompact, metrics.hasGlass) {
      case (false, false): tabBar.intrinsicContentSize.height
      case (false, true): max(metrics.length(.tabBarHeight) - safe.bottom, tabBar.intrinsicContentSize.height)
      case (true, false): UITabBar.compactHeight
      case (true, true):
        max(metrics.length(.compactTabBarHeight) - safe.bottom, metrics.length(.compactTabCapsule))
      }
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
    let accessoryHeight = layOutAccessory(
      accessory?.contentView, above: tabBar.frame.minY, isHidden: isHidden)
    let shownHeight = isHidden ? 0 : height + accessoryHeight
    if shownHeight == 0 || shown.reachesUnder(.bottom, isTranslucent: tabBar.allowsContentBeneath) {
      shown.place(bounds, barInsets: UIEdgeInsets(top: 0, left: 0, bottom: shownHeight, right: 0))
    } else {
      let end = max(bounds.height - safe.bottom - shownHeight, 0)
      shown.place(CGRect(x: 0, y: 0, width: bounds.width, height: end), barInsets: .zero)
    }
    updateBottomEdge()
  }

  /// A Boolean value that indicates whether the bar is at the top, as on iPads since iOS 18. Here it is there in the design of iOS 26 only.
  package var hasTopBar: Bool {
    traitCollection.metrics.hasGlass && traitCollection.userInterfaceIdiom == .pad
      && traitCollection.horizontalSizeClass == .regular
  }

  /// Lays out the bar of an iPad at the top of the safe area. The content of controllers without a navigation bar begins below it; navigation
  /// bars have its row.
  private func layOutTopBar(isHidden: Bool) {
    let (bounds, top) = (view.bounds, view.safeAreaInsets.top)
    let metrics = traitCollection.metrics
    let height = metrics.length(.padTabBarHeight)
    if isHidden, !slidesBar {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    view.bringSubviewToFront(tabBar)
    tabBar.frame = CGRect(x: 0, y: isHidden ? -height : top, width: bounds.width, height: height)
    tabBar.isUserInteractionEnabled = !isHidden
    let stack = shown.controller as? UINavigationController
    let hasBar = stack.map { !$0.isNavigationBarHidden } ?? false
    let inset: CGFloat = isHidden || hasBar ? 0 : height + metrics.length(.padTabBarGap)
    shown.place(bounds, barInsets: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
  }

  func updateBottomEdge() {
    var content = shown.controller
    if let navigation = content as? UINavigationController { content = navigation.topViewController }
    tabBar.isAtScrollEdge =
      traitCollection.metrics.hasScrollEdgeBars && !hasTopBar && content?.endsAboveBottomBar ?? true
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

extension NamedMembers {
  static let tabBarController = NamedMembers(UITabBarController.self) {
    $0.reading("tabBar") { $0.tabBar }
    // A property that UIKit lets nobody set, which applications set by key.
    $0.setting("tabBar") { (tabs, bar: UITabBar) in tabs.replaceTabBar(by: bar) }
  }
}
