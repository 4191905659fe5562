/// Required constraints that contradict each other: which are involved, which is broken, and when the
/// conflict ends.
///
/// A broken constraint is the last (by `breakingOrder`, then by order of addition) of a minimal conflicting set
/// whose other members are satisfied. The outcome is therefore independent of the order in which conflicts
/// are found: the satisfied constraints are those that result from trying them one after the other.
extension Solver {
  /// Returns the tolerance for required constraints with values of the given size.
  @inline(__always)
  static func tolerance(_ size: Double) -> Double { 1e-7 * max(1, size) }

  /// Returns the rank of a constraint in conflicts.
  func breakingOrder(of row: Int32) -> Int32 { row < breakingOrders.count ? breakingOrders[row] : 0 }

  /// Sets the rank of a constraint in conflicts. Ranks take memory once there are others than 0.
  @inline(__always)
  func setBreakingOrder(_ order: Int32, of row: Int32) {
    if order == 0, row >= breakingOrders.count { return }
    if row >= breakingOrders.count { breakingOrders.resize(Int(row) + 1, filling: 0) }
    breakingOrders[row] = order
  }

  /// Ends the conflicts of a row that is removed or changed: their broken constraints are considered again.
  func resolveConflicts(_ row: Int32) {
    for conflict in standing.remove(withMember: row) {
      rows.base[Int(conflict.broken.index)].isBroken = false
      needsElimination = true
      haveConflictsHealed = true
    }
  }

  /// The maximum number of times that conflicts of one solve may restore constraints that earlier ones broke: each
  /// takes an elimination anew, of which small problems can have more. A `chooseBroken` that is cyclic (a rather than
  /// b, b rather than c, c rather than a) would otherwise never terminate.
  var revivalLimit: Int { min(max(100, 1_000_000 / max(rows.count, 1)), 2000) }

  /// The maximum number of conflicts of one solve that are reduced to a minimal set by trying their members
  /// one by one, and the maximum size of such a set.
  static let trialLimit = 100
  static let trialSize = 400

  /// The maximum size of sets whose members are always tried, to leave out the constraint that breaks first.
  static let fewConstraints = 64

  /// Breaks a constraint of each contradiction that a pass has found.
  ///
  /// Contradictions without a common constraint are independent. One that contains a constraint which another
  /// has broken meanwhile continues without it: the other's combination is subtracted.
  ///
  /// - Returns: The conflicts in the order in which they were found; at least one.
  func breakConflicts(_ contradictions: [[WeightedRow]], work: inout ConflictWork) -> [Conflict] {
    var found: [Conflict] = []
    var brokenNow: [Int32: [WeightedRow]] = [:]
    // Equalities first, as inequalities may contradict only their consequences; then the earlier ones, which
    // are kept: handled first, they are not broken and then restored.
    func rank(_ contradiction: [WeightedRow]) -> (Int, Int32, Int) {
      guard let first = contradiction.first else { return (2, 0, 0) }
      let row = rows[first.row]
      return (row.relation == 0 ? 0 : 1, breakingOrder(of: first.row), row.order)
    }
    let ordered = contradictions.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    for contradiction in ordered {
      guard let combination = without(brokenNow, combination(of: contradiction)) else { continue }
      let few = smallConflictingSet(behind: contradiction, brokenNow, work: &work)
      for members in minimalConflicts(in: few ?? combination)
      where !members.contains(where: { brokenNow[$0.row] != nil }) {
        let conflict = breakOne(of: members.map(\.row), work: &work) { brokenNow[$0] = nil }
        brokenNow[conflict.broken.index] = members
        found.append(conflict)
      }
    }
    if found.isEmpty {
      // Rounding hides the combination, or it is the sum of several: the constraints behind it are tried one
      // by one.
      var set = constraints(behind: contradictions[0].map(\.row))
      work.trials += 1
      if work.trials <= Solver.trialLimit, set.count <= Solver.trialSize { set = minimalConflict(in: set) }
      found.append(breakOne(of: set, work: &work) { _ in })
    }
    return found
  }

