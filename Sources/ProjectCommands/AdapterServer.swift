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

  private let command: ChildProcess.Command
  private var process: LiveProcess?
  /// The bytes after the last answer.
  private var rest: [UInt8] = []

  init(_ command: ChildProcess.Command) { self.command = command }

  deinit { end() }

  /// Returns the answer to a request. Both are single lines.
  ///
  /// - Parameter seconds: the time limit of the process.
  func answer(to request: Data, seconds: Double) throws -> Data {
    let limit = ContinuousClock.now + .seconds(seconds)
    let process = try self.process ?? LiveProcess(command)
    self.process = process
    var line = request
    line.append(10)
    guard process.send(line) else { throw failure() }
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
      var one = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      guard poll(&one, 1, Int32(min(left * 1000 + 1, 1000))) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(process.output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      bytes += chunk[..<count]
    }
  }

  /// Ends the process and returns the reason of the failure.
  private func failure() -> Failure {
    guard let process else { return .ended(0, isCrash: false) }
    self.process = nil
    rest = []
    let ending = process.end()
    return .ended(ending.status, isCrash: ending.isCrash)
  }

  /// Ends the process. The next request starts a new one.
  private func end() { _ = failure() }
}
