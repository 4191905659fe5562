/// One side of a constraint created from anchors: an attribute of an item, or its distance to another
/// attribute.
struct AnchorOperand {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  var distance: AnchorEnd?
}

/// The far end of a distance between anchors.
struct AnchorEnd {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

/// The far ends of the sides of a constraint that are distances between anchors; few constraints have one.
final class AnchorDistances {
  let first: AnchorEnd?
  let second: AnchorEnd?

  init(first: AnchorEnd?, second: AnchorEnd?) {
    self.first = first
    self.second = second
  }
}

/// An anchor with its generic argument erased.
@MainActor
protocol AnchorOfAnyType {
  var operand: AnchorOperand { get }
}

/// A part of a view or guide from which constraints are created. Its type determines the anchors that it can
/// be related to, so that leading to top does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorOfAnyType {
  let operand: AnchorOperand

  /// Creates an anchor without an item. Constraints to it have no effect on layout; views and guides provide
  /// the anchors to use.
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

  /// The view or guide of the anchor; `nil` once it was deallocated.
  open var item: AnyObject? { operand.item.object }
  /// A description of the item and the attribute, for debugging.
  open var name: String { described }
  /// A Boolean value that indicates whether the item's layout is ambiguous in the anchor's axis.
  open var hasAmbiguousLayout: Bool {
    operand.item.isAmbiguous(operand.attribute.isVertical ? .vertical : .horizontal)
  }
  /// The active constraints that affect the item's layout in the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.item.constraintsAffectingLayout(for: operand.attribute.isVertical ? .vertical : .horizontal)
  }

  /// Returns the constraint "this anchor == `anchor` + `c`", in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: c)
  }

  /// Returns the constraint "this anchor >= `anchor` + `c`", in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns the constraint "this anchor <= `anchor` + `c`", in points.
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

/// A constraint of system vertical spacing between anchors. The name is the one in Apple's messages.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
