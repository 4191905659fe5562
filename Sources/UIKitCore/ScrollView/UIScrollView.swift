/// Shows a part of content that is larger than itself.
///
/// Constraints between the scroll view's edges and what is in it determine the size of the content; those to
/// `frameLayoutGuide` hold on to the visible part.
open class UIScrollView: UIView, _UIScrollViewDelegating {
  /// How bars and the safe area are added to the content inset. Raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Always above and below, to the sides where content is wider than the view.
    case automatic
    /// In the axes in which content is larger than the view.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// When a touch that scrolls dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When dragging begins.
    case onDrag
    /// The keyboard goes along with the finger that comes to it.
    case interactive
    /// When dragging begins.
    case onDragWithAccessory
    /// The keyboard goes along with the finger that comes to it.
    case interactiveWithAccessory
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light ground and light on dark ground.
    case `default`
    /// Black, mostly transparent.
    case black
    /// White, half transparent.
    case white
  }

  /// How fast content slows down: the factor of its speed per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the speed per millisecond, less than 1.
    public var rawValue: CGFloat
    /// A rate of a factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998: the usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How indicators show where content is.
  public enum IndexDisplayMode: Int, Sendable {
    /// While scrolling.
    case automatic
    /// Never.
    case alwaysHidden
  }

  package lazy var motion = ScrollMotion(self)

  /// Called after each change of the offset, by what follows the content: a bar above.
  var whenScrolled: (() -> Void)?
  /// How much the bar above may grow as content goes down, in points: the content's upper end is as much lower.
  var topExtension: CGFloat = 0
  /// How much of the bar above leaves in all; content rests with all of it or with nothing of it.
  var topSnap: CGFloat = 0

  /// The delegate, by whatever type a subclass knows it: tables, collections and texts have delegates of their own types,
  /// which Swift lets them declare since `delegate` comes from a protocol's extension.
  package weak var heldDelegate: (any UIScrollViewDelegate)? {
    didSet { if heldDelegate !== oldValue { heldDelegateChanged() } }
  }

  /// Called when the delegate is another one.
  @_spi(UIKit) open func heldDelegateChanged() {}

  /// The content's point at the top left of the scroll view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  /// Scrolling is a change of the bounds' origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former {
        setNeedsLayout()
        indicatorsIfAny?.follow()
        refreshControl?.follow(self)
        whenScrolled?()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  /// The size of the content, in points. Constraints to the content guide set it.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue { adjustOffset() }
      KeyValueObserving.changed(self, "contentSize")
    }
  }

  /// Padding around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue {
        adjustedContentInsetDidChange()
        adjustOffset()
      }
      KeyValueObserving.changed(self, "contentInset")
    }
  }

  /// How bars and the safe area are added to the content inset; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether fingers scroll; true by default. Code does in any case.
  open var isScrollEnabled = true
  /// Whether scrolling ends at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether content gives way beyond its ends and comes back; true by default.
  open var bounces = true
  /// Whether content gives way vertically where it is no higher than the view; false by default.
  open var alwaysBounceVertical = false
  /// Whether content gives way horizontally where it is no wider than the view; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether a drag that begins along one axis stays on it; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether the lower bar shows while scrolling; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { indicatorsIfAny?.follow() } }
  /// Whether the bar at the side shows while scrolling; true by default.
  open var showsVerticalScrollIndicator = true { didSet { indicatorsIfAny?.follow() } }
  /// The colour of both bars; by the appearance by default.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicatorsIfAny?.follow() } }
  /// Points between the edges and both bars; setting it sets those of each.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Points between the edges and the vertical bar.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsIfAny?.follow() } }
  /// Points between the edges and the horizontal bar.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsIfAny?.follow() } }
  /// Whether the safe area is added to the insets of the bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsIfAny?.follow() } }

  private(set) var indicatorsIfAny: ScrollIndicators?

  /// The bars at the edges.
  var indicators: ScrollIndicators {
    if let indicatorsIfAny { return indicatorsIfAny }
    let made = ScrollIndicators(self)
    indicatorsIfAny = made
    return made
  }

  /// What a finger that pulls the content down starts.
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

  /// The space for a refresh control came or went: content beside it moves, unless a finger holds it.
  func refreshRoomChanged() {
    adjustedContentInsetDidChange()
    refreshControl?.follow(self)
    guard !isDragging else { return }
    let rest = motion.clamped(contentOffset)
    if rest.y > contentOffset.y, contentOffset != rest { setContentOffset(rest, animated: true) }
  }
  /// When a touch that scrolls dismisses the keyboard; not at all by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether content gets a touch a moment later, so that a finger can scroll that begins in a control; true
  /// by default.
  open var delaysContentTouches = true
  /// Whether scrolling may take a touch from content that has it; true by default.
  open var canCancelContentTouches = true
  /// The least scale of the view for zooming; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the view for zooming; 1 by default. Zooming needs one greater than the least.
  open var maximumZoomScale: CGFloat = 1
  /// How much larger than itself the view for zooming is shown.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
      applyZoom(scale, about: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }
  private var storedZoomScale: CGFloat = 1
  /// How fast content slows down; `normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether zooming gives way beyond the least and greatest scale; true by default.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top, where no other scroll view of the window says so; true by default. The
  /// delegate is asked.
  open var scrollsToTop = true

  /// Whether a finger is down that may scroll.
  open var isTracking: Bool { motion.isTracking }
  /// Whether a finger scrolls.
  open var isDragging: Bool { motion.isDragging }
  /// Whether content goes on after the finger has left.
  open var isDecelerating: Bool { motion.isDecelerating }
  /// Whether fingers zoom.
  open var isZooming: Bool { motion.isZooming }
  /// Always false: a scale that is out of range comes back at once.
  open var isZoomBouncing: Bool { false }

  /// The gesture that scrolls.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = ScrollPanRecognizer()
    recognizer.addWatcher { [weak self, unowned recognizer] in self?.motion.pan(recognizer) }
    return recognizer
  }()

  /// The gesture that zooms.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = {
    let recognizer = ScrollPinchRecognizer()
    recognizer.addWatcher { [weak self, unowned recognizer] in self?.motion.pinch(recognizer) }
    return recognizer
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a scroll view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UIScrollView.self)
  }

  /// Writes down how far the content is scrolled and how large it is shown.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollViewContentOffsetX")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollViewContentOffsetY")
    coder.encode(Double(zoomScale), forKey: "UIScrollViewZoomScale")
  }

  /// Scrolls to where the content was.
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

  /// Recognisers are made when they are asked for, or when a finger comes down.
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

  /// Whether a touch of content goes to it, asked when the finger comes down.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether scrolling may take a touch from content that has it: not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) && canCancelContentTouches }

  /// Whether content gets the touch a moment later, so that a finger can scroll that begins in a control.
  @_spi(UIKit) open func holdsBack(_ touch: UITouch) -> Bool {
    let moves = motion.movableAxes
    return delaysContentTouches && (moves.x || moves.y)
  }

  /// Where content comes to rest that a finger has left, before the delegate is asked.
  ///
  /// - Parameter velocity: points per millisecond.
  @_spi(UIKit) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Seconds.
  var contentTouchDelay: TimeInterval { 0.15 }

  /// Ends what is being typed.
  func dismissKeyboard() {
    guard let first = deviceSession.firstResponder as? UIView, first.window === window else { return }
    first.resignFirstResponder()
  }

  /// A point of the content on the screen's pixels.
  func pixelRounded(_ point: CGPoint) -> CGPoint {
    PixelGrid.roundDistance(point, max(traitCollection.displayScale, 1))
  }

  /// The content inset with what the safe area adds: in an axis in which the content scrolls.
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
    if refreshControl?.isRefreshing == true { added.top += UIRefreshControl.height }
    return contentInset + added
  }

  /// Whether the controller whose view or first view in that this is adjusts it even where nothing scrolls.
  private var isAdjustedByController: Bool {
    let owner = next as? UIViewController ?? superview?.next as? UIViewController
    return owner?.automaticallyAdjustsScrollViewInsets ?? true
  }

  /// Tells the delegate that the inset has changed.
  open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

  /// Called when the content, its insets or the view have another size. Tables and collections bring content back when they
  /// know how large it is.
  @_spi(UIKit) open func adjustOffset() { clampOffset() }

  /// Brings content back whose ends have passed those of the bounds: public stack traces of iOS name a method that does so
  /// when sizes change. What moves by itself or by a finger is left alone, and so is an offset beyond the ends that the
  /// program sets, until a size changes.
  package final func clampOffset() {
    guard !motion.isMoving, bounds.width > 0, bounds.height > 0,
      layoutPolicy?.presentation.keepsSavedContent != true
    else { return }
    let offset = motion.clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The size for which the offset was last adjusted.
  private var adjustedSize = CGSize.zero

  private var settledTop: CGFloat = 0

  /// Content at its upper end stays below what covers the view's top.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let top = adjustedContentInset.top
    guard layoutPolicy?.presentation.keepsSavedContent != true, top != settledTop else { return }
    if contentOffset.y == -settledTop { contentOffset.y = -top }
    settledTop = top
    adjustedContentInsetDidChange()
  }

  /// The content's rectangle.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The visible rectangle, which stays while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Scrolls to an offset, at once or in 0.3 seconds of the clock.
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

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    offset.x += shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    offset.y += shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    // No further than the content goes.
    setContentOffset(motion.clamped(offset), animated: animated)
  }

  /// Shows the bars at the edges for a moment.
  open func flashScrollIndicators() {
    indicators.show()
    indicators.hide(after: 1)
  }

  // MARK: Zooming

  /// Zooms to a scale; animated in a quarter of a second.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated else { return zoomScale = scale }
    UIView.animate(withDuration: 0.25) { self.zoomScale = scale }
  }

  /// Zooms and scrolls until a rectangle of the view for zooming fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let change = { [self] in
      zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
      contentOffset = motion.clamped(
        CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2))
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  /// Shows the view for zooming at a scale; a point of the content stays where it is.
  func applyZoom(_ scale: CGFloat, about point: CGPoint) {
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

  /// Whether an item lies in the content, so that it scrolls.
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

  /// Whether constraints to the scroll view's own edges stand for those to its content.
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
    }
  }
}

/// Has a `delegate` that subclasses may declare anew with a narrower type, as UIKit's tables do.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating {
  /// Who is told of scrolling.
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
