/// Auto Layout state that is created for a view only when it is needed.
@MainActor
final class ConstraintSupport {
  struct AxisPriorities {
    var horizontal: UILayoutPriority?
    var vertical: UILayoutPriority?

    mutating func set(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
      if axis == .horizontal { horizontal = priority } else { vertical = priority }
    }
  }

  var hugging = AxisPriorities()
  var resistance = AxisPriorities()
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The constraints that position the system guides, in the order left, top, right, bottom.
  var guideConstraints: [SystemGuide: [NSLayoutConstraint]] = [:]
}
