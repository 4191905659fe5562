import CProcess
import Foundation
import TinamouCLI

/// The reading end of a pipe from a program. The middle of an output that exceeds the limit is dropped.
struct OutputReader {
  private(set) var descriptor: Int32 = -1
  private var kept: KeptOutput

  init(limit: Int) { kept = KeptOutput(limit: limit) }

  /// A Boolean value that indicates whether bytes were dropped.
  var isCut: Bool { kept.isCut }

  /// Creates the pipe.
  ///
  /// - Returns: the writing end.
  mutating func open() throws -> Int32 {
    var ends: [Int32] = [0, 0]
    guard cprocess_pipe(&ends) == 0 else {
      throw BuildError("no pipe can be made: \(String(cString: strerror(errno)))", status: .internalError)
    }
    descriptor = ends[0]
    return ends[1]
  }

  /// Reads the available bytes. Closes the descriptor at the end of the stream.
  mutating func read() {
    let count = kept.read(from: descriptor)
    if count > 0 { return }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    close(descriptor)
    descriptor = -1
  }

  /// Hands over what was read so far, of which nothing was lost.
  mutating func take() -> Data { kept.take() }

  /// Stops reading.
  func end() {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The retained bytes, with a line in place of the dropped ones.
  var data: Data { kept.data }

  var text: String { String(decoding: data, as: UTF8.self) }
}

/// Writes to a program's standard input without blocking.
struct InputWriter {
  private(set) var ours: Int32
  private(set) var theirs: Int32
  private let data: Data
  private var position = 0

  init(_ data: Data) throws {
    self.data = data
    var ends: [Int32] = [0, 0]
    // A socket, since writing to a socket without a reader can return an error instead of raising a signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw BuildError("no socket can be made: \(String(cString: strerror(errno)))", status: .internalError)
    }
    (ours, theirs) = (ends[0], ends[1])
  }

  /// Closes the program's end, which the program has inherited.
  mutating func writeMemory() {
    close(theirs)
    theirs = -1
  }

  mutating func write() {
    let count = data.withUnsafeBytes { bytes in
      send(
        ours, bytes.baseAddress.map { $0 + position }, bytes.count - position,
        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    if count > 0 { position += count }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count < 0 || position == data.count { end() }
  }

  mutating func end() {
    if ours >= 0 { close(ours) }
    if theirs >= 0 { close(theirs) }
    (ours, theirs) = (-1, -1)
  }
}
