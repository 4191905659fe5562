import ConstraintSolver
import Testing

/// The derivatives of a solution equal finite differences.
@Suite struct RateTests {
  /// Two columns that share a width of 300: the one with the stronger content keeps it.
  @Test func ratesAreThoseOfTheConstraintsThatBind() {
    let solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let sum = solver.add([Term(first), Term(second)], constant: -300, relation: .equal)
    let weak = solver.add([Term(first)], constant: -80, relation: .equal, priority: Priority(250))
    let strong = solver.add([Term(second)], constant: -90, relation: .equal, priority: Priority(251))
    let slack = solver.add([Term(first)], constant: -250, relation: .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: first) == 210 && solver.value(of: second) == 90)
    let changes = ChangeAnalysis(of: solver)
    // A constant of -301 is a sum of 301.
    #expect(changes.rates(of: [sum: -1]).rates == [first: 1])
    #expect(changes.rates(of: [strong: -1]).rates == [first: -1, second: 1])
    #expect(changes.rates(of: [weak: -1]).rates.isEmpty)
    #expect(changes.rates(of: [slack: -1]).rates.isEmpty)
    #expect(solver.excess(of: slack) == -40)
    #expect(solver.excess(of: weak) == 130)
  }

  /// A width that two limits hold, one of which moves: it follows down and stays up.
  @Test func ratesDependOnTheDirectionWhereConstraintsMeet() {
    let solver = Solver()
    let width = solver.addVariable()
    let one = solver.add([Term(width)], constant: -200, relation: .lessThanOrEqual)
    solver.add([Term(width)], constant: -200, relation: .lessThanOrEqual)
    solver.add([Term(width)], constant: -500, relation: .equal, priority: Priority(750))
    solver.solve()
    let changes = ChangeAnalysis(of: solver)
    #expect(changes.rates(of: [one: -1]).rates.isEmpty)
    #expect(changes.rates(of: [one: 1]).rates == [width: -1])
  }

  @Test func aFixedNumberThatMovesConflicts() {
    let solver = Solver()
    let width = solver.addVariable()
    let both = (0..<2).map { _ in solver.add([Term(width)], constant: -20, relation: .equal) }
    solver.solve()
    #expect(ChangeAnalysis(of: solver).rates(of: [both[0]: 1]).conflicts)
    #expect(ChangeAnalysis(of: solver).rates(of: [both[0]: 1, both[1]: 1]).rates == [width: -1])
  }

  /// Random systems, conflicts and ambiguities included: each constant is moved a little in both directions, and
  /// a new solver says how far each variable moves.
  @Test(arguments: EditHistoryTests.shapes) func ratesAreFiniteDifferences(_ shape: EditHistoryTests.Shape) {
    var (systems, checked, moving, opened) = (0, 0, 0, 0)
    // Constants are multiples of 4, so that the solution is linear over much more than this.
    let step = 1.0 / 1024
    for seed in 0..<110 {
      var random = RandomNumbers(seed: 1000 + seed)
      var model = EditHistoryTests.Model()
      for _ in 0..<shape.variables { model.addVariable() }
      for _ in 0..<random.below(3 * shape.variables) + 2 {
        model.add(EditHistoryTests.randomEntry(model, shape, &random))
      }
      model.solver.solve()
      systems += 1
      let changes = ChangeAnalysis(of: model.solver)
      for index in Set((0..<3).map { _ in random.below(model.entries.count) }).sorted() {
        let direction = random.pick([1.0, -1])
        let found = changes.rates(of: [model.entries[index].handle: direction])
        var other = model
        other.entries[index].constant += direction * step
        let fresh = other.fresh()
        fresh.solver.solve()
        let what = "\(shape.name) \(seed), \(index) by \(direction)"
        let isBroken = model.solver.isBroken(model.entries[index].handle)
        if !isBroken {
          let others = Self.broken(other, fresh) != Self.broken(model, model)
          #expect(found.conflicts == others, "\(what)")
          if found.conflicts || others { continue }
        }
        for name in model.order {
          let (variable, copy) = (model.variables[name]!, fresh.variables[name]!)
          if fresh.solver.isAmbiguous(copy) || model.solver.isAmbiguous(variable) { continue }
          if found.undetermined.contains(variable) {
            opened += 1
            #expect(Self.isOpen(name, in: other), "\(what): \(name)")
            continue
          }
          let difference = fresh.solver.value(of: copy) - model.solver.value(of: variable)
          let rate = found.rates[variable] ?? 0
          checked += 1
          if rate != 0 { moving += 1 }
          #expect(
            abs(difference / step - rate) < 1e-3, "\(what): \(name) moves \(difference / step), not \(rate)")
        }
      }
    }
    #expect(systems == 110 && moving > checked / 50 && moving < checked && opened * 20 < checked)
  }

  /// Returns whether a variable has several values in solutions that are equally good: a constraint weaker than all
  /// others pulls it up or down.
  private static func isOpen(_ name: Int, in entries: EditHistoryTests.Model) -> Bool {
    let values = [1e4, -1e4].map { far in
      let pulled = entries.fresh()
      let variable = pulled.variables[name]!
      pulled.solver.add([Term(variable)], constant: -far, relation: .equal, priority: Priority(1))
      pulled.solver.solve()
      return pulled.solver.value(of: variable)
    }
    return values[0] - values[1] > 1e-3
  }

  /// Returns the positions of the constraints that are broken.
  private static func broken(_ entries: EditHistoryTests.Model, _ model: EditHistoryTests.Model) -> [Int] {
    entries.entries.indices.filter { model.solver.isBroken(model.entries[$0].handle) }
  }
}
