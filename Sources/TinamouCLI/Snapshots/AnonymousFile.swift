import ForkSafeLocks
import Foundation

/// A file for temporary data that no folder names, so that it goes with the process, even with one that is killed.
final class AnonymousFile: Sendable {
  /// The open file; reading from it begins at the first byte.
  let descriptor: Int32
  private let end = Mutex(0)

  /// Makes an empty file in the folder for temporary files.
  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/tinamou-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw ToolError.cannotWrite(folder, reason: String(cString: strerror(errno)))
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
  }

  deinit { close(descriptor) }

  /// Writes data behind what is there, and returns its place in bytes.
  func append(_ data: Data) throws -> Range<Int> {
    let place = end.withLock { end in
      defer { end += data.count }
      return end..<(end + data.count)
    }
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, data.count - written, off_t(place.lowerBound + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        throw ToolError.cannotWrite(FileManager.default.temporaryDirectory.path, reason: reason)
      }
      written += count
    }
    return place
  }

  /// Returns the data at a place; nil if it cannot be read.
  func read(_ place: Range<Int>) -> Data? {
    var data = Data(count: place.count)
    var done = 0
    while done < place.count {
      let count = data.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, place.count - done, off_t(place.lowerBound + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      done += count
    }
    return data
  }
}
