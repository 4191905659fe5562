import Foundation

/// A stack of view controllers of which the top one shows, with a navigation bar above and a toolbar below.
///
/// 1. The bar lies below the safe area's top and reaches up behind the status bar.
/// 2. The top controller's view fills the whole view where the bars are translucent or it extends under opaque ones;
///    else it ends at them. Its safe area ends at the bars either way.
/// 3. Changes of the stack take effect at once; what is seen follows on the clock where they are animated and the stack is in a
///    visible window. A drag from the leading edge of the screen goes back, and may be given up.
/// 4. A large title makes the bar higher; it leaves as the content scrolls up.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way the stack changes. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers leave the top.
    case pop = 2
  }

  /// How long bars take to come and to go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The stack, the root first.
  private var stack: [UIViewController] = []
  private lazy var shown = ShownChild(of: self)

  /// The bar with the title and buttons of the controller on top.
  open private(set) var navigationBar = UINavigationBar()
  /// The bar with the toolbar items of the controller on top.
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// Is told of the stack, and brings transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with bars of classes of one's own; nil for UIKit's.
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

  /// Has another bar, as applications set it by key.
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

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsChanged() } }
  }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
  /// Whether a swipe up hides the bars and a swipe down shows them.
  open var hidesBarsOnSwipe = false { didSet { updateBarGestures() } }
  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap = false { didSet { updateBarGestures() } }
  /// Whether the bars are hidden where the height is compact.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
  /// Whether the bars are hidden while the keyboard is shown. Stored only: there is no keyboard on the screen.
  open var hidesBarsWhenKeyboardAppears = false

  private var areBarsHiddenBySize: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }
  private var isBarHidden: Bool { isNavigationBarHidden || areBarsHiddenBySize }

  private func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Hides or shows the bar; animated it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    changeBars(animated: animated) { isNavigationBarHidden = hidden }
  }

  /// Hides or shows the toolbar; animated it slides.
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
    // Bars that come start outside of the view.
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

  /// The controllers, the root first. Setting them changes the stack at once.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Puts the controller on top of the stack, without an animation.
  open override func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    setViewControllers(stack + [childController], animated: false)
  }

  /// The controller's tab: one of its own where it was given one, else that of the root.
  open override var tabBarItem: UITabBarItem! {
    get { ownTab ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Takes the root's tab in place of one that was made while the stack was empty and that nobody has changed.
  private func rootChanged() {
    if ownTab?.isUntouched == true, !stack.isEmpty { ownTab = nil }
    tabBarController?.tabChanged()
  }

  /// The controller on top; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented over the stack, else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Animated, it is a pop if the new top controller was on the stack, else a push.
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

  /// Stops with UIKit's message when the controller is in the stack already, or is one of these containers.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      fatalError("\(self) is pushing the same view controller instance (\(viewController)) more than once")
    }
    if viewController is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    change(to: stack + [viewController], operation: .push, animated: animated)
  }

  /// Takes the top controller away and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
    return last
  }

  /// Stops with UIKit's message for a controller that is not on the stack.
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

  /// Takes all but the root away, and returns those.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Pops to the child that an unwind segue leads to.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// The controllers on the stack, the topmost first, without the one that the segue comes from.
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
    steeredBy steering: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    shown.transition?.finishNow()
    noteScrolled()
    let change = replaceStack(by: controllers, animated: animated)
    guard isViewLoaded else {
      showItems()
      finish(change)
      return
    }
    if change.changesTop, let next = change.next { tellWillShow(next, animated: animated) }
    let isAnimated =
      animated && appearance == .here && UIView.areAnimationsEnabled && change.changesTop
    let transition = showItems(for: change, operation, steeredBy: steering, animated: isAnimated)
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
    if change.changesTop, scrolled > 0, full > 0 { keepScrolled(scrolled, full) }
    // A tab bar shows or hides with the controller on top.
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
    steeredBy steering: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
  ) -> ShownChild.Change {
    var result = ShownChild.Change()
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
      result.animator = NavigationAnimator(isPush: operation == .push)
      result.interactor = steering
      showItems(duration: NavigationAnimator.duration)
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
      tellShown(next, animated: change.animated)
    }
  }

  /// Has the stack as it was before a transition that was cancelled.
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

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard appearance == .here || appearance == .appearing else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  private func tellShown(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Gives the bars the items of the stack, with a transition where a duration in seconds is given.
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

  /// The controller on top, also while its view is being replaced.
  override var appearingChildren: [UIViewController] {
    guard isViewLoaded, let controller = shown.controller, controller.isViewLoaded else { return [] }
    return [controller]
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.navigation = self
    addPopGesture()
    updateBarGestures()
    shown.show(stack.last, layOut: { [weak self] in self?.layOutContent() })
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    trackScrolling()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// How far the bar reaches into the safe area below a Dynamic Island, in points.
  private var barOverlap: CGFloat {
    guard let window = view.window,
      window.deviceSafeAreaInsets.top >= 59, view.safeAreaInsets.top >= window.deviceSafeAreaInsets.top
    else { return 0 }
    return (window.deviceSafeAreaInsets.top * traitCollection.metrics.islandBarOverlap).roundedToPixel(
      view.traitCollection.displayScale)
  }

  // MARK: Content that scrolls

  private weak var trackedScrollView: UIScrollView?
  /// How much of the large title shows, in points; nil for all.
  private var largeTitleHeight: CGFloat?
  private var isFollowing = false
  /// How much of the bar left as content scrolled, when that was computed last, in points.
  private var formerFull: CGFloat = 0
  /// How far the content of controllers below the top one was scrolled, in points from where the bar is highest.
  private var scrolledAmounts: [ObjectIdentifier: CGFloat] = [:]

  /// The scroll view that bars follow: the one that the top controller names, its view, or the first view in that.
  private var contentScrollView: UIScrollView? {
    guard let top = stack.last else { return nil }
    if let named = top.contentScrollView(for: .top) { return named }
    guard let content = top.viewIfLoaded else { return nil }
    return content as? UIScrollView ?? content.subviews.first as? UIScrollView
  }

  /// Keeps how far the content of the controller on top is scrolled, before another one comes.
  private func noteScrolled() {
    guard let top = stack.last, let scrollView = trackedScrollView, scrollView === contentScrollView else {
      return
    }
    let full = navigationBar.fullExtraHeight
    scrolledAmounts[ObjectIdentifier(top)] =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top - min(largeTitleHeight ?? full, full)
      + full
  }

  /// Scrolls content that shows again to where it was.
  private func keepScrolled(_ scrolled: CGFloat, _ full: CGFloat) {
    guard let scrollView = contentScrollView else { return }
    let highest = scrollView.adjustedContentInset.top - min(largeTitleHeight ?? full, full) + full
    scrollView.contentOffset.y = scrolled - highest
  }

  private func trackScrolling() {
    let scrollView = contentScrollView
    if trackedScrollView !== scrollView {
      trackedScrollView?.whenScrolled = nil
      trackedScrollView?.topExtension = 0
      trackedScrollView = scrollView
    }
    scrollView?.whenScrolled = { [weak self] in self?.contentScrolled() }
    contentScrolled()
  }

  /// Makes the bar as high as the content's place asks for.
  private func contentScrolled() {
    guard !isFollowing, shown.transition == nil, isViewLoaded else { return }
    let edge = showsScrollEdge
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
    // Offsets on the screen's pixels are sums that are not exact.
    if abs(next - full) < 0.01 { next = full } else if next < 0.01 { next = 0 }
    formerFull = full
    scrollView.topExtension = full - min(next, full)
    scrollView.topSnap = full
    if abs(next - (largeTitleHeight ?? full)) > 0.01 {
      largeTitleHeight = next
      isFollowing = true
      UIView.performWithoutAnimation { layOutContent() }
      isFollowing = false
    }
    navigationBar.isAtScrollEdge = next >= full && edge
  }

  /// Whether the bar lies above nothing that scrolled beneath it.
  private var showsScrollEdge: Bool {
    guard traitCollection.metrics.hasScrollEdgeBars else { return false }
    guard let scrollView = contentScrollView else { return true }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.01
  }

  // MARK: Layout

  /// - Parameter measuresOnly: whether bars stay where they are, since they are to be moved with an animation.
  private func layOutContent(measuresOnly: Bool = false) {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let isHidden = isBarHidden
    navigationBar.shownExtraHeight = largeTitleHeight
    let barHeight = isHidden ? 0 : navigationBar.contentHeight
    // Content keeps its place while the title grows beyond its height.
    let insetHeight = isHidden ? 0 : min(barHeight, navigationBar.fullContentHeight)
    let overlap = isHidden ? 0 : barOverlap
    let slides = slidesBars
    if isHidden, !slides {
      navigationBar.removeFromSuperview()
    } else {
      if navigationBar.superview !== view { view.addSubview(navigationBar) }
      let height = navigationBar.contentHeight
      let top = safe.top - barOverlap
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
    let isCompact = traitCollection.verticalSizeClass == .compact
    let hidesToolbar = isToolbarHidden || areBarsHiddenBySize
    let fullToolbarHeight: CGFloat = isCompact ? 32 : safe.bottom > 0 ? 49 : 44
    let toolbarHeight: CGFloat = hidesToolbar ? 0 : fullToolbarHeight
    if hidesToolbar, !slides {
      toolbar.removeFromSuperview()
    } else {
      if toolbar.superview !== view { view.addSubview(toolbar) }
      toolbar.items = stack.last?.toolbarItems
      let y = hidesToolbar ? bounds.height : bounds.height - safe.bottom - fullToolbarHeight
      toolbar.frame = CGRect(x: 0, y: y, width: bounds.width, height: fullToolbarHeight)
      toolbar.reachBelow = safe.bottom
    }
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if insetHeight > 0 {
      if shown.reachesUnder(.top, isTranslucent: navigationBar.letsContentBeneath) {
        insets.top = insetHeight - overlap
      } else {
        let end = (safe.top + insetHeight - overlap).roundedToPixel(traitCollection.displayScale)
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
  }

  private var largeTitleIsCollapsed: Bool {
    navigationBar.fullExtraHeight > 0 && (largeTitleHeight ?? .infinity) < navigationBar.fullExtraHeight
  }

  /// The bar's items or appearance changed.
  func barChanged() {
    // What shows all of the bar's parts shows new ones too.
    if let largeTitleHeight, largeTitleHeight >= formerFull { self.largeTitleHeight = nil }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Going back

  /// The drag from the leading edge that goes back. Its delegate lets it begin where the bar shows a back button.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
  private let popGate = PopGate()
  private var steering: UIPercentDrivenInteractiveTransition?

  private func addPopGesture() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = view.isRightToLeft ? .right : .left
    popGate.navigation = self
    pan.delegate = popGate
    pan.addWatcher { [weak self, unowned pan] in self?.dragBack(pan) }
    view.addGestureRecognizer(pan)
    interactivePopGestureRecognizer = pan
  }

  fileprivate var mayDragBack: Bool {
    guard let item = stack.last?.navigationItem, !isBarHidden, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  private func dragBack(_ pan: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let way = pan.translation(in: view).x * (view.isRightToLeft ? -1 : 1)
    switch pan.state {
    case .began:
      guard stack.count > 1, shown.transition == nil, appearance == .here else { return }
      let steering = UIPercentDrivenInteractiveTransition()
      // The finger goes as far as the view.
      steering.completionCurve = .easeOut
      self.steering = steering
      change(to: Array(stack.dropLast()), operation: .pop, animated: true, steeredBy: steering)
      steering.update(way / width)
    case .changed: steering?.update(way / width)
    case .ended:
      let speed = pan.velocity(in: view).x * (view.isRightToLeft ? -1 : 1)
      // Where the finger would be a moment later decides.
      if way + speed * 0.2 > width / 2 { steering?.finish() } else { steering?.cancel() }
      steering = nil
    case .cancelled:
      steering?.cancel()
      steering = nil
    default: break
    }
  }

  /// Called by the bar's back button.
  func goBack() {
    if let delegate = navigationBar.delegate, let item = navigationBar.topItem,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  // MARK: Bars that hide

  /// The pan that hides and shows the bars where `hidesBarsOnSwipe` is on.
  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.delegate = popGate
    pan.cancelsTouchesInView = false
    pan.addWatcher { [weak self, unowned pan] in self?.swipeBars(pan) }
    return pan
  }()
  /// The tap that hides and shows the bars where `hidesBarsOnTap` is on.
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addHandler { [weak self] in
      guard let self else { return }
      setBarsHidden(!isNavigationBarHidden)
    }
    return tap
  }()

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

  private func swipeBars(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let way = pan.translation(in: view)
    guard abs(way.y) > abs(way.x), abs(way.y) > 40 else { return }
    setBarsHidden(way.y < 0)
  }

  private func setBarsHidden(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: true)
    if stack.last?.toolbarItems?.isEmpty == false { setToolbarHidden(hidden, animated: true) }
  }

  // MARK: What the system asks

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
    return navigationBar.barStyle == .black ? .lightContent : stack.last?.preferredStatusBarStyle ?? .default
  }

  @_spi(UIKit) public override var popoverSize: CGSize {
    guard let top = stack.last else { return super.popoverSize }
    let preferred = top.preferredContentSize
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : top.popoverSize
    return CGSize(width: size.width, height: size.height + (isBarHidden ? 0 : navigationBar.contentHeight))
  }
}

/// Lets the drag back begin where the bar shows a back button, and the swipe beside scrolling.
private final class PopGate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === navigation?.interactivePopGestureRecognizer else { return true }
    return navigation?.mayDragBack == true && (navigation?.viewControllers.count ?? 0) > 1
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== navigation?.interactivePopGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === navigation?.interactivePopGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
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
