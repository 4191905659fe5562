import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func twoEqualLabelsAreFreeTogether() {
    let solver = Solver()
    let first = solver.addVariable()
    let second = solver.addVariable()
    let third = solver.addVariable()
    for label in [first, second] {
      solver.add([Term(label)], constant: -97, relation: .lessThanOrEqual, priority: Priority(250))
    }
    let sum = solver.add([Term(first), Term(second)], constant: -378, relation: .equal)
    let fixed = solver.add([Term(third)], constant: -5, relation: .equal)
    solver.solve()
    #expect(solver.isAmbiguous(first))
    #expect(solver.isAmbiguous(second))
    #expect(!solver.isAmbiguous(third))
    #expect(solver.ambiguities().map(\.variables) == [[first, second]])
    #expect(solver.ambiguities().map(\.direction) == [[1, -1]])
    #expect(solver.constraintsAffecting(third) == [fixed])
    #expect(solver.constraintsAffecting(first).contains(sum))
  }

  /// Of a row whose views have no widths, the last one fills what the distances leave.
  @Test func aLongRowWithoutWidthsIsFilledByItsLastView() {
    let solver = Solver()
    let count = 2000
    var widths: [Variable] = []
    var end: Term?
    for _ in 0..<count {
      let left = solver.addVariable()
      let width = solver.addVariable()
      if let end {
        solver.add(
          [Term(left), Term(end.variable, -1), Term(widths.last!, -1)], constant: -8, relation: .equal)
      } else {
        solver.add([Term(left)], constant: -8, relation: .equal)
      }
      end = Term(left)
      widths.append(width)
    }
    let total = solver.addVariable()
    let size = solver.add([Term(total)], constant: -20000, relation: .equal)
    solver.add(
      [end!, Term(widths.last!), Term(total, -1)], constant: 8, relation: .equal)
    solver.solve()
    #expect(widths.dropLast().allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.value(of: widths.last!) == Double(20000 - 8 * (count + 1)))
    solver.setConstant(-30000, of: size)
    solver.solve()
    #expect(widths.dropLast().allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.value(of: widths.last!) == Double(30000 - 8 * (count + 1)))
  }

  /// Widths that are only not negative are pulled to zero one by one, in order; what they push is not moved again.
  @Test func anOpenRowWithLimitsOnlyIsPulledToZeroInOrder() {
    let solver = Solver()
    let count = 300
    var lefts: [Variable] = []
    var widths: [Variable] = []
    for i in 0..<count {
      lefts.append(solver.addVariable())
      widths.append(solver.addVariable())
      solver.add([Term(widths[i])], relation: .greaterThanOrEqual)
      guard i > 0 else { continue }
      solver.add(
        [Term(lefts[i]), Term(lefts[i - 1], -1), Term(widths[i - 1], -1)], constant: -8, relation: .equal)
    }
    // In the middle, one has to be wide.
    let wide = solver.add([Term(widths[150])], constant: -40, relation: .greaterThanOrEqual)
    solver.solve()
    func expected(_ first: Double) -> [Double] {
      (0..<count).map { Double(8 * $0) + ($0 > 150 ? first : 0) }
    }
    #expect(lefts.map { solver.value(of: $0) } == expected(40))
    #expect((0..<count).allSatisfy { solver.value(of: widths[$0]) == ($0 == 150 ? 40 : 0) })
    #expect(lefts.allSatisfy { solver.isAmbiguous($0) })
    solver.remove(wide)
    solver.solve()
    #expect(lefts.map { solver.value(of: $0) } == expected(0))
  }

  @Test func aDumpCanBeRead() {
    let solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    let names = [left: "left", width: "width"]
    solver.add([Term(left)], constant: -20, relation: .equal)
    solver.add([Term(left, 2), Term(width, -1)], constant: 0.5, relation: .lessThanOrEqual)
    solver.add([Term(width)], constant: -30, relation: .equal, priority: Priority(249.5))
    solver.solve()
    var count = 0
    let dump = solver.dump(
      variableName: { names[$0]! },
      constraintName: { _ in
        count += 1
        return "c"
      })
    #expect(
      dump == """
        constraints:
          c: left == 20
          c: 2*left - width <= -0.5
          c: width == 30 @249.5
        fixed:
          left = 20  by c
        component of width = 40.5:
          -width <= -40.5 @1000  by c
          width == 30 @249.5  by c

        """)
  }
}
