import Foundation

/// A lock of Darwin's C library, which Foundation brings along on Apple's platforms.
///
/// Copies share the lock, where Apple's must not be copied.
public struct os_unfair_lock: Sendable {
  fileprivate let lock = NSLock()
  /// A lock that nobody holds.
  public init() {}
}
/// The lock by the name of C's structure.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.lock() }
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.unlock() }
/// Takes a lock if nobody holds it.
///
/// - Returns: whether it was taken.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.try()
}
