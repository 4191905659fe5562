import Foundation

/// Runs the body. There is no pool here: objects go when their last owner does.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Locks an object for this thread, as `@synchronized` does. Calls nest.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Gives a lock of `objc_sync_enter` back.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  /// Unsafe in name only: the address counts, nothing is read or written there.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Recursive, since `@synchronized` may be entered again by the thread that is inside.
  static func lock(of object: AnyObject) -> NSRecursiveLock {
    AssociatedObjects.value(for: key, of: object, orSet: NSRecursiveLock())
  }
}
