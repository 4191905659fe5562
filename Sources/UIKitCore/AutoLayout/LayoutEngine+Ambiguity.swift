import ConstraintSolver

/// A view whose position or size along an axis is not determined by the constraints, in a form that programs
/// can read.
@MainActor
package struct LayoutAmbiguity {
  package let view: UIView
  package let axis: NSLayoutConstraint.Axis
  /// Inactive constraints that would resolve the ambiguity at the current frame: one, or two if position and
  /// size are ambiguous independently of each other.
  package let settling: [NSLayoutConstraint]
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension LayoutEngine {
  /// Returns whether the item's position or size along the axis is ambiguous. Call it inside
  /// `withoutExercises`.
  package func isOpen(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let (place, size) = item.variables(axis)
    return solver.isAmbiguous(place) || solver.isAmbiguous(size)
  }

  /// Returns constraints that fix the item at its current frame, as many as are needed to resolve the
  /// ambiguity. For an item that is ambiguous only because its superview is, they are those of the superview.
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

  /// Returns, for each direction of ambiguity, the rates at which the item's leading or top distance and its
  /// size change together.
  private func openDirections(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [(place: Double, size: Double)] {
    let (place, size) = item.variables(axis)
    let superview = item.view?._superview
    // In right-to-left layouts positions are distances from the superview's right edge, which may itself be
    // ambiguous.
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
    // A variable that no constraint refers to is ambiguous on its own.
    for loose in [place, size] where !solver.isMentioned(loose) { note { $0 == loose ? 1 : 0 } }
    return directions
  }

  /// Returns a constraint that keeps the item's leading or top edge at its current distance from the
  /// superview's.
  private func placeConstraint(
    _ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint? {
    guard let parent = view._superview else { return nil }
    // The edges of a scroll view stand for those of its content, whose origin is zero.
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
