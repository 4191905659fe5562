/// Standard spacing between neighbors. The raw value is its name in descriptions.
@MainActor
package enum SystemSpacing: String {
  /// The spacing of the visual format and Interface Builder.
  case visualFormat = "NSSpace"
  /// The spacing of anchors.
  case anchors = "NSLayoutAnchorConstraintSpace"

  /// The spacing between siblings in Interface Builder and the visual format language, in points.
  static let standard: CGFloat = 8

  /// The spacing between a view and its superview's edge in Interface Builder, in points.
  static let toSuperview: CGFloat = 20

  /// Returns the constant of a constraint with standard spacing between two views whose document states no
  /// number: zero at bars, which touch their neighbors.
  package static func points(
    from second: LayoutItem, _ attribute2: NSLayoutConstraint.Attribute,
    to first: LayoutItem, _ attribute1: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard let view1 = first.view, let view2 = second.view else { return 0 }
    if [view1, view2].contains(where: isBar) { return 0 }
    if attribute1 == attribute2 {
      guard view1.superview === view2 || view2.superview === view1 else { return 0 }
      let inside = view1.superview === view2 ? toSuperview : -toSuperview
      if attribute1.isLeadingEdge { return inside }
      return attribute1.isTrailingEdge ? -inside : 0
    }
    if attribute1.isLeadingEdge, attribute2.isTrailingEdge { return standard }
    return attribute1.isTrailingEdge && attribute2.isLeadingEdge ? -standard : 0
  }

  private static func isBar(_ view: UIView) -> Bool {
    view is UIToolbar || view is UINavigationBar || view is UITabBar || view is UISearchBar
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
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isLeadingEdge: Bool { [.leading, .left, .top].contains(self) }
  fileprivate var isTrailingEdge: Bool { [.trailing, .right, .bottom].contains(self) }
}
