import Foundation

/// Runs a closure, and then releases what methods of UIKit returned to it on the main thread. Other objects are released
/// with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard MainThread.isCurrent else { return try body() }
  let count = AutoreleasePool.count
  defer { AutoreleasePool.drain(to: count) }
  return try body()
}

/// Locks an object for the current thread, like `@synchronized`. Calls nest.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Releases a lock of `objc_sync_enter`.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  /// Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Returns the lock of an object, which is recursive, since a thread may enter `@synchronized` again.
  static func lock(of object: AnyObject) -> NSRecursiveLock {
    AssociatedObjects.value(for: key, of: object, orSet: NSRecursiveLock())
  }
}
