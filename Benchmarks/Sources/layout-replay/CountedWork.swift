/// Work whose instructions `scripts/benchmarks/layout --gate` counts: those of the functions whose names begin with `counted`.
enum CountedWork: String {
  /// Building, solving and reading all.
  case build
  /// Changes of the width and of texts.
  case edits
  /// Required constraints that are removed and added again one by one.
  case constraints

  func run(_ problem: Problem) {
    var sum: Double
    switch self {
    case .build: sum = countedBuild(problem)
    case .edits:
      var replay = Replay(problem)
      replay.solver.solve()
      sum = replay.readAll() + countedEdits(&replay, problem)
    case .constraints:
      var replay = Replay(problem)
      replay.solver.solve()
      sum = replay.readAll() + countedConstraints(&replay, problem)
    }
    if sum.isNaN { print("not a number") }
  }
}

@inline(never)
func countedBuild(_ problem: Problem) -> Double {
  let replay = Replay(problem)
  replay.solver.solve()
  return replay.readAll()
}

@inline(never)
func countedEdits(_ replay: inout Replay, _ problem: Problem) -> Double {
  var sum = 0.0
  for i in 0..<10 {
    if !problem.edits.isEmpty { sum += replay.editWidth(problem.edits, turn: i) }
    if !problem.leaves.isEmpty { sum += replay.changeText(turn: i) }
  }
  return sum
}

@inline(never)
func countedConstraints(_ replay: inout Replay, _ problem: Problem) -> Double {
  var sum = 0.0
  for constraint in problem.someRequiredConstraints(10) {
    replay.remove(constraint)
    replay.solver.solve()
    sum += replay.readChanged()
    replay.restore(constraint, of: problem)
    replay.solver.solve()
    sum += replay.readChanged()
  }
  return sum
}
