import Foundation

/// Wheels of choices.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var showsSelectionIndicator = false

  open override var intrinsicContentSize: CGSize { ControlSizes.of("UIPickerView").size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}
