import ConstraintSolver
import Testing

/// Any sequence of edits gives the same answer as a fresh solver given the same constraints in the same order.
@Suite struct EditHistoryTests {
  /// A constraint as the model remembers it.
  struct Entry {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Priority
    var breakingOrder: Int32
    var handle: Constraint
  }

  /// A solver, and what was asked of it.
  struct Model {
    var solver = Solver()
    var variables: [Int: Variable] = [:]
    var order: [Int] = []
    var entries: [Entry] = []
    var nextVariable = 0

    mutating func addVariable() {
      variables[nextVariable] = solver.addVariable()
      order.append(nextVariable)
      nextVariable += 1
    }

    mutating func add(_ entry: Entry) {
      var entry = entry
      entry.handle = solver.add(
        entry.terms.map { Term(variables[$0.variable]!, $0.coefficient) }, constant: entry.constant,
        relation: entry.relation, priority: entry.priority, breakingOrder: entry.breakingOrder)
      entries.append(entry)
    }

    func fresh() -> Model {
      var copy = Model()
      copy.nextVariable = nextVariable
      for name in order {
        copy.variables[name] = copy.solver.addVariable()
        copy.order.append(name)
      }
      for entry in entries { copy.add(entry) }
      return copy
    }
  }

  /// The shape of a random problem.
  struct Shape: CustomTestStringConvertible, Sendable {
    var name: String
    var variables: Int
    var coefficients: [Double]
    var requiredShare: Int
    /// At the beginning, there are fewer constraints than so many for each variable.
    var most = 3
    var testDescription: String { name }
  }

  static let shapes = [
    Shape(name: "small", variables: 4, coefficients: [1, 1, -1, 0.5, 2], requiredShare: 40),
    Shape(name: "wide", variables: 16, coefficients: [1, 1, -1, -1, 1, 0.5, 2], requiredShare: 50),
    Shape(name: "ambiguous", variables: 12, coefficients: [1, -1], requiredShare: 80),
    Shape(name: "optional", variables: 6, coefficients: [1, -1, 3], requiredShare: 5),
    Shape(name: "open", variables: 24, coefficients: [1, -1, 2], requiredShare: 95, most: 1),
  ]

  static func randomEntry(_ model: Model, _ shape: Shape, _ random: inout RandomNumbers) -> Entry {
    var names = model.order
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<random.pick([1, 1, 2, 2, 2, 3, 4]) where !names.isEmpty {
      let name = names.remove(at: random.below(names.count))
      terms.append((name, random.pick(shape.coefficients)))
    }
    let isRequired = random.below(100) < shape.requiredShare
    return Entry(
      terms: terms, constant: Double(random.below(41) - 20) * 4,
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: isRequired ? .required : Priority(random.pick([50, 250, 250, 251, 749.5, 750])),
      breakingOrder: Int32(random.below(8) / 7), handle: unusedHandle)
  }

  static let unusedHandle: Constraint = {
    let solver = Solver()
    return solver.add([Term(solver.addVariable())], relation: .equal)
  }()

  static func change(_ model: inout Model, _ shape: Shape, _ random: inout RandomNumbers) {
    switch random.below(12) {
    case 0: model.addVariable()
    case 1:
      let unused = model.order.filter { name in
        !model.entries.contains { $0.terms.contains { $0.variable == name } }
      }
      if let name = unused.first, model.order.count > 3 {
        model.solver.removeVariable(model.variables.removeValue(forKey: name)!)
        model.order.removeAll { $0 == name }
      }
    case 2...4: model.add(randomEntry(model, shape, &random))
    case 5, 6:
      guard !model.entries.isEmpty else { return }
      model.solver.remove(model.entries.remove(at: random.below(model.entries.count)).handle)
    case 7:
      guard !model.entries.isEmpty else { return }
      let i = random.below(model.entries.count)
      model.entries[i].priority = random.pick([.required, Priority(50), Priority(250), Priority(999)])
      model.solver.setPriority(model.entries[i].priority, of: model.entries[i].handle)
    default:
      guard !model.entries.isEmpty else { return }
      let i = random.below(model.entries.count)
      model.entries[i].constant = Double(random.below(41) - 20) * 4
      model.solver.setConstant(model.entries[i].constant, of: model.entries[i].handle)
    }
  }

  static func expectSame(_ model: Model, _ fresh: Model, _ seed: Int, _ step: Int) -> Bool {
    for name in model.order {
      let have = model.solver.value(of: model.variables[name]!)
      let want = fresh.solver.value(of: fresh.variables[name]!)
      if (have - want).magnitude > 1e-6 * max(1, want.magnitude) {
        Issue.record("seed \(seed), step \(step): variable \(name) is \(have), of a fresh solver \(want)")
        return false
      }
    }
    for (mine, theirs) in zip(model.entries, fresh.entries)
    where model.solver.isBroken(mine.handle) != fresh.solver.isBroken(theirs.handle) {
      Issue.record("seed \(seed), step \(step): other constraints are broken than in a fresh solver")
      return false
    }
    for name in model.order
    where model.solver.isAmbiguous(model.variables[name]!) != fresh.solver.isAmbiguous(fresh.variables[name]!)
    {
      Issue.record("seed \(seed), step \(step): variable \(name) is not as ambiguous as in a fresh solver")
      return false
    }
    return true
  }

  @Test(arguments: shapes) func editsLeaveNoTrace(_ shape: Shape) {
    // A release build has time for more.
    #if DEBUG
      let seeds = 0..<25
    #else
      let seeds = 0..<800
    #endif
    for seed in seeds {
      var random = RandomNumbers(seed: seed)
      var model = Model()
      for _ in 0..<shape.variables { model.addVariable() }
      for _ in 0..<random.below(shape.most * shape.variables) {
        model.add(Self.randomEntry(model, shape, &random))
      }
      for step in 0..<12 {
        var before: [Int: Double] = [:]
        for name in model.order { before[name] = model.solver.value(of: model.variables[name]!) }
        model.solver.solve()
        var reported = Set<Variable>()
        for variable in model.solver.changedVariables { reported.insert(variable) }
        for (name, value) in before where model.solver.value(of: model.variables[name]!) != value {
          #expect(reported.contains(model.variables[name]!), "seed \(seed), step \(step)")
        }
        let fresh = model.fresh()
        fresh.solver.solve()
        guard Self.expectSame(model, fresh, seed, step) else { return }
        for _ in 0...random.below(4) { Self.change(&model, shape, &random) }
      }
    }
  }
}
