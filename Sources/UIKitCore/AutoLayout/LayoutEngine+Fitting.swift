import ConstraintSolver

/// The implementation of `systemLayoutSizeFitting(_:)`: a separate engine solves the view's subtree with the
/// target size at the fitting priorities. The items' state in the current engine is saved and restored, so
/// that the current layout is not affected.
///
/// Text that wrapped in the current layout is measured at that width unless the target's width is required, as on iOS: a table's
/// header that is asked for its compressed size in `viewDidLayoutSubviews()` is as high as its lines.
extension LayoutEngine {
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.refreshInsetsForFitting()
    view.hierarchyRoot.runUpdateConstraints()
    let saved = SavedState(subtree: view)
    defer { saved.restore() }

    let engine = LayoutEngine(host: view, isFitting: true)
    engine.enter(view.item)
    view.forEachInSubtree { each in
      if each !== view, each.flags.contains(.constraintBased) { engine.enter(each.item) }
    }
    for constraint in saved.constraints { engine.install(constraint) }
    if horizontal < .required { saved.forEachWrapWidth { engine.measureText(of: $0, forWidth: $1) } }
    let item = view.item
    engine.fit(item.width, target.width, horizontal)
    engine.fit(item.height, target.height, vertical)
    engine.solveIfNeeded()
    let rect = CGRect(x: 0, y: 0, width: engine.value(item.width), height: engine.value(item.height))
    let scale = view.pixelScale
    return CGSize(
      width: PixelGrid.ceil(max(0, rect.width), scale), height: PixelGrid.ceil(max(0, rect.height), scale))
  }

  private func fit(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority) {
    guard priority.rawValue > 0 else { return }
    let finite = length.isFinite ? min(max(length, 0), NSLayoutConstraint.largestConstant) : 0
    solver.add(
      [Term(variable, 1)], constant: -Double(finite), relation: .equal, priority: priority.solverPriority)
    markDirty()
  }

  /// The state of a subtree's items and constraints in the current engine.
  @MainActor
  private final class SavedState {
    private struct Item {
      let item: LayoutItem
      let engine: LayoutEngine?
      let variables: (Variable?, Variable?, Variable?, Variable?)
      let index: Int
      let system: LayoutItem.SystemConstraints
      let places: LayoutItem.Places
    }

    private struct Held {
      let constraint: NSLayoutConstraint
      let engine: LayoutEngine?
      let handle: Constraint?
    }

    private var items: [Item] = []
    private var held: [Held] = []
    private let subtree: UIView

    /// The constraints held in the subtree, in order of activation.
    var constraints: [NSLayoutConstraint] {
      held.map(\.constraint).sorted { $0.installationOrder < $1.installationOrder }
    }

    /// Calls a closure with each text that wrapped in the current layout, and the width for which it was measured.
    func forEachWrapWidth(_ body: (LayoutItem, CGFloat) -> Void) {
      for saved in items where saved.item.engine != nil {
        if let width = saved.system.wrapWidth { body(saved.item, width) }
      }
    }

    init(subtree: UIView) {
      self.subtree = subtree
      subtree.forEachInSubtree { view in
        view.forEachItem { item in
          items.append(
            Item(
              item: item, engine: item.engine, variables: (item.left, item.top, item.width, item.height),
              index: item.index, system: item.system, places: item.places))
          item.engine = nil
        }
        for constraint in view.held {
          held.append(Held(constraint: constraint, engine: constraint.engine, handle: constraint.handle))
          constraint.engine = nil
          constraint.handle = nil
        }
      }
    }

    func restore() {
      for saved in held {
        saved.constraint.engine = saved.engine
        saved.constraint.handle = saved.handle
      }
      // Items created during the fitting belong to no engine.
      subtree.forEachInSubtree { view in view.forEachItem { $0.engine = nil } }
      for saved in items {
        saved.item.engine = saved.engine
        saved.item.left = saved.variables.0
        saved.item.top = saved.variables.1
        saved.item.width = saved.variables.2
        saved.item.height = saved.variables.3
        saved.item.index = saved.index
        saved.item.system = saved.system
        saved.item.places = saved.places
      }
    }
  }
}
