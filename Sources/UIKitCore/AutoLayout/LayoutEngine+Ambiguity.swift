import ConstraintSolver

/// A view whose place or size along one axis the constraints leave open, as a value that a program reads.
@MainActor
package struct LayoutAmbiguity {
  package let view: UIView
  package let axis: NSLayoutConstraint.Axis
  /// Constraints, not active, that would settle it where it lies now: one, or two where place and size are open
  /// apart from each other.
  package let settling: [NSLayoutConstraint]
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension LayoutEngine {
  /// Whether the solver could move the item along the axis. To be asked inside `askingForAmbiguity`.
  func isOpen(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let (place, size) = item.variables(axis)
    return solver.isAmbiguous(place) || solver.isAmbiguous(size)
  }

  /// The constraints that hold the item where it lies, as many as it takes to leave nothing of it open. An item that
  /// keeps to an edge of its superview which is open itself is held by those of the superview.
  func settlingConstraints(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var item = item
    while let view = item.view {
      let directions = openDirections(item, axis)
      guard let first = directions.first else {
        guard let parent = view._superview?._item, parent.engine === self, parent.view !== host else { break }
        item = parent
        continue
      }
      let areApart = directions.contains { abs($0.place * first.size - $0.size * first.place) > 1e-9 }
      let movesSize = directions.contains { $0.size != 0 }
      var result: [NSLayoutConstraint] = []
      if areApart || !movesSize, let constraint = placeConstraint(view, item, axis) {
        result.append(constraint)
      }
      if areApart || movesSize {
        result.append(
          NSLayoutConstraint(
            item, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute,
            constant: value(item.variables(axis).size)))
      }
      return result
    }
    return []
  }

  /// How an item's leading or top edge, as a distance from its superview's, and its size move together in each
  /// direction that is open.
  private func openDirections(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [(place: Double, size: Double)] {
    let (place, size) = item.variables(axis)
    let superview = item.view?._superview
    // From right to left a place is a distance from the superview's right edge, which may be what moves.
    let isMirrored = axis == .horizontal && superview?.measuresFromTheRight == true
    let outerWidth = superview?._item.flatMap { $0.engine === self ? $0.width : nil }
    var directions: [(place: Double, size: Double)] = []
    func note(_ rate: (Variable) -> Double) {
      let outer = outerWidth.map(rate) ?? 0
      let edge = isMirrored ? outer - rate(place) - rate(size) : rate(place)
      let length = rate(size)
      if abs(edge) > 1e-9 || abs(length) > 1e-9 { directions.append((edge, length)) }
    }
    for ambiguity in solver.ambiguities() {
      note { variable in ambiguity.variables.firstIndex(of: variable).map { ambiguity.direction[$0] } ?? 0 }
    }
    // A variable that nothing mentions moves alone.
    for loose in [place, size] where !solver.isMentioned(loose) { note { $0 == loose ? 1 : 0 } }
    return directions
  }

  /// The item's leading or top edge at its present distance from the superview's.
  private func placeConstraint(
    _ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint? {
    guard let parent = view._superview else { return nil }
    // The edges of a scroll view are those of its content, which begins at zero.
    let start = parent is UIScrollView ? .zero : parent.alignmentRect(forFrame: parent.bounds).origin
    let attribute: NSLayoutConstraint.Attribute
    let distance: CGFloat
    if axis == .vertical {
      (attribute, distance) = (.top, value(item.top) - start.y)
    } else if parent.measuresFromTheRight {
      let width = parent._item?.engine === self ? value(parent.item.width) : parent.bounds.width
      (attribute, distance) = (.leading, start.x + width - value(item.left) - value(item.width))
    } else {
      (attribute, distance) = (parent.isRightToLeft ? .left : .leading, value(item.left) - start.x)
    }
    return NSLayoutConstraint(item, attribute, .equal, parent.item, attribute, constant: distance)
  }
}
