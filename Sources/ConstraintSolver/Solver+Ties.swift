/// Variables that no constraint determines are pulled first to where inequalities are satisfied exactly, one
/// by one in order of addition, then to zero, variable by variable in order of creation.
///
/// An inequality alone therefore positions what it bounds, as Apple's engine does: published tests of a
/// layout library, with frames of iOS, center views between two inequalities.
///
/// Pulls on expressed variables connect components, so components that can still move are grouped by the
/// variables that move with them, and each group is solved once more as a whole.
extension Solver {
  func fixLooseComponents(spreading: Bool) {
    accumulator.reserve(variables.count)
    var groupOf = Array(repeating: Int32(-1), count: variables.count)
    var parent = Array(Int32(0)..<Int32(components.count))
    func root(_ c: Int32) -> Int32 {
      var c = c
      while parent[Int(c)] != c {
        parent[Int(c)] = parent[Int(parent[Int(c)])]
        c = parent[Int(c)]
      }
      return c
    }
    var moving: [Int32] = []
    for c in 0..<components.count where components[c].isLoose {
      for v in variables(of: c) {
        groupOf[Int(v)] = Int32(c)
        moving.append(v)
      }
    }
    for i in stride(from: eliminationOrder.count - 1, through: 0, by: -1) {
      let row = eliminationOrder[i]
      guard rows[row].kind == .pivoting else { continue }
      let pivot = rows[row].pivot
      var group: Int32 = -1
      for term in reducedTerms(row) where term.variable != pivot && groupOf[Int(term.variable)] >= 0 {
        let other = root(groupOf[Int(term.variable)])
        if group < 0 {
          group = other
        } else if group != other {
          parent[Int(max(group, other))] = min(group, other)
          group = min(group, other)
        }
      }
      if group >= 0 {
        groupOf[Int(pivot)] = group
        moving.append(pivot)
      } else {
        // Variables that move may depend on the value.
        updateExpressed(row, spreading: spreading)
      }
    }
    var members: [Int32: (components: [Int], variables: [Int32])] = [:]
    for c in 0..<components.count where components[c].isLoose {
      members[root(Int32(c)), default: ([], [])].components.append(c)
    }
    for v in moving { members[root(groupOf[Int(v)])]!.variables.append(v) }
    for group in members.keys.sorted() {
      let (components, candidates) = members[group]!
      let sorted = candidates.sorted { variables[$0].order < variables[$1].order }
      if components.allSatisfy({ self.components[$0].rowCount == 0 }) {
        settleWithoutPenalties(components, sorted, groupOf, spreading)
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
    let count = inequalities.count + candidates.count
    // Whether columns are free, as far as it has been computed since the tableau changed: most biases find
    // their variable at its target, and affect only their own columns.
    var isFree = [Bool?](repeating: nil, count: tableau.columns)
    for next in 0..<count {
      let (coefficients, constant) =
        next < inequalities.count
        ? expression(ofRow: inequalities[next]) : expression(of: candidates[next - inequalities.count])
      let rates = tableau.rates(of: coefficients)
      let moves = rates.contains { j, rate in
        guard rate.magnitude > Tableau.dust else { return false }
        if let known = isFree[j] { return known }
        let free = tableau.isFree(column: j, upward: true) || tableau.isFree(column: j, upward: false)
        isFree[j] = free
        return free
      }
      guard moves else { continue }
      let wear = tableau.wear
      tableau.addPull(coefficients, constant: constant)
      tableau.solve()
      if tableau.wear == wear {
        for (j, _) in rates { isFree[j] = nil }
      } else {
        for j in isFree.indices { isFree[j] = nil }
      }
    }
    for c in group {
      for v in variables(of: c) { store(tableau.value[columnOf[v]], in: v, spreading: spreading) }
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
