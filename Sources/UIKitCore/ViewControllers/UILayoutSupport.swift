/// The top or bottom layout guide of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height in points of the area between the view's edge and the safe area.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, which equals `length`.
  var heightAnchor: NSLayoutDimension { get }
}

/// A constraint that positions a layout guide of a view controller. It is among the view's `constraints`, as
/// on iOS.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
  override var breakRank: Int32 { 1 }
}
