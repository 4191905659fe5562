import ConstraintSolver
import Testing

/// Solutions of small problems that can be solved by hand.
@Suite struct BasicTests {
  @Test func anOptionalWidthYieldsToARequiredLimit() {
    let solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    solver.add([Term(left)], constant: -20, relation: .equal)
    solver.add([Term(left), Term(width)], constant: -300, relation: .lessThanOrEqual)
    solver.add([Term(width)], constant: -500, relation: .equal, priority: Priority(750))
    solver.solve()
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 280)
  }

  /// A side that is next to no part of another is nothing, not infinitely many times less.
  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-200, 1e-13])
  func aSideNextToNoPartOfAnotherIsZero(_ ratio: Double) {
    let solver = Solver()
    let (width, height) = (solver.addVariable(), solver.addVariable())
    solver.add([Term(width), Term(height, -ratio)], relation: .equal)
    solver.add([Term(width)], constant: -80, relation: .equal, priority: Priority(750))
    solver.add([Term(height)], constant: -60, relation: .equal)
    solver.solve()
    #expect(solver.value(of: width).magnitude < 1e-9)
    #expect(solver.value(of: height) == 60)
  }

  /// Two labels of 97.333 points in a container of 378 with no gap: on iOS the first one takes what is left. In one of 100
  /// the second has what the first leaves it.
  @Test func ofEqualPenaltiesTheFirstHasTheLargerPart() {
    let solver = Solver()
    let first = solver.addVariable()
    let second = solver.addVariable()
    for label in [first, second] {
      solver.add([Term(label)], constant: -97.25, relation: .lessThanOrEqual, priority: Priority(250))
      solver.add(
        [Term(label)], constant: -97.25, relation: .greaterThanOrEqual, priority: Priority(750),
        tieRule: .earlierIsKept)
    }
    let sum = solver.add([Term(first), Term(second)], constant: -378, relation: .equal)
    solver.solve()
    #expect(solver.value(of: first) == 280.75)
    #expect(solver.value(of: second) == 97.25)
    solver.setConstant(-100, of: sum)
    solver.solve()
    #expect(solver.value(of: first) == 97.25)
    #expect(solver.value(of: second) == 2.75)
    solver.setConstant(-378, of: sum)
    solver.solve()
    #expect(solver.value(of: first) == 280.75)
  }

  /// A lower bound that was added later than an upper one is kept; one that gives way in ties is not.
  @Test(arguments: [(TieRule.laterIsKept, 100.0), (.earlierIsKept, 50)])
  func boundsOfEitherKindAreKept(_ rule: TieRule, _ width: Double) {
    let solver = Solver()
    let label = solver.addVariable()
    solver.add([Term(label)], constant: -50, relation: .lessThanOrEqual, priority: Priority(250))
    solver.add(
      [Term(label)], constant: -100, relation: .greaterThanOrEqual, priority: Priority(250), tieRule: rule)
    solver.solve()
    #expect(solver.value(of: label) == width)
  }

  /// The same on either side of a mirror, where widths are what is expressed by edges.
  @Test(arguments: [1.0, -1]) func lowerBoundsOfExpressedVariablesAreKept(_ way: Double) {
    let solver = Solver()
    let edge = solver.addVariable()
    let first = solver.addVariable()
    let second = solver.addVariable()
    // The edge is where the first label ends: `first = way * edge`, `second = 100 - way * edge`.
    solver.add([Term(first), Term(edge, -way)], constant: 0, relation: .equal)
    solver.add([Term(first), Term(second)], constant: -100, relation: .equal)
    for label in [first, second] {
      solver.add(
        [Term(label)], constant: -97, relation: .greaterThanOrEqual, priority: Priority(750),
        tieRule: .earlierIsKept)
    }
    solver.solve()
    #expect(solver.value(of: first) == 97)
    #expect(solver.value(of: second) == 3)
    #expect(solver.value(of: edge) == way * 97)
  }

  /// The worked example of the article "How the solver works".
  @Test func theArticlesExampleHasItsSolution() {
    let solver = Solver()
    let container = solver.addVariable()
    let left1 = solver.addVariable()
    let width1 = solver.addVariable()
    let left2 = solver.addVariable()
    let width2 = solver.addVariable()
    solver.add([Term(container)], constant: -300, relation: .equal)
    solver.add([Term(left1)], constant: -20, relation: .equal)
    solver.add([Term(left2), Term(left1, -1), Term(width1, -1)], constant: -8, relation: .equal)
    solver.add([Term(left2), Term(width2), Term(container, -1)], relation: .equal)
    solver.add([Term(width1)], constant: -100, relation: .equal, priority: Priority(250))
    solver.add([Term(width1)], constant: -100, relation: .greaterThanOrEqual, priority: Priority(750))
    solver.add([Term(width2)], constant: -120, relation: .equal, priority: Priority(251))
    solver.add([Term(width2)], constant: -120, relation: .greaterThanOrEqual, priority: Priority(750))
    solver.solve()
    #expect([width1, left2, width2].map { solver.value(of: $0) } == [152, 180, 120])
  }

  @Test func aConflictNamesItsMembersAndHeals() {
    let solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    let c1 = solver.add([Term(a)], constant: -10, relation: .equal)
    let c2 = solver.add([Term(a), Term(b, -1)], relation: .equal)
    let c3 = solver.add([Term(b)], constant: -20, relation: .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[c1, c2, c3]])
    #expect(solver.conflicts.map(\.broken) == [c3])
    #expect(solver.newConflicts.count == 1)
    #expect(solver.isBroken(c3))
    #expect(solver.value(of: b) == 10)
    solver.setConstant(-30, of: c1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(!solver.isBroken(c3))
    #expect(solver.value(of: b) == 30)
  }

  @Test func whatNothingDeterminesIsZero() {
    let solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    let unused = solver.addVariable()
    solver.add([Term(left), Term(width)], constant: -100, relation: .equal)
    solver.solve()
    #expect(solver.value(of: left) == 0)
    #expect(solver.value(of: width) == 100)
    #expect(solver.value(of: unused) == 0)
    #expect(solver.changedVariables.count == 3)
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func misuseIsNamed() {
    let solver = Solver()
    let other = Solver()
    let mine = solver.addVariable()
    let foreign = other.addVariable()
    #expect(throws: Misuse.foreignVariable) { try solver.validate(foreign) }
    #expect(throws: Misuse.constantNotFinite(.infinity)) { try solver.validate(constant: .infinity) }
    #expect(throws: Misuse.priorityOutOfRange(0)) { try solver.validate(Priority(0)) }
    let constraint = solver.add([Term(mine)], relation: .equal)
    #expect(throws: Misuse.variableInUse(constraints: 1)) { try solver.validate(removing: mine) }
    solver.remove(constraint)
    #expect(throws: Misuse.removedConstraint) { try solver.validate(constraint) }
    solver.removeVariable(mine)
    #expect(throws: Misuse.removedVariable) { try solver.validate(mine) }
  }
}
