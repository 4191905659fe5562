import Foundation

/// A process that answers requests line by line, started at the first one and kept.
///
/// It ends when its input does, so with the tool, however that ends.
final class AdapterServer {
  /// Why there is no answer.
  enum Failure: Error {
    /// The process ended: its status, and whether a signal ended it.
    case ended(Int32, isCrash: Bool)
    /// The process took longer than it may, and was ended.
    case late
  }

  private let executable: String
  private let arguments: [String]
  /// Variables beside those of this process.
  private let environment: [String: String]
  private var process: Process?
  /// Our end of the process's input, a socket: a process that is gone is an error there and no signal.
  private var input: Int32 = -1
  private var output: Int32 = -1
  /// What came after the last answer.
  private var rest: [UInt8] = []

  init(_ executable: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.executable = executable
    self.environment = environment
    self.arguments = arguments
  }

  deinit { end() }

  /// The answer to a request, each a line.
  ///
  /// - Parameter seconds: how long the process may take.
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
    // Neither end is inherited by other programs that are started meanwhile: they would keep this one's input open.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw BuildError(
        "the source adapter cannot be started: \(String(cString: strerror(errno)))", status: .internalError)
    }
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
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

  /// Why the process is gone.
  private func failure() -> Failure {
    guard let process else { return .ended(0, isCrash: false) }
    end()
    return .ended(process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal)
  }

  /// Ends the process. The next request starts another one.
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
