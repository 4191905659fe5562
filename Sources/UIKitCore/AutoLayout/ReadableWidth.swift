/// How wide readable text may become, in points.
@MainActor
package enum ReadableWidth {
  /// 672 at the default text size (public measurements of iPads, 1024 and 768 points wide). Apple publishes no
  /// table for the other sizes; the width follows the body font's size there.
  static func points(for traits: UITraitCollection) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * body / 17).rounded()
  }

  /// A margin at the sides of a view, or as large a one as keeps its text readable.
  package static func margin(_ margin: CGFloat, in view: UIView) -> CGFloat {
    max(margin, (view.bounds.width - points(for: view.traitCollection)) / 2)
  }
}
