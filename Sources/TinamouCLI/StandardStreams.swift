import Foundation

/// The process's standard input, output and error.
package enum StandardStreams {
  /// The reason why data could not be written.
  package struct Failure: Error, CustomStringConvertible {
    /// The `errno` value.
    let code: Int32

    package var description: String {
      code == EBADF ? "it is closed" : String(cString: strerror(code)).lowercased()
    }
  }

  /// Opens `/dev/null` in place of closed standard streams. Otherwise the next opened files would get their
  /// descriptors, and messages would be written into pictures. Writing to a closed standard output still
  /// fails.
  static func secure() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Reserves standard output for lines, and returns a function that writes one. The output of screens goes to standard error from now on.
  /// In an application that was built from a project, lines go through its channel.
  @MainActor static func lines(on console: Console) -> (String) throws -> Void {
    guard !Tinamou.isHosted, case let output = dup(STDOUT_FILENO), output >= 0 else {
      return { try console.print($0) }
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return { try write(Data(($0 + "\n").utf8), to: output) }
  }

  /// Writes all of the data. If nothing reads standard output any more, as after `| head`, ends the process
  /// as SIGPIPE does, even while the signal is ignored because of worker processes.
  package static func write(_ data: Data, to descriptor: Int32) throws(Failure) {
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard code != 0 else { return }
    if code == EPIPE, descriptor == STDOUT_FILENO {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    throw Failure(code: code)
  }
}
