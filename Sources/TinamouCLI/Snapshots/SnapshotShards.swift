import ArgumentParser
import Foundation

/// A part of a run that is distributed over several machines.
struct ShardChoice: ExpressibleByArgument, Equatable, Sendable {
  /// The index, from 1.
  let index: Int
  let count: Int

  /// Parses `2/4`; or `auto`, which reads GitLab's variables of parallel jobs.
  init?(argument: String) {
    self.init(argument, environment: ProcessInfo.processInfo.environment)
  }

  init?(_ text: String, environment: [String: String]) {
    if text == "auto" {
      guard let index = environment["CI_NODE_INDEX"].flatMap(Int.init),
        let count = environment["CI_NODE_TOTAL"].flatMap(Int.init)
      else { return nil }
      self.init(index: index, count: count)
      return
    }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
  }

  private init?(index: Int, count: Int) {
    guard (1...SnapshotResults.mostShards).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }
}

/// Distributes units of work among machines: each unit, the longest first, goes to the machine with the least
/// work. Every machine has work if there are at least as many units as machines, and every machine computes
/// the same result.
enum SnapshotShards {
  /// Distributes units.
  ///
  /// - Parameters:
  ///   - units: the ids of the units.
  ///   - times: the previous durations of units, in seconds; others count as the median of these.
  /// - Returns: the units of each machine, in the order of `units`.
  static func split(_ units: [String], count: Int, times: [String: Double]) -> [[String]] {
    let known = units.compactMap { times[$0] }.filter { $0 > 0 && $0.isFinite }.sorted()
    let median = known.isEmpty ? 1 : known[known.count / 2]
    func time(_ unit: String) -> Double {
      guard let time = times[unit], time > 0, time.isFinite else { return median }
      return time
    }
    let sorted = units.sorted { (-time($0), $0) < (-time($1), $1) }
    var loads = Array(repeating: 0.0, count: count)
    var shardOf: [String: Int] = [:]
    for unit in sorted {
      var least = 0
      for shard in 1..<max(count, 1) where loads[shard] < loads[least] { least = shard }
      loads[least] += time(unit)
      shardOf[unit] = least
    }
    var result = Array(repeating: [String](), count: count)
    for unit in units { if let shard = shardOf[unit] { result[shard].append(unit) } }
    return result
  }
}
