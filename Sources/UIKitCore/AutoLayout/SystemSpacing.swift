/// Standard spacing between neighbors. The raw value is its name in descriptions.
@MainActor
package enum SystemSpacing: String {
  /// The spacing of the visual format and Interface Builder.
  case visualFormat = "NSSpace"
  /// The spacing of anchors.
  case anchors = "NSLayoutAnchorConstraintSpace"

  /// The spacing between siblings in Interface Builder and the visual format language, in points.
  package static let standard: CGFloat = 8

  /// The spacing between a view and its superview's edge in Interface Builder, in points.
  static let toSuperview: CGFloat = 20

  /// Returns the constant of a constraint with standard spacing between two views whose document states no
  /// number: zero at bars, which touch their neighbors.
  package static func points(
    from second: LayoutItem, _ attribute2: NSLayoutConstraint.Attribute,
    to first: LayoutItem, _ attribute1: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard let view1 = first.view, let view2 = second.view else { return 0 }
    if [view1, view2].contains(where: \.isBar) { return 0 }
    if attribute1 == attribute2 {
      guard view1.superview === view2 || view2.superview === view1 else { return 0 }
      let inside = view1.superview === view2 ? toSuperview : -toSuperview
      if attribute1.isLeadingEdge { return inside }
      return attribute1.isTrailingEdge ? -inside : 0
    }
    if attribute1.isLeadingEdge, attribute2.isTrailingEdge { return standard }
    return attribute1.isTrailingEdge && attribute2.isLeadingEdge ? -standard : 0
  }

  static func constraint(
    _ first: AnchorOperand, _ relation: NSLayoutConstraint.Relation, after second: AnchorOperand,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constant = standard * multiplier
    let made =
      first.attribute.isVertical
      ? _UISystemBaselineConstraint(first, relation, second, constant: constant)
      : NSLayoutConstraint(first, relation, second, constant: constant)
    made.spacing = .anchors
    if let objection = made.objection { fatalError(objection) }
    return made
  }

  /// Returns by how much the spacing of a constraint between anchors exceeds that of edges, in points.
  ///
  /// Between text baselines the fonts determine it (documentation of `constraint(equalToSystemSpacingBelow:multiplier:)`).
  /// By how much is not documented: here lines are as far apart as those of one text with these fonts, and a line is
  /// as far below an edge as its font is high.
  static func excess(of constraint: NSLayoutConstraint) -> CGFloat {
    var height: CGFloat = 0
    if constraint.attribute1.isBaseline, let font = font(at: constraint.first, first: true) {
      height += font.ascender + font.leading
    }
    if constraint.attribute2.isBaseline, let font = font(at: constraint.second, first: false) {
      height -= font.descender
    }
    return max(height - standard, 0) * constraint.constantValue / standard
  }

  /// Returns the font of the first or last line of an item's text.
  private static func font(at item: LayoutItem?, first: Bool) -> UIFont? {
    item?.view.flatMap { LayoutEngine.baselineView(of: $0, first: first).baselineFont }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  fileprivate var isLeadingEdge: Bool { [.leading, .left, .top].contains(self) }
  fileprivate var isTrailingEdge: Bool { [.trailing, .right, .bottom].contains(self) }
}
