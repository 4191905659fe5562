import Foundation

/// A lock of Darwin's C library, which is imported with Foundation on Apple's platforms.
///
/// Copies share the lock, while Apple's must not be copied.
public struct os_unfair_lock: Sendable {
  fileprivate let lock = NSLock()
  /// Creates an unlocked lock.
  public init() {}
}
/// The lock by the name of the C structure.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// Acquires a lock, waiting if necessary.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.lock() }
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.unlock() }
/// Tries to acquire a lock without waiting.
///
/// - Returns: Whether it was acquired.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.try()
}
