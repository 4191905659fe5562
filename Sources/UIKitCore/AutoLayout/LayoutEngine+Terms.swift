import ConstraintSolver

/// The translation of attributes into variables. A location is a sum over the item and its superviews up to
/// the common ancestor, in whose coordinates the constraint is expressed:
///
///     location of an edge = left of the item (+ its width) + for each superview below the ancestor (left of
///     its alignment rectangle - its alignment inset - its bounds origin)
extension LayoutEngine {
  /// Calls `body` with the left side of the constraint as a sum of variables and a constant; returns `nil` if
  /// an item was deallocated.
  ///
  /// Guides created on first use and overrides of subclasses may install other constraints meanwhile: each
  /// collection uses its own end of the scratch space.
  @inline(__always)
  func withExpression<Result>(
    of constraint: NSLayoutConstraint, _ body: (UnsafeBufferPointer<Term>, Double) -> Result
  ) -> Result? {
    let start = scratch.count
    let outerConstant = scratchConstant
    scratchConstant = 0
    defer {
      scratch.removeTerms(from: start)
      scratchConstant = outerConstant
    }
    return addTerms(of: constraint) ? body(scratch.terms(from: start), scratchConstant) : nil
  }

  @inline(__always)
  private func add(_ variable: Variable, _ coefficient: Double) {
    scratch.append(Term(variable, coefficient))
  }

  /// Collects `first - multiplier * second - constant`; returns `false` if an item was deallocated.
  private func addTerms(of constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.first, let ancestor = constraint.container else { return false }
    let second = constraint.second
    guard !first.isDeallocated, second?.isDeallocated != true else { return false }
    // Of two views that nothing else places, the one that the other is placed by is at zero: the second.
    if let second, second.engineReference !== self { enter(second) }
    let multiplier = Double(constraint.multiplierValue)
    let frame = TermFrame(
      constraint: constraint, ancestor: ancestor,
      rightToLeft: constraint.mentionsReadingDirection && ancestor.isRightToLeft)
    if let ends = constraint.distances {
      add(first, constraint.attribute1, distance: ends.first, factor: 1, other: second, frame)
      if let second {
        add(second, constraint.attribute2, distance: ends.second, factor: -multiplier, other: first, frame)
      }
    } else {
      add(first, constraint.attribute1, 1, other: second, frame)
      if let second { add(second, constraint.attribute2, -multiplier, other: first, frame) }
    }
    scratchConstant -= constraint.limitedConstant
    if constraint.spacing == .anchors { scratchConstant -= Double(SystemSpacing.excess(of: constraint)) }
    return true
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, distance: AnchorEnd?, factor: Double,
    other: LayoutItem?, _ frame: TermFrame
  ) {
    if let distance {
      add(distance.item, distance.attribute, factor, other: item, frame)
      add(item, attribute, -factor, other: distance.item, frame)
    } else {
      add(item, attribute, factor, other: other, frame)
    }
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, other: LayoutItem?,
    _ frame: TermFrame
  ) {
    if let plain = attribute.withinMargins, let view = item.view {
      return add(view.layoutMarginsGuide.item, plain, factor, other: other, frame)
    }
    // For items inside a scroll view, its edges and margins are those of the content, its size and center
    // those of the frame.
    if item.isScrollView || item.guide != nil, !attribute.isSize, attribute != .centerX,
      attribute != .centerY,
      let other, let scrollView = (item.view ?? item.guide?.owningView) as? UIScrollView,
      scrollView.scrolls(other)
    {
      if item.view != nil {
        let content = scrollView.contentLayoutGuide.item
        scrollView.hasContentTerms = true
        return add(content, attribute, factor, frame)
      } else if item.guide === scrollView.constraintSupport?.systemGuides[.layoutMargins] {
        return add(scrollView.systemGuide(.scrollMargins).item, attribute, factor, frame)
      }
    }
    add(item, attribute, factor, frame)
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ frame: TermFrame
  ) {
    let ancestor = frame.ancestor
    if item.engineReference !== self { enter(item) }
    switch attribute {
    case .width: add(item.width, factor)
    case .height: add(item.height, factor)
    case .left: add(horizontalOriginOf: item, factor, in: ancestor)
    case .right:
      add(horizontalOriginOf: item, factor, in: ancestor)
      add(item.width, factor)
    case .centerX:
      // Centers follow the layout direction only through the other attribute: in right-to-left layouts an
      // offset between centers still moves to the right, as on iOS. Combined with a leading or trailing edge
      // everything is mirrored.
      let side = frame.rightToLeft ? -factor : factor
      add(horizontalOriginOf: item, side, in: ancestor)
      add(item.width, side / 2)
    case .leading, .trailing:
      // In right-to-left layouts a leading location is the distance to the left of the right edge: `-right`.
      if frame.rightToLeft {
        add(horizontalOriginOf: item, -factor, in: ancestor)
        if attribute == .leading { add(item.width, -factor) }
      } else {
        add(horizontalOriginOf: item, factor, in: ancestor)
        if attribute == .trailing { add(item.width, factor) }
      }
    case .top: add(verticalOriginOf: item, factor, in: ancestor)
    case .bottom:
      add(verticalOriginOf: item, factor, in: ancestor)
      add(item.height, factor)
    case .centerY:
      add(verticalOriginOf: item, factor, in: ancestor)
      add(item.height, factor / 2)
    case .firstBaseline:
      let (source, offset) = baseline(of: item, first: true, for: frame.constraint)
      add(verticalOriginOf: source, factor, in: ancestor)
      if let fromCenter = source.view?.baselineOffsetFromCenter {
        add(source.height, factor / 2)
        scratchConstant += factor * Double(fromCenter)
      } else {
        scratchConstant += factor * offset
      }
    case .lastBaseline:
      let (source, offset) = baseline(of: item, first: false, for: frame.constraint)
      add(verticalOriginOf: source, factor, in: ancestor)
      if let fromCenter = source.view?.baselineOffsetFromCenter {
        add(source.height, factor / 2)
        scratchConstant += factor * Double(fromCenter)
      } else {
        add(source.height, factor)
        scratchConstant -= factor * offset
      }
    default: break
    }
  }

