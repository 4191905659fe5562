import Foundation

/// A lock of Darwin's C library, which is imported with Foundation on Apple's platforms.
///
/// Copies share the lock, while Apple's must not be copied.
public struct os_unfair_lock: Sendable {
  fileprivate let lock = OwnedLock()
  /// Creates an unlocked lock.
  public init() {}
}
/// A lock that knows which thread has it.
private final class OwnedLock: Sendable {
  private let lock = NSLock()
  // Written by the thread that has the lock. Others compare it with themselves, which it never is.
  private nonisolated(unsafe) var owner: pthread_t?

  func acquire() {
    lock.lock()
    owner = pthread_self()
  }
  func tryToAcquire() -> Bool {
    guard lock.try() else { return false }
    owner = pthread_self()
    return true
  }
  func release() {
    owner = nil
    lock.unlock()
  }
  var isOwned: Bool { owner == pthread_self() }
}
/// The lock by the name of the C structure.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// Acquires a lock, waiting if necessary.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.acquire() }
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.pointee.lock.release()
}
/// Tries to acquire a lock without waiting.
///
/// - Returns: Whether it was acquired.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.tryToAcquire()
}
/// Stops the program if the current thread does not have a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  guard lock.pointee.lock.isOwned else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current thread")
  }
}
/// Stops the program if the current thread has a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  guard !lock.pointee.lock.isOwned else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread")
  }
}