  /// Returns a minimal conflicting set of the constraints behind a contradiction that leaves out first what
  /// would break first; `nil` if they are many, or the limit of trials is reached.
  private func smallConflictingSet(
    behind contradiction: [WeightedRow], _ brokenNow: [Int32: [WeightedRow]], work: inout ConflictWork
  ) -> [WeightedRow]? {
    guard work.trials < Solver.trialLimit else { return nil }
    let set = constraints(behind: contradiction.map(\.row)).filter { brokenNow[$0] == nil }
    guard set.count <= Solver.fewConstraints else { return nil }
    work.trials += 1
    guard let core = conflict(among: set) else { return nil }
    return minimalConflict(in: set.filter { core.contains($0) }).map { WeightedRow(row: $0, weight: 1) }
  }

  /// The counters of conflict handling in one solve.
  struct ConflictWork {
    var trials = 0
    var revivals = 0
  }

  /// Returns the combination without the constraints that have been broken since; `nil` if they cannot be
  /// eliminated.
  private func without(_ brokenNow: [Int32: [WeightedRow]], _ combination: [WeightedRow]) -> [WeightedRow]? {
    guard combination.contains(where: { brokenNow[$0.row] != nil }) else { return combination }
    var weights: [Int32: Double] = [:]
    for member in combination { weights[member.row] = member.weight }
    for _ in 0..<8 {
      guard let row = weights.keys.filter({ brokenNow[$0] != nil }).min(), let other = brokenNow[row],
        let own = other.first(where: { $0.row == row })
      else { break }
      let factor = -weights[row]! / own.weight
      for member in other { weights[member.row, default: 0] += factor * member.weight }
      weights[row] = nil
    }
    let result = Solver.sorted(weights)
    return result.contains { brokenNow[$0.row] != nil } || !isContradiction(result) ? nil : result
  }

  /// Breaks a member of a minimal conflicting set.
  ///
  /// - Parameter revived: Called with constraints that are considered again, since a member of the conflict
  ///   that broke them is now broken.
  private func breakOne(
    of set: [Int32], work: inout ConflictWork, revived: (Int32) -> Void
  ) -> Conflict {
    let minimal = set.sorted { rows[$0].order < rows[$1].order }
    let members = minimal.map { handle(ofRow: $0) }
    var broken = minimal.max {
      (breakingOrder(of: $0), rows[$0].order) < (breakingOrder(of: $1), rows[$1].order)
    }!
    if let chooseBroken {
      let choice = chooseBroken(members)
      if members.contains(choice) { broken = choice.index }
    }
    rows.base[Int(broken)].isBroken = true
    needsElimination = true
    // Conflicts whose other members are no longer all satisfied are examined again.
    if work.revivals < revivalLimit {
      let outdated = standing.remove(withMember: broken)
      if !outdated.isEmpty { work.revivals += 1 }
      for conflict in outdated {
        rows.base[Int(conflict.broken.index)].isBroken = false
        revived(conflict.broken.index)
      }
    }
    let conflict = Conflict(constraints: members, broken: handle(ofRow: broken))
    standing.append(conflict)
    return conflict
  }

  // MARK: Detection

  /// Checks a row without free variables, which must not be violated if it is required or has the priority of
  /// promoted constraints.
  ///
  /// - Parameter found: The contradictions of the pass, to which a violated required row is added.
  /// - Returns: Whether the row is violated and has the priority of promoted constraints.
  func check(withoutFreedom row: Int32, into found: inout [[WeightedRow]]) -> Bool {
    let r = rows[row]
    var excess: Double
    if r.kind == .redundant {
      excess = r.reducedConstant
      for term in reducedTerms(row) { excess += term.coefficient * variables[term.variable].value }
    } else if r.kind == .penalty, r.component < 0 {
      excess = r.reducedConstant
    } else {
      return false
    }
    excess = r.relation == 0 ? excess.magnitude : r.relation < 0 ? excess : -excess
    if excess <= Solver.tolerance(r.constant.magnitude) { return false }
    if r.priority == 1000 { found.append([WeightedRow(row: row, weight: 1)]) }
    return r.priority == promotedPriority
  }

