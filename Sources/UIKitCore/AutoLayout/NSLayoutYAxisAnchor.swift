/// A vertical location: top, bottom, center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// Returns a constraint that places this anchor `multiplier` system spaces below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at least `multiplier` system spaces below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at most `multiplier` system spaces below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }
}
