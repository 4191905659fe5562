/// The top or bottom layout guide of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How far the guide is from the view's edge, in points.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height: 0.
  var heightAnchor: NSLayoutDimension { get }
}

/// What places a layout guide of a view controller: listed among the view's constraints, as on iOS.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
  override var breakRank: Int32 { 1 }
}