  /// Returns the reduced rows behind the required penalties that the tableau's vertex violates, with factors
  /// whose combination contains no variable; `nil` if all are satisfied.
  func contradiction(in t: Tableau) -> [WeightedRow]? {
    guard violates(level: 0, in: t) else { return nil }
    if promotedPriority > 0 { return [] }
    // At the minimum of the violations the slopes cancel out: those of the kinks that functionals lie beyond,
    // and those of the active functionals that hold the vertex.
    var found: [WeightedRow] = []
    for f in 0..<t.functionals {
      let seat = t.seat[f]
      let groupStart = seat >= 0 ? t.groupStart[seat] : t.split[f]
      let groupEnd = seat >= 0 ? t.groupEnd[seat] : t.split[f]
      var pull = seat >= 0 ? t.slope[seat] : 0
      for k in t.kinkStart[f]..<t.kinkEnd[f] where t.kinks[k].level == 0 {
        let kink = t.kinks[k]
        let slope = k < groupStart ? kink.above : k >= groupEnd ? -kink.below : 0
        if slope != 0 { found.append(WeightedRow(row: kink.row, weight: slope / scale(ofPenalty: kink.row))) }
        pull += slope
      }
      guard seat >= 0, pull.magnitude > Tableau.dust else { continue }
      // Of those that hold it against the pull, the one that would break last.
      var holder: Int32 = -1
      for k in groupStart..<groupEnd where t.kinks[k].level == 0 {
        let kink = t.kinks[k]
        guard pull > 0 ? kink.below > 0 : kink.above > 0 else { continue }
        if holder < 0
          || (breakingOrder(of: kink.row), rows[kink.row].order) < (
            breakingOrder(of: holder), rows[holder].order
          )
        {
          holder = kink.row
        }
      }
      if holder >= 0 { found.append(WeightedRow(row: holder, weight: -pull / scale(ofPenalty: holder))) }
    }
    return found
  }

  /// Returns whether the tableau's vertex violates a constraint of the level.
  func violates(level: Int32, in t: Tableau) -> Bool {
    for f in 0..<t.functionals {
      for k in t.kinkStart[f]..<t.kinkEnd[f] where t.kinks[k].level == level {
        let kink = t.kinks[k]
        let excess = t.value[f] - kink.position
        let violation = excess > 0 ? excess * kink.above : -excess * kink.below
        let size = kink.position.magnitude * max(kink.above, kink.below)
        if violation > Solver.tolerance(size) { return true }
      }
    }
    return false
  }

  /// Returns all constraints that the reduced rows were derived from.
  func constraints(behind reduced: [Int32]) -> [Int32] {
    var found = Set<Int32>()
    var pending = reduced
    while let row = pending.popLast() {
      guard found.insert(row).inserted else { continue }
      var operation = rows[row].firstOperation
      while operation >= 0 {
        pending.append(operations[operation].pivotRow)
        operation = operations[operation].nextOfRow
      }
      for term in reducedTerms(row) {
        let pivotRow = variables[term.variable].pivotRow
        if pivotRow >= 0, rows[pivotRow].kind == .fixing { pending.append(pivotRow) }
      }
    }
    return Array(found)
  }

  // MARK: Minimal sets

  /// Removes every constraint without which the rest still conflicts.
  func minimalConflict(in set: [Int32]) -> [Int32] {
    // Constraints that would break first are tried first, so that the others stay.
    var kept = set.sorted {
      (breakingOrder(of: $0), rows[$0].order) > (breakingOrder(of: $1), rows[$1].order)
    }
    var i = 0
    while i < kept.count {
      var fewer = kept
      fewer.remove(at: i)
      if let core = conflict(among: fewer) {
        kept.removeAll { !core.contains($0) }
        // The members before i were needed in a larger set, and are therefore needed in this one.
        i = min(i, kept.count)
      } else {
        i += 1
      }
    }
    return kept
  }

  /// Returns a conflicting subset of the constraints; `nil` if they can be satisfied together.
  private func conflict(among set: [Int32]) -> Set<Int32>? {
    let trial = Solver()
    copyRows(set, to: trial)
    guard let contradictions = trial.attempt() else { return nil }
    return Set(trial.constraints(behind: contradictions[0].map(\.row)).map { set[Int($0)] })
  }
}
