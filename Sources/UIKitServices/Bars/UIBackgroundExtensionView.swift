import Foundation

/// A view whose content is continued beneath bars and sidebars, in iOS 26.
///
/// The content fills the part of the view in the safe area. Drawn only: nothing is drawn outside of it.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The view with the content; `nil` for none.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the view places its content in the safe area; `true` by default.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.translatesAutoresizingMaskIntoConstraints = true
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
