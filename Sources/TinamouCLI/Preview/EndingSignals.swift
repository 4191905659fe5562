import Foundation

/// The signals that end a process, as something to wait for, so that what was started is ended first.
final class EndingSignals: Sendable {
  /// The end that the handler of signals writes to. Unsafe, since handlers have no context: it is set once, before any is installed.
  private nonisolated(unsafe) static var output: Int32 = -1
  private let input: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ToolError.cannotWatch("signals", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = ends[0]
    Self.output = ends[1]
    // A process that was started by a thread that blocks them would never hear of them.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&wanted, number)
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(EndingSignals.output, &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Lets `wait` return.
  func wake() {
    var byte: UInt8 = 1
    _ = write(Self.output, &byte, 1)
  }

  /// Returns when the process is to end.
  func wait() {
    var byte: UInt8 = 0
    while read(input, &byte, 1) < 0, errno == EINTR {}
  }
}
