extension Solver {
  /// Brings all values up to date. Costs next to nothing when nothing has changed.
  public func solve() {
    var found: [Conflict] = []
    var standing = conflicts.filter { !healedConflicts.contains($0.broken) }
    healedConflicts.removeAll()
    if needsElimination || needsConstants {
      while let conflict = attempt() {
        let broken = breakConflict(conflict, standing: &standing)
        standing.append(broken)
        found.append(broken)
      }
    }
    found.removeAll { conflict in
      !standing.contains { $0.broken == conflict.broken && $0.constraints == conflict.constraints }
    }
    setConflicts(standing, new: found)
    collectChanges()
    checkInvariants()
  }

  /// Solves everything that is not up to date, or returns constraints that contradict each other.
  func attempt() -> [Int32]? {
    if needsElimination {
      eliminate()
      reducePenalties()
      findComponents()
      if columnOf.count < variables.count {
        columnOf += Array(repeating: 0, count: variables.count - columnOf.count)
      }
      needsElimination = false
      hasLooseComponents = false
      for v in 0..<Int32(variables.count) where variables[v].isAlive && variables[v].uses == 0 {
        assign(0, to: v)
      }
    }
    needsConstants = false
    changedRows.removeAll(keepingCapacity: true)
    updateConstants()
    for row in redundantRows {
      if let conflict = contradiction(ofRedundant: row) {
        needsElimination = true
        return conflict
      }
    }
    for row in penaltyRows where rows[row].component < 0 && rows[row].priority == 1000 {
      if let conflict = contradiction(ofPenaltyWithoutVariables: row) {
        needsElimination = true
        return conflict
      }
    }
    // Pulls reach through expressed variables, whose constants count too.
    var looseChanged = components.contains { $0.isLoose }
    for c in components.indices where components[c].isDirty {
      let priorities = solveByLevels([c])
      if priorities.first == 1000, let conflict = contradictionInTableau() {
        needsElimination = true
        return conflict
      }
      let isLoose = tableauIsLoose
      looseChanged = looseChanged || isLoose
      components[c].isLoose = isLoose
      storeFreeValues([c])
    }
    if looseChanged { settleLooseComponents() }
    updateExpressedValues()
    return nil
  }
}
