import CEventLoop
import ClassMetadata
import Dispatch
import ForkSafeLocks
import Foundation

/// The program's main queue, as served by a virtual device.
///
/// On iOS, a turn of the main thread's run loop handles what is due: blocks of the main queue, timers, jobs
/// of tasks on the main actor. Here a virtual device, which owns the screen, handles them when it advances
/// time: a test that is itself a block of the main queue can have them handled, and a delay of two seconds
/// need not take two seconds. The parts of this module:
///
/// - `MainQueue`: the work enqueued on the main queue, in order, and the count of work on other queues
/// - `DelayedWork`: the work that is due at a time of the clock: delayed blocks, sleeping tasks
/// - `ClockTimer`: timers of the main run loop
/// - `SourceTimer`: timers of the main queue, created by `DispatchSource`
/// - `RunLoopTurns`: `RunLoop.run(until:)` and similar methods
/// - `CEventLoop`: the redirection of libdispatch's and Foundation's calls
///
/// Nothing is redirected before `activate(_:)`, which virtual devices call. Each item is also enqueued on
/// libdispatch's own main queue, which runs it if nobody has before: code that waits in real time waits no
/// longer than without a device.
package enum MainQueue {
  /// The relation between the process and the device.
  package enum Mode: Sendable {
    /// The device is in another program's process, such as one of tests: work is run by the device or in real
    /// time, whichever comes first.
    case shared
    /// The process is a hosted application's: delays elapse on the device's clock only.
    case exclusive
  }

  /// An enqueued item. Unchecked: a function with its argument, which one thread dequeues and runs.
  private struct Item: @unchecked Sendable {
    var work: TinamouWork
    /// The generation of delays that led to it; see `DelayedWork`.
    var generation: Int
    /// A Boolean value that indicates whether it may run inside of other work of the main queue: jobs of
    /// tasks that were not started there may be whole tests.
    var canRunNested: Bool
  }

  /// A thread that `Thread.start()` began. Unchecked: it is only asked whether it has ended.
  private struct StartedThread: @unchecked Sendable {
    let thread: Thread
  }

  private struct State {
    var mode: Mode?
    var items: [Item] = []
    /// The index of the first item that has not run.
    var head = 0
    /// The number of items on other queues that have not ended.
    var background = 0
    /// The number of these that are no longer waited for.
    var abandoned = 0
    /// Threads that may not have ended.
    var threads: [StartedThread] = []
    /// The numbers of tasks whose jobs were enqueued from other threads.
    var foreign: Set<UInt64> = []

    var count: Int { items.count - head }
  }

  private static let state = Mutex(State())
  /// Signaled when work arrives or background work ends.
  private static let changed = NSCondition()
  private static let key = DispatchSpecificKey<Bool>()
  /// The generation of the work that is running. Unsafe: used on the screen's thread only.
  nonisolated(unsafe) static var generation = 0

  // MARK: Activation

  /// Redirects calls of libdispatch and Foundation to this module from now on. An exclusive process remains
  /// exclusive.
  package static func activate(_ mode: Mode) {
    let isFirst = state.withLock { state in
      let isFirst = state.mode == nil
      if state.mode != .exclusive { state.mode = mode }
      return isFirst
    }
    guard isFirst, isLinked else { return }
    DispatchQueue.main.setSpecific(key: key, value: true)
    var handlers = TinamouEventHandlers(
      main: { work, task in MainQueue.take(work, task: task) },
      after: { seconds, queue, work, task in
        DelayedWork.take(after: seconds, queue: queue, work: work, task: task)
      },
      background: { change, isNested in MainQueue.countBackground(change, isNested: isNested) },
      hasTimers: { MainQueue.isExclusive && DelayedWork.clock != nil },
      setTimer: { source, seconds, interval in
        if let source { SourceTimer.set(source, after: seconds, interval: interval) }
      })
    tinamou_eventloop_install(&handlers)
    RunLoopTurns.install()
    ClockTimer.install()
    installThreads()
  }

  /// A Boolean value that indicates whether calls of libdispatch can be redirected: not if Swift's libraries
  /// are linked statically.
  package static let isLinked = tinamou_eventloop_is_linked()

  static var mode: Mode? { state.withLock { $0.mode } }

  /// A Boolean value that indicates whether the current thread is the screen's: the first one, or the one
  /// that serves the main queue.
  package static var isOnScreenThread: Bool {
    tinamou_eventloop_is_first_thread() || DispatchQueue.getSpecific(key: key) == true
  }

  // MARK: Enqueuing

  /// Enqueues work.
  ///
  /// - Parameter task: The number of the task whose job the work is; 0 for a block.
  private static func take(_ work: TinamouWork, task: UInt64) -> Bool {
    let isHere = isOnScreenThread
    let isCurrent = task != 0 && task == tinamou_eventloop_current_task()
    let item = Item(work: work, generation: isHere ? generation : 0, canRunNested: true)
    let isTaken = state.withLock { state in
      guard let mode = state.mode else { return false }
      var item = item
      if task != 0, mode == .shared {
        if !isHere { state.foreign.insert(task) }
        item.canRunNested = isHere && !state.foreign.contains(task) && !isCurrent
      }
      state.items.append(item)
      return true
    }
    guard isTaken else { return false }
    announce()
    return true
  }

  /// Enqueues a block.
  package static func add(_ block: @escaping @Sendable () -> Void) {
    let work = Box.work(block)
    if !take(work, task: 0) { tinamou_eventloop_real_main(work) }
  }

  /// Enqueues a block on libdispatch's own main queue, where it runs when the thread is idle: no device waits
  /// for it.
  package static func addWhenIdle(_ block: @escaping @Sendable () -> Void) {
    tinamou_eventloop_real_main(Box.work(block))
  }

  /// A Boolean value that indicates whether calls of libdispatch are redirected.
  package static var isActive: Bool { mode != nil && isLinked }
  /// A Boolean value that indicates whether the process is a hosted application's.
  package static var isExclusive: Bool { mode == .exclusive }

  final class Box: Sendable {
    let block: @Sendable () -> Void
    init(_ block: @escaping @Sendable () -> Void) { self.block = block }

    /// Returns a block as work, which is to be run once.
    static func work(_ block: @escaping @Sendable () -> Void) -> TinamouWork {
      TinamouWork(
        context: Unmanaged.passRetained(Box(block)).toOpaque(),
        function: { Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().block() })
    }
  }

  /// Enqueues a block on libdispatch's main queue that runs an item if it has not run before.
  private static func announce() {
    tinamou_eventloop_real_main(TinamouWork(context: nil, function: { _ in MainQueue.runNext() }))
    signal()
  }

  private static func signal() {
    changed.lock()
    changed.broadcast()
    changed.unlock()
  }

  /// Counts work that is added or has ended. In another program's process only work that the screen's thread
  /// starts is counted, and the work that results from it.
  ///
  /// - Returns: Whether it is counted.
  static func countBackground(_ change: Int32, isNested: Bool = false) -> Bool {
    if change > 0, !isNested, !isExclusive, !isOnScreenThread { return false }
    state.withLock { state in
      state.background += Int(change)
      state.abandoned = min(state.abandoned, state.background)
    }
    if change < 0 { signal() }
    return true
  }

  // MARK: Running

  private static func run(_ item: Item) {
    let former = generation
    generation = item.generation
    defer { generation = former }
    item.work.function(item.work.context)
  }

  private static func popFirst(where fits: (Item) -> Bool) -> Item? {
    state.withLock { state in
      guard let index = state.items[state.head...].firstIndex(where: fits) else { return nil }
      let item = state.items[index]
      if index == state.head {
        state.head += 1
        if state.head == state.items.count {
          state.items.removeAll(keepingCapacity: state.head < 256)
          state.head = 0
        } else if state.head > 1024 {
          state.items.removeFirst(state.head)
          state.head = 0
        }
      } else {
        state.items.remove(at: index)
      }
      return item
    }
  }

  private static func runNext() {
    if let item = popFirst(where: { _ in true }) { run(item) }
  }

  /// Runs the currently enqueued items in order; items that are enqueued meanwhile wait for the next turn.
  ///
  /// - Returns: The number of items that were run.
  @discardableResult
  package static func runTurn() -> Int {
    let nestsAll = mode == .exclusive || tinamou_eventloop_is_first_thread()
    let count = state.withLock { state in
      state.items[state.head...].count { nestsAll || $0.canRunNested }
    }
    for _ in 0..<count {
      guard let item = popFirst(where: { nestsAll || $0.canRunNested }) else { break }
      run(item)
    }
    return count
  }

  /// A Boolean value that indicates whether there are items that `runTurn()` would run.
  package static var hasWork: Bool {
    let isFirstThread = tinamou_eventloop_is_first_thread()
    return state.withLock { state in
      guard state.count > 0 else { return false }
      if state.mode == .exclusive || isFirstThread { return true }
      return state.items[state.head...].contains { $0.canRunNested }
    }
  }

  /// The amount of work on other queues and threads that has not ended, without what was abandoned. What was
  /// begun before `activate(_:)` does not count.
  package static var backgroundWork: Int {
    // Threads are let go of outside of the lock.
    let (count, ended) = state.withLock { state in
      let ended = state.threads.filter(\.thread.isFinished)
      if !ended.isEmpty { state.threads.removeAll { $0.thread.isFinished } }
      return (state.background - state.abandoned + state.threads.count, ended)
    }
    return withExtendedLifetime(ended) { count }
  }

  private static let start = "$s10Foundation6ThreadC5startyyF"

  /// Makes threads count that `Thread.start()` begins.
  private static func installThreads() {
    guard let slot = VirtualMethods.slot(of: start, in: Thread.self),
      let former = VirtualMethods.method(at: slot, of: Thread.self),
      let replacement = tinamou_eventloop_start_thread_function(
        former, { MainQueue.threadStarted(Unmanaged<Thread>.fromOpaque($0!).takeUnretainedValue()) })
    else { return }
    VirtualMethods.replace(at: slot, of: Thread.self, with: replacement)
  }

  /// Counts a thread until it has ended. In a process of somebody else's only those that the screen's thread begins count.
  private static func threadStarted(_ thread: Thread) {
    guard isExclusive || isOnScreenThread, Thread.current.threadDictionary[uncounted] == nil else { return }
    let started = StartedThread(thread: thread)
    state.withLock { if $0.mode != nil { $0.threads.append(started) } }
  }

  private static let uncounted = "tinamou.uncounted"

  /// Calls a closure without counting the threads that it starts. They are not the application's: Foundation, for instance,
  /// starts one with the first `Process` that goes on until this process ends.
  package static func withoutCountingThreads<Result>(_ body: () throws -> Result) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let former = dictionary[uncounted]
    dictionary[uncounted] = true
    defer { dictionary[uncounted] = former }
    return try body()
  }

  /// Starts a thread, which is counted as work on another queue until its block has returned.
  ///
  /// - Returns: Whether it was started.
  static func detachThread(_ block: @escaping @Sendable () -> Void) -> Bool {
    guard mode != nil, Thread.current.threadDictionary[uncounted] == nil, countBackground(1) else {
      return false
    }
    OwnThread.start {
      block()
      _ = countBackground(-1)
    }
    return true
  }

  /// Waits no longer for the work on other queues that goes on at present.
  package static func abandonBackgroundWork() {
    let threads = state.withLock { state in
      defer { state.threads = [] }
      state.abandoned = state.background
      return state.threads
    }
    withExtendedLifetime(threads) {}
  }

  /// Waits in real time until work arrives or background work ends, at most for a time in seconds.
  package static func waitForChange(atMost seconds: Double) {
    let limit = Date(timeIntervalSinceNow: seconds)
    changed.lock()
    defer { changed.unlock() }
    if !hasWork { _ = changed.wait(until: limit) }
  }
}
