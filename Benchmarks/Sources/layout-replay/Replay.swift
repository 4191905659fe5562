import ConstraintSolver

/// A problem in a solver.
struct Replay {
  let solver = Solver()
  let problem: Problem
  var variables: [Variable] = []
  var constraints: [Constraint] = []
  var edits: [Constraint] = []

  init(_ problem: Problem) {
    self.problem = problem
    variables.reserveCapacity(problem.variables)
    constraints.reserveCapacity(problem.constraints.count)
    for _ in 0..<problem.variables { variables.append(solver.addVariable()) }
    let most = problem.constraints.lazy.map(\.termCount).max() ?? 0
    guard problem.variables > 0 else { return }
    var terms = Array(repeating: Term(variables[0]), count: Int(most))
    for constraint in problem.constraints { constraints.append(add(constraint, &terms)) }
    for edit in problem.edits {
      edits.append(
        solver.add(
          [Term(variables[edit.variable])], constant: -edit.value, relation: .equal,
          priority: Priority(edit.priority)))
    }
  }

  /// Adds a constraint of the problem, by way of an array that has space for its terms.
  @inline(__always)
  private func add(_ constraint: Problem.Constraint, _ terms: inout [Term]) -> Constraint {
    let count = Int(constraint.termCount)
    for t in 0..<count {
      let term = problem.terms[Int(constraint.firstTerm) + t]
      terms[t] = Term(variables[Int(term.variable)], term.coefficient)
    }
    return solver.add(
      terms.span.extracting(first: count), constant: constraint.constant,
      relation: constraint.relation == 0
        ? .equal : constraint.relation == 1 ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: Priority(constraint.priority))
  }

  /// Removes a constraint.
  func remove(_ index: Int) { solver.remove(constraints[index]) }

  /// Adds a constraint that has been removed.
  mutating func restore(_ index: Int) {
    let constraint = problem.constraints[index]
    var terms = Array(repeating: Term(variables[0]), count: Int(constraint.termCount))
    constraints[index] = add(constraint, &terms)
  }

  /// Changes the value of an edit variable.
  func edit(_ index: Int, _ value: Double) { solver.setConstant(-value, of: edits[index]) }

  /// Changes the intrinsic size of a leaf.
  func resizeLeaf(_ index: Int, _ width: Double, _ height: Double) {
    let leaf = problem.leaves[index]
    solver.setConstant(-width, of: constraints[Int(leaf.widthAtMost)])
    solver.setConstant(-width, of: constraints[Int(leaf.widthAtLeast)])
    solver.setConstant(-height, of: constraints[Int(leaf.heightAtMost)])
    solver.setConstant(-height, of: constraints[Int(leaf.heightAtLeast)])
  }

  /// Removes all constraints and variables, one by one.
  func removeAll() {
    for edit in edits { solver.remove(edit) }
    for constraint in constraints { solver.remove(constraint) }
    for variable in variables { solver.removeVariable(variable) }
  }

  /// Reads all values.
  func readAll() -> Double {
    var sum = 0.0
    for variable in variables { sum += solver.value(of: variable) }
    return sum
  }

  /// Reads the changed values.
  func readChanged() -> Double {
    var sum = 0.0
    for variable in solver.changedVariables { sum += solver.value(of: variable) }
    return sum
  }
}
