import Foundation

/// How long the steps of a problem's life take, in microseconds: the median of several runs.
struct Measurement {
  var build = 0.0
  var widthEdit = 0.0
  var textChange = 0.0
  /// Removing all constraints and variables one by one, and the solver.
  var tearDown = 0.0

  var json: String {
    "{\"build\": \(build), \"width\": \(widthEdit), \"text\": \(textChange), \"teardown\": \(tearDown)}"
  }

  private static let clock = ContinuousClock()

  private static func microseconds(_ body: () -> Void) -> Double {
    let duration = clock.measure(body)
    return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
  }

  private static func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }

  /// Runs the problem again and again for about so many seconds.
  init(_ problem: Problem, seconds: Double) {
    var builds: [Double] = []
    var widths: [Double] = []
    var texts: [Double] = []
    var tearDowns: [Double] = []
    var sink = 0.0
    let end = Measurement.clock.now + .seconds(seconds)
    repeat {
      var replay: Replay!
      builds.append(
        Measurement.microseconds {
          replay = Replay(problem)
          replay.solver.solve()
          sink += replay.readAll()
        })
      for i in 0..<10 where !problem.edits.isEmpty {
        widths.append(
          Measurement.microseconds {
            replay.edit(0, problem.edits[0].value + (i % 2 == 0 ? 30 : 0))
            replay.solver.solve()
            sink += replay.readChanged()
          })
      }
      for i in 0..<10 where !problem.leaves.isEmpty {
        let leaf = (problem.leaves.count / 10 * i + i) % problem.leaves.count
        texts.append(
          Measurement.microseconds {
            replay.resizeLeaf(leaf, Double(40 + i * 7), Double(18 + i % 3 * 9))
            replay.solver.solve()
            sink += replay.readChanged()
          })
      }
      tearDowns.append(
        Measurement.microseconds {
          replay.removeAll()
          replay = nil
        })
    } while Measurement.clock.now < end
    if sink.isNaN { print("not a number") }
    build = Measurement.median(builds)
    widthEdit = Measurement.median(widths)
    textChange = Measurement.median(texts)
    tearDown = Measurement.median(tearDowns)
  }
}
