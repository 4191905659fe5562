import Foundation

/// A control that raises or lowers a value by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.of("UIStepper").frameSize))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlSizes.of("UIStepper").frameSize
    isOpaque = false
  }

  /// The value, kept within the range.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  private var storedValue = 0.0

  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  open override var intrinsicContentSize: CGSize { ControlSizes.of("UIStepper").size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.of("UIStepper").frameSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.tertiarySystemFill.cgColor)
    context.fill(bounds)
    context.setFillColor(UIColor.label.cgColor)
    for (side, isPlus) in [(0.25, false), (0.75, true)] {
      let x = bounds.minX + bounds.width * side
      context.fill(CGRect(x: x - 7, y: bounds.midY - 1, width: 14, height: 2))
      if isPlus { context.fill(CGRect(x: x - 1, y: bounds.midY - 7, width: 2, height: 14)) }
    }
  }
}
