/// Required constraints that contradict each other: who is to blame, who gives way, and when it is over.
///
/// A broken constraint is the last (by `breakRank`, then by order of addition) of a minimal conflicting set whose
/// other members hold. That makes the outcome independent of the order in which conflicts are met: the constraints
/// that hold are those one would get by trying them one after the other.
extension Solver {
  /// How far a required constraint may be off, for numbers of the given size.
  @inline(__always)
  static func tolerance(_ size: Double) -> Double { 1e-7 * max(1, size) }

  /// A standing conflict is over when a member is removed or changed: the broken constraint takes part again.
  func heal(_ row: Int32) {
    for conflict in standing.remove(withMember: row) {
      rows.base[Int(conflict.broken.index)].isBroken = false
      needsElimination = true
      haveConflictsHealed = true
    }
  }

  /// How many conflicts of one solve may bring back what earlier ones broke. A program that chooses in circles (a
  /// rather than b, b rather than c, c rather than a) would never come to an end.
  static let revivalLimit = 100

  /// How many conflicts of one solve are reduced to a minimal set where that takes trying their members one by one, and
  /// how many constraints such a set may have.
  static let trialLimit = 100
  static let trialSize = 400

  /// Sets of at most so many constraints are tried member by member, for the one that leaves out what breaks first.
  static let fewConstraints = 64

  /// Breaks a constraint of each contradiction that a pass has found.
  ///
  /// Contradictions without a common constraint do not touch each other. One that contains a constraint which another
  /// has broken meanwhile goes on without it: the other's combination is subtracted.
  ///
  /// - Returns: the conflicts, in the order in which they were found; at least one.
  func breakConflicts(_ contradictions: [[WeightedRow]], work: inout ConflictWork) -> [Conflict] {
    var found: [Conflict] = []
    var brokenNow: [Int32: [WeightedRow]] = [:]
    // Equalities first, as what follows from them may be all that inequalities contradict; then the earlier ones, which
    // are kept: looked at first, they are not broken and then brought back.
    func rank(_ contradiction: [WeightedRow]) -> (Int, Int32, Int) {
      guard let row = contradiction.first.map({ rows[$0.row] }) else { return (2, 0, 0) }
      return (row.relation == 0 ? 0 : 1, row.breakRank, row.order)
    }
    let ordered = contradictions.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    for contradiction in ordered {
      guard let combination = without(brokenNow, combination(of: contradiction)) else { continue }
      let few = fewMembers(behind: contradiction, brokenNow, work: &work)
      for members in minimalConflicts(in: few ?? combination)
      where !members.contains(where: { brokenNow[$0.row] != nil }) {
        let conflict = breakOne(of: members.map(\.row), work: &work) { brokenNow[$0] = nil }
        brokenNow[conflict.broken.index] = members
        found.append(conflict)
      }
    }
    if found.isEmpty {
      // Rounding hides the combination, or it is a sum of several: the constraints behind it are tried.
      var set = constraints(behind: contradictions[0].map(\.row))
      work.trials += 1
      if work.trials <= Solver.trialLimit, set.count <= Solver.trialSize { set = minimalConflict(in: set) }
      found.append(breakOne(of: set, work: &work) { _ in })
    }
    return found
  }

  /// Of the few constraints behind a contradiction, a minimal conflicting set that leaves out first what would break
  /// first; nil where they are many, or where such sets have been looked for often enough.
  private func fewMembers(
    behind contradiction: [WeightedRow], _ brokenNow: [Int32: [WeightedRow]], work: inout ConflictWork
  ) -> [WeightedRow]? {
    guard work.trials < Solver.trialLimit else { return nil }
    let set = constraints(behind: contradiction.map(\.row)).filter { brokenNow[$0] == nil }
    guard set.count <= Solver.fewConstraints else { return nil }
    work.trials += 1
    guard let core = conflict(among: set) else { return nil }
    return minimalConflict(in: set.filter { core.contains($0) }).map { WeightedRow(row: $0, weight: 1) }
  }

  /// What one solve has done about conflicts.
  struct ConflictWork {
    var trials = 0
    var revivals = 0
  }

