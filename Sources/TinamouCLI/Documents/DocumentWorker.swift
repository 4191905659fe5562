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

  /// The processor time that a document may take, in seconds, and the additional time per megabyte of its
  /// file. Wall time would depend on the load of the machine.
  private static let timeLimit = 30.0
  private static let timeLimitPerMegabyte = 10.0

  static func timeLimit(of file: String) -> Double {
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    return timeLimit + timeLimitPerMegabyte * Double(size) / 1_000_000
  }

  /// The number of documents after which a worker is replaced, which bounds memory use.
  static let documentLimit = 200

  private let input = Pipe()
  private let output = Pipe()
  private let identifier: pid_t
  /// The process, if it was launched and is no copy.
  private let process: Process?
  private(set) var count = 0

  /// Starts a worker.
  ///
  /// - Parameter executable: the path of the executable; this process's own by default.
  init(_ arguments: [String], executable: String = SessionProcess.ownExecutable) throws {
    let process = Process()
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
    self.process = process
    identifier = process.processIdentifier
  }

  /// Makes a worker that is a copy of this process, with its fonts and settings. Returns `nil` if it has several threads, or cannot
  /// be copied.
  @MainActor
  init?(copying work: () -> Void) {
    guard ProcessCopy.isPossible else { return nil }
    process = nil
    identifier = ProcessCopy.make()
    if identifier < 0 { return nil }
    guard identifier == 0 else {
      try? input.fileHandleForReading.close()
      try? output.fileHandleForWriting.close()
      return
    }
    dup2(input.fileHandleForReading.fileDescriptor, STDIN_FILENO)
    dup2(output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
    // The other ends too, also of other workers: a worker ends with its input.
    for descriptor in 3..<Self.descriptorLimit { close(descriptor) }
    work()
    _exit(ExitStatus.success.rawValue)
  }

  /// Above the descriptors of a process that has opened a few files.
  private static let descriptorLimit: Int32 = 1024

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
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func end() {
    try? input.fileHandleForWriting.close()
    guard let process else {
      // It has not been waited for, so that no other process has its identifier.
      kill(identifier, SIGKILL)
      while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
      return
    }
    if process.isRunning { kill(identifier, SIGKILL) }
    process.waitUntilExit()
  }
}
