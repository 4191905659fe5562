import EventLoop
import ForkSafeLocks
import Foundation
import ScreenSession

/// Another process of this executable, which exchanges lines with this one.
final class SessionProcess: Sendable {
  /// The result of reading.
  enum Reply: Sendable {
    case line(String)
    /// The process exceeded the time limit.
    case late
    /// The process has ended.
    case ended
  }

  // Unchecked: the process and the pipes are used by one thread at a time, the one that serves requests. `kill`
  // only uses the process identifier.
  private struct Parts: @unchecked Sendable {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    let errors = Pipe()
  }
  private let parts = Parts()
  private let said = Mutex<Data>(Data())
  private struct Buffer: Sendable {
    private var bytes: [UInt8] = []
    /// The position of the first byte that was not returned.
    private var start = 0
    /// The position of the first byte that may end a line.
    private var searched = 0

    var count: Int { bytes.count - start }
    var rest: String { String(decoding: bytes[start...], as: UTF8.self) }

    mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

    /// Returns the next line, which is taken away; nil if its end has not come.
    mutating func line() -> String? {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        bytes.removeFirst(start)
        start = 0
        searched = bytes.count
        return nil
      }
      defer {
        start = end + 1
        searched = start
      }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
  private let buffer = Mutex(Buffer())
  /// The most bytes of a line; a process that writes more is killed.
  static let lineLimit = 64 << 20
  /// The most bytes of the first lines that `readToEnd` keeps, and of the last ones.
  static let keptLimit = 4 << 20
  private let isAtEnd = DispatchSemaphore(value: 0)
  /// The signal that `kill` sends.
  private let signalToEnd: Int32

  /// The path of this process's executable. One that was replaced since is not found by it.
  static var ownExecutable: String {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return own ?? CommandLine.arguments[0]
  }

  /// Starts a command of an executable, by default of this process's own.
  ///
  /// - Parameter signalToEnd: the signal that `kill` sends; one that the process can handle lets it end what it has started.
  init(
    _ arguments: [String], executable: String = SessionProcess.ownExecutable, signalToEnd: Int32 = SIGKILL
  ) throws {
    self.signalToEnd = signalToEnd
    parts.process.executableURL = URL(fileURLWithPath: executable)
    parts.process.arguments = arguments
    parts.process.standardInput = parts.input
    parts.process.standardOutput = parts.output
    parts.process.standardError = parts.errors
    signal(SIGPIPE, SIG_IGN)
    try parts.process.run()
    let descriptor = parts.errors.fileHandleForReading.fileDescriptor
    OwnThread.start { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        said.withLock { said in
          said.append(contentsOf: bytes[..<count])
          // The end has the reason why a process stopped.
          if said.count > 1 << 18 { said.removeFirst(said.count - (1 << 17)) }
        }
      }
      isAtEnd.signal()
    }
  }

  /// The standard error output of the process, without the beginning if it is long.
  var errors: String { said.withLock { String(decoding: $0, as: UTF8.self) } }

  /// The standard error output of a process that has ended, all of which is waited for, at most for a second.
  var errorsToEnd: String {
    // Others may wait for the same end.
    if isAtEnd.wait(timeout: .now() + 1) == .success { isAtEnd.signal() }
    return errors
  }

  /// Writes a line.
  ///
  /// - Returns: `false` if the process does not read any more.
  func write(_ line: String) -> Bool {
    (try? parts.input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))) != nil
  }

  /// A Boolean value that indicates whether the process is ending because of an error.
  private var isCrashing: Bool {
    let text = errors
    return text.contains("Fatal error: ") || text.contains("*** Program crashed")
  }

  /// The time that a process that crashes has beyond a limit to write where it did, in seconds: on a busy machine this
  /// takes longer than an answer may.
  private static let timeToCrash = 30.0

  /// Reads the next line.
  ///
  /// - Parameter seconds: the time limit.
  func readLine(within seconds: Double) -> Reply {
    let deadline = Date().addingTimeInterval(seconds)
    let descriptor = parts.output.fileHandleForReading.fileDescriptor
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let line = buffer.withLock { $0.line() }
      if let line { return .line(line) }
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0 || rest > -Self.timeToCrash && isCrashing else { return .late }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, Int32(min(max(rest, 0.1), 1) * 1000) + 1) > 0 else { continue }
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended }
      let isTooLong = buffer.withLock { buffer in
        buffer.append(bytes[..<count])
        guard buffer.count > Self.lineLimit + bytes.count else { return false }
        buffer = Buffer()
        return true
      }
      if isTooLong {
        kill()
        let reason = "\nerror: the process wrote a line of more than \(Self.lineLimit >> 20) MB\n"
        said.withLock { $0.append(contentsOf: reason.utf8) }
        return .ended
      }
    }
  }

  /// Reads all lines until the process ends. Of a long output the first and the last ones are kept, with a line in place of the others.
  ///
  /// - Returns: the output and the status; `nil` if the process exceeded the time limit and was killed.
  func readToEnd(within seconds: Double) -> (output: String, status: Int32)? {
    let deadline = Date().addingTimeInterval(seconds)
    var lines = KeptLines(limit: Self.keptLimit)
    while true {
      switch readLine(within: deadline.timeIntervalSinceNow) {
      case .line(let line): lines.add(line)
      case .late:
        kill()
        return nil
      case .ended:
        let rest = buffer.withLock { $0.rest }
        if !rest.isEmpty { lines.add(rest) }
        return (lines.all.joined(separator: "\n"), end())
      }
    }
  }

  /// Kills the process and the processes that it has started. Can be called on any thread.
  func kill() {
    let number = parts.process.processIdentifier
    if number > 0 { Foundation.kill(number, signalToEnd) }
  }

  /// Closes the input, waits for the end of the process, and kills it after two seconds.
  ///
  /// - Returns: its status.
  @discardableResult
  func end() -> Int32 {
    try? parts.input.fileHandleForWriting.close()
    let limit = Date().addingTimeInterval(2)
    while parts.process.isRunning, limit.timeIntervalSinceNow > 0 { usleep(2000) }
    if parts.process.isRunning { Foundation.kill(parts.process.processIdentifier, SIGKILL) }
    parts.process.waitUntilExit()
    _ = errorsToEnd
    return parts.process.terminationStatus
  }
}
