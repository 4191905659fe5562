import Foundation

/// A control above the content of a scroll view that pulling the content down triggers, and that spins until
/// the content is refreshed.
///
/// The measures and the appearance are estimates: it is 60 points high, becomes visible after the first 20
/// points of pulling, and triggers at 110 points.
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
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = CoreParts.controls.makeSpinner()
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Creates a control that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UIRefreshControl.self)
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
  }

  /// The color of the spinner; gray until it is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue ?? .systemGray
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.intrinsicContentSize
    let hasTitle = attributedTitle?.length ?? 0 > 0
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: (hasTitle ? 20 : bounds.midY) - size.height / 2, width: size.width,
      height: size.height)
    label.isHidden = !hasTitle
    label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Begins refreshing and adds space above the content. A program that calls this also has to scroll there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    scrollView?.refreshInsetChanged()
  }

  /// Ends refreshing: the spinner disappears and the content moves back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasTriggered = scrollView?.isDragging == true
    let finish = { [self] in
      wheel.stopAnimating()
      wheel.alpha = 0
    }
    guard let scrollView else { return finish() }
    scrollView.refreshInsetChanged()
    guard window != nil, UIView.areAnimationsEnabled else { return finish() }
    let clock = layer.clock
    clock.call(at: clock.now + 0.3) { [weak self] in
      MainActor.assumeIsolated { if self?.isRefreshing == false { finish() } }
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
    guard !isRefreshing else { return }
    if pulled <= 0 { hasTriggered = false }
    wheel.alpha = min(max((pulled - 20) / (Self.threshold - 20), 0), 1)
    guard scrollView.isDragging, !hasTriggered, isEnabled, pulled >= Self.threshold else { return }
    hasTriggered = true
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }
}
