import ConstraintSolver
import Testing

/// Numbers stay right over long use and for unlike coefficients.
@Suite struct PrecisionTests {
  /// A row of three labels in a window that is dragged back and forth while texts change.
  @Test func editsDoNotDrift() {
    let solver = Solver()
    let width = solver.addVariable()
    let window = solver.add([Term(width)], constant: -300, relation: .equal)
    let labels = (0..<3).map { _ in solver.addVariable() }
    var sizes: [[Constraint]] = []
    for (i, label) in labels.enumerated() {
      sizes.append([
        solver.add(
          [Term(label)], constant: -50, relation: .lessThanOrEqual, priority: Priority(250 + Float(i))),
        solver.add([Term(label)], constant: -50, relation: .greaterThanOrEqual, priority: Priority(750)),
      ])
    }
    solver.add(
      labels.map { Term($0, 1.0 / 3) } + [Term(width, -1.0 / 3)], constant: 16.0 / 3, relation: .equal)
    var random = RandomNumbers(seed: 1)
    var known = [50.0, 50.0, 50.0]
    var available = 284.0
    // A release build takes a million edits in about a second.
    #if DEBUG
      let count = 5_000
    #else
      let count = 1_000_000
    #endif
    for step in 0..<count {
      if random.below(2) == 0 {
        available = Double(200 + random.below(400)) + 1.0 / 3
        solver.setConstant(-available - 16, of: window)
      } else {
        let i = random.below(3)
        known[i] = Double(random.below(60)) + 0.1
        for constraint in sizes[i] { solver.setConstant(-known[i], of: constraint) }
      }
      solver.solve()
      guard step % 1000 == 999 else { continue }
      // The first label hugs least and takes what is left.
      #expect(abs(solver.value(of: labels[0]) - (available - known[1] - known[2])) < 1e-9)
      #expect(abs(solver.value(of: labels[1]) - known[1]) < 1e-9)
    }
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func coefficientsOfAnySizeAreSolved(_ scale: Double) {
    let solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    solver.add([Term(a, scale), Term(b, 1)], constant: -100 * scale - 40, relation: .equal)
    solver.add([Term(b, 1 / scale)], constant: -40 / scale, relation: .equal)
    solver.add([Term(a, scale)], constant: -500 * scale, relation: .lessThanOrEqual)
    solver.solve()
    #expect(abs(solver.value(of: a) - 100) < 1e-6)
    #expect(abs(solver.value(of: b) - 40) < 1e-6)
  }

  @Test func levelsAreNotWeights() {
    let solver = Solver()
    let a = solver.addVariable()
    solver.add([Term(a)], constant: -100, relation: .equal, priority: Priority(251))
    for _ in 0..<1000 { solver.add([Term(a)], relation: .equal, priority: Priority(250)) }
    solver.solve()
    #expect(solver.value(of: a) == 100)
  }

  /// Within a level the sum of violations is least: the median of 10, 20 and 90.
  @Test func withinALevelTheSumIsLeast() {
    let solver = Solver()
    let a = solver.addVariable()
    for value in [10.0, 90, 20] {
      solver.add([Term(a)], constant: -value, relation: .equal, priority: Priority(500))
    }
    solver.solve()
    #expect(solver.value(of: a) == 20)
  }
}
