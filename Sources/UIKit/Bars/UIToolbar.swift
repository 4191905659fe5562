import Foundation

/// A bar of buttons at the bottom of a screen. Its geometry is that of UIKit.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isTranslucent = true
  open var barTintColor: UIColor?

  /// Above a home indicator a bar is as high as a tab bar.
  open override var intrinsicContentSize: CGSize {
    let hasHomeIndicator = (window?.deviceSafeAreaInsets.bottom ?? 0) > 0
    return ControlSizes.of(hasHomeIndicator ? "UIToolbar.homeIndicator" : "UIToolbar").size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }
}
