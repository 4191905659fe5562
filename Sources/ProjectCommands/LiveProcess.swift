import CProcess
import Foundation

/// A process that reads requests and writes answers while it runs.
///
/// It ends when its input is closed, and with the tool, however the tool ends.
final class LiveProcess {
  private let child: cprocess_child
  private let isInNamespaces: Bool
  /// The tool's end of the process's input. It is a socket, so that writing after the process has ended is an
  /// error and not a signal.
  private let input: Int32
  /// The reading end of the process's output.
  let output: Int32
  private let temporaryFolder: OwnFolder?

  /// Starts a program. Its messages on standard error are discarded.
  init(_ command: ChildProcess.Command) throws {
    var command = command
    temporaryFolder = try command.makeTemporaryFolder()
    var ends: [Int32] = [-1, -1]
    var pipe: [Int32] = [-1, -1]
    // Neither end is inherited by other programs that are started meanwhile, which would keep the input open.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Self.failure(command)
    }
    guard cprocess_pipe(&pipe) == 0 else {
      for end in ends { close(end) }
      throw Self.failure(command)
    }
    let started = ChildProcess.start(command, input: ends[1], outputs: [pipe[1], -1])
    close(ends[1])
    close(pipe[1])
    (input, output) = (ends[0], pipe[0])
    isInNamespaces = !command.privateArguments.isEmpty
    switch started {
    case .success(let child): self.child = child
    case .failure(let error):
      close(ends[0])
      close(pipe[0])
      throw error
    }
  }

  private static func failure(_ command: ChildProcess.Command) -> BuildError {
    BuildError(
      "\(command.program) cannot be started: \(String(cString: strerror(errno)))", status: .internalError)
  }

  /// Writes to the input of the process.
  ///
  /// - Returns: whether all was written.
  func send(_ data: Data) -> Bool {
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

  /// Ends the process, which is called once.
  ///
  /// - Returns: its status, or the signal that ended it.
  func end() -> (status: Int32, isCrash: Bool) {
    close(input)
    close(output)
    var poll = pollfd(fd: child.status, events: Int16(POLLIN), revents: 0)
    // It ends at the end of its input, unless it is busy.
    if Glibc.poll(&poll, 1, 200) == 0 {
      var order: UInt8 = 1
      _ = write(child.lifeline, &order, 1)
    }
    var ending = cprocess_ending()
    var count = 0
    if Glibc.poll(&poll, 1, 5000) > 0 {
      count = read(child.status, &ending, MemoryLayout<cprocess_ending>.size)
    }
    close(child.lifeline)
    close(child.status)
    var status: Int32 = 0
    _ = waitpid(child.supervisor, &status, count > 0 ? 0 : WNOHANG)
    guard count == MemoryLayout<cprocess_ending>.size, ending.error == 0 else { return (SIGKILL, true) }
    let signal = cprocess_signal(ending.status)
    if signal != 0 { return (signal, true) }
    let code = cprocess_exit_code(ending.status)
    // The first process of the namespaces reports a signal as a status above 128.
    return isInNamespaces && (129...192).contains(code) ? (code - 128, true) : (code, false)
  }
}
