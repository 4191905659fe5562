import ConstraintSolver

extension UIView {
  /// The views of the hierarchy whose frames the constraints leave open, by identity. One question to the solver for
  /// all of them, where `hasAmbiguousLayout` asks for each.
  package var ambiguousViews: Set<ObjectIdentifier> {
    guard let engine = hierarchyEngine else { return [] }
    engine.solveIfNeeded()
    let solver = engine.solver
    let open = Set(solver.ambiguities().flatMap(\.variables))
    return Set(
      engine.items.compactMap { item -> ObjectIdentifier? in
        guard let view = item.view, engine.isLaidOut(view) else { return nil }
        let variables = [item.left, item.top, item.width, item.height].compactMap { $0 }
        let isOpen = variables.contains { open.contains($0) || !solver.isMentioned($0) }
        return isOpen ? ObjectIdentifier(view) : nil
      })
  }
}
