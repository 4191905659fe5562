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
    // The inequalities may leave room below; the broken end is the last to be added.
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
    let yielding = solver.add([Term(a)], constant: -10, relation: .equal, breakRank: 1)
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
}
