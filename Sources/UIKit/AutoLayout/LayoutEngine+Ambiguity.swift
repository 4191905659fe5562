import ConstraintSolver

extension UIView {
  /// The views of the hierarchy whose frames the constraints leave open, by identity. One question to the solver for
  /// all of them, where `hasAmbiguousLayout` asks for each.
  package var ambiguousViews: Set<ObjectIdentifier> {
    guard let engine = hierarchyEngine else { return [] }
    engine.solveIfNeeded()
    let open = Set(engine.solver.ambiguities().flatMap(\.variables))
    guard !open.isEmpty else { return [] }
    return Set(
      engine.items.compactMap { item in
        let isOpen = [item.left, item.top, item.width, item.height].contains { $0.map(open.contains) == true }
        return isOpen ? item.view.map { ObjectIdentifier($0) } : nil
      })
  }
}
