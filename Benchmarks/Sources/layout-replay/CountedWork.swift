/// Work whose instructions `scripts/bench --gate` counts: those of the functions whose names begin with `counted`.
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
      sum = replay.readAll() + countedEdits(&replay)
    case .constraints:
      var replay = Replay(problem)
      replay.solver.solve()
      sum = replay.readAll() + countedConstraints(&replay)
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
func countedEdits(_ replay: inout Replay) -> Double {
  let problem = replay.problem
  var sum = 0.0
  for i in 0..<10 {
    if !problem.edits.isEmpty {
      replay.edit(0, problem.edits[0].value + (i % 2 == 0 ? 30 : 0))
      replay.solver.solve()
      sum += replay.readChanged()
    }
    if !problem.leaves.isEmpty {
      let leaf = (problem.leaves.count / 10 * i + i) % problem.leaves.count
      replay.resizeLeaf(leaf, Double(40 + i * 7), Double(18 + i % 3 * 9))
      replay.solver.solve()
      sum += replay.readChanged()
    }
  }
  return sum
}

@inline(never)
func countedConstraints(_ replay: inout Replay) -> Double {
  var sum = 0.0
  for constraint in replay.problem.someRequiredConstraints(10) {
    replay.remove(constraint)
    replay.solver.solve()
    sum += replay.readChanged()
    replay.restore(constraint)
    replay.solver.solve()
    sum += replay.readChanged()
  }
  return sum
}
