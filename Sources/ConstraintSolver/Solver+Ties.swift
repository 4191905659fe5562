/// Variables that no constraint determines are pulled first to where inequalities are satisfied exactly, one
/// by one in order of addition, then to zero, variable by variable in order of creation.
///
/// An inequality alone therefore positions what it bounds, as Apple's engine does: published tests of a
/// layout library, with frames of iOS, center views between two inequalities.
///
/// Pulls on expressed variables connect components, so components that can still move are grouped by the
/// variables that move with them, and each group is solved once more as a whole.
extension Solver {
  /// Sets the variables of all loose components and what they express, and the expressed variables that do not
  /// depend on any.
  func fixAllLooseComponents() {
    guard looseComponents > 0 else { return }
    looseGroups.reserve(variables.count)
    for c in 0..<Int32(components.count) where components[c].isLoose { collectGroup(around: c) }
    for i in stride(from: eliminationOrder.count - 1, through: 0, by: -1) {
      let row = eliminationOrder[i]
      guard rows[row].kind == .pivoting, looseGroups.groupOf[rows[row].pivot] < 0 else { continue }
      updateExpressed(row, spreading: false)
    }
    settleGroups(spreading: false)
  }

  /// Sets the variables of the loose components that have been solved, and of those whose group depends on a
  /// changed value.
  func fixLooseComponents() {
    for i in 0..<dirtyComponents.count {
      let component = components[dirtyComponents[i]]
      if component.variableCount == 0 { continue }
      looseGroups.dissolve(groupOf: componentVariables[component.variableStart])
      if component.isLoose { looseGroups.pending.append(dirtyComponents[i]) }
    }
    guard looseComponents > 0 else { return looseGroups.removeAll() }
    looseGroups.reserve(variables.count)
    while let c = looseGroups.pending.popLast() { if components[c].isLoose { collectGroup(around: c) } }
    markGroupsOfChangedRows()
    settleGroups(spreading: true)
  }

  /// Computes the expressed variables that are listed in `backward` and do not depend on a loose component; marks
  /// the groups of the others, which stay listed.
  private func markGroupsOfChangedRows() {
    var remaining: [Int32] = []
    while let position = backward.popLast() {
      let row = eliminationOrder[position]
      if looseGroups.mark(groupOf: rows[row].pivot) {
        remaining.append(Int32(position))
      } else {
        updateExpressed(row, spreading: true)
      }
    }
    for position in remaining { backward.insert(position) }
  }

  /// Collects the group of a loose component: what it expresses, and the loose components that express the same.
  private func collectGroup(around component: Int32) {
    let groups = looseGroups
    let first = componentVariables[components[component].variableStart]
    if groups.groupOf[first] >= 0 { return }
    groups.begin()
    groups.enter(first)
    while let v = groups.entered.popLast() {
      let component = variables[v].component
      if component >= 0 {
        if v == componentVariables[components[component].variableStart] {
          groups.enter(component: component)
        }
        for other in variables(of: Int(component)) { groups.enter(other) }
      }
      forEachRow(of: v) { row in
        let pivot = rows[row].pivot
        guard rows[row].kind == .pivoting, pivot != v, groups.enter(pivot) else { return }
        for term in reducedTerms(row) where isMoving(term.variable) { groups.enter(term.variable) }
      }
    }
  }

  /// Returns whether the variable belongs to a loose component, or to a group that has been found.
  private func isMoving(_ v: Int32) -> Bool {
    if looseGroups.groupOf[v] >= 0 { return true }
    let component = variables[v].component
    return component >= 0 && components[component].isLoose
  }

  /// Sets the variables of all marked groups.
  private func settleGroups(spreading: Bool) {
    accumulator.reserve(variables.count)
    while let group = looseGroups.popMarked() {
      let components = group.components.sorted().map(Int.init)
      let sorted = group.variables.sorted { variables[$0].order < variables[$1].order }
      if components.allSatisfy({ self.components[$0].rowCount == 0 }) {
        settleWithoutPenalties(components, sorted, spreading)
      } else {
        settle(components, sorted, spreading)
      }
    }
  }

  private func settle(_ group: [Int], _ candidates: [Int32], _ spreading: Bool) {
    load(group, into: tableau)
    // Rows now refer to their functionals in this tableau, not in those that the components keep.
    for c in group where components[c].warmTableau >= 0 {
      warmTableaus[Int(components[c].warmTableau)].wearOut()
    }
    tableau.start()
    tableau.solve()
    let inequalities = group.flatMap { rows(of: $0).filter { rows[$0].relation != 0 && !rows[$0].isBroken } }
      .sorted { rows[$0].order < rows[$1].order }
    for row in inequalities {
      if !tableau.hasLooseColumns { break }
      pull(expression(ofRow: row))
    }
    var settled: Set<Int32> = []
    for candidate in candidates {
      if !tableau.hasLooseColumns { break }
      if !isExpressed(candidate, by: settled) { pull(expression(of: candidate)) }
      settled.insert(candidate)
    }
    for c in group {
      for v in variables(of: c) { store(tableau.value[columnOf[v]], in: v, spreading: spreading) }
    }
  }

  /// Pulls a sum towards zero if it can still move.
  private func pull(_ sum: (coefficients: [(column: Int, coefficient: Double)], constant: Double)) {
    let rates = tableau.rates(of: sum.coefficients)
    let moves = rates.contains { $0.rate.magnitude > Tableau.dust && tableau.isLoose(column: $0.column) }
    if moves { tableau.pull(sum.coefficients, constant: sum.constant) }
  }

  /// Returns whether a row expresses the variable by variables that cannot move.
  private func isExpressed(_ variable: Int32, by settled: Set<Int32>) -> Bool {
    guard isExpressed(variable) else { return false }
    return reducedTerms(variables[variable].pivotRow).allSatisfy {
      $0.variable == variable || looseGroups.groupOf[$0.variable] < 0 || settled.contains($0.variable)
    }
  }

  /// Returns a variable in terms of the tableau's columns.
  func expression(of variable: Int32) -> (
    coefficients: [(column: Int, coefficient: Double)], constant: Double
  ) {
    accumulator.add(1, to: variable)
    return takeExpression()
  }

  /// Returns the sum of a constraint, which is zero if it is satisfied exactly, in terms of the tableau's
  /// columns.
  private func expression(ofRow row: Int32) -> (
    coefficients: [(column: Int, coefficient: Double)], constant: Double
  ) {
    let r = rows[row]
    for t in Int(r.termStart)..<Int(r.termStart + r.termCount) {
      accumulator.add(terms[t].coefficient, to: terms[t].variable)
    }
    var result = takeExpression()
    result.constant += r.constant
    return result
  }

  private func takeExpression() -> (
    coefficients: [(column: Int, coefficient: Double)], constant: Double
  ) {
    var constant = 0.0
    expandAccumulator { constant += $1 * self.rows[$0].reducedConstant }
    var coefficients: [(column: Int, coefficient: Double)] = []
    for i in 0..<accumulator.list.count {
      let v = accumulator.list[i]
      let c = accumulator[v]
      if c == 0 || isExpressed(v) { continue }
      if variables[v].pivotRow >= 0 || variables[v].component < 0
        || !components[Int(variables[v].component)].isLoose
      {
        constant += c * variables[v].value
      } else {
        coefficients.append((Int(columnOf[v]), c))
      }
    }
    accumulator.clear()
    return (coefficients, constant)
  }
}
