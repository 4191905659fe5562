// Solves a constraint problem and prints the values of all variables, one per line, in order.
import Glibc

func fail(_ message: String) -> Never {
  _ = (message + "\n").withCString { write(2, $0, strlen($0)) }
  exit(2)
}

let usage = """
  usage: layout-replay PROBLEM [--edit I VALUE]... [--leaf I W H]...
                               [--json | --dump | --measure SECONDS | --count build|edits|constraints]

  --edit I VALUE   then give edit variable I another value
  --leaf I W H     then give leaf I another intrinsic size
  --json           print timings, in microseconds, and the values as JSON
  --dump           print what the solver made of the problem
  --measure SECS   print least times, in microseconds, as JSON, and nothing else
  --count WHAT     do once what scripts/benchmarks/layout --gate counts the instructions of, and print nothing
  """

enum Change {
  case edit(Int, Double)
  case leaf(Int, Double, Double)
}

var path: String?
var changes: [Change] = []
var isJSON = false
var isDump = false
var measured: Double?
var counted: CountedWork?
var arguments = CommandLine.arguments.dropFirst()

@MainActor func next() -> String {
  guard let argument = arguments.popFirst() else { fail(usage) }
  return argument
}
@MainActor func nextNumber() -> Double {
  let word = next()
  guard let value = Double(word), value.isFinite else { fail("\(word) is not a number.\n\(usage)") }
  return value
}
@MainActor func nextIndex() -> Int {
  let word = next()
  guard let value = Int(word) else { fail("\(word) is not a number.\n\(usage)") }
  return value
}

while let argument = arguments.popFirst() {
  switch argument {
  case "--edit": changes.append(.edit(nextIndex(), nextNumber()))
  case "--leaf": changes.append(.leaf(nextIndex(), nextNumber(), nextNumber()))
  case "--json": isJSON = true
  case "--dump": isDump = true
  case "--measure": measured = nextNumber()
  case "--count":
    let word = next()
    counted = CountedWork(rawValue: word)
    if counted == nil { fail("\(word) is not build, edits or constraints.\n\(usage)") }
  case "--help", "-h":
    print(usage)
    exit(0)
  default:
    guard path == nil, !argument.hasPrefix("--") else { fail(usage) }
    path = argument
  }
}
guard let path else { fail(usage) }

let problem: Problem
do {
  if let measured {
    print(try Measurement(ofProblemAt: path, seconds: measured).json)
    exit(0)
  }
  problem = try Problem(path: path)
} catch {
  fail("\(error)")
}
for change in changes {
  switch change {
  case .edit(let i, _) where !problem.edits.indices.contains(i): fail("There is no edit \(i).")
  case .leaf(let i, _, _) where !problem.leaves.indices.contains(i): fail("There is no leaf \(i).")
  default: break
  }
}

if let counted {
  counted.run(problem)
  exit(0)
}

let clock = ContinuousClock()
func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}

var replay: Replay!
let build = clock.measure {
  replay = Replay(problem)
  replay.solver.solve()
  _ = replay.readAll()
}
var changeTimes: [Double] = []
for change in changes {
  let time = clock.measure {
    switch change {
    case .edit(let i, let value): replay.edit(i, value)
    case .leaf(let i, let width, let height): replay.resizeLeaf(i, width, height)
    }
    replay.solver.solve()
    _ = replay.readChanged()
  }
  changeTimes.append(microseconds(time))
}

let values = replay.variables.map { "\(replay.solver.value(of: $0))" }
if isDump {
  let numbers = Dictionary(uniqueKeysWithValues: zip(replay.constraints + replay.edits, 0...))
  print(
    replay.solver.dump(
      variableName: { "\(["left", "top", "width", "height"][$0.index % 4])\($0.index / 4)" },
      constraintName: { "#\(numbers[$0]!)" }), terminator: "")
} else if isJSON {
  let times = changeTimes.map { "\($0)" }.joined(separator: ", ")
  print("{\"build\": \(microseconds(build)), \"changes\": [\(times)],")
  print("\"conflicts\": \(replay.solver.conflicts.count), \"values\": [\(values.joined(separator: ", "))]}")
} else {
  print(values.joined(separator: "\n"))
}
