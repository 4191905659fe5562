import Glibc

/// The processor time of each step of a problem's lifetime, in microseconds.
///
/// The minimum of several runs is used for each step; the mean for several edits.
struct Measurement {
  var build = 0.0
  var widthEdit = 0.0
  var textChange = 0.0
  /// Removing one required constraint, and adding it again; the median of several.
  var constraintRemoved = 0.0
  var constraintAdded = 0.0
  /// The peak memory of the process until constants of a solver have been edited that got the problem while it was read,
  /// in megabytes.
  var memory = 0.0
  /// Releasing the solver with all of its contents.
  var tearDown = 0.0
  /// Removing all constraints and variables one by one.
  var removal = 0.0

  var json: String {
    "{\"build\": \(build), \"width\": \(widthEdit), \"text\": \(textChange),"
      + " \"without\": \(constraintRemoved), \"with\": \(constraintAdded), \"teardown\": \(tearDown),"
      + " \"removal\": \(removal), \"memory\": \(memory)}"
  }

  /// The peak memory of the process so far, in megabytes.
  private static var peakMemory: Double {
    guard let status = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    let name = "VmHWM:"
    while fgets(&line, Int32(line.count), status) != nil {
      if strncmp(line, name, name.utf8.count) == 0 {
        return strtod(Array(line.dropFirst(name.utf8.count)), nil) / 1024
      }
    }
    return 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func microseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static let edits = 10

  private static func mean(_ times: [Double]) -> Double {
    let known = times.filter(\.isFinite)
    return known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
  }

  /// Returns the peak memory of the process until constants of a solver have been edited. It got the constraints while
  /// they were read, and only their handles were kept.
  private static func memory(ofProblemAt path: String) throws -> Double {
    var reader = try ProblemReader(path)
    defer { reader.close() }
    var edited: [Problem.Edit] = []
    let replay = try Replay(reading: &reader, &edited)
    replay.solver.solve()
    var sum = replay.readAll()
    for i in 0..<edits where !edited.isEmpty { sum += replay.editWidth(edited, turn: i) }
    for i in 0..<edits where !replay.leaves.isEmpty { sum += replay.changeText(turn: i) }
    if sum.isNaN { print("not a number") }
    return peakMemory
  }

  /// Runs the problem of a file repeatedly for about the given number of seconds.
  init(ofProblemAt path: String, seconds: Double) throws {
    memory = try Measurement.memory(ofProblemAt: path)
    let problem = try Problem(path: path)
    var widths = Array(repeating: Double.infinity, count: Measurement.edits)
    var texts = widths
    let changed = problem.someRequiredConstraints(2 * Measurement.edits + 1)
    var removals = Array(repeating: Double.infinity, count: changed.count)
    var additions = removals
    build = .infinity
    tearDown = .infinity
    removal = .infinity
    var isRemoving = false
    var sink = 0.0
    let end = Measurement.now() + seconds * 1e6
    repeat {
      var replay: Replay!
      build = min(
        build,
        Measurement.microseconds {
          replay = Replay(problem)
          replay.solver.solve()
          sink += replay.readAll()
        })
      for i in 0..<Measurement.edits where !problem.edits.isEmpty {
        widths[i] = min(
          widths[i],
          Measurement.microseconds {
            sink += replay.editWidth(problem.edits, turn: i)
          })
      }
      for i in 0..<Measurement.edits where !problem.leaves.isEmpty {
        texts[i] = min(
          texts[i],
          Measurement.microseconds {
            sink += replay.changeText(turn: i)
          })
      }
      for (i, constraint) in changed.enumerated() {
        removals[i] = min(
          removals[i],
          Measurement.microseconds {
            replay.remove(constraint)
            replay.solver.solve()
            sink += replay.readChanged()
          })
        additions[i] = min(
          additions[i],
          Measurement.microseconds {
            replay.restore(constraint, of: problem)
            replay.solver.solve()
            sink += replay.readChanged()
          })
      }
      if isRemoving {
        removal = min(removal, Measurement.microseconds { replay.removeAll() })
        replay = nil
      } else {
        tearDown = min(tearDown, Measurement.microseconds { replay = nil })
      }
      isRemoving.toggle()
    } while Measurement.now() < end || removal.isInfinite
    if sink.isNaN { print("not a number") }
    widthEdit = Measurement.mean(widths)
    textChange = Measurement.mean(texts)
    constraintRemoved = Measurement.median(removals)
    constraintAdded = Measurement.median(additions)
  }

  private static func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }
}
