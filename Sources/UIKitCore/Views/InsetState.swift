/// The layout margins and safe area of a view, in points.
package struct InsetState {
  /// The margins that were set; `nil` uses the default margins.
  package var explicit: ExplicitMargins?
  var preservesSuperview = false
  var addsSafeArea = true
  /// A Boolean value that indicates whether the area within the margins is limited to the readable width.
  var followsReadableWidth = false
  package var safeArea = UIEdgeInsets.zero
  /// The margins at the last notification of a change.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  package enum ExplicitMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
    /// Not set by the application: the class's default, which differs from 8 points.
    case standard(CGFloat)
  }
}
