import FileAccess
import Foundation
import ProjectReader
import TinamouCLI

/// An advisory lock on a file in the cache. It is released when the process ends.
final class FileLock {
  private var descriptor: Int32 = -1
  private let path: String

  /// Opens the file of a lock.
  ///
  /// - Parameter path: a path in the cache.
  init(_ path: String, in cache: ContainedFolder) throws {
    self.path = path
    try cache.makeFolder((path as NSString).deletingLastPathComponent)
    descriptor = Self.opened(path)
    guard descriptor >= 0 else {
      throw BuildError(
        "\(ProjectStrings.shown(path)): cannot be locked: \(SystemError.words(errno))", status: .internalError
      )
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // Closing alone would leave the lock to a child process that another thread is starting, until it
    // executes its program.
    release()
    close(descriptor)
  }

  /// Acquires the lock if no other process has it.
  ///
  /// - Parameter isShared: whether other processes may hold the lock in shared mode too.
  func tryToTake(isShared: Bool = false) -> Bool {
    repeat {
      guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else { return false }
    } while !isOfPath()
    return true
  }

  /// Acquires the lock. If it has to wait, prints a message, and another one after each interval.
  ///
  /// - Parameters:
  ///   - what: the activity of the other process, for the message.
  ///   - interval: the time in seconds between messages.
  func take(
    isShared: Bool = false, console: Console, waitingFor what: String, saying interval: TimeInterval = 30
  ) {
    if tryToTake(isShared: isShared) { return }
    console.message("Waiting for another tinamou that \(what)")
    let begin = Date()
    var told = 0.0
    while !tryToTake(isShared: isShared) {
      usleep(50_000)
      let time = Date().timeIntervalSince(begin)
      guard time >= told + interval else { continue }
      told = time
      console.message("Waiting for another tinamou that \(what), for \(Int(time)) s")
    }
  }

  private static func opened(_ path: String) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o666)
  }

  /// Returns whether the file that is locked is the one at the path. `tinamou clean` may have removed it
  /// while this process waited: then the one that others lock is opened instead.
  private func isOfPath() -> Bool {
    var (own, present) = (stat(), stat())
    guard fstat(descriptor, &own) == 0 else { return true }
    if lstat(path, &present) == 0, own.st_ino == present.st_ino, own.st_dev == present.st_dev { return true }
    let new = Self.opened(path)
    // Where the folder is gone as well, what is locked is nobody else's.
    guard new >= 0 else { return true }
    release()
    close(descriptor)
    descriptor = new
    return false
  }

  /// Releases the lock.
  func release() { _ = flock(descriptor, LOCK_UN) }
}

extension Cache {
  /// Returns the lock of a name.
  static func lock(_ name: String) throws -> FileLock {
    let cache = try contained()
    return try FileLock(cache.root + "/" + name, in: cache)
  }
}

/// A numbered folder in the cache that one process owns for the lifetime of this object: the first that no
/// other process owns.
final class OwnFolder {
  let path: String
  private let lock: FileLock
  private let cache: ContainedFolder

  /// Creates the folder and acquires its lock.
  ///
  /// - Parameter path: the folder's path; a number is appended from the second one on.
  init(_ path: String, in cache: ContainedFolder) throws {
    self.cache = cache
    var number = 1
    while true {
      let candidate = number == 1 ? path : "\(path)-\(number)"
      let lock = try FileLock(candidate + ".lock", in: cache)
      if lock.tryToTake() {
        self.path = candidate
        self.lock = lock
        break
      }
      number += 1
    }
    try cache.remove(self.path)
    try cache.makeFolder(self.path)
  }

  deinit { try? cache.remove(path) }
}
