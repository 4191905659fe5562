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
    metrics.size(of: style.isLarge ? .largeIndicator : .mediumIndicator).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// Eight spokes, the last the strongest, as in the first moment of a turn.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width, bounds.height) / 2
    let spoke = CGRect(x: -radius / 9, y: -radius, width: radius / 4.5, height: radius * 0.55)
    for turn in 0..<8 {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(turn) * .pi / 4)
      ControlDrawing.fill(
        spoke, radius: radius, color.withAlphaComponent(0.3 + 0.1 * CGFloat(turn)), in: context)
      context.restoreGState()
    }
  }
}
