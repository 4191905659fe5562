import ConstraintSolver
import Testing

/// Views and constraints that come and go on a screen cost only what depends on them, and the values are those
/// of a fresh solver.
@Suite struct ScreenUpdateTests {
  typealias Model = EditHistoryTests.Model
  typealias Entry = EditHistoryTests.Entry

  /// A screen of labels, each with a left edge, a top, a width and a height.
  struct Screen {
    var model = Model()
    /// The names of each label's variables.
    var labels: [[Int]] = []
    /// Constraints that were removed and can be added again.
    var removed: [Entry] = []
    var random: RandomNumbers

    init(seed: Int, labels count: Int) {
      random = RandomNumbers(seed: seed)
      addVariables()
      constrain([(0, 1)], 0)
      constrain([(1, 1)], 0)
      constrain([(2, 1)], -375, priority: Priority(999))
      constrain([(3, 1)], -812, priority: Priority(999))
      for _ in 0..<count { addLabel() }
    }

    private mutating func addVariables() {
      let first = model.nextVariable
      for _ in 0..<4 { model.addVariable() }
      labels.append((first..<first + 4).map { $0 })
    }

    private mutating func constrain(
      _ terms: [(Int, Double)], _ constant: Double, relation: Relation = .equal,
      priority: Priority = .required,
      breakingOrder: Int32 = 0
    ) {
      model.add(
        Entry(
          terms: terms.map { (variable: $0.0, coefficient: $0.1) }, constant: constant, relation: relation,
          priority: priority, breakingOrder: breakingOrder, handle: EditHistoryTests.unusedHandle))
    }

    /// Adds a label beside or below another; its size is that of its text, or of another label, or what is left.
    mutating func addLabel() {
      let screen = labels[0]
      let other = labels[random.below(labels.count)]
      addVariables()
      let label = labels[labels.count - 1]
      for axis in 0..<2 {
        let (place, size) = (label[axis], label[axis + 2])
        if other == screen || random.below(3) == 0 {
          constrain([(place, 1)], -Double(random.below(40)))
        } else if random.below(4) == 0 {
          constrain([(place, 1), (size, 0.5), (other[axis], -1), (other[axis + 2], -0.5)], 0)
        } else {
          constrain([(place, 1), (other[axis], -1), (other[axis + 2], -1)], -8)
        }
        constrain(
          [(place, 1), (size, 1), (screen[axis + 2], -1)], 0, relation: .lessThanOrEqual,
          priority: Priority(740))
        switch random.below(6) {
        case 0 where other != screen: constrain([(size, 1), (other[axis + 2], -1)], 0)
        case 1: constrain([(place, 1), (size, 1), (screen[axis + 2], -1)], 16, relation: .lessThanOrEqual)
        default: break
        }
        let text = -Double(20 + random.below(100))
        constrain(
          [(size, 1)], text, relation: .lessThanOrEqual, priority: Priority(250 + Float(random.below(2))))
        constrain([(size, 1)], text, relation: .greaterThanOrEqual, priority: Priority(750))
      }
    }

    /// Removes a label with its constraints.
    mutating func removeLabel() {
      guard labels.count > 1 else { return }
      let label = labels.remove(at: 1 + random.below(labels.count - 1))
      func mentions(_ entry: Entry) -> Bool { entry.terms.contains { label.contains($0.variable) } }
      for entry in model.entries where mentions(entry) { model.solver.remove(entry.handle) }
      model.entries.removeAll(where: mentions)
      removed.removeAll(where: mentions)
      for name in label { model.solver.removeVariable(model.variables.removeValue(forKey: name)!) }
      model.order.removeAll { label.contains($0) }
    }

    mutating func removeConstraint() {
      guard !model.entries.isEmpty else { return }
      let entry = model.entries.remove(at: random.below(model.entries.count))
      model.solver.remove(entry.handle)
      removed.append(entry)
    }

    mutating func restoreConstraint() {
      guard !removed.isEmpty else { return }
      model.add(removed.remove(at: random.below(removed.count)))
    }

    mutating func changeText() {
      guard !model.entries.isEmpty else { return }
      let i = random.below(model.entries.count)
      model.entries[i].constant -= Double(random.below(20))
      model.solver.setConstant(model.entries[i].constant, of: model.entries[i].handle)
    }

    mutating func change() {
      switch random.below(10) {
      case 0: addLabel()
      case 1: removeLabel()
      case 2...4: removeConstraint()
      case 5...7: restoreConstraint()
      default: changeText()
      }
    }
  }

  @Test(arguments: [3, 20, 80]) func changesLeaveNoTrace(_ labels: Int) {
    // A release build has time for more.
    #if DEBUG
      let seeds = 0..<3
    #else
      let seeds = 0..<400
    #endif
    for seed in seeds {
      var screen = Screen(seed: seed, labels: labels)
      for step in 0..<15 {
        screen.model.solver.solve()
        let fresh = screen.model.fresh()
        fresh.solver.solve()
        guard EditHistoryTests.expectSame(screen.model, fresh, seed, step) else { return }
        for _ in 0...screen.random.below(3) { screen.change() }
      }
    }
  }

  /// Constraints that come and go for long leave no rounding errors behind.
  @Test func removalsAndAdditionsDoNotDrift() {
    var screen = Screen(seed: 7, labels: 10)
    screen.model.solver.solve()
    // A release build takes a million edits in a few seconds.
    #if DEBUG
      let count = 2_000
    #else
      let count = 500_000
    #endif
    for step in 0..<count {
      if step % 2 == 0 { screen.removeConstraint() } else { screen.restoreConstraint() }
      screen.model.solver.solve()
    }
    let fresh = screen.model.fresh()
    fresh.solver.solve()
    for name in screen.model.order {
      let have = screen.model.solver.value(of: screen.model.variables[name]!)
      #expect(abs(have - fresh.solver.value(of: fresh.variables[name]!)) < 1e-7)
    }
  }
}
