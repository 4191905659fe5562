/// The analysis of solutions without some of the constraints.
public struct RemovalEffect: Sendable {
  /// The variables whose values would be determined and others, and by how much: the new value minus the
  /// present one.
  public internal(set) var differences: [Variable: Double] = [:]
  /// The variables that are determined now and would not be.
  public internal(set) var undetermined: Set<Variable> = []

  /// A Boolean value that indicates whether the constraints make no difference.
  public var isEmpty: Bool { differences.isEmpty && undetermined.isEmpty }
}

/// Computes what the last solution would be without some of the constraints, by solving without them.
///
/// ```swift
/// let removals = RemovalAnalysis(of: solver)
/// removals.effect(of: [constraint]).differences[width]  // -20
/// ```
///
/// The solver itself is not changed. Only the part of the system that the constraints can affect is solved:
/// variables that required equalities fix without them are constants.
public final class RemovalAnalysis {
  private let solver: Solver
  /// The rows that fix a variable, for variables that required equalities fix.
  private var fixers: [Int32: Set<Int32>?] = [:]
  private var broken: Set<Int32> = []

  /// Creates an analysis of the last solution of a solver, valid until the solver is changed.
  public init(of solver: Solver) {
    self.solver = solver
    for conflict in solver.conflicts { broken.insert(conflict.broken.index) }
  }

  /// Differences up to this one, in the unit of the variables, are rounding errors.
  public static let tolerance = 1e-6

  /// Returns the effect of removing constraints of the solver all at once.
  public func effect(of constraints: [Constraint]) -> RemovalEffect {
    guard !solver.isOutdated else { return RemovalEffect() }
    var removed: Set<Int32> = []
    for constraint in constraints {
      solver.trap { () throws(Misuse) in try solver.validate(constraint) }
      // The solution remains the best one without an inequality that is satisfied with a margin, unless that
      // takes part in a conflict: then the broken constraint may be satisfied.
      let row = constraint.index
      let matters = solver.isTight(row) || solver.rows[row].isInConflict
      if matters, !broken.contains(row) { removed.insert(row) }
    }
    return removed.isEmpty ? RemovalEffect() : solve(without: removed)
  }

  /// Solves the part of the system that the rows can affect without them.
  private func solve(without removed: Set<Int32>) -> RemovalEffect {
    let (variables, rows) = part(around: removed)
    let other = Solver()
    if solver.chooseBroken != nil { other.chooseBroken = breakingOrder(of: rows) }
    var copies: [Int32: Variable] = [:]
    for v in variables { copies[v] = other.addVariable(place: solver.variables[v].order) }
    for row in rows { add(row, to: other, copies) }
    other.solve()
    var effect = RemovalEffect()
    for v in variables {
      guard let copy = copies[v] else { continue }
      let original = solver.handle(ofVariable: v)
      let difference = other.value(of: copy) - solver.variables[v].value
      let size = max(1, solver.variables[v].value.magnitude)
      if other.isAmbiguous(copy) {
        if !solver.isAmbiguous(original) { effect.undetermined.insert(original) }
      } else if difference.magnitude > Self.tolerance * size {
        effect.differences[original] = difference
      }
    }
    return effect
  }

  /// Returns the variables and rows that the removal of rows can affect, in order of creation and addition.
  private func part(around removed: Set<Int32>) -> (variables: [Int32], rows: [Int32]) {
    var variables: Set<Int32> = []
    var rows: Set<Int32> = []
    var pending: [Int32] = []
    // In a conflict, other constraints may be broken or satisfied afterwards: nothing is known to stay.
    let keepsFixed = !removed.contains { solver.rows[$0].isInConflict }
    func reach(_ row: Int32) {
      let r = solver.rows[row]
      for t in r.termStart..<r.termStart + r.termCount {
        let v = solver.terms[t].variable
        if !(keepsFixed && isFixed(v, without: removed)), variables.insert(v).inserted { pending.append(v) }
      }
    }
    for row in removed { reach(row) }
    while let v = pending.popLast() {
      let record = solver.variables[v]
      for m in Int(record.firstMention)..<Int(record.firstMention + record.uses) {
        let row = solver.mentions[m]
        if !removed.contains(row), rows.insert(row).inserted { reach(row) }
      }
    }
    return (
      variables.sorted { solver.variables[$0].order < solver.variables[$1].order },
      rows.sorted { solver.rows[$0].order < solver.rows[$1].order }
    )
  }

  /// Returns whether required equalities fix a variable without the removed rows.
  private func isFixed(_ v: Int32, without removed: Set<Int32>) -> Bool {
    let fixers: Set<Int32>?
    if let known = self.fixers[v] {
      fixers = known
    } else {
      fixers = findFixers(of: v)
      self.fixers[v] = .some(fixers)
    }
    return fixers?.isDisjoint(with: removed) ?? false
  }

  private func findFixers(of v: Int32) -> Set<Int32>? {
    let pivotRow = solver.variables[v].pivotRow
    guard pivotRow >= 0, solver.rows[pivotRow].kind == .fixing else { return nil }
    let behind = Set(solver.constraints(behind: [pivotRow]))
    return behind.contains { solver.rows[$0].isPromoted } ? nil : behind
  }

  /// Returns the rule that breaks the copy of what the solver's own rule would.
  private func breakingOrder(of rows: [Int32]) -> ([Constraint]) -> Constraint {
    { [solver] members in
      let originals = members.map { solver.handle(ofRow: rows[Int($0.index)]) }
      let choice = solver.chooseBroken?(originals)
      return zip(members, originals).first { $0.1 == choice }?.0 ?? members[0]
    }
  }

  /// Adds a copy of a row, in which variables that stay as they are become constants.
  private func add(_ row: Int32, to other: Solver, _ copies: [Int32: Variable]) {
    let r = solver.rows[row]
    var terms: [Term] = []
    var constant = r.constant
    for t in r.termStart..<r.termStart + r.termCount {
      let term = solver.terms[t]
      if let copy = copies[term.variable] {
        terms.append(Term(copy, term.coefficient))
      } else {
        constant += term.coefficient * solver.variables[term.variable].value
      }
    }
    other.add(
      terms, constant: constant, relation: Relation(rawValue: r.relation) ?? .equal,
      priority: Priority(r.priority), breakingOrder: solver.breakingOrder(of: row), tieRule: r.tieRule,
      place: r.order)
  }
}
