import Foundation

/// Standard input, output and error of the process.
package enum StandardStreams {
  /// Why something could not be written.
  package struct Failure: Error, CustomStringConvertible {
    /// The C library's number of the error.
    let code: Int32

    package var description: String {
      code == EBADF ? "it is closed" : String(cString: strerror(code)).lowercased()
    }
  }

  /// Takes the places of those that are closed, which the next files to be opened would take: messages would go into
  /// pictures. Writing to standard output fails as before.
  static func secure() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of the data. Where nobody reads any more, as behind `| head`, the process ends as the signal for that
  /// does it, also where the signal is ignored because of workers that may be gone.
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
