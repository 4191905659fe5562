/// The maximum width of readable text, in points.
@MainActor
package enum ReadableWidth {
  /// Returns the width for the text size of the traits: 672 points at the default size (public measurements
  /// of iPads, 1024 and 768 points wide). Apple publishes no table for other sizes; here the width is
  /// proportional to the size of the body font.
  static func points(for traits: UITraitCollection) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * body / 17).rounded()
  }

  /// Returns a side margin of a view, increased as needed to keep its text readable.
  ///
  /// - Parameter unsafe: The width of the view's parts at the sides that the margin is beside, in points.
  package static func margin(_ margin: CGFloat, in view: UIView, beside unsafe: CGFloat = 0) -> CGFloat {
    max(margin, (view.bounds.width - unsafe - points(for: view.traitCollection)) / 2)
  }
}
