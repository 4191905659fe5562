import Foundation
@_spi(UIKit) import UIKitCore

/// A view controller that displays view controllers as pages, which the user turns.
///
/// 1. The data source provides the pages beside the current one when a drag begins, and the next one in the
///   same direction after it. Without a data source pages are turned programmatically only.
/// 2. A drag makes the next page appear and the current one disappear; cancelling the drag reverts that.
/// 3. Pages are arranged side by side, page curls too. With the spine in the middle two pages are visible at
///   a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  @_spi(UIKit) public override var followsChildrensViews: Bool { false }

  /// The style of turning pages. Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl, as in a book. Drawn like `scroll`.
    case pageCurl = 0
    /// A scrolling motion.
    case scroll = 1
  }

  /// The direction in which pages are arranged. Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are arranged from left to right.
    case horizontal = 0
    /// Pages are arranged from top to bottom.
    case vertical = 1
  }

  /// The direction of turning. Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The location of the spine of a book. Raw values are UIKit's.
  public enum SpineLocation: Int, Sendable {
    /// No spine, for scrolling pages.
    case none = 0
    /// At the left or top edge.
    case min = 1
    /// In the middle: two pages are visible.
    case mid = 2
    /// At the right or bottom edge.
    case max = 3
  }

  /// A key in the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, which is UIKit's.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the spine location: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of turning pages.
  open package(set) var transitionStyle: TransitionStyle
  /// The direction in which pages are arranged.
  open package(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine; `none` for scrolling pages.
  open private(set) var spineLocation = SpineLocation.none
  /// A Boolean value that indicates whether pages have content on both sides. Without effect: backs of pages
  /// are never visible.
  open var isDoubleSided = false
  /// The visible pages.
  open private(set) var viewControllers: [UIViewController]? = []
  /// The data source, which provides the pages beside the visible ones.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighboursChanged() } }
  /// The delegate, which is notified of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gesture recognizers that turn pages in the style `pageCurl`. As on iOS, there are none in the style `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scrollView.panGestureRecognizer] : []
  }

  private var spacing: CGFloat = 0

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if style == .scroll {
      let value = options?[.interPageSpacing]
      spacing =
        (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
        ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) } ?? 0
    } else {
      let value = options?[.spineLocation]
      let raw = (value as? Int) ?? (value as? NSNumber)?.intValue
      spineLocation = raw.flatMap(SpineLocation.init(rawValue:)) ?? .min
    }
  }

  /// Creates a controller whose pages curl horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// Creates a controller that is read from a document.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  // MARK: Pages

  private lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = follower
    return scrollView
  }()
  private let follower = ScrollFollower()
  private let pageControl = UIPageControl()

  /// The pages before and after the visible ones, as provided by the data source.
  private var before: [UIViewController] = []
  private var after: [UIViewController] = []
  private var hasLoadedNeighbors = false
  /// The direction of the running drag or animation.
  private var heading: NavigationDirection?
  private var completion: ((Bool) -> Void)?
  private var isNavigatingProgrammatically = false

  private var visiblePageCount: Int { spineLocation == .mid ? 2 : 1 }

  /// A Boolean value that indicates whether the back of a turned page may be given behind the page itself.
  private var takesBacks: Bool { isDoubleSided && transitionStyle == .pageCurl && spineLocation != .mid }

  /// Sets the visible pages; an animation turns them in the given direction. A double-sided page that curls may have its
  /// back behind it, which is not shown. A wrong number of pages stops the process with UIKit's message.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? []
    guard given.count == visiblePageCount || given.count == 2 && takesBacks else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'The number of view controllers provided (\(given.count)) doesn't match the number required (\(visiblePageCount)) for the requested transition'"
      )
    }
    let next = Array(given.prefix(visiblePageCount))
    endTurning()
    let isSame = next.elementsEqual(self.viewControllers ?? []) { $0 === $1 }
    let isAnimated =
      animated && appearance == .here && UIView.areAnimationsEnabled && !(self.viewControllers ?? []).isEmpty
      && !isSame
    guard isAnimated else {
      replace(by: next)
      completion?(true)
      return
    }
    if direction == .forward { after = next } else { before = next }
    hasLoadedNeighbors = true
    updateExtent()
    self.completion = completion
    isNavigatingProgrammatically = true
    begin(direction)
    scrollView.setContentOffset(offset(ofPage: direction == .forward ? 1 : -1), animated: true)
  }

  /// Replaces the visible pages without animation.
  private func replace(by next: [UIViewController]) {
    let former = viewControllers ?? []
    let leaving = former.filter { page in !next.contains { $0 === page } }
    viewControllers = next
    let isVisible = appearance == .here
    for page in leaving {
      page.willMove(toParent: nil)
      page.beginAppearance(false)
    }
    for page in next where page.parent !== self { addChild(page) }
    if isVisible { for page in next { page.beginAppearance(true) } }
    for page in leaving {
      page.viewIfLoaded?.withoutAppearanceCallbacks { page.viewIfLoaded?.removeFromSuperview() }
      page.finishAppearance()
      page.removeFromParent()
    }
    if isViewLoaded {
      layOutPages()
      for page in next where isVisible {
        page.callViewIsAppearing()
        page.finishAppearance()
      }
    }
    for page in next { page.didMove(toParent: self) }
    neighboursChanged()
    if pageControl.superview != nil { askForIndex() }
  }

  /// Asks the data source for the number of pages and the index, as each time that code sets pages.
  private func askForIndex() {
    guard let dataSource else { return }
    pageControl.numberOfPages = dataSource.presentationCount(for: self)
    pageControl.currentPage = dataSource.presentationIndex(for: self)
  }

  private func neighboursChanged() {
    hasLoadedNeighbors = false
    before = []
    after = []
    viewIfLoaded?.setNeedsLayout()
  }

  /// Requests the pages beside the visible ones from the data source, unless they are known.
  fileprivate func findNeighbours() {
    guard !hasLoadedNeighbors, heading == nil else { return }
    hasLoadedNeighbors = true
    after = pages(.forward)
    before = pages(.reverse)
    updateExtent()
  }

  /// Returns the pages beside the visible ones in a direction, from the data source; none if there are too few.
  private func pages(_ direction: NavigationDirection) -> [UIViewController] {
    var found: [UIViewController] = []
    var last = direction == .forward ? viewControllers?.last : viewControllers?.first
    while found.count < visiblePageCount, let page = last, let dataSource {
      last =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      if let last { found.insert(last, at: direction == .forward ? found.count : 0) }
    }
    return found.count < visiblePageCount ? [] : found
  }

  // MARK: Layout

  /// The orientations that the delegate supports; by default all on an iPad, all but upside down on a phone.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  @_spi(UIKit) public override func prepareLoadedView() {
    view.clipsToBounds = true
    follower.controller = self
    view.addSubview(scrollView)
    layOutPages()
  }

  @_spi(UIKit) public override func layOutContainedViews() {
    layOutPages()
  }

  @_spi(UIKit) public override var appearingChildren: [UIViewController] { viewControllers ?? [] }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    let wanted = delegate.pageViewController(self, spineLocationFor: orientation)
    guard wanted != .none, wanted != spineLocation else { return }
    spineLocation = wanted
    neighboursChanged()
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var isFlipped: Bool { isHorizontal && view.isRightToLeft }
  private var length: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }

  /// Returns the offset at which a page is visible: 0 for the current page, -1 and 1 for its neighbors.
  private func offset(ofPage page: Int) -> CGPoint {
    let along = length * CGFloat(isFlipped ? 1 - page : 1 + page)
    return isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// Limits scrolling to the directions in which there are pages.
  private func updateExtent() {
    let size = scrollView.bounds.size
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: length * 3, height: size.height) : CGSize(width: size.width, height: length * 3)
    let low: CGFloat = (isFlipped ? after : before).isEmpty ? -length : 0
    let high: CGFloat = (isFlipped ? before : after).isEmpty ? -length : 0
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
      : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    scrollView.alwaysBounceHorizontal = isHorizontal && dataSource != nil
    scrollView.alwaysBounceVertical = !isHorizontal && dataSource != nil
    scrollView.isScrollEnabled = dataSource != nil
  }

  private func layOutPages() {
    layOutControl()
    var bounds = view.bounds
    // The page control is below the pages, on what is behind the controller's view, as in public screenshots of iOS 16.
    if pageControl.superview != nil { bounds.size.height = max(pageControl.frame.minY, 0) }
    let frame =
      isHorizontal ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    let isNew = scrollView.frame != frame
    scrollView.frame = frame
    updateExtent()
    place(viewControllers ?? [], atPage: 0)
    if heading == nil || isNew { scrollView.contentOffset = offset(ofPage: 0) }
  }

  private func place(_ pages: [UIViewController], atPage index: Int) {
    let origin = offset(ofPage: index)
    for (place, page) in pages.enumerated() {
      guard let content = page.view else { continue }
      let part = isFlipped ? pages.count - 1 - place : place
      let width = view.bounds.width / (isHorizontal ? CGFloat(max(pages.count, 1)) : 1)
      let height = isHorizontal ? scrollView.bounds.height : view.bounds.height / CGFloat(max(pages.count, 1))
      content.autoresizingMask = []
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = CGRect(
        x: origin.x + (isHorizontal ? spacing / 2 + CGFloat(part) * width : 0),
        y: origin.y + (isHorizontal ? 0 : spacing / 2 + CGFloat(part) * height), width: width, height: height)
      if content.superview !== scrollView {
        content.withoutAppearanceCallbacks { scrollView.addSubview(content) }
      }
    }
  }

  /// Lays out the page control at the bottom, if the data source provides a number of pages.
  private func layOutControl() {
    guard let dataSource, transitionStyle == .scroll, isHorizontal,
      dataSource.presentationCount(for: self) > 0
    else { return pageControl.removeFromSuperview() }
    if pageControl.superview !== view {
      askForIndex()
      view.addSubview(pageControl)
    }
    let height = pageControl.intrinsicContentSize.height
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
      height: height)
  }

  // MARK: Turning

  private func begin(_ direction: NavigationDirection) {
    guard heading == nil else { return }
    let next = direction == .forward ? after : before
    guard !next.isEmpty else { return }
    heading = direction
    if !isNavigatingProgrammatically { delegate?.pageViewController(self, willTransitionTo: next) }
    for page in next where page.parent !== self { addChild(page) }
    let isVisible = appearance == .here
    // The next page before the present one, unlike stacks: logs of both styles.
    for page in next where isVisible { page.beginAppearance(true, animated: true) }
    for page in viewControllers ?? [] { page.beginAppearance(false, animated: true) }
    place(next, atPage: direction == .forward ? 1 : -1)
    for page in next where isVisible { page.callViewIsAppearing() }
  }

  fileprivate func scrolled() {
    guard !isNavigatingProgrammatically, scrollView.isDragging || scrollView.isDecelerating else { return }
    let rest = offset(ofPage: 0)
    let present = scrollView.contentOffset
    let way = (isHorizontal ? present.x - rest.x : present.y - rest.y) * (isFlipped ? -1 : 1)
    guard abs(way) > 0.01 else { return }
    let direction: NavigationDirection = way > 0 ? .forward : .reverse
    if let heading, heading != direction {
      finish(completed: false)
      scrollView.contentOffset = present
    }
    begin(direction)
  }

  fileprivate func scrollingEnded() {
    guard let heading else { return }
    let target = offset(ofPage: heading == .forward ? 1 : -1)
    let present = scrollView.contentOffset
    let isThere = hypot(present.x - target.x, present.y - target.y) < length / 2
    finish(completed: isThere)
  }

  /// Completes the turn in progress.
  private func endTurning() {
    guard heading != nil else { return }
    finish(completed: true)
  }

  private func finish(completed: Bool) {
    guard let heading else { return }
    let next = heading == .forward ? after : before
    let former = viewControllers ?? []
    self.heading = nil
    let wasByCode = isNavigatingProgrammatically
    isNavigatingProgrammatically = false
    viewControllers = completed ? next : former
    if completed { turn(from: former, to: next) } else { turnBack(to: former, from: next) }
    hasLoadedNeighbors = !completed || !wasByCode
    if completed {
      for page in next { page.didMove(toParent: self) }
      (before, after) = wasByCode ? ([], []) : heading == .forward ? (former, []) : ([], former)
      updateControl(heading, byCode: wasByCode)
    }
    layOutPages()
    scrollView.contentOffset = offset(ofPage: 0)
    if wasByCode {
      let done = completion
      completion = nil
      done?(completed)
      return
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: completed)
    guard completed, hasLoadedNeighbors, self.heading == nil else { return }
    if heading == .forward { after = pages(.forward) } else { before = pages(.reverse) }
    updateExtent()
  }

  /// Ends the appearance of the next pages and the disappearance of the former ones.
  ///
  /// The order of the two, and of those of a turn that is given up, is that of logs: pages that scroll appear before
  /// others disappear, pages that curl do so after it.
  private func turn(from former: [UIViewController], to next: [UIViewController]) {
    if transitionStyle == .scroll { for page in next { page.finishAppearance() } }
    for page in former { remove(page) }
    for page in next { page.finishAppearance() }
  }

  private func turnBack(to former: [UIViewController], from next: [UIViewController]) {
    if transitionStyle == .pageCurl { for page in next { page.beginAppearance(false, animated: true) } }
    for page in former { page.beginAppearance(true, animated: true) }
    if transitionStyle == .scroll {
      for page in former { page.finishAppearance() }
      for page in next { page.beginAppearance(false, animated: true) }
    }
    for page in next { remove(page) }
    for page in former { page.finishAppearance() }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.isLeavingParent = true
    page.viewIfLoaded?.withoutAppearanceCallbacks { page.viewIfLoaded?.removeFromSuperview() }
    page.finishAppearance()
    page.removeFromParent()
  }

  private func updateControl(_ heading: NavigationDirection, byCode: Bool) {
    guard pageControl.superview != nil else { return }
    if byCode { return askForIndex() }
    pageControl.currentPage += heading == .forward ? 1 : -1
  }

  open override var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self) ?? viewControllers?.first
  }
  open override var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self) ?? viewControllers?.first
  }
}

/// The delegate of the scroll view, which forwards its events to the controller.
private final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var controller: UIPageViewController?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { controller?.findNeighbours() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.scrolled() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.scrollingEnded() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.scrollingEnded() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.scrollingEnded() }
}
