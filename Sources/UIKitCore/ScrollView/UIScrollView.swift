/// A view that displays a part of content larger than itself.
///
/// Constraints between the scroll view's edges and its descendants determine the size of the content;
/// constraints to `frameLayoutGuide` refer to the visible part.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  /// The way in which the safe area is added to the content inset. Raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Added at the top and bottom, and at the sides if the content is wider than the view.
    case automatic
    /// Added in the axes in which the content is larger than the view.
    case scrollableAxes
    /// Not added.
    case never
    /// Added on all sides.
    case always
  }

  /// The way in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard is not dismissed.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard moves with a touch that reaches it.
    case interactive
    /// Treated like `onDrag`.
    case onDragWithAccessory
    /// Treated like `interactive`.
    case interactiveWithAccessory
  }

  /// The color style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light mode and light in dark mode.
    case `default`
    /// Mostly transparent black.
    case black
    /// Half transparent white.
    case white
  }

  /// The rate at which content decelerates, as the factor by which its speed changes per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, less than 1.
    public var rawValue: CGFloat
    /// Creates a rate from a factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content comes to rest quickly, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The visibility of an index beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    /// Displayed while scrolling.
    case automatic
    /// Never displayed.
    case alwaysHidden
  }

  /// The motion of the content.
  package private(set) lazy var motion: any ScrollMoving = CoreParts.controls.makeMotion(of: self)

  /// A closure called after each change of the offset, by which a bar above follows the content.
  var onScroll: (() -> Void)?
  /// The height, in points, by which the bar above can still expand; it lowers the minimum offset
  /// accordingly.
  package var topExtension: CGFloat = 0
  /// The total height, in points, by which the bar above collapses. Content comes to rest with the bar fully
  /// expanded or fully collapsed.
  package var topSnap: CGFloat = 0

  /// The delegate, of whichever type a subclass declares. Tables, collection views and text views declare
  /// `delegate` with their own types, which Swift allows since the property comes from an extension of a
  /// protocol.
  package weak var heldDelegate: (any UIScrollViewDelegate)? {
    didSet { if heldDelegate !== oldValue { heldDelegateChanged() } }
  }

  /// Called after the delegate changed.
  @_spi(UIKit) open func heldDelegateChanged() {}

  /// The point of the content at the top left corner of the scroll view, in points. It is rounded to pixels of the screen,
  /// but not while content is zoomed, nor when `bounds` is set.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = motion.isZooming ? newValue : pixelRounded(newValue)
      guard offset != bounds.origin else { return }
      bounds.origin = offset
      tellScroll()
    }
  }

  /// Tells the delegate that content scrolled.
  package func tellScroll() { delegate?.scrollViewDidScroll(self) }

  /// The bounds, whose origin is the content offset. Code that sets them moves the content and tells the delegate nothing.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former {
        setNeedsLayout()
        indicatorsIfAny?.follow()
        activeRefreshControl?.follow(self)
        onScroll?()
        tellBottomBars()
      }
    }
  }

  /// The size of the content, in points. Constraints to the content layout guide set it.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue {
        adjustOffset()
        indicatorsIfAny?.follow()
        tellBottomBars()
      }
      KeyValueObserving.changed(self, "contentSize")
    }
  }

  /// The padding around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue {
        adjustedContentInsetDidChange()
        adjustOffset()
      }
      KeyValueObserving.changed(self, "contentInset")
    }
  }

  /// The way in which the safe area is added to the content inset; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// A Boolean value that determines whether touches scroll; `true` by default. Programmatic scrolling is
  /// always possible.
  open var isScrollEnabled = true
  /// A Boolean value that determines whether scrolling stops at multiples of the view's size; `false` by
  /// default.
  open var isPagingEnabled = false
  /// A Boolean value that determines whether scrolling bounces at the limits; `true` by default.
  open var bounces = true
  /// A Boolean value that determines whether horizontal scrolling bounces at the limits; `true` by default.
  /// It has no effect if `bounces` is `false`, which is a guess.
  open var bouncesHorizontally = true
  /// A Boolean value that determines whether vertical scrolling bounces at the limits; `true` by default. It
  /// has no effect if `bounces` is `false`, which is a guess.
  open var bouncesVertically = true
  /// A Boolean value that determines whether vertical scrolling bounces even if the content is no higher than
  /// the view; `false` by default.
  open var alwaysBounceVertical = false
  /// A Boolean value that determines whether horizontal scrolling bounces even if the content is no wider
  /// than the view; `false` by default.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that determines whether a drag stays on the axis along which it began; `false` by
  /// default.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that determines whether the horizontal indicator appears while scrolling; `true` by
  /// default.
  open var showsHorizontalScrollIndicator = true { didSet { indicatorsIfAny?.follow() } }
  /// A Boolean value that determines whether the vertical indicator appears while scrolling; `true` by
  /// default.
  open var showsVerticalScrollIndicator = true { didSet { indicatorsIfAny?.follow() } }
  /// The color style of both indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicatorsIfAny?.follow() } }
  /// The insets of both indicators, in points. Reading it returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsIfAny?.follow() } }
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsIfAny?.follow() } }
  /// A Boolean value that determines whether the safe area is added to the insets of the indicators; `true`
  /// by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsIfAny?.follow() } }

  package private(set) var indicatorsIfAny: (any ShownScrollIndicators)?

  /// The scroll indicators, created on first use.
  package var indicators: any ShownScrollIndicators {
    if let indicatorsIfAny { return indicatorsIfAny }
    let made = motion.makeIndicators()
    indicatorsIfAny = made
    return made
  }

  /// The refresh control, which pulling the content down triggers.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.follow(self)
      }
      adjustedContentInsetDidChange()
    }
  }

  /// The refresh control that follows the content: the one of the property, or one that was added as a subview.
  package var activeRefreshControl: UIRefreshControl? {
    refreshControl ?? addedRefreshControl.flatMap { $0.superview === self ? $0 : nil }
  }
  weak var addedRefreshControl: UIRefreshControl?

  /// Adjusts the inset after space for the refresh control was added or removed. Content beside it scrolls
  /// there unless it is being dragged.
  func refreshInsetChanged() {
    adjustedContentInsetDidChange()
    activeRefreshControl?.follow(self)
    guard !isTracking || !isDragging else { return }
    let rest = motion.clamped(contentOffset)
    if rest.y > contentOffset.y, contentOffset != rest { setContentOffset(rest, animated: true) }
  }
  /// The way in which dragging dismisses the keyboard; `none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that determines whether touches of content are delayed, so that a drag that begins in a
  /// control can scroll; `true` by default.
  open var delaysContentTouches = true
  /// A Boolean value that determines whether scrolling can cancel a touch that content has received; `true`
  /// by default.
  open var canCancelContentTouches = true
  /// The minimum zoom scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale; 1 by default. Zooming requires a value greater than the minimum.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the zoomed view.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
      applyZoom(scale, about: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }
  private var storedZoomScale: CGFloat = 1
  /// The rate at which content decelerates after a drag; `normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that determines whether zooming can exceed the minimum and maximum scale during a pinch;
  /// `true` by default.
  open var bouncesZoom = true
  /// A Boolean value that determines whether a tap on the status bar scrolls to the top; `true` by default.
  /// Nothing scrolls if it is `true` for several visible scroll views of the window. The delegate can prevent
  /// it.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether a touch is down that may scroll.
  open var isTracking: Bool { motion.isTracking }
  /// A Boolean value that indicates whether a touch is scrolling the content, or the content continues to move
  /// after that.
  open var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content continues to move after a drag ended.
  open var isDecelerating: Bool { motion.isDecelerating }
  /// A Boolean value that indicates whether a pinch is zooming the content.
  open var isZooming: Bool { motion.isZooming }
  /// A Boolean value that indicates whether zooming has exceeded a limit and is returning; always `false`,
  /// since an excessive scale returns immediately.
  open var isZoomBouncing: Bool { false }

  /// The gesture recognizer that scrolls.
  open private(set) lazy var panGestureRecognizer = motion.makePanRecognizer()

  /// The gesture recognizer that zooms.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = motion.makePinchRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UIScrollView.self)
  }

  /// Encodes the content offset and the zoom scale.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollViewContentOffsetX")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollViewContentOffsetY")
    coder.encode(Double(zoomScale), forKey: "UIScrollViewZoomScale")
  }

  /// Restores the content offset and the zoom scale.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UIScrollViewZoomScale") else { return }
    zoomScale = CGFloat(coder.decodeDouble(forKey: "UIScrollViewZoomScale"))
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIScrollViewContentOffsetX"),
      y: coder.decodeDouble(forKey: "UIScrollViewContentOffsetY"))
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
  }

  /// The gesture recognizers. Those of the scroll view are created on first access or when a touch begins.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      addRecognizers()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  private var hasRecognizers = false

  private func addRecognizers() {
    guard !hasRecognizers else { return }
    hasRecognizers = true
    addGestureRecognizer(panGestureRecognizer)
    if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
  }

  // MARK: Touches of content

  /// Returns whether content receives a touch that begins in it; `true` by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns whether scrolling can cancel a touch of a content view; `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) && canCancelContentTouches }

  /// Returns whether a touch of content is delayed, so that a drag that begins in a control can scroll.
  @_spi(UIKit) open func holdsBack(_ touch: UITouch) -> Bool {
    let moves = motion.movableAxes
    return delaysContentTouches && (moves.x || moves.y)
  }

  /// Returns the offset at which content comes to rest after a drag, before the delegate can change it.
  ///
  /// - Parameter velocity: The velocity in points per millisecond.
  @_spi(UIKit) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The delay of touches of content, in seconds.
  var contentTouchDelay: TimeInterval { 0.15 }

  /// Makes the first responder of this window resign.
  package func dismissKeyboard() {
    guard let first = deviceSession.firstResponder as? UIView, first.window === window else { return }
    first.resignFirstResponder()
  }

  /// Returns a point of the content rounded to pixels of the screen, halves to even ones: -187.5 becomes -187.33 where a
  /// point has three. What is at a pixel is returned as it is.
  package func pixelRounded(_ point: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    func rounded(_ value: CGFloat) -> CGFloat {
      let pixels = (value * scale).rounded(.toNearestOrEven)
      return abs(pixels - value * scale) < 1e-6 ? value : pixels / scale
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// The content inset with the part of the safe area that is added to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var added = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: added = safe
    case .automatic, .scrollableAxes:
      if alwaysBounceVertical || contentSize.height > bounds.height
        || contentInsetAdjustmentBehavior == .automatic && isAdjustedByController
      {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        added.left = safe.left
        added.right = safe.right
      }
    }
    if activeRefreshControl?.isRefreshing == true { added.top += UIRefreshControl.height }
    return contentInset + added
  }

  /// The size of the content that is visible: that of the view without the adjusted inset, in points.
  open var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// A Boolean value that indicates whether the view controller adjusts the inset even in axes that do not scroll: that of this
  /// view, or of the superview, if it is in a navigation controller.
  private var isAdjustedByController: Bool {
    guard let owner = next as? UIViewController ?? superview?.next as? UIViewController else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }

  /// Called after the adjusted inset changed. The default implementation notifies the delegate.
  open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

  /// Called after the size of the content, its insets or the size of the view changed. Tables and collection
  /// views defer the adjustment until they know the content size.
  @_spi(UIKit) open func adjustOffset() { clampOffset() }

  /// Scrolls content back whose ends lie inside the bounds: public stack traces of iOS name a method that
  /// does so on changes of size. Content in motion is left alone, and so is an offset beyond the limits that
  /// the program sets, until a size changes.
  package final func clampOffset() {
    // A safe area that is not known yet moves the content.
    bringInsetsUpToDate()
    guard !motion.isMoving, bounds.width > 0, bounds.height > 0,
      layoutPolicy?.presentation.keepsSavedContent != true
    else { return }
    let offset = motion.clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The size for which the offset was last adjusted.
  private var adjustedSize = CGSize.zero

  private var lastAdjustedTop: CGFloat = 0

  /// Keeps content that is scrolled to the top below the changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    indicatorsIfAny?.follow()
    let top = adjustedContentInset.top
    guard layoutPolicy?.presentation.keepsSavedContent != true, top != lastAdjustedTop else { return }
    if contentOffset.y == pixelRounded(CGPoint(x: 0, y: -lastAdjustedTop)).y { contentOffset.y = -top }
    lastAdjustedTop = top
    adjustedContentInsetDidChange()
  }

  /// The layout guide of the content.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The layout guide of the visible area, which stays in place while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Scrolls to an offset, immediately or animated in 0.3 seconds of the clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      motion.stop()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    motion.scroll(to: contentOffset) { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    offset.x += shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    offset.y += shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    // Not beyond the limits of the content.
    setContentOffset(motion.clamped(offset), animated: animated)
  }

  /// Displays the scroll indicators for a second.
  open func flashScrollIndicators() {
    indicators.show()
    indicators.hide(after: 1)
  }

  // MARK: Zooming

  /// Zooms to a scale; an animation takes a quarter of a second.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated else { return zoomScale = scale }
    UIView.animate(withDuration: 0.25) { self.zoomScale = scale }
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let change = { [self] in
      zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
      contentOffset = motion.clamped(
        CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2))
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  /// Applies a scale to the zoomed view; `point`, in the content's coordinates, stays in place.
  package func applyZoom(_ scale: CGFloat, about point: CGPoint) {
    guard scale > 0, scale.isFinite, scale != storedZoomScale else { return }
    guard let content = delegate?.viewForZooming(in: self) else { return storedZoomScale = scale }
    let former = storedZoomScale
    storedZoomScale = scale
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    let origin = content.frame.origin
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    var frame = content.frame
    frame.origin = origin
    content.frame = frame
    contentSize = frame.size
    let ratio = scale / former
    let wanted = CGPoint(x: point.x * ratio - place.x, y: point.y * ratio - place.y)
    contentOffset = motion.isZooming ? wanted : motion.clamped(wanted)
    delegate?.scrollViewDidZoom(self)
  }

  /// Returns whether an item belongs to the content, so that it scrolls.
  func scrolls(_ item: LayoutItem) -> Bool {
    if let guide = item.guide, guide.owningView === self {
      return guide !== constraintSupport?.systemGuides[.scrollFrame] && !isSystemGuideOfFrame(guide)
    }
    guard let view = item.hostingView, view !== self else { return false }
    return view.isDescendant(of: self)
  }

  private func isSystemGuideOfFrame(_ guide: UILayoutGuide) -> Bool {
    constraintSupport?.systemGuides.values.contains { $0 === guide } ?? false
  }

  /// A Boolean value that indicates whether there are constraints between the scroll view's own edges and its
  /// content.
  var hasContentTerms = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = constraintSupport?.systemGuides[.scrollContent], let item = guide._item,
      item.engine != nil,
      !item.references.isEmpty || hasContentTerms
    {
      contentSize = guide.layoutFrame.size
    }
    if bounds.size != adjustedSize {
      adjustedSize = bounds.size
      adjustOffset()
      indicatorsIfAny?.follow()
    }
  }
}

/// A class with a `delegate` that subclasses may redeclare with a narrower type, as UIKit's tables do.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating {
  /// The delegate, which is notified of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.heldDelegate }
    set { (self as? UIScrollView)?.heldDelegate = newValue }
  }
}

extension NamedMembers {
  static let scrollView = NamedMembers(UIScrollView.self) {
    $0.appearance("indicatorStyle", \.indicatorStyle)
    $0.appearance("keyboardDismissMode", \.keyboardDismissMode)
    $0.appearance("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    $0.property("isScrollEnabled", \.isScrollEnabled)
    $0.property("zoomScale", \.zoomScale)
    $0.reading("contentOffset") { $0.contentOffset }
    $0.reading("contentSize") { $0.contentSize }
    $0.reading("contentInset") { $0.contentInset }
    $0.reading("adjustedContentInset") { $0.adjustedContentInset }
    $0.reading("isDragging") { $0.isDragging }
    $0.reading("isTracking") { $0.isTracking }
    $0.reading("isDecelerating") { $0.isDecelerating }
    $0.reading("panGestureRecognizer") { $0.panGestureRecognizer }
    $0.reading("pinchGestureRecognizer") { $0.pinchGestureRecognizer }
  }
}
