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

  /// An anchor of nothing: what is constrained to it does not take part in layout. Views and guides have anchors of their
  /// own.
  public override init() {
    operand = AnchorOperand(item: LayoutItem(), attribute: .notAnAttribute)
    super.init()
  }

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
    // Anchors are compared on the main actor, which the next line checks.
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

/// The system's vertical spacing between anchors, by the name that it has in Apple's messages.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
