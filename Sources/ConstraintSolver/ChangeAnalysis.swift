/// A change of a constraint.
public enum ConstraintChange: Sendable, Hashable {
  /// The constraint is removed.
  case removal
  /// The constraint has another constant.
  case constant(Double)
  /// The constraint has another priority.
  case priority(Priority)
}

/// The differences between a solution and the one with changed constraints.
public struct ChangeEffect: Sendable {
  /// The variables whose values would be determined and others, and by how much: the new value minus the
  /// present one.
  public internal(set) var differences: [Variable: Double] = [:]
  /// The variables that are determined now and would not be.
  public internal(set) var undetermined: Set<Variable> = []
  /// The conflicts that would end.
  public internal(set) var resolved: [Conflict] = []
  /// The conflicts that would arise.
  public internal(set) var added: [Conflict] = []

  /// A Boolean value that indicates whether the changes make no difference.
  public var isEmpty: Bool {
    differences.isEmpty && undetermined.isEmpty && resolved.isEmpty && added.isEmpty
  }
}

/// Computes what the last solution would be with changed constraints.
///
/// ```swift
/// let changes = ChangeAnalysis(of: solver)
/// changes.effect(ofRemoving: [constraint]).differences[width]  // -20
/// changes.effect(of: [constraint: .priority(Priority(750))]).resolved  // the conflict that this ends
/// changes.rates(of: [constraint: 1]).rates[width]  // 0.5
/// ```
///
/// The solver itself is not changed. Only the part of the system that the constraints can affect is solved:
/// variables that required equalities fix without them are constants.
public final class ChangeAnalysis {
  let solver: Solver
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
  public func effect(ofRemoving constraints: [Constraint]) -> ChangeEffect {
    guard !solver.isOutdated else { return ChangeEffect() }
    var removed: [Int32: ConstraintChange] = [:]
    for constraint in constraints {
      solver.trap { () throws(Misuse) in try solver.validate(constraint) }
      // The solution remains the best one without an inequality that is satisfied with a margin, unless that
      // takes part in a conflict: then the broken constraint may be satisfied.
      let row = constraint.index
      let matters = solver.isTight(row) || solver.rows[row].isInConflict
      if matters, !broken.contains(row) { removed[row] = .removal }
    }
    return removed.isEmpty ? ChangeEffect() : solve(with: removed)
  }

  /// Returns the effect of changing constraints of the solver all at once.
  public func effect(of changes: [Constraint: ConstraintChange]) -> ChangeEffect {
    guard !solver.isOutdated else { return ChangeEffect() }
    var changed: [Int32: ConstraintChange] = [:]
    for (constraint, change) in changes {
      solver.trap { () throws(Misuse) in
        try solver.validate(constraint)
        switch change {
        case .removal: break
        case .constant(let constant): try solver.validate(constant: constant)
        case .priority(let priority): try solver.validate(priority)
        }
      }
      changed[constraint.index] = change
    }
    return changed.isEmpty ? ChangeEffect() : solve(with: changed)
  }

  /// Solves the part of the system that the rows can affect with their changes.
  private func solve(with changes: [Int32: ConstraintChange]) -> ChangeEffect {
    let part = part(around: Set(changes.keys))
    let kept = part.rows.filter { changes[$0] != .removal }
    let other = Solver()
    if solver.chooseBroken != nil { other.chooseBroken = breakingOrder(of: kept) }
    let copies = copyVariables(part.variables, to: other)
    for row in kept { add(row, to: other, copies, changes[row]) }
    other.solve()
    var effect = ChangeEffect()
    for v in part.variables {
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
    compareConflicts(other.conflicts, of: kept, part.rows, in: &effect)
    return effect
  }

  /// Adds the conflicts that differ between the part and its copy.
  private func compareConflicts(
    _ conflicts: [Conflict], of kept: [Int32], _ rows: [Int32], in effect: inout ChangeEffect
  ) {
    guard !conflicts.isEmpty || !solver.conflicts.isEmpty else { return }
    let inPart = Set(rows)
    let new = conflicts.map { conflict in
      Conflict(
        constraints: conflict.constraints.map { solver.handle(ofRow: kept[Int($0.index)]) },
        broken: solver.handle(ofRow: kept[Int(conflict.broken.index)]))
    }
    let old = solver.conflicts.filter { conflict in
      conflict.constraints.contains { inPart.contains($0.index) }
    }
    effect.resolved = old.filter { one in
      !new.contains { Set($0.constraints) == Set(one.constraints) }
    }
    effect.added = new.filter { one in !old.contains { Set($0.constraints) == Set(one.constraints) } }
  }

  // MARK: Parts

  func copyVariables(_ variables: [Int32], to other: Solver) -> [Int32: Variable] {
    var copies: [Int32: Variable] = [:]
    for v in variables { copies[v] = other.addVariable(place: solver.variables[v].order) }
    return copies
  }

  /// Returns the variables and rows that changes of rows can affect, in order of creation and addition.
  func part(around changed: Set<Int32>) -> (variables: [Int32], rows: [Int32]) {
    var variables: Set<Int32> = []
    var rows = changed
    var pending: [Int32] = []
    // In a conflict, other constraints may be broken or satisfied afterwards: nothing is known to stay.
    let keepsFixed = !changed.contains { solver.rows[$0].isInConflict }
    func reach(_ row: Int32) {
      let r = solver.rows[row]
      for t in r.termStart..<r.termStart + r.termCount {
        let v = solver.terms[t].variable
        if !(keepsFixed && isFixed(v, without: changed)), variables.insert(v).inserted { pending.append(v) }
      }
    }
    for row in changed { reach(row) }
    while let v = pending.popLast() {
      let record = solver.variables[v]
      for m in Int(record.firstMention)..<Int(record.firstMention + record.uses) {
        let row = solver.mentions[m]
        if rows.insert(row).inserted { reach(row) }
      }
    }
    return (
      variables.sorted { solver.variables[$0].order < solver.variables[$1].order },
      rows.sorted { solver.rows[$0].order < solver.rows[$1].order }
    )
  }

  /// Returns whether required equalities fix a variable without the changed rows.
  private func isFixed(_ v: Int32, without changed: Set<Int32>) -> Bool {
    let fixers: Set<Int32>?
    if let known = self.fixers[v] {
      fixers = known
    } else {
      fixers = findFixers(of: v)
      self.fixers[v] = .some(fixers)
    }
    return fixers?.isDisjoint(with: changed) ?? false
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
  private func add(
    _ row: Int32, to other: Solver, _ copies: [Int32: Variable], _ change: ConstraintChange?
  ) {
    let r = solver.rows[row]
    var terms: [Term] = []
    var (constant, priority) = (r.constant, Priority(r.priority))
    if case .constant(let new) = change { constant = new }
    if case .priority(let new) = change { priority = new }
    for t in r.termStart..<r.termStart + r.termCount {
      let term = solver.terms[t]
      if let copy = copies[term.variable] {
        terms.append(Term(copy, term.coefficient))
      } else {
        constant += term.coefficient * solver.variables[term.variable].value
      }
    }
    other.add(
      terms, constant: constant, relation: Relation(rawValue: r.relation) ?? .equal, priority: priority,
      breakingOrder: solver.breakingOrder(of: row), tieRule: r.tieRule, place: r.order)
  }
}
