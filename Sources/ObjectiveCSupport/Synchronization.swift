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
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let table = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    table.withLock {
      if let lock = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
