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
  package static func margin(_ margin: CGFloat, in view: UIView) -> CGFloat {
    max(margin, (view.bounds.width - points(for: view.traitCollection)) / 2)
  }
}
