import Foundation

/// The measures of a view with the frame and the arrow of a popover.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// Returns the width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// A view with the frame and the arrow of a popover. Popovers are drawn by the system here: a subclass is an ordinary
/// view.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of its side, in points. Stored only: popovers are drawn by the
  /// system.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow. Stored only: popovers are drawn by the system.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// A Boolean value that indicates whether the content is drawn in the way of the system; `true`. Never read here.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// Returns the width of the arrow's base, in points; subclasses override it.
  open class func arrowBase() -> CGFloat { 0 }
  /// Returns the insets of the content, in points; subclasses override it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Returns the height of the arrow, in points; subclasses override it.
  open class func arrowHeight() -> CGFloat { 0 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view that is read from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
