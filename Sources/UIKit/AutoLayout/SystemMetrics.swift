/// Numbers of the system that layout depends on, in points, with their sources.
@MainActor
enum SystemMargins {
  /// The least leading and trailing margin of a view controller's root view: 16 below 414 points of width, else 20.
  ///
  /// Source: root margins in public Interface Builder documents for every device width, and a measurement on
  /// iOS 26.5 for 402 points.
  static func minimum(forWidth width: CGFloat) -> CGFloat {
    width < 414 ? 16 : 20
  }
}

/// How wide readable text may become, in points.
@MainActor
enum ReadableWidth {
  /// 672 at the default text size (public measurements of iPads, 1024 and 768 points wide). Apple publishes no
  /// table for the other sizes; the width follows the body font's size there.
  static func points(for traits: UITraitCollection) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * body / 17).rounded()
  }
}
