import Foundation

/// A control that raises or lowers a value by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.of("UIStepper").frameSize))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlSizes.of("UIStepper").frameSize
  }

  /// The value, kept within the range.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
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
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      ControlDrawing.fill(bounds, radius: 8, .tertiarySystemFill, in: context)
      context.setFillColor(UIColor.separator.cgColor)
      context.fill(
        CGRect(x: bounds.midX - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2))
      for isPlus in [false, true] {
        let canGo = wraps || (isPlus ? value < maximumValue : value > minimumValue)
        context.setFillColor((canGo ? UIColor.label : .tertiaryLabel).cgColor)
        let x = bounds.minX + bounds.width * (isPlus != isRightToLeft ? 0.75 : 0.25)
        context.fill(CGRect(x: x - 7, y: bounds.midY - 1, width: 14, height: 2))
        guard isPlus else { continue }
        // Two parts beside the line: a colour that is not opaque must not add up in the middle.
        context.fill(CGRect(x: x - 1, y: bounds.midY - 7, width: 2, height: 6))
        context.fill(CGRect(x: x - 1, y: bounds.midY + 1, width: 2, height: 6))
      }
    }
  }
}
