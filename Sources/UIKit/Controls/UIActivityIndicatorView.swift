import Foundation

/// A wheel that turns while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    updateVisibility()
  }

  open var style: Style {
    didSet { if style.isLarge != oldValue.isLarge { invalidateIntrinsicContentSize() } }
  }

  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  open override var intrinsicContentSize: CGSize {
    ControlSizes.of(style.isLarge ? "UIActivityIndicatorView.large" : "UIActivityIndicatorView.medium").size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let side = radius / 4
      let center = CGPoint(
        x: bounds.midX + cos(angle) * radius * 0.75, y: bounds.midY + sin(angle) * radius * 0.75)
      context.setFillColor(color.withAlphaComponent(0.25 + 0.09 * CGFloat(spoke)).cgColor)
      context.fillEllipse(
        in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    }
  }
}
