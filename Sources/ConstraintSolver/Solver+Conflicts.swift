/// Required constraints that contradict each other: who is to blame, who gives way, and when it is over.
///
/// A broken constraint is the last (by `breakRank`, then by order of addition) of a minimal conflicting set whose
/// other members hold. That makes the outcome independent of the order in which conflicts are met: the constraints
/// that hold are those one would get by trying them one after the other.
extension Solver {
  /// How far a required constraint may be off, for numbers of the given size.
  @inline(__always)
  static func tolerance(_ size: Double) -> Double { 1e-7 * max(1, size) }

  /// A standing conflict is over when a member is removed or changed.
  func heal(_ row: Int32) {
    for conflict in conflicts where conflict.constraints.contains(where: { $0.index == row }) {
      restore(conflict)
      healedConflicts.insert(conflict.broken)
    }
  }

  /// Lets the broken constraint take part again.
  func restore(_ conflict: Conflict) {
    rows.base[Int(conflict.broken.index)].isBroken = false
    needsElimination = true
    for member in conflict.constraints { rows.base[Int(member.index)].isInConflict = false }
    for other in conflicts where other.broken != conflict.broken && rows[other.broken.index].isBroken {
      for member in other.constraints { rows.base[Int(member.index)].isInConflict = true }
    }
  }

  /// How many conflicts of one solve may bring back what earlier ones broke. A program that chooses in circles (a
  /// rather than b, b rather than c, c rather than a) would never come to an end.
  static let revivalLimit = 100

  /// Reduces a conflicting set to a minimal one and breaks a member.
  ///
  /// - Parameter revives: whether conflicts that this one breaks a member of are looked at again.
  func breakConflict(_ set: [Int32], standing: inout [Conflict], revives: Bool) -> Conflict {
    let minimal = minimalConflict(in: set).sorted { rows[$0].order < rows[$1].order }
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
    var kept: [Conflict] = []
    for conflict in standing {
      if revives, conflict.constraints.contains(where: { $0.index == broken }) {
        rows.base[Int(conflict.broken.index)].isBroken = false
      } else {
        kept.append(conflict)
      }
    }
    standing = kept
    for conflict in standing {
      for member in conflict.constraints { rows.base[Int(member.index)].isInConflict = true }
    }
    for row in minimal { rows.base[Int(row)].isInConflict = true }
    return Conflict(constraints: members, broken: handle(ofRow: broken))
  }

  // MARK: Finding

  /// Looks at a row without free variables: one that does not hold must not be required, nor at the priority of
  /// promoted constraints.
  func check(withoutFreedom row: Int32) -> Outcome {
    let r = rows[row]
    var excess: Double
    if r.kind == .redundant {
      excess = r.reducedConstant
      for term in reducedTerms(row) { excess += term.coefficient * variables[term.variable].value }
    } else if r.kind == .penalty, r.component < 0 {
      excess = r.offset
    } else {
      return .done
    }
    excess = r.relation == 0 ? excess.magnitude : r.relation < 0 ? excess : -excess
    if excess <= Solver.tolerance(r.constant.magnitude) { return .done }
    if r.priority == 1000 { return .contradiction(constraints(behind: [row])) }
    return r.priority == promotedPriority ? .promotionFailed : .done
  }

  /// The constraints behind the required penalties that the tableau's vertex does not satisfy.
  func contradiction(in t: Tableau) -> [Int32]? {
    guard violates(level: 0, in: t) else { return nil }
    if promotedPriority > 0 { return [] }
    // At the least sum of violations slopes cancel out: those of the kinks that functionals lie beyond, and those
    // of the active functionals that hold the vertex where it is.
    var found: [Int32] = []
    for f in 0..<t.functionals {
      let seat = t.seat[f]
      let groupStart = seat >= 0 ? t.groupStart[seat] : t.split[f]
      let groupEnd = seat >= 0 ? t.groupEnd[seat] : t.split[f]
      var pull = seat >= 0 ? t.slope[seat] : 0
      for k in t.kinkStart[f]..<t.kinkEnd[f] where t.kinks[k].level == 0 {
        let kink = t.kinks[k]
        let slope = k < groupStart ? kink.above : k >= groupEnd ? -kink.below : 0
        if slope != 0 { found.append(kink.row) }
        pull += slope
      }
      guard seat >= 0, pull.magnitude > Tableau.dust else { continue }
      for k in groupStart..<groupEnd where t.kinks[k].level == 0 { found.append(t.kinks[k].row) }
    }
    return constraints(behind: found)
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
    var map: [Int32: Variable] = [:]
    for index in set {
      let row = rows[index]
      var list: [Term] = []
      for t in Int(row.termStart)..<Int(row.termStart + row.termCount) {
        let term = terms[t]
        let variable = map[term.variable] ?? trial.addVariable()
        map[term.variable] = variable
        list.append(Term(variable, term.coefficient))
      }
      trial.add(list, constant: row.constant, relation: Relation(rawValue: row.relation)!)
    }
    guard let core = trial.attempt() else { return nil }
    return Set(core.map { set[Int($0)] })
  }
}