  /// The combination without the constraints that have been broken since, nil where they cannot be taken out.
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
  /// - Parameter revived: called with constraints that take part again, since a member of what broke them is broken now.
  private func breakOne(
    of set: [Int32], work: inout ConflictWork, revived: (Int32) -> Void
  ) -> Conflict {
    let minimal = set.sorted { rows[$0].order < rows[$1].order }
    let members = minimal.map { handle(ofRow: $0) }
    var broken = minimal.max {
      (rows[$0].breakRank, rows[$0].order) < (rows[$1].breakRank, rows[$1].order)
    }!
    if let chooseBroken {
      let choice = chooseBroken(members)
      if members.contains(choice) { broken = choice.index }
    }
    rows.base[Int(broken)].isBroken = true
    needsElimination = true
    // Conflicts whose other members no longer all hold are looked at again.
    if work.revivals < Solver.revivalLimit {
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

  // MARK: Finding

  /// Looks at a row without free variables: one that does not hold must not be required, nor at the priority of
  /// promoted constraints.
  ///
  /// - Parameter found: the contradictions of the pass.
  /// - Returns: whether the row fails at the priority of promoted constraints.
  func check(withoutFreedom row: Int32, into found: inout [[WeightedRow]]) -> Bool {
    let r = rows[row]
    var excess: Double
    if r.kind == .redundant {
      excess = r.reducedConstant
      for term in reducedTerms(row) { excess += term.coefficient * variables[term.variable].value }
    } else if r.kind == .penalty, r.component < 0 {
      excess = r.offset
    } else {
      return false
    }
    excess = r.relation == 0 ? excess.magnitude : r.relation < 0 ? excess : -excess
    if excess <= Solver.tolerance(r.constant.magnitude) { return false }
    if r.priority == 1000 { found.append([WeightedRow(row: row, weight: 1)]) }
    return r.priority == promotedPriority
  }

  /// The reduced rows behind the required penalties that the tableau's vertex does not satisfy, with factors whose
  /// combination has no variable left; nil where all hold.
  func contradiction(in t: Tableau) -> [WeightedRow]? {
    guard violates(level: 0, in: t) else { return nil }
    if promotedPriority > 0 { return [] }
    // At the least sum of violations slopes cancel out: those of the kinks that functionals lie beyond, and those
    // of the active functionals that hold the vertex where it is.
    var found: [WeightedRow] = []
    for f in 0..<t.functionals {
      let seat = t.seat[f]
      let groupStart = seat >= 0 ? t.groupStart[seat] : t.split[f]
      let groupEnd = seat >= 0 ? t.groupEnd[seat] : t.split[f]
      var pull = seat >= 0 ? t.slope[seat] : 0
      for k in t.kinkStart[f]..<t.kinkEnd[f] where t.kinks[k].level == 0 {
        let kink = t.kinks[k]
        let slope = k < groupStart ? kink.above : k >= groupEnd ? -kink.below : 0
        if slope != 0 { found.append(WeightedRow(row: kink.row, weight: slope / rows[kink.row].scale)) }
        pull += slope
      }
      guard seat >= 0, pull.magnitude > Tableau.dust else { continue }
      // Of those that hold it against the pull, the one that would break last.
      var holder: Int32 = -1
      for k in groupStart..<groupEnd where t.kinks[k].level == 0 {
        let kink = t.kinks[k]
        guard pull > 0 ? kink.below > 0 : kink.above > 0 else { continue }
        if holder < 0
          || (rows[kink.row].breakRank, rows[kink.row].order) < (rows[holder].breakRank, rows[holder].order)
        {
          holder = kink.row
        }
      }
      if holder >= 0 { found.append(WeightedRow(row: holder, weight: -pull / rows[holder].scale)) }
    }
    return found
  }

  /// Whether the tableau's vertex violates a constraint of the level.
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

  /// All constraints that the reduced rows were made of.
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

  /// Leaves out every constraint without which the rest still conflicts.
  func minimalConflict(in set: [Int32]) -> [Int32] {
    // Constraints that would rather break are tried last, so that they stay.
    var kept = set.sorted {
      (rows[$0].breakRank, rows[$0].order) > (rows[$1].breakRank, rows[$1].order)
    }
    var i = 0
    while i < kept.count {
      var fewer = kept
      fewer.remove(at: i)
      if let core = conflict(among: fewer) {
        kept.removeAll { !core.contains($0) }
        // Those before i were needed in a larger set and so are in this one.
        i = min(i, kept.count)
      } else {
        i += 1
      }
    }
    return kept
  }

  /// Some conflicting ones of the constraints, or nil when they can hold together.
  private func conflict(among set: [Int32]) -> Set<Int32>? {
    let trial = Solver()
    copyRows(set, to: trial)
    guard let contradictions = trial.attempt() else { return nil }
    return Set(trial.constraints(behind: contradictions[0].map(\.row)).map { set[Int($0)] })
  }
}
