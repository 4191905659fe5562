import ConstraintSolver

/// A problem in a solver, with handles to all of it.
struct Replay {
  let solver = Solver()
  var variables: [Variable] = []
  var constraints: [Constraint] = []
  var leaves: [Problem.Leaf] = []
  var edits: [Constraint] = []
  /// Space for the terms of a constraint.
  private var space: [Term] = []

  init(_ problem: Problem) {
    addVariables(problem.variables)
    constraints.reserveCapacity(problem.constraints.count)
    for constraint in problem.constraints { constraints.append(add(constraint, problem.terms)) }
    leaves = problem.leaves
    add(problem.edits)
  }

  /// Adds a problem while it is read, so that the memory of the process is that of the solver and the handles.
  init(reading reader: inout ProblemReader, _ edited: inout [Problem.Edit]) throws {
    addVariables(try reader.count())
    let count = try reader.count()
    constraints.reserveCapacity(count)
    var terms: [Problem.Term] = []
    for _ in 0..<count {
      terms.removeAll(keepingCapacity: true)
      let constraint = try reader.constraint(&terms)
      constraints.append(add(constraint, terms))
    }
    leaves = try reader.leaves()
    edited = try reader.edits()
    add(edited)
  }

  private mutating func addVariables(_ count: Int) {
    variables.reserveCapacity(count)
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  private mutating func add(_ edited: [Problem.Edit]) {
    for edit in edited {
      edits.append(
        solver.add(
          [Term(variables[edit.variable])], constant: -edit.value, relation: .equal,
          priority: Priority(edit.priority)))
    }
  }

  /// Adds a constraint with terms of a list.
  @inline(__always)
  private mutating func add(_ constraint: Problem.Constraint, _ terms: [Problem.Term]) -> Constraint {
    let count = Int(constraint.termCount)
    while space.count < count { space.append(Term(variables[0])) }
    for t in 0..<count {
      let term = terms[Int(constraint.firstTerm) + t]
      space[t] = Term(variables[Int(term.variable)], term.coefficient)
    }
    return solver.add(
      space.span.extracting(first: count), constant: constraint.constant,
      relation: constraint.relation == 0
        ? .equal : constraint.relation == 1 ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: Priority(constraint.priority))
  }

  /// Removes a constraint.
  func remove(_ index: Int) { solver.remove(constraints[index]) }

  /// Adds a constraint of the problem that has been removed.
  mutating func restore(_ index: Int, of problem: Problem) {
    constraints[index] = add(problem.constraints[index], problem.terms)
  }

  /// Changes the value of an edit variable.
  func edit(_ index: Int, _ value: Double) { solver.setConstant(-value, of: edits[index]) }

  /// Changes the intrinsic size of a leaf.
  func resizeLeaf(_ index: Int, _ width: Double, _ height: Double) {
    let leaf = leaves[index]
    solver.setConstant(-width, of: constraints[Int(leaf.widthAtMost)])
    solver.setConstant(-width, of: constraints[Int(leaf.widthAtLeast)])
    solver.setConstant(-height, of: constraints[Int(leaf.heightAtMost)])
    solver.setConstant(-height, of: constraints[Int(leaf.heightAtLeast)])
  }

  /// Gives the first edit variable another value, in turns, and returns the sum of what changed.
  func editWidth(_ edited: [Problem.Edit], turn i: Int) -> Double {
    edit(0, edited[0].value + (i % 2 == 0 ? 30 : 0))
    solver.solve()
    return readChanged()
  }

  /// Gives one of the leaves another intrinsic size, in turns, and returns the sum of what changed.
  func changeText(turn i: Int) -> Double {
    resizeLeaf((leaves.count / 10 * i + i) % leaves.count, Double(40 + i * 7), Double(18 + i % 3 * 9))
    solver.solve()
    return readChanged()
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
