import ConstraintSolver
import Testing

/// The analysis of a removal equals a solver that never had the constraint.
@Suite struct RemovalTests {
  /// A label between two edges: 20 from the left, at most 200 wide, the width of its content if that fits.
  @Test func removalsOfDecidingConstraintsEqualANewSolver() {
    let solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    let edge = solver.add([Term(left)], constant: -20, relation: .equal)
    let limit = solver.add([Term(width)], constant: -200, relation: .lessThanOrEqual)
    let slack = solver.add([Term(left), Term(width)], constant: -400, relation: .lessThanOrEqual)
    let content = solver.add([Term(width)], constant: -260, relation: .equal, priority: Priority(750))
    solver.solve()
    #expect(solver.value(of: width) == 200)
    let removals = ChangeAnalysis(of: solver)
    #expect(removals.effect(ofRemoving: [edge]).undetermined == [left])
    #expect(removals.effect(ofRemoving: [edge]).differences.isEmpty)
    #expect(removals.effect(ofRemoving: [limit]).differences == [width: 60])
    #expect(removals.effect(ofRemoving: [limit]).undetermined.isEmpty)
    #expect(removals.effect(ofRemoving: [slack]).isEmpty)
    #expect(removals.effect(ofRemoving: [content]).undetermined == [width])
    // Nothing was changed by the questions.
    #expect(solver.value(of: width) == 200 && solver.value(of: left) == 20)
  }

  @Test func aRepeatedConstraintDecidesNothing() {
    let solver = Solver()
    let width = solver.addVariable()
    let both = (0..<2).map { _ in solver.add([Term(width)], constant: -20, relation: .equal) }
    solver.solve()
    let removals = ChangeAnalysis(of: solver)
    #expect(both.allSatisfy { removals.effect(ofRemoving: [$0]).isEmpty })
    #expect(removals.effect(ofRemoving: both).undetermined == [width])
  }

  @Test func aBrokenConstraintReturnsWithoutTheOther() {
    let solver = Solver()
    let width = solver.addVariable()
    let first = solver.add([Term(width)], constant: -20, relation: .equal)
    let second = solver.add([Term(width)], constant: -30, relation: .equal)
    solver.solve()
    #expect(solver.conflicts.first?.broken == second)
    let removals = ChangeAnalysis(of: solver)
    #expect(removals.effect(ofRemoving: [first]).differences == [width: 10])
    #expect(removals.effect(ofRemoving: [second]).isEmpty)
  }

  /// Random systems, conflicts and ambiguities included: each constraint is removed, and a new solver without
  /// it says the same of every variable.
  @Test(arguments: EditHistoryTests.shapes) func removalsAreThoseOfANewSolver(
    _ shape: EditHistoryTests.Shape
  ) {
    var effects = 0
    var checked = 0
    for seed in 0..<12 {
      var random = RandomNumbers(seed: seed)
      var model = EditHistoryTests.Model()
      for _ in 0..<shape.variables { model.addVariable() }
      for _ in 0..<random.below(3 * shape.variables) + 2 {
        model.add(EditHistoryTests.randomEntry(model, shape, &random))
      }
      model.solver.solve()
      let removals = ChangeAnalysis(of: model.solver)
      for index in model.entries.indices {
        let effect = removals.effect(ofRemoving: [model.entries[index].handle])
        var other = model
        other.entries.remove(at: index)
        let fresh = other.fresh()
        fresh.solver.solve()
        checked += 1
        if !effect.isEmpty { effects += 1 }
        for name in model.order {
          let (variable, copy) = (model.variables[name]!, fresh.variables[name]!)
          let isOpen = fresh.solver.isAmbiguous(copy)
          let wasOpen = model.solver.isAmbiguous(variable)
          let what = "\(shape.name) \(seed), without \(index): \(name)"
          #expect(effect.undetermined.contains(variable) == (isOpen && !wasOpen), "\(what)")
          // The value of a variable that nothing determines is any.
          guard !isOpen, !wasOpen else { continue }
          let difference = fresh.solver.value(of: copy) - model.solver.value(of: variable)
          let claimed = effect.differences[variable] ?? 0
          #expect(
            abs(difference - claimed) < 1e-5 * max(1, abs(difference)),
            "\(what) moves by \(difference), not \(claimed)")
        }
      }
    }
    #expect(effects > checked / 10 && effects < checked)
  }

  /// Random systems: a constraint has another constant or priority, and a new solver says the same of every variable and of
  /// conflicts.
  @Test(arguments: EditHistoryTests.shapes) func changesAreThoseOfANewSolver(
    _ shape: EditHistoryTests.Shape
  ) {
    var (effects, checked, ended) = (0, 0, 0)
    for seed in 0..<60 {
      var random = RandomNumbers(seed: 7000 + seed)
      var model = EditHistoryTests.Model()
      for _ in 0..<shape.variables { model.addVariable() }
      for _ in 0..<random.below(3 * shape.variables) + 2 {
        model.add(EditHistoryTests.randomEntry(model, shape, &random))
      }
      model.solver.solve()
      let index = random.below(model.entries.count)
      var other = model
      let change: ConstraintChange
      if random.below(2) == 0 {
        other.entries[index].constant += random.pick([-8.0, 4, 12])
        change = .constant(other.entries[index].constant)
      } else {
        other.entries[index].priority = random.pick([.required, Priority(999), Priority(250), Priority(50)])
        change = .priority(other.entries[index].priority)
      }
      let effect = ChangeAnalysis(of: model.solver).effect(of: [model.entries[index].handle: change])
      let fresh = other.fresh()
      fresh.solver.solve()
      let what = "\(shape.name) \(seed), \(index) \(change)"
      checked += 1
      if !effect.isEmpty { effects += 1 }
      if !effect.resolved.isEmpty { ended += 1 }
      let conflicts = model.solver.conflicts.count - effect.resolved.count + effect.added.count
      #expect((conflicts == 0) == fresh.solver.conflicts.isEmpty, "\(what)")
      // Which of several minimal sets is found, and what is given up, depends on what was solved before.
      guard model.solver.conflicts.isEmpty, fresh.solver.conflicts.isEmpty else { continue }
      for name in model.order {
        let (variable, copy) = (model.variables[name]!, fresh.variables[name]!)
        if fresh.solver.isAmbiguous(copy) || model.solver.isAmbiguous(variable) { continue }
        let difference = fresh.solver.value(of: copy) - model.solver.value(of: variable)
        let claimed = effect.differences[variable] ?? 0
        #expect(abs(difference - claimed) < 1e-5 * max(1, abs(difference)), "\(what): \(name)")
      }
    }
    #expect(effects > checked / 10 && checked == 60)
    if shape.requiredShare == 50 { #expect(ended > 0) }
  }
}
