/// The variables that constraints do not determine, and the constraints that determine the others.
extension Solver {
  /// Returns whether the constraints do not determine the variable's value, so that the rules for ties chose
  /// it.
  ///
  /// This describes the last `solve()`. A variable that no constraint mentions is ambiguous.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    trap { () throws(Misuse) in try validate(variable) }
    if variables[variable.index].uses == 0 { return true }
    if knownAmbiguities == nil { _ = ambiguities() }
    return ambiguousVariables.contains(Int32(variable.index))
  }

  /// Returns the directions in which variables can move without changing how well the constraints are
  /// satisfied.
  ///
  /// This describes the last `solve()`. Variables that no constraint mentions are not included.
  public func ambiguities() -> [Ambiguity] {
    if let knownAmbiguities { return knownAmbiguities }
    guard !isOutdated else { return [] }
    // Which directions are found depends on the variables that are free after elimination.
    let isAsAddedAtOnce = isEliminationFresh && !haveSlotsBeenReused && !isPromotionBarred
    let found = isAsAddedAtOnce ? directionsOfFreedom() : directionsOfFreedomInCopy()
    knownAmbiguities = found
    for ambiguity in found {
      for variable in ambiguity.variables { ambiguousVariables.insert(Int32(variable.index)) }
    }
    return found
  }

  private func directionsOfFreedom() -> [Ambiguity] {
    var found: [Ambiguity] = []
    for c in 0..<components.count where components[c].variableCount > 0 {
      load([c], into: tableau)
      tableau.start()
      tableau.solve()
      for j in 0..<tableau.columns {
        guard let way = [true, false].first(where: { tableau.canMove(column: j, upward: $0) }) else {
          continue
        }
        var rates = Array(repeating: 0.0, count: variables.count)
        for v in variables(of: c) {
          rates[Int(v)] = tableau.entry(Int(columnOf[v]), j) * (way ? 1 : -1)
        }
        if let ambiguity = ambiguity(moving: &rates) { found.append(ambiguity) }
      }
    }
    return found
  }

  /// Returns what a solver finds that got the constraints at once.
  private func directionsOfFreedomInCopy() -> [Ambiguity] {
    let copy = Solver()
    var copies: [Int32: Variable] = [:]
    var originals: [Variable: Variable] = [:]
    let mentioned = (0..<Int32(variables.count)).filter { variables[$0].isAlive && variables[$0].uses > 0 }
    for v in mentioned.sorted(by: { variables[$0].order < variables[$1].order }) {
      let new = copy.addVariable(place: variables[v].order)
      copies[v] = new
      originals[new] = handle(ofVariable: v)
    }
    let present = (0..<Int32(rows.count)).filter { rows[$0].kind != .unused && !rows[$0].isBroken }
    for row in present.sorted(by: { rows[$0].order < rows[$1].order }) {
      let r = rows[row]
      let terms = (r.termStart..<r.termStart + r.termCount).map {
        Term(copies[self.terms[$0].variable]!, self.terms[$0].coefficient)
      }
      copy.add(
        terms, constant: r.constant, relation: Relation(rawValue: r.relation)!,
        priority: Priority(r.priority),
        breakingOrder: breakingOrder(of: row), tieRule: r.tieRule, place: r.order)
    }
    copy.solve()
    return copy.directionsOfFreedom().map { ambiguity in
      var ambiguity = ambiguity
      ambiguity.variables = ambiguity.variables.map { originals[$0]! }
      return ambiguity
    }
  }

  /// Returns the ambiguity that moves free variables at the given rates and the expressed ones accordingly.
  private func ambiguity(moving rates: inout [Double]) -> Ambiguity? {
    for i in stride(from: eliminationOrder.count - 1, through: 0, by: -1) {
      let row = eliminationOrder[i]
      guard row >= 0, rows[row].kind == .pivoting else { continue }
      let pivot = rows[row].pivot
      var sum = 0.0
      var coefficient = 1.0
      for term in reducedTerms(row) {
        if term.variable == pivot {
          coefficient = term.coefficient
        } else {
          sum += term.coefficient * rates[Int(term.variable)]
        }
      }
      rates[Int(pivot)] = -sum / coefficient
    }
    let moving = rates.indices.filter { rates[$0].magnitude > Tableau.dust }
      .sorted { variables[$0].order < variables[$1].order }
    guard let first = moving.first else { return nil }
    return Ambiguity(
      variables: moving.map { handle(ofVariable: Int32($0)) },
      direction: moving.map { rates[$0] / rates[first] })
  }

  /// Returns the constraints that determine the variable's value, in order of addition.
  ///
  /// These are the constraints that fix it or express it by other variables, and those of the penalties in
  /// its component that are satisfied exactly or violated. Required inequalities that are satisfied with a
  /// margin are not included.
  public func constraintsAffecting(_ variable: Variable) -> [Constraint] {
    trap { () throws(Misuse) in try validate(variable) }
    guard !needsElimination, editedRows.isEmpty else { return [] }
    var seenVariables: Set<Int32> = []
    var seenComponents: Set<Int32> = []
    var found: Set<Int32> = []
    var pending = [Int32(variable.index)]
    while let v = pending.popLast() {
      guard seenVariables.insert(v).inserted else { continue }
      let record = variables[v]
      var reduced: [Int32] = []
      if record.pivotRow >= 0 {
        reduced = [record.pivotRow]
      } else if record.component >= 0, seenComponents.insert(record.component).inserted {
        reduced = rows(of: Int(record.component)).filter { isTight($0) }
      }
      for row in reduced {
        for member in constraints(behind: [row]) { found.insert(member) }
        for term in reducedTerms(row) { pending.append(term.variable) }
      }
    }
    return found.sorted { rows[$0].order < rows[$1].order }.map { handle(ofRow: $0) }
  }

  /// Returns whether the constraint is satisfied exactly or violated.
  func isTight(_ row: Int32) -> Bool {
    let r = rows[row]
    var sum = r.constant
    for t in Int(r.termStart)..<Int(r.termStart + r.termCount) {
      sum += terms[t].coefficient * variables[terms[t].variable].value
    }
    return r.relation == 0 || (r.relation < 0 ? sum : -sum) > -1e-6
  }
}
