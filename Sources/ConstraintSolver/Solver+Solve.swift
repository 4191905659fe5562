extension Solver {
  /// Brings all values up to date. Costs next to nothing when nothing has changed.
  public func solve() {
    var found: [Conflict] = []
    var standing = conflicts.filter { !healedConflicts.contains($0.broken) }
    healedConflicts.removeAll()
    if needsElimination || needsConstants {
      knownAmbiguities = nil
      ambiguousVariables.removeAll()
      while let conflict = attempt() {
        let broken = breakConflict(
          conflict, standing: &standing, revives: found.count < Solver.revivalLimit)
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
    while true {
      switch pass() {
      case .done: return nil
      case .promotionFailed:
        isPromotionBarred = true
        needsElimination = true
      case .contradiction(let set):
        needsElimination = true
        if promotedPriority == 0 { return set }
        // Promoted constraints may be behind it.
        isPromotionBarred = true
      }
      touchedRows.removeAll()
    }
  }

  enum Outcome {
    case done
    case contradiction([Int32])
    case promotionFailed
  }

  private func pass() -> Outcome {
    let isFull = needsElimination
    if isFull {
      prepare()
      computeConstants()
    } else {
      propagateConstants()
    }
    let outcome = isFull ? checkRowsWithoutFreedom() : checkTouchedRows()
    guard case .done = outcome else { return outcome }
    touchedRows.removeAll()
    for i in 0..<dirtyComponents.count {
      let outcome = solveComponent(Int(dirtyComponents[i]), spreading: !isFull)
      guard case .done = outcome else { return outcome }
    }
    dirtyComponents.removeAll()
    // Pulls reach through expressed variables, whose constants count too.
    if looseComponents > 0 { settleLooseComponents(spreading: !isFull) }
    if isFull { computeExpressedValues() } else { propagateValues() }
    needsConstants = false
    return .done
  }

  /// Finds the order of elimination and what is left after it; all of it is to be computed.
  private func prepare() {
    eliminate()
    reducePenalties()
    findComponents()
    eliminationOrder.resize(fixingRows.count + pivotRows.count, filling: -1)
    for i in 0..<fixingRows.count { eliminationOrder[rows[fixingRows[i]].position] = fixingRows[i] }
    for i in 0..<pivotRows.count { eliminationOrder[rows[pivotRows[i]].position] = pivotRows[i] }
    forward.clear(eliminationOrder.count)
    backward.clear(eliminationOrder.count)
    columnOf.resize(variables.count, filling: 0)
    dirtyComponents.removeAll()
    for c in 0..<components.count { dirtyComponents.append(Int32(c)) }
    looseComponents = 0
    warmTableaus.removeAll()
    changedRows.removeAll()
    needsElimination = false
    for v in 0..<variables.count where variables[v].isAlive && variables[v].uses == 0 {
      assign(0, to: Int32(v))
    }
  }

  private func checkRowsWithoutFreedom() -> Outcome {
    for i in 0..<redundantRows.count {
      let outcome = check(withoutFreedom: redundantRows[i])
      guard case .done = outcome else { return outcome }
    }
    for i in 0..<penaltyRows.count where rows[penaltyRows[i]].component < 0 {
      let outcome = check(withoutFreedom: penaltyRows[i])
      guard case .done = outcome else { return outcome }
    }
    return .done
  }

  private func checkTouchedRows() -> Outcome {
    for i in 0..<touchedRows.count {
      let outcome = check(withoutFreedom: touchedRows[i])
      guard case .done = outcome else { return outcome }
    }
    return .done
  }
}
