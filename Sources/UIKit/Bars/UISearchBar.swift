import Foundation

/// A bar with a field to search for text. Its geometry is that of UIKit.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { ControlSizes.of("UISearchBar").size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
}
