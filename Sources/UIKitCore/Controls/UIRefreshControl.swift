import Foundation

/// A wheel above the content of a scroll view that comes when a finger pulls the content down, and stays until the content is
/// new.
///
/// Its height, the way that a finger pulls it and how it looks are estimates: 60 points, shown from the first one on, and
/// content that is 110 points below its place when it begins.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// How far content is pulled, in points, when refreshing begins.
  static let threshold: CGFloat = 110

  /// Whether the content is being made new.
  open private(set) var isRefreshing = false

  /// A line below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Reads a control from a document.
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

  /// The wheel's colour; grey until it is set.
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

  /// Shows that the content is being made new. The content makes space; whoever calls this by code also scrolls there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    scrollView?.refreshRoomChanged()
  }

  /// The content is new: the wheel goes and the content takes its place.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = scrollView?.isDragging == true
    let finish = { [self] in
      wheel.stopAnimating()
      wheel.alpha = 0
    }
    guard let scrollView else { return finish() }
    scrollView.refreshRoomChanged()
    guard window != nil, UIView.areAnimationsEnabled else { return finish() }
    let clock = layer.clock
    clock.call(at: clock.now + 0.3) { [weak self] in
      MainActor.assumeIsolated { if self?.isRefreshing == false { finish() } }
    }
  }

  /// Whether the present pull has refreshed already.
  private var isSpent = false

  /// The content has moved: the control stays above it, and a pull may begin to refresh.
  func follow(_ scrollView: UIScrollView) {
    let top = scrollView.adjustedContentInset.top - (isRefreshing ? Self.height : 0)
    let pulled = -(scrollView.contentOffset.y + top)
    // Above the content, or at the upper edge of what is seen when the content is further down.
    frame = CGRect(
      x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
    guard !isRefreshing else { return }
    if pulled <= 0 { isSpent = false }
    wheel.alpha = min(max((pulled - 20) / (Self.threshold - 20), 0), 1)
    guard scrollView.isDragging, !isSpent, isEnabled, pulled >= Self.threshold else { return }
    isSpent = true
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }
}
