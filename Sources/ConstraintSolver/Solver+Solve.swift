extension Solver {
  /// Updates all values. Does next to nothing if nothing has changed.
  public func solve() {
    var found: [Conflict] = []
    if isOutdated {
      knownAmbiguities = nil
      ambiguousVariables.removeAll()
      var work = ConflictWork()
      while let contradictions = attempt() { found += breakConflicts(contradictions, work: &work) }
    }
    publishConflicts(found)
    collectChanges()
    checkInvariants()
  }

  /// Publishes the conflicts that still exist.
  private func publishConflicts(_ found: [Conflict]) {
    guard !found.isEmpty || haveConflictsHealed else { return setConflicts(conflicts, new: []) }
    haveConflictsHealed = false
    for conflict in conflicts {
      for member in conflict.constraints { rows.base[Int(member.index)].isInConflict = false }
    }
    let all = standing.all
    var membersByBroken: [Constraint: [Constraint]] = [:]
    for conflict in all {
      membersByBroken[conflict.broken] = conflict.constraints
      for member in conflict.constraints { rows.base[Int(member.index)].isInConflict = true }
    }
    setConflicts(all, new: found.filter { membersByBroken[$0.broken] == $0.constraints })
  }

  /// Solves everything that is out of date, or returns contradictions, each as reduced rows and their
  /// factors.
  func attempt() -> [[WeightedRow]]? {
    while true {
      switch pass() {
      case .done: return nil
      case .promotionFailed where !isEliminationFresh, .contradictions where !isEliminationFresh:
        // What to break is decided as if the constraints had been added at once.
        needsElimination = true
      case .promotionFailed:
        isPromotionBarred = true
        needsElimination = true
      case .contradictions(let found):
        needsElimination = true
        if promotedPriority == 0 { return found }
        // Promoted constraints may be the cause.
        isPromotionBarred = true
      }
      touchedRows.removeAll()
    }
  }

  enum Outcome {
    case done
    case contradictions([[WeightedRow]])
    case promotionFailed
  }

  private func pass() -> Outcome {
    if !needsElimination, !updateElimination() { needsElimination = true }
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
    // Components have their penalties.
    penaltyRows.freeAll()
    var found: [[WeightedRow]] = []
    for i in 0..<dirtyComponents.count {
      switch solveComponent(Int(dirtyComponents[i]), spreading: !isFull) {
      case .done: break
      case .promotionFailed: return .promotionFailed
      case .contradictions(let more): found += more
      }
    }
    if !found.isEmpty { return .contradictions(found) }
    // Pulls also affect expressed variables, whose constants matter too.
    if isFull {
      fixAllLooseComponents()
      computeExpressedValues()
    } else {
      fixLooseComponents()
      propagateValues()
    }
    dirtyComponents.removeAll()
    needsConstants = false
    return .done
  }

  /// Determines the order of elimination and the remaining components; everything has to be computed
  /// afterwards.
  private func prepare() {
    eliminate()
    work.freeCounts()
    compactFill()
    reducePenalties()
    accumulator.freeAll()
    findComponents()
    forward.clear(eliminationOrder.count)
    backward.clear(eliminationOrder.count)
    columnOf.resize(variables.count, filling: 0)
    dirtyComponents.removeAll()
    looseGroups.removeAll()
    for c in 0..<components.count { dirtyComponents.append(Int32(c)) }
    looseComponents = 0
    warmTableaus.removeAll()
    freeTableaus.removeAll()
    changedRows.removeAll()
    needsElimination = false
    isEliminationFresh = true
    for v in 0..<variables.count where variables[v].isAlive && variables[v].uses == 0 {
      assign(0, to: Int32(v))
    }
  }

  private func checkRowsWithoutFreedom() -> Outcome {
    var found: [[WeightedRow]] = []
    for i in 0..<redundantRows.count where check(withoutFreedom: redundantRows[i], into: &found) {
      return .promotionFailed
    }
    for i in 0..<penaltyRows.count where rows[penaltyRows[i]].component < 0 {
      if check(withoutFreedom: penaltyRows[i], into: &found) { return .promotionFailed }
    }
    return found.isEmpty ? .done : .contradictions(found)
  }

  private func checkTouchedRows() -> Outcome {
    var found: [[WeightedRow]] = []
    for i in 0..<touchedRows.count where check(withoutFreedom: touchedRows[i], into: &found) {
      return .promotionFailed
    }
    return found.isEmpty ? .done : .contradictions(found)
  }
}
