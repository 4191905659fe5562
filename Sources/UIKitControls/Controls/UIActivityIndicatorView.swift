import Foundation
@_spi(UIKit) import UIKitCore

/// A spinning indicator of activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and color of an indicator. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The standard size.
    case medium = 100
    /// Larger than `medium`.
    case large = 101
    /// The large white style before iOS 13.
    case whiteLarge = 0
    /// The standard size in white before iOS 13.
    case white = 1
    /// The standard size before iOS 13.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }

    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  /// Creates an indicator of a style, which is not animating.
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

  /// Creates an indicator that is read from a document.
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

  /// The style, which determines the size.
  open var style: Style {
    didSet {
      spokes.setNeedsDisplay()
      guard style.isLarge != oldValue.isLarge else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the indicator is hidden while it is not animating; `true` by
  /// default.
  open var hidesWhenStopped = true {
    didSet {
      if oldValue, !hidesWhenStopped { isHidden = false }
      updateVisibility()
    }
  }
  /// The color of the spokes, which is most transparent at the first one; white for the white styles and otherwise the
  /// system's gray by default.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      spokes.setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?
  private lazy var spokes = IndicatorSpokes(self)
  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation and shows a hidden indicator.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
    turn()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  /// The duration of a turn in seconds, estimated.
  private static let turnDuration: TimeInterval = 0.8

  /// Animates the layer of the spokes, which turns by an eighth at a time.
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

  /// Stops the animation and hides the indicator if `hidesWhenStopped` is `true`.
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

  /// Centers the spokes, which keep the size of the style.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    spokes.frame = CGRect(
      x: (bounds.midX - size.width / 2).roundedToPixel(pixelScale),
      y: (bounds.midY - size.height / 2).roundedToPixel(pixelScale), width: size.width, height: size.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }
}

/// The eight spokes, the last of which is the most opaque.
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
  package static let activityIndicator = NamedMembers(UIActivityIndicatorView.self) {
    $0.appearance("color", \.color)
  }
}
