/// Shows a part of content that is larger than itself.
///
/// Constraints between the scroll view's edges and what is in it determine the size of the content; those to
/// `frameLayoutGuide` hold on to the visible part.
open class UIScrollView: UIView {
  /// How bars and the safe area are added to the content inset. Raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When a touch that scrolls dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  open weak var delegate: UIScrollViewDelegate?

  /// The content's point at the top left of the scroll view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content, in points. Constraints to the content guide set it.
  open var contentSize: CGSize = .zero

  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var scrollsToTop = true

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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
        || contentInsetAdjustmentBehavior == .automatic
      {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        added.left = safe.left
        added.right = safe.right
      }
    }
    return contentInset + added
  }

  open func adjustedContentInsetDidChange() {}

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

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let visible = bounds.inset(by: adjustedContentInset)
    if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
    if rect.maxX > visible.maxX { offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX) }
    if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
    if rect.maxY > visible.maxY { offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY) }
    contentOffset = offset
  }

  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

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

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = constraintSupport?.systemGuides[.scrollContent], let item = guide._item,
      item.engine != nil,
      !item.references.isEmpty
    {
      contentSize = guide.layoutFrame.size
    }
  }
}

/// What a scroll view tells of its scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
