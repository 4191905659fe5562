import Foundation

/// A process that answers requests line by line. It is started at the first request and kept running.
///
/// The process ends when its input is closed, and therefore with the tool, however the tool ends.
final class AdapterServer {
  /// The reason for a missing answer.
  enum Failure: Error {
    /// The process ended, with its status and whether a signal ended it.
    case ended(Int32, isCrash: Bool)
    /// The process exceeded its time limit and was killed.
    case late
  }

  private let executable: String
  private let arguments: [String]
  private var process: Process?
  /// The tool's end of the process's input. It is a socket, so that writing after the process has ended is an
  /// error and not a signal.
  private var input: Int32 = -1
  private var output: Int32 = -1
  /// The bytes after the last answer.
  private var rest: [UInt8] = []

  init(_ executable: String, _ arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }

  deinit { end() }

  /// Returns the answer to a request. Both are single lines.
  ///
  /// - Parameter seconds: the time limit of the process.
  func answer(to request: Data, seconds: Double) throws -> Data {
    let limit = ContinuousClock.now + .seconds(seconds)
    if process == nil { try start() }
    var line = request
    line.append(10)
    guard send(line) else { throw failure() }
    var bytes = rest
    rest = []
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: 10) {
        rest = Array(bytes[(end + 1)...])
        return Data(bytes[..<end])
      }
      searched = bytes.count
      let left = (limit - ContinuousClock.now) / .seconds(1)
      guard left > 0 else {
        end()
        throw Failure.late
      }
      var one = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&one, 1, Int32(min(left * 1000 + 1, 1000))) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      bytes += chunk[..<count]
    }
  }

  private func start() throws {
    var ends: [Int32] = [-1, -1]
    // Neither end is inherited by other programs that are started meanwhile, which would keep the input open.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw BuildError(
        "the source adapter cannot be started: \(String(cString: strerror(errno)))", status: .internalError)
    }
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = pipe
    do { try process.run() } catch {
      close(ends[0])
      throw BuildError("the source adapter cannot be started: \(executable)", status: .internalError)
    }
    (input, output) = (ends[0], dup(pipe.fileHandleForReading.fileDescriptor))
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    self.process = process
  }

  private func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.send(input, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Ends the process and returns the reason of the failure.
  private func failure() -> Failure {
    guard let process else { return .ended(0, isCrash: false) }
    end()
    return .ended(process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal)
  }

  /// Ends the process. The next request starts a new one.
  private func end() {
    guard let process else { return }
    self.process = nil
    close(input)
    close(output)
    rest = []
    if process.isRunning {
      // It ends at the end of its input, unless it is busy.
      let limit = ContinuousClock.now + .milliseconds(200)
      while process.isRunning, ContinuousClock.now < limit { usleep(2000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
  }
}
