import ConstraintSolver
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
  /// A chain of variables, each 1 after the one before, from 0 to an end that is one too far: every member is needed.
  @Test(arguments: [2, 3, 4, 5, 8, 13, 21, 40]) func aChainThatDoesNotFitIsMinimal(_ members: Int) {
    let solver = Solver()
    let variables = (0..<members).map { _ in solver.addVariable() }
    // Bystanders on the same variables.
    for variable in variables {
      solver.add([Term(variable)], constant: 1000, relation: .greaterThanOrEqual)
      solver.add([Term(variable)], constant: -3, relation: .equal, priority: Priority(250))
    }
    var chain = [solver.add([Term(variables[0])], relation: .equal)]
    for i in 1..<max(members - 1, 1) {
      // Equalities and inequalities in turn.
      chain.append(
        solver.add(
          [Term(variables[i]), Term(variables[i - 1], -1)], constant: -1,
          relation: i % 2 == 0 ? .equal : .greaterThanOrEqual))
    }
    let last = max(members - 2, 0)
    chain.append(
      solver.add([Term(variables[last])], constant: -Double(last) + 1, relation: .lessThanOrEqual))
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [chain])
    #expect(solver.conflicts.map(\.broken) == [chain.last!])
    // The inequalities may leave space below; the broken end is the last to be added.
    solver.remove(chain[0])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variables[last]) <= Double(last) - 1)
  }

  /// Removing any one member of a conflict heals it.
  @Test(arguments: 0..<4) func removingAnyMemberHeals(_ index: Int) {
    let solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    let c = solver.addVariable()
    let members = [
      solver.add([Term(a)], constant: -10, relation: .greaterThanOrEqual),
      solver.add([Term(b), Term(a, -1)], constant: -10, relation: .equal),
      solver.add([Term(c), Term(b, -2)], relation: .equal),
      solver.add([Term(c)], constant: -39, relation: .lessThanOrEqual),
    ]
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [members])
    // What is kept is exact: a = 10 or more, c twice b.
    #expect(solver.value(of: c) == 2 * solver.value(of: b))
    solver.remove(members[index])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for member in members where member != members[index] { #expect(!solver.isBroken(member)) }
  }

  @Test func theHighestRankBreaks() {
    let solver = Solver()
    let a = solver.addVariable()
    let yielding = solver.add([Term(a)], constant: -10, relation: .equal, breakingOrder: 1)
    let later = solver.add([Term(a)], constant: -20, relation: .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[yielding, later]])
    #expect(solver.isBroken(yielding))
    #expect(solver.value(of: a) == 20)
  }

  @Test func theClientMayChoose() {
    let solver = Solver()
    let a = solver.addVariable()
    let first = solver.add([Term(a)], constant: -10, relation: .equal)
    solver.add([Term(a)], constant: -20, relation: .equal)
    solver.chooseBroken = { $0[0] }
    solver.solve()
    #expect(solver.isBroken(first))
    #expect(solver.value(of: a) == 20)
  }

  /// One is given up for two, two for three, three for one: whatever is broken brings something back.
  @Test func choosingInCirclesEnds() {
    let solver = Solver()
    let x = solver.addVariable()
    let all = (1...3).map { solver.add([Term(x)], constant: -Double($0), relation: .equal) }
    solver.chooseBroken = { members in
      let places = members.compactMap { member in all.firstIndex(of: member) }
      return all[places.first { places.contains(($0 + 1) % 3) } ?? places[0]]
    }
    solver.solve()
    #expect(solver.conflicts.count == 2)
    #expect((1...3).contains(solver.value(of: x)))
  }

  /// Each after the next, in a circle: all places and all lengths are needed.
  @Test(arguments: [3, 60, 250]) func aCircleIsOneMinimalConflict(_ count: Int) {
    let solver = Solver()
    let places = (0..<count).map { _ in solver.addVariable() }
    let lengths = (0..<count).map { _ in solver.addVariable() }
    for length in lengths { solver.add([Term(length)], relation: .greaterThanOrEqual, breakingOrder: -1) }
    var circle: [Constraint] = []
    for i in 0..<count {
      // place[i] == place[i + 1] + length[i + 1] + 1
      let next = (i + 1) % count
      circle.append(
        solver.add(
          [Term(places[i]), Term(places[next], -1), Term(lengths[next], -1)], constant: -1, relation: .equal))
    }
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.constraints.count == 2 * count)
    #expect(solver.conflicts.first?.broken == circle.last)
    solver.remove(circle[0])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(!solver.isBroken(circle[count - 1]))
  }

  /// Two sizes for each of many variables: a conflict each, found in a constant number of passes.
  @Test func manyConflictsApartAreFoundInFewPasses() {
    let solver = Solver()
    let variables = (0..<5000).map { _ in solver.addVariable() }
    for variable in variables { solver.add([Term(variable)], constant: -10, relation: .equal) }
    for variable in variables { solver.add([Term(variable)], constant: -20, relation: .equal) }
    solver.solve()
    #expect(solver.conflicts.count == 5000)
    #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 && $0.broken == $0.constraints[1] })
    #expect(variables.allSatisfy { solver.value(of: $0) == 10 })
  }

  /// The same on a chain, whose conflicts share variables and inequalities.
  @Test func manyConflictsInAChainAreFound() {
    let solver = Solver()
    let count = 60
    let places = (0..<count).map { _ in solver.addVariable() }
    solver.add([Term(places[0])], relation: .equal)
    var late: [Constraint] = []
    for i in 1..<count {
      let terms = [Term(places[i]), Term(places[i - 1], -1)]
      solver.add(terms, constant: -10, relation: .greaterThanOrEqual)
      late.append(solver.add(terms, constant: -5, relation: .lessThanOrEqual))
    }
    solver.solve()
    #expect(solver.conflicts.count == count - 1)
    #expect(late.allSatisfy { solver.isBroken($0) })
    #expect(solver.value(of: places[count - 1]) >= Double(10 * (count - 1)))
  }

  /// Many values for one variable: the first holds, and each other conflicts with it.
  @Test func theFirstOfManyValuesHolds() {
    let solver = Solver()
    let variable = solver.addVariable()
    let all = (1...4000).map { solver.add([Term(variable)], constant: -Double($0), relation: .equal) }
    solver.solve()
    #expect(solver.value(of: variable) == 1)
    #expect(solver.conflicts.count == 3999)
    #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 })
    for constraint in all[2...] { solver.remove(constraint) }
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[all[0], all[1]]])
  }
}
