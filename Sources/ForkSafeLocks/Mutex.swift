import Glibc

/// A value that one thread at a time can access, in processes that are copies of another one, too.
///
/// The `Mutex` of `Synchronization` knows which thread holds it by a number that each thread asks the system for once. The main
/// thread of a copied process (`fork`) still has the number of the thread that it is a copy of, so that the process ends if another
/// thread has to wait for it, or it for another thread. Applications run in such copies.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline let value: UnsafeMutablePointer<Value>

  /// Creates a lock around a value.
  package init(_ initialValue: consuming sending Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    value = .allocate(capacity: 1)
    value.initialize(to: initialValue)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls a closure with the value while no other thread can access it. The closure must not access it through this lock.
  @inlinable
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
