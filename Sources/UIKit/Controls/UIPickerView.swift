import Foundation

/// Wheels of choices.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  open var showsSelectionIndicator = false

  open override var intrinsicContentSize: CGSize { metrics.size(of: .pickerView).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// The band around what is chosen; there are no data sources that would say what is on the wheels.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    WheelDrawing.band(in: bounds, context)
  }
}
