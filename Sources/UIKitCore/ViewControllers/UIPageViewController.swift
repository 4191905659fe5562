import Foundation

/// Shows view controllers as pages, which a finger turns.
///
/// 1. The pages beside the present one come from the data source. Without one pages are turned by code only.
/// 2. A drag lets the next page appear and the present one disappear; one that is given up takes that back.
/// 3. Pages lie beside each other. Curls are drawn so too; with their spine in the middle two pages show at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned. Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book. Drawn as `scroll`.
    case pageCurl = 0
    /// As beside each other.
    case scroll = 1
  }

  /// In which direction pages lie. Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Which way pages are turned. Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// Where a book is bound. Raw values are UIKit's.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages are not turned as in a book.
    case none = 0
    /// At the left or top.
    case min = 1
    /// In the middle: two pages show.
    case mid = 2
    /// At the right or bottom.
    case max = 3
  }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name, UIKit's.
    public var rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where a book is bound: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages are turned.
  open package(set) var transitionStyle: TransitionStyle
  /// In which direction pages lie.
  open package(set) var navigationOrientation: NavigationOrientation
  /// Where a book is bound; `none` for scrolling pages.
  open private(set) var spineLocation = SpineLocation.none
  /// Whether a book's pages have content on both sides. Without effect: backs of pages are not shown.
  open var isDoubleSided = false
  /// The pages that show.
  open private(set) var viewControllers: [UIViewController]? = []
  /// Brings the pages beside those that show.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighboursChanged() } }
  /// Is told of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gestures that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  private var spacing: CGFloat = 0

  /// Makes a controller without pages.
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

  /// Reads a controller from a document.
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

  /// The pages before and after those that show, once they were asked for.
  private var before: [UIViewController] = []
  private var after: [UIViewController] = []
  private var knowsNeighbours = false
  /// Which way a drag or an animation goes at present.
  private var heading: NavigationDirection?
  private var completion: ((Bool) -> Void)?
  private var isTurningByCode = false

  private var pagesShown: Int { spineLocation == .mid ? 2 : 1 }

  /// Shows other pages; animated they come from the side of the direction. Stops with UIKit's message for a wrong number of
  /// pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let next = viewControllers ?? []
    guard next.count == pagesShown else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'The number of view controllers provided (\(next.count)) doesn't match the number required (\(pagesShown)) for the requested transition'"
      )
    }
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
    knowsNeighbours = true
    updateExtent()
    self.completion = completion
    isTurningByCode = true
    begin(direction)
    scrollView.setContentOffset(offset(ofPage: direction == .forward ? 1 : -1), animated: true)
  }

  /// Shows other pages at once.
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
      page.viewIfLoaded?.moveWithoutAppearance { page.viewIfLoaded?.removeFromSuperview() }
      page.finishAppearance()
      page.removeFromParent()
    }
    if isViewLoaded {
      layOutPages()
      for page in next where isVisible {
        page.tellIsAppearing()
        page.finishAppearance()
      }
    }
    for page in next { page.didMove(toParent: self) }
    neighboursChanged()
  }

  private func neighboursChanged() {
    knowsNeighbours = false
    before = []
    after = []
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the data source for the pages beside those that show.
  private func findNeighbours() {
    guard !knowsNeighbours, heading == nil, let first = viewControllers?.first,
      let last = viewControllers?.last
    else { return }
    knowsNeighbours = true
    before = []
    after = []
    guard let dataSource else { return }
    var next: UIViewController? = first
    while before.count < pagesShown, let page = next {
      next = dataSource.pageViewController(self, viewControllerBefore: page)
      if let next { before.insert(next, at: 0) }
    }
    next = last
    while after.count < pagesShown, let page = next {
      next = dataSource.pageViewController(self, viewControllerAfter: page)
      if let next { after.append(next) }
    }
    if before.count < pagesShown { before = [] }
    if after.count < pagesShown { after = [] }
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    follower.controller = self
    view.addSubview(scrollView)
    layOutPages()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    findNeighbours()
    layOutPages()
  }

  override var appearingChildren: [UIViewController] { viewControllers ?? [] }

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

  /// The scroll view's offset at which a page shows: 0 for the present one, -1 and 1 for those beside it.
  private func offset(ofPage page: Int) -> CGPoint {
    let along = length * CGFloat(isFlipped ? 1 - page : 1 + page)
    return isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// Lets the scroll view move where there are pages.
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
    let bounds = view.bounds
    let frame =
      isHorizontal ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    let isNew = scrollView.frame != frame
    scrollView.frame = frame
    updateExtent()
    place(viewControllers ?? [], atPage: 0)
    if heading == nil || isNew { scrollView.contentOffset = offset(ofPage: 0) }
    layOutControl()
  }

  private func place(_ pages: [UIViewController], atPage index: Int) {
    let origin = offset(ofPage: index)
    for (place, page) in pages.enumerated() {
      guard let content = page.view else { continue }
      let part = isFlipped ? pages.count - 1 - place : place
      let width = view.bounds.width / (isHorizontal ? CGFloat(max(pages.count, 1)) : 1)
      let height = view.bounds.height / (isHorizontal ? 1 : CGFloat(max(pages.count, 1)))
      content.autoresizingMask = []
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = CGRect(
        x: origin.x + (isHorizontal ? spacing / 2 + CGFloat(part) * width : 0),
        y: origin.y + (isHorizontal ? 0 : spacing / 2 + CGFloat(part) * height), width: width, height: height)
      if content.superview !== scrollView { content.moveWithoutAppearance { scrollView.addSubview(content) } }
    }
  }

  /// The dots at the bottom, where the data source says how many pages there are.
  private func layOutControl() {
    guard let dataSource, transitionStyle == .scroll, isHorizontal,
      dataSource.presentationCount(for: self) > 0
    else { return pageControl.removeFromSuperview() }
    if pageControl.superview !== view {
      pageControl.numberOfPages = dataSource.presentationCount(for: self)
      pageControl.currentPage = dataSource.presentationIndex(for: self)
      view.addSubview(pageControl)
    }
    // 37 points high: Apple's height of these dots' bar.
    let height: CGFloat = 37
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
    if !isTurningByCode { delegate?.pageViewController(self, willTransitionTo: next) }
    for page in next where page.parent !== self { addChild(page) }
    let isVisible = appearance == .here
    for page in viewControllers ?? [] { page.beginAppearance(false, animated: true) }
    for page in next where isVisible { page.beginAppearance(true, animated: true) }
    place(next, atPage: direction == .forward ? 1 : -1)
    for page in next where isVisible { page.tellIsAppearing() }
  }

  fileprivate func scrolled() {
    guard !isTurningByCode, scrollView.isDragging || scrollView.isDecelerating else { return }
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

  fileprivate func cameToRest() {
    guard let heading else { return }
    let target = offset(ofPage: heading == .forward ? 1 : -1)
    let present = scrollView.contentOffset
    let isThere = hypot(present.x - target.x, present.y - target.y) < length / 2
    finish(completed: isThere)
  }

  /// Ends what is under way where it leads.
  private func endTurning() {
    guard heading != nil else { return }
    finish(completed: true)
  }

  private func finish(completed: Bool) {
    guard let heading else { return }
    let next = heading == .forward ? after : before
    let former = viewControllers ?? []
    self.heading = nil
    let wasByCode = isTurningByCode
    isTurningByCode = false
    let stays = completed ? next : former
    let goes = completed ? former : next
    if !completed {
      for page in former { page.beginAppearance(true, animated: true) }
      for page in next { page.beginAppearance(false, animated: true) }
    }
    viewControllers = stays
    for page in goes {
      page.willMove(toParent: nil)
      page.isLeavingParent = true
      page.viewIfLoaded?.moveWithoutAppearance { page.viewIfLoaded?.removeFromSuperview() }
      page.finishAppearance()
      page.removeFromParent()
    }
    for page in stays { page.finishAppearance() }
    if completed {
      for page in stays { page.didMove(toParent: self) }
      knowsNeighbours = false
      before = []
      after = []
      findNeighbours()
      updateControl(heading, byCode: wasByCode)
    }
    layOutPages()
    scrollView.contentOffset = offset(ofPage: 0)
    if wasByCode {
      let done = completion
      completion = nil
      done?(completed)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: completed)
    }
  }

  private func updateControl(_ heading: NavigationDirection, byCode: Bool) {
    guard pageControl.superview != nil, let dataSource else { return }
    if byCode {
      pageControl.currentPage = dataSource.presentationIndex(for: self)
    } else {
      pageControl.currentPage += heading == .forward ? 1 : -1
    }
  }

  open override var childForStatusBarStyle: UIViewController? {
    RuntimeClasses.answer("childForStatusBarStyle", of: self) ?? viewControllers?.first
  }
  open override var childForStatusBarHidden: UIViewController? {
    RuntimeClasses.answer("childForStatusBarHidden", of: self) ?? viewControllers?.first
  }
}

/// Tells the controller of its scroll view.
private final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var controller: UIPageViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.scrolled() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.cameToRest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.cameToRest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.cameToRest() }
}

/// Brings pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0, the default, for no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that shows, asked when pages are set by code.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0, where it is not implemented.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0, where it is not implemented.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a drag begins to turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a drag, with whether other pages show.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where a book is bound after the device has turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing, where it is not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing, where it is not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// `none`, where it is not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .none }
}
