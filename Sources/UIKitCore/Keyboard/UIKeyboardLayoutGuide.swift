/// A guide that activates constraints by where it is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges of its view that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Keeps constraints active while the guide is near an edge, in place of those set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackingConstraints
    update()
  }

  /// Keeps constraints active while the guide is away from an edge, in place of those set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge] ?? [])
    away[edge] = trackingConstraints
    update()
  }

  /// The constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge] ?? []
  }

  /// The constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge] ?? []
  }

  /// Deactivates and forgets all constraints of the guide's places.
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

/// The part of a view that the keyboard covers. While the keyboard is away the guide begins at the end of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the lower edge. Stored only: keyboards of virtual devices are always
  /// there.
  open var followsUndockedKeyboard = false

  /// Whether the guide begins no lower than the safe area ends; else it ends with the view while the keyboard is away.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let view = _owningView else { return }
      view.updateKeyboardGuide()
      view.setNeedsLayout()
    }
  }

  /// Points above the keyboard in which a finger that scrolls begins to take an interactively dismissed keyboard with it.
  open var keyboardDismissPadding: CGFloat = 0

  /// Keyboards at the lower edge are near that one alone.
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}
