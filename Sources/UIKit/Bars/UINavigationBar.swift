import Foundation

/// The bar with a title and buttons at the top of a screen. Its geometry is that of UIKit.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { ControlSizes.of("UINavigationBar").size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
}
