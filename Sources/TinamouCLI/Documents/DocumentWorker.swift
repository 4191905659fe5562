import Foundation

/// A process that lays documents out.
///
/// Unchecked: it is used by one thread at a time.
final class DocumentWorker: @unchecked Sendable {
  enum Reply {
    case answer(String)
    case late
    case gone
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private(set) var count = 0

  /// Starts a worker.
  ///
  /// - Parameter executable: the path of the executable; this process's own by default.
  init(_ arguments: [String], executable: String = SessionProcess.ownExecutable) throws {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // A worker that starts after this process has ended could not determine its parent otherwise.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [DocumentJob.parentVariable: String(ProcessInfo.processInfo.processIdentifier)]
    ) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func ask(_ request: String, timeLimit: Double) -> Reply {
    count += 1
    // Writing to a worker that has ended must not end this process.
    signal(SIGPIPE, SIG_IGN)
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
    } catch {
      return .gone
    }
    let start = processorTime
    // A blocked process uses no processor time, so that wall time is limited as well.
    let deadline = Date().addingTimeInterval(timeLimit * 20)
    let descriptor = output.fileHandleForReading.fileDescriptor
    var line: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard deadline.timeIntervalSinceNow > 0, processorTime - start < timeLimit else { return .late }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, 500) > 0 else { continue }
      let size = read(descriptor, &bytes, bytes.count)
      guard size > 0 else { return .gone }
      // Only checks the new bytes, since answers are megabytes long. Nothing follows the end of the line.
      let isWhole = bytes[size - 1] == 10
      line.append(contentsOf: bytes[..<(isWhole ? size - 1 : size)])
      if isWhole { return .answer(String(decoding: line, as: UTF8.self)) }
    }
  }

  /// The processor time that the process has used, in seconds.
  private var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
