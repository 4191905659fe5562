/// The derivatives of a solution.
public struct SolutionRates: Sendable {
  /// The variables that move, and by how much per unit of the change.
  public internal(set) var rates: [Variable: Double] = [:]
  /// The variables that are determined now and would not be, however small the change is.
  public internal(set) var undetermined: Set<Variable> = []
  /// A Boolean value that indicates whether required constraints conflict, however small the change is. There
  /// are no rates then.
  public internal(set) var conflicts = false
}

/// The derivatives of the last solution by the constants of constraints.
///
/// A solution is a piecewise linear function of the constants. Its derivatives in a direction are the solution
/// of another system, in which each variable stands for the rate of one of the solver's:
///
/// - A constraint that is satisfied exactly remains, with the rate of its constant as the constant: its left
///   side must go on to be equal to it, or to lie on the side that its relation demands.
/// - An inequality that is satisfied with a margin has none: it remains satisfied for a small change.
/// - A violated constraint wants its left side to move towards it, as far as possible; the distance is larger
///   than any rate.
/// - A broken constraint is ignored, as in the system itself.
///
/// Priorities, relations and the order of addition are those of the system, so that the derivative is exact at
/// vertices where more constraints meet than there are variables, too: there it depends on the direction.
extension ChangeAnalysis {
  /// The distance of violated constraints in the system of rates. Rates are products of the coefficients of
  /// constraints; those of layouts are less than a thousandth of it.
  private static let far = 1e6

  /// Returns the rates at which variables change when the constants of constraints change at given rates.
  ///
  /// - Parameter changes: The rates of the constants in `sum of the terms + constant`. Negative ones are the
  ///   other direction, in which variables can have other rates.
  public func rates(of changes: [Constraint: Double]) -> SolutionRates {
    guard !solver.isOutdated else { return SolutionRates() }
    var changed: [Int32: Double] = [:]
    for (constraint, rate) in changes {
      solver.trap { () throws(Misuse) in
        try solver.validate(constraint)
        try solver.validate(constant: rate)
      }
      if rate != 0, !solver.rows[constraint.index].isBroken { changed[constraint.index] = rate }
    }
    guard !changed.isEmpty else { return SolutionRates() }
    let (variables, rows) = part(around: Set(changed.keys))
    let other = Solver()
    let copies = copyVariables(variables, to: other)
    for row in rows where !solver.rows[row].isBroken {
      addRates(of: row, at: changed[row] ?? 0, to: other, copies)
    }
    other.solve()
    var result = SolutionRates()
    result.conflicts = !other.conflicts.isEmpty
    guard !result.conflicts else { return result }
    for v in variables {
      guard let copy = copies[v] else { continue }
      let original = solver.handle(ofVariable: v)
      if solver.isAmbiguous(original) { continue }
      if other.isMentioned(copy), !other.isAmbiguous(copy) {
        let rate = other.value(of: copy)
        if rate.magnitude > Self.tolerance { result.rates[original] = rate }
      } else {
        result.undetermined.insert(original)
      }
    }
    return result
  }

  /// Adds what a row demands of the rates; nothing if it is satisfied with a margin.
  private func addRates(of row: Int32, at rate: Double, to other: Solver, _ copies: [Int32: Variable]) {
    let r = solver.rows[row]
    let excess = solver.excess(of: row)
    let tolerance = Self.tolerance * max(1, r.constant.magnitude)
    var constant = rate
    if excess.magnitude > tolerance {
      let isViolated = r.relation == 0 || (r.relation < 0) == (excess > 0)
      guard isViolated else { return }
      // Required constraints are satisfied, apart from rounding errors.
      if r.priority < 1000 { constant = excess > 0 ? Self.far : -Self.far }
    }
    let terms = (r.termStart..<r.termStart + r.termCount).compactMap { t in
      copies[solver.terms[t].variable].map { Term($0, solver.terms[t].coefficient) }
    }
    other.add(
      terms, constant: constant, relation: Relation(rawValue: r.relation) ?? .equal,
      priority: Priority(r.priority), breakingOrder: solver.breakingOrder(of: row), tieRule: r.tieRule,
      place: r.order)
  }
}

extension Solver {
  /// Returns the left side of a constraint, `sum of the terms + constant`, in the last solution: 0 if it is
  /// satisfied exactly.
  public func excess(of constraint: Constraint) -> Double {
    trap { () throws(Misuse) in try validate(constraint) }
    return excess(of: constraint.index)
  }

  func excess(of row: Int32) -> Double {
    let r = rows[row]
    var sum = r.constant
    for t in Int(r.termStart)..<Int(r.termStart + r.termCount) {
      sum += terms[t].coefficient * variables[terms[t].variable].value
    }
    return sum
  }

  /// Returns the terms of a constraint, those of the same variable as one.
  public func terms(of constraint: Constraint) -> [Term] {
    trap { () throws(Misuse) in try validate(constraint) }
    let r = rows[constraint.index]
    return (Int(r.termStart)..<Int(r.termStart + r.termCount)).map {
      Term(handle(ofVariable: terms[$0].variable), terms[$0].coefficient)
    }
  }

  /// Returns the constant of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    trap { () throws(Misuse) in try validate(constraint) }
    return rows[constraint.index].constant
  }

  /// Returns the relation of a constraint to 0.
  public func relation(of constraint: Constraint) -> Relation {
    trap { () throws(Misuse) in try validate(constraint) }
    return Relation(rawValue: rows[constraint.index].relation) ?? .equal
  }

  /// Returns the priority of a constraint.
  public func priority(of constraint: Constraint) -> Priority {
    trap { () throws(Misuse) in try validate(constraint) }
    return Priority(rows[constraint.index].priority)
  }

  /// Returns the factors with which the members of a conflict are summed so that all variables cancel out and
  /// a constant remains that is not 0, which proves the conflict; `nil` if several combinations prove it.
  ///
  /// A factor of a `<=` has the sign of the remaining constant, one of a `>=` the opposite sign.
  public func proof(of conflict: Conflict) -> [Constraint: Double]? {
    for member in conflict.constraints {
      guard (try? validate(member)) != nil else { return nil }
    }
    let all = conflict.constraints.map { WeightedRow(row: $0.index, weight: 1) }
    let proofs = minimalConflicts(in: all.sorted { $0.row < $1.row })
    guard let proof = proofs.first(where: { $0.count == all.count }) else { return nil }
    return Dictionary(uniqueKeysWithValues: proof.map { (handle(ofRow: $0.row), $0.weight) })
  }
}
