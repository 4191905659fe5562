/// A horizontal location: leading, trailing, left, right or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// Returns a constraint that places this anchor `multiplier` system spaces after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at least `multiplier` system spaces after another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at most `multiplier` system spaces after another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }
}