  /// Returns the view whose baseline a view has: it may delegate that to a subview, which may do the same.
  static func baselineView(of view: UIView, first: Bool) -> UIView {
    var view = view
    for _ in 0..<1000 {
      let next = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { break }
      view = next
    }
    return view
  }

  /// Returns the item whose edge the baseline is measured from, and the distance: a view without text
  /// measures from its own top (first) or bottom (last) edge.
  private func baseline(
    of item: LayoutItem, first: Bool, for constraint: NSLayoutConstraint
  ) -> (LayoutItem, Double) {
    guard let view = item.view.map({ Self.baselineView(of: $0, first: first) }) else { return (item, 0) }
    let source = view.item
    // A stack view without visible views has its own baseline until it gets some.
    if source !== item || item.view?.arrangesSubviews == true {
      recordSubviewBaseline(constraint, of: source)
    }
    enter(source)
    return (source, Double(first ? view.firstBaselineOffsetFromTop : view.lastBaselineOffsetFromBottom))
  }

  private func add(horizontalOriginOf item: LayoutItem, _ factor: Double, in ancestor: UIView) {
    if item === ancestor._item {
      scratchConstant += factor * Double(ancestor.bounds.origin.x + ancestor.alignmentRectInsets.left)
      return
    }
    add(item.left, factor)
    // Not counted: superviews stay alive meanwhile.
    unowned(unsafe) var view = item.parentView
    while let present = view, present !== ancestor {
      let parent = present.item
      if parent.engineReference !== self { enter(parent) }
      add(parent.left, factor)
      scratchConstant -= factor * Double(present.alignmentRectInsets.left + present.bounds.origin.x)
      view = present._superview
    }
  }

  private func add(verticalOriginOf item: LayoutItem, _ factor: Double, in ancestor: UIView) {
    if item === ancestor._item {
      scratchConstant += factor * Double(ancestor.bounds.origin.y + ancestor.alignmentRectInsets.top)
      return
    }
    add(item.top, factor)
    // Not counted: superviews stay alive meanwhile.
    unowned(unsafe) var view = item.parentView
    while let present = view, present !== ancestor {
      let parent = present.item
      if parent.engineReference !== self { enter(parent) }
      add(parent.top, factor)
      scratchConstant -= factor * Double(present.alignmentRectInsets.top + present.bounds.origin.y)
      view = present._superview
    }
  }
}

/// The values that the terms of a constraint have in common.
@MainActor
private struct TermFrame {
  let constraint: NSLayoutConstraint
  /// The nearest common ancestor, in whose coordinates locations are expressed.
  let ancestor: UIView
  /// A Boolean value that indicates whether the constraint refers to a leading or trailing location, and
  /// these are measured as distances to the left of the right edge. Centers are then, too.
  let rightToLeft: Bool
}
