import ConstraintSolver
import Testing

/// Conflicts of random systems are minimal, and what proves them is right.
@Suite struct MinimalConflictTests {
  /// Without any one member the others can be satisfied together, and all of them cannot.
  @Test(arguments: EditHistoryTests.shapes.filter { $0.requiredShare > 5 }) func conflictsAreMinimalAndProven(
    _ shape: EditHistoryTests.Shape
  ) {
    var (conflicts, proven) = (0, 0)
    var seed = 0
    while conflicts < 130, seed < 4000 {
      seed += 1
      var random = RandomNumbers(seed: 5000 + seed)
      var model = EditHistoryTests.Model()
      for _ in 0..<shape.variables { model.addVariable() }
      for _ in 0..<random.below(3 * shape.variables) + 2 {
        model.add(EditHistoryTests.randomEntry(model, shape, &random))
      }
      model.solver.solve()
      for conflict in model.solver.conflicts.prefix(3) {
        conflicts += 1
        let members = model.entries.filter { conflict.constraints.contains($0.handle) }
        let what = "\(shape.name) \(seed)"
        #expect(Self.conflict(members, in: model), "\(what)")
        for index in members.indices {
          var fewer = members
          fewer.remove(at: index)
          #expect(!Self.conflict(fewer, in: model), "\(what), without \(index)")
        }
        guard let proof = model.solver.proof(of: conflict) else { continue }
        proven += 1
        expectProof(proof, members, what)
      }
    }
    #expect(conflicts >= 125, "\(shape.name): \(conflicts)")
    #expect(proven * 10 >= conflicts * 9, "\(shape.name): \(proven) of \(conflicts)")
  }

  /// Returns whether constraints alone conflict.
  private static func conflict(_ entries: [EditHistoryTests.Entry], in model: EditHistoryTests.Model) -> Bool
  {
    var other = model
    other.entries = entries
    let fresh = other.fresh()
    fresh.solver.solve()
    return !fresh.solver.conflicts.isEmpty
  }

  /// The weighted sum has no variable, a constant, and factors of the right signs.
  private func expectProof(
    _ proof: [Constraint: Double], _ members: [EditHistoryTests.Entry], _ what: String
  ) {
    var sums: [Int: Double] = [:]
    var constant = 0.0
    for member in members {
      let weight = proof[member.handle] ?? 0
      #expect(weight != 0, "\(what)")
      for term in member.terms { sums[term.variable, default: 0] += weight * term.coefficient }
      constant += weight * member.constant
    }
    #expect(sums.values.allSatisfy { abs($0) < 1e-6 }, "\(what)")
    #expect(abs(constant) > 1e-6, "\(what)")
    for member in members {
      let sign = (proof[member.handle] ?? 0) * (constant > 0 ? 1 : -1)
      #expect(member.relation == .equal || (member.relation == .lessThanOrEqual) == (sign > 0), "\(what)")
    }
  }
}
