/// A width, a height, or a distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorOperand, to: AnchorOperand) {
    self.init(
      AnchorOperand(
        item: from.item, attribute: from.attribute,
        distance: AnchorEnd(item: to.item, attribute: to.attribute)))
  }

  /// Returns the constraint "this dimension == `c`", in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant: c) }

  /// Returns the constraint "this dimension >= `c`", in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }

  /// Returns the constraint "this dimension <= `c`", in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }

  /// Returns the constraint "this dimension == `m` * `anchor` + `c`", in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    multiple(.equal, of: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint "this dimension >= `m` * `anchor` + `c`", in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    multiple(.greaterThanOrEqual, of: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint "this dimension <= `m` * `anchor` + `c`", in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    multiple(.lessThanOrEqual, of: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint to a multiple of another dimension. With the multiplier 0 nothing is left of the other one, and the constraint is
  /// one to a constant, as it is on iOS.
  private func multiple(
    _ relation: NSLayoutConstraint.Relation, of anchor: NSLayoutDimension, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    multiplier == 0
      ? constraint(relation, constant: constant)
      : constraint(relation, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(operand, relation, nil, constant: constant)
    if let objection = made.objection { fatalError(objection) }
    return made
  }
}
