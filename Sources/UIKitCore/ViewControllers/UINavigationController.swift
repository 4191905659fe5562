import Foundation

/// A view controller that displays the top of a stack of view controllers, with a navigation bar above and a
/// toolbar below.
///
/// 1. The navigation bar is placed below the top of the safe area; its background extends behind the status
///   bar.
/// 2. The top controller's view fills the whole view if the bars are translucent or it extends under opaque
///   bars; otherwise it ends at them. Its safe area ends at the bars in any case.
/// 3. Changes of the stack take effect immediately; animated transitions follow on the clock if the stack is
///   in a visible window. A drag from the leading edge of the screen pops, and may be cancelled.
/// 4. A large title increases the height of the bar and collapses as the content scrolls.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, NavigationBarOwner {
  @_spi(UIKit) public override var followsChildrensViews: Bool { false }
  @_spi(UIKit) public override var childForPresentation: UIViewController? { topViewController }

  /// The kind of change of the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// Controllers are popped off the stack.
    case pop = 2
  }

  /// The duration of hiding and showing bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The stack, beginning with the root.
  private var stack: [UIViewController] = []
  private lazy var shown = ChildContainer(of: self)

  /// The navigation bar, which displays the title and buttons of the top controller.
  open private(set) var navigationBar = UINavigationBar()
  /// The toolbar, which displays the toolbar items of the top controller.
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// The delegate, which observes the stack and provides transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with custom bar classes; `nil` uses UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = instance(of: type) }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = instance(of: type) }
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.merge(onto: self, animated: false)
  }

  /// Replaces the navigation bar, which applications do by key-value coding.
  func replaceNavigationBar(by bar: UINavigationBar) {
    let former = navigationBar
    guard bar !== former else { return }
    navigationBar = bar
    bar.navigation = self
    bar.delegate = former.delegate
    former.navigation = nil
    former.removeFromSuperview()
    bar.show(stack.map(\.navigationItem))
    viewIfLoaded?.setNeedsLayout()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the navigation bar is hidden; `false` by default.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsChanged() } }
  }
  /// A Boolean value that indicates whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
  /// A Boolean value that determines whether swiping up hides the bars and swiping down shows them; `false`
  /// by default.
  open var hidesBarsOnSwipe = false { didSet { updateBarGestures() } }
  /// A Boolean value that determines whether a tap hides and shows the bars; `false` by default.
  open var hidesBarsOnTap = false { didSet { updateBarGestures() } }
  /// A Boolean value that determines whether the bars are hidden in a compact height; `false` by default.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
  /// Stored only: the bars stay while the keyboard is displayed.
  open var hidesBarsWhenKeyboardAppears = false

  private var areBarsHiddenForVerticalCompactness: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }
  private var isBarHidden: Bool { isNavigationBarHidden || areBarsHiddenForVerticalCompactness }

  private func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Hides or shows the navigation bar, optionally by sliding.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    changeBars(animated: animated) { isNavigationBarHidden = hidden }
  }

  /// Hides or shows the toolbar, optionally by sliding.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    changeBars(animated: animated) { isToolbarHidden = hidden }
  }

  private var slidesBars = false

  private func changeBars(animated: Bool, _ change: () -> Void) {
    guard animated, UIView.areAnimationsEnabled, appearance == .here, shown.transition == nil else {
      return change()
    }
    view.layoutIfNeeded()
    slidesBars = true
    // Bars that appear start outside of the view.
    UIView.performWithoutAnimation { layOutContent() }
    change()
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
      layOutContent()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.slidesBars = false
      self?.view.setNeedsLayout()
    }
  }

  // MARK: The stack

  /// The stack, beginning with the root. Setting it changes the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Pushes the controller, without animation.
  open override func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    setViewControllers(stack + [childController], animated: false)
  }

  /// The tab bar item: one set on this controller, or that of the root.
  open override var tabBarItem: UITabBarItem! {
    get { ownTab ?? (stack.first ?? lentStack?.first)?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The stack, while the More tab shows it; `nil` while it is here.
  private var lentStack: [UIViewController]?

  /// Returns the stack, and leaves none here.
  func lendStack() -> [UIViewController] {
    let lent = stack
    lentStack = lent
    setViewControllers([], animated: false)
    return lent
  }

  /// Takes the stack back, as it is now. One that was popped from whole has its root again.
  func takeBackStack(_ controllers: [UIViewController]) {
    let root = lentStack?.prefix(1)
    lentStack = nil
    setViewControllers(controllers.isEmpty ? Array(root ?? []) : controllers, animated: false)
  }

  /// Does nothing here. Subclasses of the system override it to learn that the stack has changed.
  func stackChanged() {}

  /// Discards an unchanged tab bar item that was created while the stack was empty, so that the root's is
  /// used.
  private func rootChanged() {
    if ownTab?.isUnmodified == true, !stack.isEmpty { ownTab = nil }
    tabBarController?.tabChanged()
  }

  /// The top of the stack; `nil` if it is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented over the stack, or the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. The animation is a pop if the new top was in the stack, and a push otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated()
    where viewControllers[..<index].contains(where: { $0 === controller }) {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'All view controllers in a navigation controller must be distinct (\(viewControllers))'"
      )
    }
    let isPop =
      viewControllers.last.map { next in next !== stack.last && stack.contains { $0 === next } } ?? false
    change(to: viewControllers, operation: isPop ? .pop : .push, animated: animated)
  }

  /// Pushes a controller. A controller that is in the stack already, or another navigation controller, stops
  /// the process with UIKit's message.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      fatalError("\(self) is pushing the same view controller instance (\(viewController)) more than once")
    }
    if viewController is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    change(to: stack + [viewController], operation: .push, animated: animated)
  }

  /// Pops the top controller and returns it; `nil` if only the root is left.
  ///
  /// A bar's delegate is asked too, when the stack has changed already, so that its answer changes nothing.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
    if !isGoingBack { _ = barDelegate?.navigationBar(navigationBar, shouldPop: last.navigationItem) }
    return last
  }

  /// Pops controllers until the given one is on top and returns them. A controller that is not in the stack
  /// stops the process with UIKit's message.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Tried to pop to a view controller that doesn't exist.'"
      )
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), operation: .pop, animated: animated)
    return popped
  }

  /// Pops all controllers but the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Pops to the child to which an unwind segue leads.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Returns the controllers in the stack, beginning with the top, without the one from which the segue
  /// comes.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// A change of the stack under way.
  private struct StackChange {
    /// The stack before, and the controllers that leave it and come to it.
    let former: [UIViewController]
    let leaving: [UIViewController]
    let arriving: [UIViewController]
    /// The controllers shown before and after.
    let from: UIViewController?
    let next: UIViewController?
    let animated: Bool

    var changesTop: Bool { next !== from }
  }

  private func change(
    to controllers: [UIViewController], operation: Operation, animated: Bool,
    steeredBy interactivePop: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    shown.transition?.finishImmediately()
    storeScrollPosition()
    let change = replaceStack(by: controllers, animated: animated)
    guard isViewLoaded else {
      showItems()
      finish(change)
      return
    }
    let isAnimated =
      animated && appearance == .here && UIView.areAnimationsEnabled && change.changesTop
    var transition = showItems(for: change, operation, steeredBy: interactivePop, animated: isAnimated)
    if change.changesTop, let next = change.next {
      transition.begun = { [weak self] in self?.notifyWillShow(next, animated: animated) }
    }
    let largeHeight = largeTitleHeight
    let full = navigationBar.fullExtraHeight
    let scrolled = restoreLargeTitle(for: change, full: full)
    shown.show(
      change.next, change: transition,
      layOut: { [weak self] in self?.layOutContent(measuresOnly: isAnimated) }
    ) { [weak self] completed in
      guard let self else { return }
      if completed { finish(change) } else { undo(change, largeHeight: largeHeight) }
      layOutContent()
    }
    if change.changesTop, scrolled > 0, full > 0 { restoreScrollPosition(scrolled, full) }
    // A tab bar may be shown or hidden with the top controller.
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Tells controllers that they come and go, and has another stack.
  private func replaceStack(by controllers: [UIViewController], animated: Bool) -> StackChange {
    let former = stack
    let leaving = former.filter { child in !controllers.contains { $0 === child } }
    let arriving = controllers.filter { $0.parent !== self }
    for child in leaving {
      child.willMove(toParent: nil)
      child.isLeavingParent = true
    }
    for child in arriving { super.addChild(child) }
    stack = controllers
    if former.first !== stack.first { rootChanged() }
    return StackChange(
      former: former, leaving: leaving, arriving: arriving, from: shown.controller, next: stack.last,
      animated: animated)
  }

  /// Shows the items of the new stack in the bars, along with the transition between the controllers.
  ///
  /// - Returns: how the controller on top is exchanged.
  private func showItems(
    for change: StackChange, _ operation: Operation,
    steeredBy interactivePop: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
  ) -> ChildContainer.Change {
    var result = ChildContainer.Change()
    guard animated, let from = change.from, let next = change.next else {
      showItems()
      return result
    }
    result.animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: next)
    if let own = result.animator {
      result.interactor = delegate?.navigationController(self, interactionControllerFor: own)
      showItems(duration: own.transitionDuration(using: nil))
    } else {
      let standard = CoreParts.containers.makeAnimator(isPush: operation == .push)
      result.animator = standard
      result.interactor = interactivePop
      showItems(duration: standard.transitionDuration(using: nil))
    }
    result.alongside = { [weak self] in
      self?.layOutContent()
      self?.navigationBar.layoutIfNeeded()
    }
    return result
  }

  /// Makes the large title as high as the new top controller's content is scrolled.
  ///
  /// - Parameter full: the height of the title above unscrolled content, in points.
  /// - Returns: how far the content is scrolled, in points.
  private func restoreLargeTitle(for change: StackChange, full: CGFloat) -> CGFloat {
    for child in change.leaving { scrolledAmounts[ObjectIdentifier(child)] = nil }
    let scrolled = change.next.flatMap { scrolledAmounts[ObjectIdentifier($0)] } ?? 0
    if change.changesTop {
      largeTitleHeight = full > 0 && scrolled > 0 ? (scrolled > full - 0.01 ? 0 : full - scrolled) : nil
      trackedScrollView?.topExtension = 0
    }
    return scrolled
  }

  /// Tells controllers that they have come and gone.
  private func finish(_ change: StackChange) {
    for child in change.leaving { child.removeFromParent() }
    for child in change.arriving { child.didMove(toParent: self) }
    if change.changesTop, let next = change.next, appearance == .here {
      notifyDidShow(next, animated: change.animated)
    }
    stackChanged()
  }

  /// Restores the stack from before a transition that was cancelled.
  private func undo(_ change: StackChange, largeHeight: CGFloat?) {
    stack = change.former
    largeTitleHeight = largeHeight
    for child in change.leaving { child.isLeavingParent = false }
    for child in change.arriving {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    showItems()
  }

  private func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    guard appearance == .here || appearance == .appearing else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  private func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Sets the items of the bars to those of the stack; a positive duration, in seconds, animates the change.
  private func showItems(duration: TimeInterval = 0) {
    let change = { [self] in
      navigationBar.show(stack.map(\.navigationItem))
      toolbar.items = stack.last?.toolbarItems
    }
    guard duration > 0, !isBarHidden, navigationBar.superview != nil else { return change() }
    UIView.transition(
      with: navigationBar, duration: duration, options: .transitionCrossDissolve,
      animations: {
        change()
        self.navigationBar.layoutIfNeeded()
      })
  }

  /// The displayed controller, even while its view is being replaced.
  @_spi(UIKit) public override var appearingChildren: [UIViewController] {
    guard isViewLoaded, let controller = shown.controller, controller.isViewLoaded else { return [] }
    return [controller]
  }

  // MARK: The view

  @_spi(UIKit) public override func prepareLoadedView() {
    navigationBar.navigation = self
    let pan = gestures.makePop()
    view.addGestureRecognizer(pan)
    interactivePopGestureRecognizer = pan
    updateBarGestures()
    placeBarBeforeLayout()
    shown.show(stack.last, layOut: { [weak self] in self?.layOutContent() })
  }

  /// Places the bar as soon as there is a view: applications add its height to other lengths when their own views are loaded.
  private func placeBarBeforeLayout() {
    guard !isBarHidden, navigationBar.frame.isEmpty else { return }
    view.addSubview(navigationBar)
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.contentHeight)
  }

  @_spi(UIKit) public override func childrenWillAppear(_ animated: Bool) {
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  @_spi(UIKit) public override func layOutContainedViews() {
    layOutContent()
  }

  @_spi(UIKit) public override func containedViewsLaidOut() {
    trackScrolling()
  }

  @_spi(UIKit) public override func safeAreaOfViewChanged() {
    view.setNeedsLayout()
  }

  /// The distance by which the bar overlaps the safe area below a Dynamic Island, in points.
  private var barOverlap: CGFloat {
    guard let window = view.window,
      window.deviceSafeAreaInsets.top >= 59, view.safeAreaInsets.top >= window.deviceSafeAreaInsets.top
    else { return 0 }
    return (window.deviceSafeAreaInsets.top * traitCollection.metrics.islandBarOverlap).roundedToPixel(
      view.traitCollection.displayScale)
  }

  // MARK: Scrolling content

  private weak var trackedScrollView: UIScrollView?
  /// The visible height of the large title, in points; `nil` for its full height.
  private var largeTitleHeight: CGFloat?
  private var isUpdatingLargeTitle = false
  /// The full extra height of the bar when it was last computed, in points.
  private var formerFull: CGFloat = 0
  /// The scrolled distances of controllers below the top, in points from the position at which the bar is
  /// fully expanded.
  private var scrolledAmounts: [ObjectIdentifier: CGFloat] = [:]

  /// The scroll view that the bars follow: the one set by the top controller, its view, or the view's first
  /// subview.
  private var contentScrollView: UIScrollView? {
    stack.last?.scrollViewBesideBar(at: .top)
  }

  func updateBottomEdge() {
    toolbar.isAtScrollEdge =
      traitCollection.metrics.hasScrollEdgeBars && stack.last?.endsAboveBottomBar ?? true
  }

  /// Stores the scrolled distance of the top controller before another one replaces it.
  private func storeScrollPosition() {
    guard let top = stack.last, let scrollView = trackedScrollView, scrollView === contentScrollView else {
      return
    }
    let full = navigationBar.fullExtraHeight
    scrolledAmounts[ObjectIdentifier(top)] =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top - min(largeTitleHeight ?? full, full)
      + full
  }

  /// Scrolls the content of a controller that becomes visible again to its former position.
  private func restoreScrollPosition(_ scrolled: CGFloat, _ full: CGFloat) {
    guard let scrollView = contentScrollView else { return }
    let highest = scrollView.adjustedContentInset.top - min(largeTitleHeight ?? full, full) + full
    scrollView.contentOffset.y = scrolled - highest
  }

  private func trackScrolling() {
    let scrollView = contentScrollView
    if trackedScrollView !== scrollView {
      trackedScrollView?.onScroll = nil
      trackedScrollView?.topExtension = 0
      trackedScrollView = scrollView
    }
    scrollView?.onScroll = { [weak self] in self?.contentScrolled() }
    contentScrolled()
  }

  /// Updates the height of the bar to the content offset.
  private func contentScrolled() {
    guard !isUpdatingLargeTitle, shown.transition == nil, isViewLoaded else { return }
    let edge = showsScrollEdge
    if let item = stack.last?.navigationItem, !item.hasShownSearch, navigationBar.hidesSearchBar,
      let scrollView = trackedScrollView, scrollView.isTracking,
      scrollView.contentOffset.y < -scrollView.adjustedContentInset.top - 8
    {
      item.hasShownSearch = true
    }
    guard !isBarHidden, navigationBar.fullExtraHeight > 0, let scrollView = trackedScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never
    else {
      if largeTitleHeight != nil {
        largeTitleHeight = nil
        view.setNeedsLayout()
      }
      trackedScrollView?.topExtension = 0
      navigationBar.isAtScrollEdge = edge
      return
    }
    let full = navigationBar.fullExtraHeight
    let present = min(largeTitleHeight ?? full, full)
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - present + full
    var next = max(min(full - scrolled, full + 200), 0)
    // Offsets rounded to pixels are inexact sums.
    if abs(next - full) < 0.01 { next = full } else if next < 0.01 { next = 0 }
    formerFull = full
    scrollView.topExtension = full - min(next, full)
    scrollView.topSnap = full
    if abs(next - (largeTitleHeight ?? full)) > 0.01 {
      largeTitleHeight = next
      isUpdatingLargeTitle = true
      UIView.performWithoutAnimation { layOutContent() }
      isUpdatingLargeTitle = false
    }
    navigationBar.isAtScrollEdge = next >= full && edge
  }

  /// A Boolean value that indicates whether no content has scrolled beneath the bar.
  private var showsScrollEdge: Bool {
    guard traitCollection.metrics.hasScrollEdgeBars else { return false }
    guard let scrollView = contentScrollView else { return true }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.01
  }

  // MARK: Layout

  /// Returns the height of the toolbar above the safe area's bottom, in points.
  private func toolbarHeight(isCompact: Bool, above bottom: CGFloat) -> CGFloat {
    let metrics = traitCollection.metrics
    guard metrics.hasGlass else {
      if isCompact { return 32 }
      return bottom > 0 && traitCollection.verticalSizeClass != .compact ? 49 : 44
    }
    let isPad = traitCollection.userInterfaceIdiom == .pad
    // The height of the whole bar includes the safe area.
    let whole = metrics.length(isCompact ? .compactToolbarHeight : isPad ? .padToolbarHeight : .toolbarHeight)
    return max(whole - bottom, metrics.length(.leastToolbarHeight))
  }

  /// A Boolean value that indicates whether the controller fills a sheet, at whose top its bar is.
  private var isInSheet: Bool {
    var outermost: UIViewController = self
    while let parent = outermost.parent { outermost = parent }
    guard outermost.presentingViewController != nil,
      let sheet = outermost.presentationController?.active as? UISheetPresentationController
    else { return false }
    return sheet.containerView != nil && traitCollection.verticalSizeClass != .compact
  }

  /// Returns the distance by which the bar is lower than the safe area's top, in points.
  ///
  /// Since iOS 26 bars at the top of an iPhone's screen keep at least 10 points from its edge, and 24 in a compact height, as where no
  /// status bar is displayed. Measured by others on an iPhone SE; in the design before, bars begin at the safe area.
  private func leastBarTop(below top: CGFloat) -> CGFloat {
    let metrics = traitCollection.metrics
    guard metrics.hasGlass, traitCollection.userInterfaceIdiom == .phone, !isInSheet,
      let window = view.window, view.convert(view.bounds, to: window).minY < 0.5
    else { return 0 }
    let isCompact = traitCollection.verticalSizeClass == .compact
    return max(metrics.length(isCompact ? .compactBarTop : .leastBarTop) - top, 0)
  }

  /// A Boolean value that indicates whether the tabs of an iPad are in the row of the bar.
  private var sharesRowWithTabs: Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return tabs.hasTopBar && !tabs.isTabBarHidden
  }

  /// Lays out the bars and the child.
  ///
  /// - Parameter measuresOnly: Whether bars keep their frames, since they are going to be animated.
  private func layOutContent(measuresOnly: Bool = false) {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let isHidden = isBarHidden
    searchDock.update()
    navigationBar.displayedExtraHeight = largeTitleHeight
    navigationBar.isInSheet = isInSheet
    let sheetTop = isHidden || !isInSheet ? 0 : traitCollection.metrics.sheetBarTop
    let barHeight = isHidden ? 0 : navigationBar.contentHeight
    // Content keeps its position while the title is stretched beyond its full height.
    // A bar that an application hides itself takes no room either: pictures of applications that do so on iOS 14 show it.
    let insetHeight = isHidden || navigationBar.isHidden ? 0 : min(barHeight, navigationBar.fullContentHeight)
    let overlap = isHidden ? 0 : barOverlap - leastBarTop(below: safe.top)
    let slides = slidesBars
    navigationBar.sharesRowWithTabs = sharesRowWithTabs
    if isHidden, !slides {
      navigationBar.removeFromSuperview()
    } else {
      if navigationBar.superview !== view { view.addSubview(navigationBar) }
      let height = navigationBar.contentHeight
      let top = safe.top - overlap + sheetTop
      var y = top
      if isHidden { y = -height }
      if !measuresOnly || navigationBar.bounds.width != bounds.width {
        navigationBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        navigationBar.reachAbove = top
      }
      if shown.transition == nil {
        navigationBar.isAtScrollEdge = showsScrollEdge && !(largeTitleIsCollapsed)
      }
    }
    let toolbarHeight = layOutToolbar(slides: slides)
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if insetHeight > 0 {
      if shown.reachesUnder(.top, isTranslucent: navigationBar.allowsContentBeneath) {
        insets.top = insetHeight - overlap + sheetTop
      } else {
        let end = (safe.top + insetHeight - overlap + sheetTop).roundedToPixel(traitCollection.displayScale)
        frame = PixelGrid.round(
          CGRect(x: frame.minX, y: end, width: frame.width, height: frame.maxY - end),
          traitCollection.displayScale)
      }
    }
    if toolbarHeight > 0 {
      if shown.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent) {
        insets.bottom = toolbarHeight
      } else {
        frame.size.height -= safe.bottom + toolbarHeight
      }
    }
    frame.size.height = max(frame.size.height, 0)
    if measuresOnly { shown.controller?.viewIfLoaded?.frame = frame }
    shown.place(frame, barInsets: insets)
    updateBottomEdge()
  }

  private lazy var searchDock = CoreParts.containers.makeSearchDock(of: self)

  /// Lays out the toolbar, and returns the height above the safe area's bottom that it takes, in points.
  ///
  /// - Parameter slides: Whether a toolbar that is hidden slides below the bottom edge.
  private func layOutToolbar(slides: Bool) -> CGFloat {
    let (bounds, bottom) = (view.bounds, view.safeAreaInsets.bottom)
    let isHidden = (isToolbarHidden || areBarsHiddenForVerticalCompactness) && !searchDock.isDocked
    guard !isHidden || slides else {
      toolbar.removeFromSuperview()
      return 0
    }
    let height = toolbarHeight(isCompact: traitCollection.hasCompactBars, above: bottom)
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.items = searchDock.items
    let y = isHidden ? bounds.height : min(bounds.height - bottom - height, searchDock.limit(forGlassOf: 58))
    // On glass its frame ends at the screen's edge, by hierarchy dumps of iOS 26; before that at the safe area.
    let reach = traitCollection.metrics.hasGlass ? bottom : 0
    toolbar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height + reach)
    toolbar.reachBelow = bottom - reach
    return isHidden ? 0 : height
  }

  private var largeTitleIsCollapsed: Bool {
    navigationBar.fullExtraHeight > 0 && (largeTitleHeight ?? .infinity) < navigationBar.fullExtraHeight
  }

  /// Invalidates layout after the bar's items or appearance changed.
  package func barChanged() {
    // A fully expanded bar stays expanded with new items.
    if let largeTitleHeight, largeTitleHeight >= formerFull { self.largeTitleHeight = nil }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Gestures

  private lazy var gestures = CoreParts.containers.makeGestures(of: self)

  /// The gesture recognizer of a drag from the leading edge, which pops interactively. It begins only if the
  /// bar has a back button.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  /// The gesture recognizer of a drag anywhere in the content, which pops interactively in iOS 26. Without
  /// effect: drags begin at the edge only.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  /// A Boolean value that indicates whether the bar is shown and has a back button.
  package var hasBackButton: Bool {
    guard let item = stack.last?.navigationItem, !isBarHidden, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// A Boolean value that indicates whether the top controller may be exchanged by a drag.
  package var canBeginInteractivePop: Bool {
    stack.count > 1 && shown.transition == nil && appearance == .here
  }

  /// Pops the top controller with a transition that an interaction controls.
  package func pop(steeredBy interaction: any UIViewControllerInteractiveTransitioning) {
    change(to: Array(stack.dropLast()), operation: .pop, animated: true, steeredBy: interaction)
  }

  /// Pops the top controller unless the bar's delegate refuses. Called by the back button.
  package func goBack() {
    if let item = navigationBar.topItem,
      barDelegate?.navigationBar(navigationBar, shouldPop: item) == false
    {
      return
    }
    isGoingBack = true
    popViewController(animated: true)
    isGoingBack = false
  }
  private var isGoingBack = false

  /// The bar's delegate: the controller itself, if a subclass conforms to the protocol.
  private var barDelegate: (any UINavigationBarDelegate)? {
    navigationBar.delegate ?? self as? any UINavigationBarDelegate
  }

  // MARK: Hiding bars

  /// The pan gesture recognizer of `hidesBarsOnSwipe`.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = gestures.makeSwipe()
  /// The tap gesture recognizer of `hidesBarsOnTap`.
  open private(set) lazy var barHideOnTapGestureRecognizer = gestures.makeTap()

  private func updateBarGestures() {
    guard let view = viewIfLoaded else { return }
    if hidesBarsOnSwipe {
      view.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
    } else if !(view.gestureRecognizers ?? []).isEmpty {
      view.removeGestureRecognizer(barHideOnSwipeGestureRecognizer)
    }
    if hidesBarsOnTap {
      view.addGestureRecognizer(barHideOnTapGestureRecognizer)
    } else if !(view.gestureRecognizers ?? []).isEmpty {
      view.removeGestureRecognizer(barHideOnTapGestureRecognizer)
    }
  }

  // MARK: System appearance and orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    RuntimeClasses.answer("supportedInterfaceOrientations", of: self)
      ?? delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    RuntimeClasses.answer("preferredInterfaceOrientationForPresentation", of: self)
      ?? delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self) ?? (isBarHidden ? stack.last : nil)
  }
  open override var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self) ?? stack.last
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? {
    RuntimeClasses.answer("childForHomeIndicatorAutoHidden", of: self) ?? stack.last
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if let answer: UIStatusBarStyle = RuntimeClasses.answer("preferredStatusBarStyle", of: self) {
      return answer
    }
    return navigationBar.barStyle.isBlack ? .lightContent : stack.last?.preferredStatusBarStyle ?? .default
  }

  @_spi(UIKit) public override var popoverSize: CGSize {
    guard let top = stack.last else { return super.popoverSize }
    let preferred = top.preferredContentSize
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : top.popoverSize
    return CGSize(width: size.width, height: size.height + (isBarHidden ? 0 : navigationBar.contentHeight))
  }
}

extension NamedMembers {
  static let navigationController = NamedMembers(UINavigationController.self) {
    $0.reading("navigationBar") { $0.navigationBar }
    // A property that UIKit lets nobody set, which applications set by key.
    $0.setting("navigationBar") { (navigation, bar: UINavigationBar) in
      navigation.replaceNavigationBar(by: bar)
    }
    $0.method("popViewControllerAnimated:") { _ = $0.popViewController(animated: $1 as? Bool ?? true) }
    $0.method("popToRootViewControllerAnimated:") {
      _ = $0.popToRootViewController(animated: $1 as? Bool ?? true)
    }
  }
}
