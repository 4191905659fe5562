/// A layout guide that activates constraints depending on its position.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges of the owning view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near an edge, and deactivates those set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackingConstraints
    update()
  }

  /// Sets the constraints that are active while the guide is away from an edge, and deactivates those set
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge] ?? [])
    away[edge] = trackingConstraints
    update()
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge] ?? []
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge] ?? []
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for list in [near, away] { NSLayoutConstraint.deactivate(list.values.flatMap { $0 }) }
    near = [:]
    away = [:]
  }

  private func update() {
    let edges = nearEdges
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for (edge, constraints) in near.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if edges.contains(edge) { on += constraints } else { off += constraints }
    }
    for (edge, constraints) in away.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if edges.isDisjoint(with: edge) { on += constraints } else { off += constraints }
    }
    NSLayoutConstraint.deactivate(off)
    NSLayoutConstraint.activate(on)
  }
}

/// The layout guide for the area that the keyboard covers. While the keyboard is hidden the guide begins at
/// the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide follows an undocked keyboard. Stored only: keyboards
  /// of virtual devices are always docked.
  open var followsUndockedKeyboard = false

  /// A Boolean value that determines whether the guide includes the bottom of the safe area while the
  /// keyboard is hidden; otherwise its height is 0 then.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let view = _owningView else { return }
      view.updateKeyboardGuide()
      view.setNeedsLayout()
    }
  }

  /// The height of the area above the keyboard in which a scrolling finger begins an interactive dismissal,
  /// in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard is near the bottom edge only.
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
  /// The height of the area above the keyboard that counts as part of it, in points.
  package var keyboardDismissPadding: CGFloat {
    (constraintSupport?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.keyboardDismissPadding ?? 0
  }
}
