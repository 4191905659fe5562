import ForkSafeLocks
import Foundation

/// Processes of this executable that draw snapshots in parallel. If one ends early, only its current unit
/// fails; another process draws the remaining ones.
final class SnapshotProcesses: Sendable {
  private let executable: String
  private let arguments: [String]
  private let take: @Sendable (SnapshotLine) -> Void

  /// Creates the processes.
  ///
  /// - Parameters:
  ///   - executable: the path of the executable; this process's own by default.
  ///   - arguments: the command and its options, without the units.
  ///   - take: called with the lines on any thread; the lines of a unit are in order.
  init(
    executable: String? = nil, arguments: [String], take: @escaping @Sendable (SnapshotLine) -> Void
  ) {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    self.executable = executable ?? own ?? CommandLine.arguments[0]
    self.arguments = arguments
    self.take = take
  }

  /// Draws the units, and returns when all of them are drawn or have failed.
  func run(_ units: [String], processes: Int) {
    // Portions become smaller towards the end, so that the processes end at about the same time. A process takes as long to start as a
    // few units.
    let processes = max(1, min(processes, units.count))
    let least = min(4, (units.count + processes - 1) / processes)
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: processes) { _ in
      while true {
        let portion = next.withLock { start in
          let rest = units[start...]
          let portion = rest.prefix(min(100, max(rest.count / (processes * 4), least)))
          start += portion.count
          return Array(portion)
        }
        guard !portion.isEmpty else { return }
        draw(portion)
      }
    }
  }

  private func draw(_ units: [String]) {
    var left = units
    while !left.isEmpty {
      let (current, done, reason) = run(left)
      left.removeAll { done.contains($0) }
      guard !left.isEmpty else { return }
      // The unit that the process was drawing; the first one if it had not begun any of those that are left.
      let failed = current.flatMap { left.contains($0) ? $0 : nil } ?? left[0]
      var line = SnapshotLine(unit: failed)
      line.error = "the screen ended its process: \(reason)"
      line.ends = true
      take(line)
      left.removeAll { $0 == failed }
    }
  }

  /// Runs one process.
  ///
  /// - Returns: the unit that it was drawing when it ended, the units that are done, and the reason why it
  ///   ended.
  private func run(_ units: [String]) -> (current: String?, done: Set<String>, reason: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments + units.map { "--only=\($0)" }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return (nil, [], "it cannot be started: \(error)") }
    let words = Mutex(Data())
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      while let data = try? errors.fileHandleForReading.read(upToCount: 1 << 14), !data.isEmpty {
        words.withLock { if $0.count < 1 << 20 { $0.append(data) } }
      }
    }
    var current: String?
    var done: Set<String> = []
    var lines = ReportedLines()
    let descriptor = output.fileHandleForReading.fileDescriptor
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = read(descriptor, &bytes, bytes.count)
      guard size > 0 else { break }
      for data in lines.add(bytes[..<size]) {
        // Lines that a screen prints are ignored.
        guard let line = try? ReportedJSON.decode(SnapshotLine.self, from: data) else { continue }
        current = line.ends == true ? nil : line.unit
        if line.ends == true { done.insert(line.unit) }
        take(line)
      }
      if lines.isTooLong { process.terminate() }
    }
    process.waitUntilExit()
    group.wait()
    let told = String(decoding: words.withLock { $0 }, as: UTF8.self)
    let said =
      FatalErrorMessage.find(in: told)
      ?? told.split(whereSeparator: \.isNewline).first { $0.contains("error") }.map(String.init)
    let status =
      process.terminationReason == .uncaughtSignal
      ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
    return (current, done, said ?? status)
  }
}
