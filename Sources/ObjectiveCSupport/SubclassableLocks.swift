import Foundation

// Classes of Foundation's that cannot be subclassed on Linux, since the compiler cannot load all of their members. The source
// adapter makes these the superclasses of applications' classes instead. Objects of them are no `NSLock`s and so on where
// code asks for that.

/// What both kinds of locks have.
private protocol TimedLock: AnyObject, NSLocking {
  var name: String? { get set }
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
extension NSLock: TimedLock {}
extension NSRecursiveLock: TimedLock {}

/// A superclass for subclasses of `NSLock`. Unchecked, as that class is: it is what orders threads.
open class SubclassableLock: NSObject, NSLocking, @unchecked Sendable {
  private let base: any TimedLock
  /// The lock's name.
  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }
  /// A lock that nobody holds.
  public override init() {
    base = NSLock()
    super.init()
  }
  fileprivate init(_ base: any TimedLock) {
    self.base = base
    super.init()
  }
  /// Waits for the lock and takes it.
  open func lock() { base.lock() }
  /// Gives the lock back; a recursive one once.
  open func unlock() { base.unlock() }
  /// Takes the lock if nobody holds it, or for a recursive one no other thread.
  open func `try`() -> Bool { base.try() }
  /// Waits for the lock until a moment.
  open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}

/// A superclass for subclasses of `NSRecursiveLock`, which a thread may take again.
open class SubclassableRecursiveLock: SubclassableLock, @unchecked Sendable {
  /// A lock that nobody holds.
  public override init() { super.init(NSRecursiveLock()) }
}

/// A superclass for subclasses of `NSCondition`. Unchecked, as that class is: it is what orders threads.
open class SubclassableCondition: NSObject, NSLocking, @unchecked Sendable {
  private let base = NSCondition()
  /// The condition's name.
  open var name: String? {
    get { base.name }
    set { base.name = newValue }
  }
  /// A condition that nobody waits for.
  public override init() { super.init() }
  /// Waits for the lock and takes it.
  open func lock() { base.lock() }
  /// Gives the lock back.
  open func unlock() { base.unlock() }
  /// Waits for a signal.
  open func wait() { base.wait() }
  /// Waits for a signal until a moment.
  ///
  /// - Returns: whether one came.
  open func wait(until limit: Date) -> Bool { base.wait(until: limit) }
  /// Wakes one thread that waits.
  open func signal() { base.signal() }
  /// Wakes all threads that wait.
  open func broadcast() { base.broadcast() }
}

/// A superclass for subclasses of `Thread`, which override `main()`. Unchecked, as that class is: its state is behind a lock.
open class SubclassableThread: NSObject, @unchecked Sendable {
  private var base: Thread?
  private let block: (@Sendable () -> Void)?
  private let state = NSLock()
  private var hasBegun = false
  private var hasEnded = false
  private var isStopped = false

  /// A thread that runs ``main()``.
  public override init() {
    block = nil
    super.init()
  }
  /// A thread that runs a block.
  public init(block: @escaping @Sendable () -> Void) {
    self.block = block
    super.init()
  }
  /// The thread's name.
  open var name: String?
  /// The bytes of the thread's stack; 0 for the usual number.
  open var stackSize = 0
  /// How urgent its work is. Without effect here: the system treats all threads alike.
  open var qualityOfService: QualityOfService = .default
  /// Whether the thread runs.
  open var isExecuting: Bool { state.withLock { hasBegun && !hasEnded } }
  /// Whether the thread's work is done.
  open var isFinished: Bool { state.withLock { hasEnded } }
  /// Whether the thread was asked to stop.
  open var isCancelled: Bool { state.withLock { isStopped } }
  /// The work.
  open func main() { block?() }
  /// Asks the thread to stop: its work has to look at ``isCancelled``.
  open func cancel() { state.withLock { isStopped = true } }
  /// Begins the work. A thread can be started once.
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
