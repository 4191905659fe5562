import Foundation

// Classes of Foundation that cannot be subclassed on Linux, since the compiler cannot load all of their
// members. The source adapter makes these the superclasses of applications' classes instead. Their instances
// cannot be passed where an `NSLock` or another of those classes is required.

/// The common interface of both kinds of locks.
private protocol TimedLock: AnyObject, NSLocking {
  var name: String? { get set }
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
extension NSLock: TimedLock {}
extension NSRecursiveLock: TimedLock {}

/// A superclass for subclasses of `NSLock`. Unchecked, like that class: it synchronizes threads.
open class SubclassableLock: NSObject, NSLocking, @unchecked Sendable {
  private let base: any TimedLock
  /// The name of the lock.
  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }
  /// Creates an unlocked lock.
  public override init() {
    base = NSLock()
    super.init()
  }
  fileprivate init(_ base: any TimedLock) {
    self.base = base
    super.init()
  }
  /// Acquires the lock, waiting if necessary.
  open func lock() { base.lock() }
  /// Releases the lock; a recursive one once.
  open func unlock() { base.unlock() }
  /// Tries to acquire the lock without waiting.
  open func `try`() -> Bool { base.try() }
  /// Tries to acquire the lock until a date.
  open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}

/// A superclass for subclasses of `NSRecursiveLock`, which a thread may acquire repeatedly.
open class SubclassableRecursiveLock: SubclassableLock, @unchecked Sendable {
  /// Creates an unlocked lock.
  public override init() { super.init(NSRecursiveLock()) }
}

/// A superclass for subclasses of `NSCondition`. Unchecked, like that class: it synchronizes threads.
open class SubclassableCondition: NSObject, NSLocking, @unchecked Sendable {
  private let base = NSCondition()
  /// The name of the condition.
  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }
  /// Creates a condition.
  public override init() { super.init() }
  /// Acquires the lock, waiting if necessary.
  open func lock() { base.lock() }
  /// Releases the lock.
  open func unlock() { base.unlock() }
  /// Waits for a signal.
  open func wait() { base.wait() }
  /// Waits for a signal until a date.
  ///
  /// - Returns: Whether there was one.
  open func wait(until limit: Date) -> Bool { base.wait(until: limit) }
  /// Wakes up a waiting thread.
  open func signal() { base.signal() }
  /// Wakes up all waiting threads.
  open func broadcast() { base.broadcast() }
}

/// A superclass for subclasses of `Thread`, which override `main()`. Unchecked, like that class: its state is
/// protected by a lock.
open class SubclassableThread: NSObject, @unchecked Sendable {
  private var base: Thread?
  private let block: (@Sendable () -> Void)?
  private let state = NSLock()
  private var hasBegun = false
  private var hasEnded = false
  private var isStopped = false

  /// Creates a thread that runs ``main()``.
  public override init() {
    block = nil
    super.init()
  }
  /// Creates a thread that runs a block.
  public init(block: @escaping @Sendable () -> Void) {
    self.block = block
    super.init()
  }
  /// The name of the thread.
  open var name: String?
  /// The size of the thread's stack in bytes; 0 for the default.
  open var stackSize = 0
  /// The quality of service. Without effect: the system treats all threads alike.
  open var qualityOfService: QualityOfService = .default
  /// A Boolean value that indicates whether the thread is running.
  open var isExecuting: Bool { state.withLock { hasBegun && !hasEnded } }
  /// A Boolean value that indicates whether the thread has finished.
  open var isFinished: Bool { state.withLock { hasEnded } }
  /// A Boolean value that indicates whether the thread has been canceled.
  open var isCancelled: Bool { state.withLock { isStopped } }
  /// The function that the thread runs.
  open func main() { block?() }
  /// Cancels the thread: its function has to check ``isCancelled``.
  open func cancel() { state.withLock { isStopped = true } }
  /// Starts the thread. A thread can be started once.
  open func start() {
    let isFirst = state.withLock {
      defer { hasBegun = true }
      return !hasBegun
    }
    guard isFirst else {
      NSException(
        name: .invalidArgumentException,
        reason: "-[\(type(of: self)) start]: attempt to start the thread again"
      ).raise()
    }
    let thread = Thread { [self] in
      if !isCancelled { main() }
      state.withLock { hasEnded = true }
    }
    thread.name = name
    if stackSize > 0 { thread.stackSize = stackSize }
    base = thread
    thread.start()
  }
}
