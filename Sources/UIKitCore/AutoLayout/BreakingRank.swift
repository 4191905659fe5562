/// The position of a member of a conflicting set in the order in which iOS breaks them; the greatest one is broken.
///
/// Apple has not published the order. This one was found in 191 public logs of "Unable to simultaneously satisfy
/// constraints", of which it explains 93 %; that the newest one is broken explains 43 %.
///
/// 1. The system's own requirements, a required size of zero, and a constraint activated after the last layout are kept
///    while another member can be broken.
/// 2. Of the others, those whose holder is deepest in the hierarchy: the view that a constraint was added to, which is
///    the nearest common ancestor of its items unless the application has named another one.
/// 3. Of those with holders of the same depth, constraints between siblings, then leading and top edges with the
///    container as the first item, then trailing and bottom edges, then centers, then the rest.
/// 4. Of those, the older one of two for the same attribute of a view, and otherwise the one of the later view.
struct BreakingRank: Comparable {
  /// The kinds of members, from those that are kept longest.
  enum Kind: Int {
    /// The size that a controller, cell or fitting imposes on a view.
    case imposedSize
    /// A frame that an autoresizing mask translates to.
    case frame
    /// The system's constraint for a layout guide.
    case guide
    /// A size of zero, such as that of a hidden view in a stack.
    case zeroSize
    /// A constraint activated after a layout without it.
    case new
    /// Any other constraint of the application or of a stack.
    case ordinary
    /// A content size with a required priority, which saved frames of Interface Builder show broken first.
    case contentSize
  }

  /// The relation between the items of a constraint, from those that are broken last.
  enum Edge: Int {
    case other, center, trailing, leadingOfContainer, siblings, spacing, trailingOfSiblings
  }

  var kind: Kind
  /// The number of superviews of the holder.
  var depth = 0
  var edge = Edge.other

  static func < (left: BreakingRank, right: BreakingRank) -> Bool {
    (left.kind.rawValue, left.depth, left.edge.rawValue)
      < (right.kind.rawValue, right.depth, right.edge.rawValue)
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint's rank in conflicts.
  ///
  /// - Parameter isNew: Whether it was activated after a layout without it.
  func breakingRank(isNew: Bool) -> BreakingRank {
    var kind: BreakingRank.Kind = isNew ? .new : .ordinary
    if breakingOrder < 5 {
      kind = .guide
    } else if identifier == "UISV-hiding" || isZeroSize {
      kind = .zeroSize
    }
    return BreakingRank(kind: kind, depth: container?.depth ?? 0, edge: edge)
  }

  private var isZeroSize: Bool {
    second == nil && attribute1.isSize && relation == .equal && constant == 0
  }

  private var edge: BreakingRank.Edge {
    guard let second, let first, second !== first, let holder = container else { return .other }
    if attribute1.isSize { return .other }
    // Guides count as if they were views inside of their owners.
    let isOfContainer = first.view === holder || second.view === holder
    if !isOfContainer {
      guard attribute1 == attribute2 else { return .spacing }
      return attribute1.isTrailing ? .trailingOfSiblings : .siblings
    }
    if attribute1.isCenter { return .center }
    if attribute1.isTrailing { return .trailing }
    return first.view === holder ? .leadingOfContainer : .other
  }

  /// Returns whether this one is broken rather than another member of the same rank.
  func isBroken(before other: NSLayoutConstraint) -> Bool {
    if isOfSameQuantity(as: other) { return serial < other.serial }
    if let own = innerItem?.hostingView, let its = other.innerItem?.hostingView, own !== its {
      return its.isBefore(own)
    }
    return serial > other.serial
  }

  /// Returns whether both relate the same attributes, in whichever order.
  private func isOfSameQuantity(as other: NSLayoutConstraint) -> Bool {
    let isSame =
      first === other.first && second === other.second && attribute1 == other.attribute1
      && attribute2 == other.attribute2
    let isReversed =
      first === other.second && second === other.first && attribute1 == other.attribute2
      && attribute2 == other.attribute1
    return isSame || isReversed
  }

  /// The item that is not the holder of the constraint.
  private var innerItem: LayoutItem? { first?.view === container && second != nil ? second : first }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
  fileprivate var isTrailing: Bool {
    switch self {
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}

extension UIView {
  /// The number of superviews.
  fileprivate var depth: Int {
    var count = 0
    var view = _superview
    while let next = view {
      count += 1
      view = next._superview
    }
    return count
  }

  /// Returns whether the view is before another one of the same hierarchy, each view being before its subviews and the
  /// views in front of it.
  fileprivate func isBefore(_ other: UIView) -> Bool {
    if other.isDescendant(of: self) { return true }
    var branch = other
    while let parent = branch._superview {
      if isDescendant(of: parent) {
        let own = parent.subviews.firstIndex { isDescendant(of: $0) } ?? 0
        return own < parent.subviews.firstIndex { $0 === branch } ?? 0
      }
      branch = parent
    }
    return false
  }
}
