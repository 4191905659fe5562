import Foundation

/// A wheel that turns while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// Larger than `medium`.
    case large = 101
    /// The large style before iOS 13; its colour is not white here.
    case whiteLarge = 0
    /// The usual size before iOS 13; its colour is not white here.
    case white = 1
    /// The usual size before iOS 13.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// An indicator of a style, which does not turn yet.
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

  /// Reads an indicator from a document.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    setUp()
    coder.finish(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isOpaque = false
    addSubview(spokes)
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    updateVisibility()
  }

  /// The style: it decides the size.
  open var style: Style {
    didSet {
      guard style.isLarge != oldValue.isLarge else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the indicator is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet {
      if oldValue, !hidesWhenStopped { isHidden = false }
      updateVisibility()
    }
  }
  /// The colour of the spokes, most transparent at the last one; the system's grey by default.
  open var color: UIColor! = .systemGray { didSet { spokes.setNeedsDisplay() } }
  private lazy var spokes = IndicatorSpokes(self)
  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  /// Begins to turn, and shows the indicator if it was hidden.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
    turn()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  /// Seconds of a turn, by eye.
  private static let turnDuration: TimeInterval = 0.8

  /// The layer of the spokes turns by an eighth at a time.
  private func turn() {
    guard isAnimating, window != nil else { return spokes.layer.removeAnimation(forKey: "turn") }
    guard spokes.layer.animation(forKey: "turn") == nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<8).map { Double($0) * .pi / 4 }
    animation.calculationMode = .discrete
    animation.duration = Self.turnDuration
    animation.repeatCount = .infinity
    spokes.layer.add(animation, forKey: "turn")
  }

  /// Ends turning, and hides the indicator if that is wanted.
  open func stopAnimating() {
    isAnimating = false
    turn()
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  open override var intrinsicContentSize: CGSize {
    metrics.size(of: style.isLarge ? .largeIndicator : .mediumIndicator).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The spokes keep the style's size, in the middle of the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    spokes.frame = CGRect(
      x: (bounds.midX - size.width / 2).roundedToPixel(pixelScale),
      y: (bounds.midY - size.height / 2).roundedToPixel(pixelScale), width: size.width, height: size.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// Eight spokes, the last the strongest, as in the first moment of a turn.
private final class IndicatorSpokes: UIView {
  private unowned let indicator: UIActivityIndicatorView

  init(_ indicator: UIActivityIndicatorView) {
    self.indicator = indicator
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width, bounds.height) / 2
    let spoke = CGRect(x: -radius / 9, y: -radius, width: radius / 4.5, height: radius * 0.55)
    for turn in 0..<8 {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(turn) * .pi / 4)
      ControlDrawing.fill(
        spoke, radius: radius, indicator.color.withAlphaComponent(0.3 + 0.1 * CGFloat(turn)), in: context)
      context.restoreGState()
    }
  }
}

extension NamedMembers {
  static let activityIndicator = NamedMembers(UIActivityIndicatorView.self) {
    $0.appearance("color", \.color)
  }
}
