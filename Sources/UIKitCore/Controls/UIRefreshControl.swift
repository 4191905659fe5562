import Foundation

/// A control above the content of a scroll view that pulling the content down triggers, and that spins until
/// the content is refreshed.
///
/// It is 60 points high and hidden while nothing is pulled, as public logs say. The other measures and the appearance are estimates:
/// the spinner becomes visible after the first 20 points of pulling, and refreshing begins at 110 points.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// The distance in points that content is pulled when refreshing begins.
  static let threshold: CGFloat = 110

  /// A Boolean value that indicates whether refreshing is in progress.
  open private(set) var isRefreshing = false

  /// A line of text below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      content.title = attributedTitle
      setNeedsLayout()
    }
  }

  private lazy var content = CoreParts.controls.makeRefreshContent(in: self)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    _ = content
    isHidden = true
  }

  /// Creates a control that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = content
    isHidden = true
    coder.finish(self, as: UIRefreshControl.self)
  }

  /// The color of the spinner; gray until it is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      content.color = newValue ?? .systemGray
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView, scrollView.refreshControl !== self else { return }
    scrollView.addedRefreshControl = self
    follow(scrollView)
  }

  /// Begins refreshing and adds space above the content. A program that calls this also has to scroll there.
  /// From iOS 17 on, a control that is in no window does not begin.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    guard window != nil || metrics.refreshesOffscreen else {
      deviceSession.writeMessage(
        "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on UIRefreshControlReceivedOffscreenBeginRefreshing to debug. \(self)"
      )
      return
    }
    isRefreshing = true
    isHidden = false
    content.spin()
    scrollView?.refreshInsetChanged()
  }

  /// Ends refreshing: the spinner disappears and the content moves back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasTriggered = scrollView.map { $0.isTracking && $0.isDragging } == true
    guard let scrollView else { return content.stop() }
    scrollView.refreshInsetChanged()
    guard window != nil, UIView.areAnimationsEnabled else { return content.stop() }
    let clock = layer.clock
    clock.call(at: clock.now + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isRefreshing else { return }
        self.content.stop()
      }
    }
  }

  /// A Boolean value that indicates whether the current pull has triggered a refresh already.
  private var hasTriggered = false

  /// Updates the position to a changed content offset, and begins refreshing if the content was pulled far
  /// enough.
  func follow(_ scrollView: UIScrollView) {
    let top = scrollView.adjustedContentInset.top - (isRefreshing ? Self.height : 0)
    let pulled = -(scrollView.contentOffset.y + top)
    // Above the content, or at the top edge of the visible area if the content is pulled farther down.
    frame = CGRect(
      x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
    let isIdle = !isRefreshing && pulled <= 0
    if isHidden != isIdle { isHidden = isIdle }
    guard !isRefreshing else { return }
    if pulled <= 0 { hasTriggered = false }
    content.visibility = min(max((pulled - 20) / (Self.threshold - 20), 0), 1)
    guard scrollView.isTracking, scrollView.isDragging, !hasTriggered, isEnabled, pulled >= Self.threshold
    else { return }
    hasTriggered = true
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }
}
