/// One side of a constraint made from anchors: an attribute of an item, or the distance from it to another.
struct AnchorOperand {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  var distance: AnchorEnd?
}

/// Where a distance between anchors ends.
struct AnchorEnd {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor whatever its generic argument.
@MainActor
protocol AnchorOfAnyType {
  var operand: AnchorOperand { get }
}

/// A part of a view or guide to make constraints from. Its type says what it may be compared with, so that leading
/// against top does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorOfAnyType {
  let operand: AnchorOperand

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    operand = AnchorOperand(item: item, attribute: attribute)
    super.init()
  }

  init(_ operand: AnchorOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide that the anchor is a part of; `nil` once it was deallocated.
  open var item: AnyObject? { operand.item.object }
  /// Kept for debugging: the item's description with the attribute.
  open var name: String { described }
  /// Whether the item's layout is open in the anchor's axis.
  open var hasAmbiguousLayout: Bool {
    operand.item.isAmbiguous(operand.attribute.isVertical ? .vertical : .horizontal)
  }
  /// The active constraints that take part in the item's layout in the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.item.constraintsAffectingLayout(for: operand.attribute.isVertical ? .vertical : .horizontal)
  }

  /// This anchor == the other + `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: c)
  }

  /// This anchor >= the other + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// This anchor <= the other + `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
    if operand.attribute.isDirectional != anchor.operand.attribute.isDirectional,
      operand.attribute.isAbsoluteHorizontal || anchor.operand.attribute.isAbsoluteHorizontal
    {
      fatalError(
        "NSLayoutConstraint for \(self): A constraint cannot be made between \(self) and \(anchor) because their "
          + "units are not compatible.")
    }
    if let objection = made.objection { fatalError(objection) }
    return made
  }

  var described: String {
    "\(operand.item.name).\(operand.attribute.name)"
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let kind = "\(type(of: self))".prefix { $0 != "<" }
      return "<\(kind):\(address(of: self)) \"\(described)\">"
    }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = (object as? any AnchorOfAnyType)?.operand else { return false }
      return other.item === operand.item && other.attribute == operand.attribute
        && other.distance?.item === operand.distance?.item
        && other.distance?.attribute == operand.distance?.attribute
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(ObjectIdentifier(operand.item))
      hasher.combine(operand.attribute)
      return hasher.finalize()
    }
  }
}

/// A horizontal location: leading, trailing, left, right or the centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// This anchor is `multiplier` system spaces after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier: multiplier)
  }

  /// This anchor is at least `multiplier` system spaces after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }

  /// This anchor is at most `multiplier` system spaces after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }
}

/// A vertical location: top, bottom, the centre or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// This anchor is `multiplier` system spaces below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier: multiplier)
  }

  /// This anchor is at least `multiplier` system spaces below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }

  /// This anchor is at most `multiplier` system spaces below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier: multiplier)
  }
}

/// A width, a height, or a distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorOperand, to: AnchorOperand) {
    self.init(
      AnchorOperand(
        item: from.item, attribute: from.attribute,
        distance: AnchorEnd(item: to.item, attribute: to.attribute)))
  }

  /// This dimension == `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant: c) }

  /// This dimension >= `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }

  /// This dimension <= `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }

  /// This dimension == `m` * the other + `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// This dimension >= `m` * the other + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// This dimension <= `m` * the other + `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(operand, relation, nil, constant: constant)
    if let objection = made.objection { fatalError(objection) }
    return made
  }
}

/// The system's vertical spacing between anchors, by the name that it has in Apple's messages.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
