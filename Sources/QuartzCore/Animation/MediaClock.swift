import EventLoop
import ForkSafeLocks
import Foundation
import struct Synchronization.Atomic

/// A clock for animations, in seconds, and a queue of the events that are due at times of the clock.
///
/// 1. Animations and calls are enqueued with the time at which they end or run.
/// 2. `advance(by:)` advances from one event to the next, and through the frames of the screen while there
///   are frame clients; after each step `commit` performs layout.
/// 3. Rendering evaluates animations at `now`.
///
/// Each virtual device has a clock that advances only by `advance(by:)` and `settle(limit:)`. Outside of
/// devices the `host` clock is used, which follows the machine's clock while a run loop iterates.
///
/// A clock belongs to the thread that displays its layers; layers of other threads may add animations.
/// Unchecked: events, running animations and frame clients are changed under the lock, the rest by that
/// thread only.
package final class MediaClock: DelayClock, @unchecked Sendable {
  /// The clock outside of virtual devices.
  package static let host = MediaClock(usesSystemTime: true)
  /// The clock of the current device.
  package static var current: MediaClock {
    get { LayerSession.current.clock }
    set { LayerSession.current.clock = newValue }
  }

  /// The number of frames per second.
  package static let framesPerSecond: CFTimeInterval = 60
  /// Times closer to each other than this are equal, since sums of steps are not exact.
  private static let tolerance: CFTimeInterval = 1e-9

  /// Recursive, because events run while the clock advances and may enqueue others.
  private let lock = NSRecursiveLock()
  private let usesSystemTime: Bool
  /// The current time of clocks that do not follow the machine. The thread that advances the clock sets it,
  /// all threads may read it.
  private var time: CFTimeInterval {
    get { shared.withLock { $0.time } }
    set {
      shared.withLock { $0.time = newValue }
      if LayerSession.current.clock === self { tellDate() }
    }
  }

  /// Advances the date of the process to this clock's time.
  func tellDate() {
    if !usesSystemTime { SystemDate.advance(to: time) }
  }

  /// The current time, and the calls that other threads have enqueued since the clock last advanced. Those
  /// threads do not wait for the clock's lock, which is held while events run.
  private struct Shared {
    var time: CFTimeInterval = 0
    var delayed: [Delayed] = []
  }
  private let shared = Mutex(Shared())
  /// The times of delayed calls on the heap that count as activity.
  private var activityTimes: [CFTimeInterval] = []
  /// The number of delayed calls on the heap.
  private var delayedCount = 0
  private var heap: [Event] = []
  private var serial = 0
  /// The animations that have not ended, by their numbers.
  private var running: [Int: RunningAnimation] = [:]
  private var frameClients: [Int: FrameClient] = [:]
  private var lastFrame: CFTimeInterval = 0
  package private(set) var isMoving = false
  /// A Boolean value that indicates whether layers left their trees since the last commit, possibly with
  /// animations.
  package var hasPossibleOrphans: Bool {
    get { checkedDetachments != Self.detachments.load(ordering: .relaxed) }
    set { checkedDetachments = Self.detachments.load(ordering: .relaxed) &- (newValue ? 1 : 0) }
  }
  private var checkedDetachments = 0
  private static let detachments = Atomic<Int>(0)

  /// Notes that a layer has left its superlayer, possibly with animations.
  static func recordDetachment() {
    detachments.wrappingAdd(1, ordering: .relaxed)
  }

  /// The function that performs layout, called after each step.
  package var commit: (() -> Void)?

  package init(usesSystemTime: Bool = false) {
    self.usesSystemTime = usesSystemTime
  }

  /// The current time.
  package var now: CFTimeInterval {
    usesSystemTime && !isMoving ? ProcessInfo.processInfo.systemUptime : time
  }

  // MARK: Events

  /// An event at a time of the clock.
  private struct Event {
    var time: CFTimeInterval
    var serial: Int
    var action: Action

    func isBefore(_ other: Event) -> Bool {
      time != other.time ? time < other.time : serial < other.serial
    }
  }

  private enum Action {
    case call(Call)
    case end(RunningAnimation)
    case delayed(Delayed)
  }

  /// A delayed call of the application: a dispatched block, a timer, a sleeping task.
  private struct Delayed: Sendable {
    var time: CFTimeInterval
    var isWaitedFor: Bool
    var action: @Sendable () -> Void
  }

  package func call(
    after seconds: Double, isWaitedFor: Bool, _ action: @escaping @Sendable () -> Void
  ) {
    shared.withLock {
      $0.delayed.append(Delayed(time: $0.time + max(seconds, 0), isWaitedFor: isWaitedFor, action: action))
    }
  }

  /// Moves the calls that other threads have enqueued to the heap.
  private func collectDelayed() {
    let added = shared.withLock { shared in
      defer { shared.delayed = [] }
      return shared.delayed
    }
    for delayed in added {
      push(delayed.time, .delayed(delayed))
      delayedCount += 1
      if delayed.isWaitedFor { activityTimes.append(delayed.time) }
    }
  }

  /// A call at a time of the clock.
  package final class Call {
    fileprivate var block: (() -> Void)?

    fileprivate init(_ block: @escaping () -> Void) {
      self.block = block
    }

    /// Cancels the call.
    package func cancel() {
      block = nil
    }
  }

  /// A function that is called for each frame of the screen until it returns `false`.
  private struct FrameClient {
    var isEndless: Bool
    var tick: (CFTimeInterval) -> Bool
  }

  /// Calls a block at a time, or at the next step if that time has passed.
  @discardableResult
  package func call(at time: CFTimeInterval, _ block: @escaping () -> Void) -> Call {
    let call = Call(block)
    lock.withLock { push(time, .call(call)) }
    return call
  }

  /// Calls a closure with the time for each frame of the screen, until it returns `false`.
  ///
  /// - Parameter isEndless: Whether the closure never returns `false` by itself, so that it does not count as
  ///   activity.
  /// - Returns: The number for `removeFrames(_:)`.
  @discardableResult
  package func addFrames(isEndless: Bool = false, _ tick: @escaping (CFTimeInterval) -> Bool) -> Int {
    CATransaction.scheduleCommit()
    return lock.withLock {
      serial += 1
      if frameClients.isEmpty { lastFrame = now }
      frameClients[serial] = FrameClient(isEndless: isEndless, tick: tick)
      return serial
    }
  }

  /// Removes a frame client.
  package func removeFrames(_ number: Int) {
    lock.withLock { frameClients[number] = nil }
  }

  func add(_ animation: RunningAnimation) {
    lock.withLock {
      serial += 1
      animation.serial = serial
      running[serial] = animation
      if animation.awaitsScreen { hasAwaiting = true }
      push(now, .end(animation))
    }
    CATransaction.scheduleCommit()
  }

  func remove(_ animation: RunningAnimation) {
    lock.withLock { running[animation.serial] = nil }
  }

  /// Enqueues the ends of animations again, after the times of layers have changed.
  package func rescheduleEnds() {
    lock.withLock {
      for animation in runningInOrder where animation.endTime.isFinite {
        push(animation.endTime, .end(animation))
      }
    }
  }

  private var runningInOrder: [RunningAnimation] {
    running.sorted { $0.key < $1.key }.map(\.value)
  }

  private func push(_ time: CFTimeInterval, _ action: Action) {
    serial += 1
    heap.append(Event(time: time, serial: serial, action: action))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func pop() -> Event? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }

  // MARK: Advancing

  /// Delayed calls that are due later than this many seconds from now do not count as activity.
  package static let farDelay: CFTimeInterval = 10
  /// The iterations of the main queue at one time of the clock.
  ///
  /// Work that enqueues itself again would stop the clock forever. The limits are numbers of iterations and items, not a
  /// time, so that the same screen is shown on a slow machine.
  private struct Turns {
    /// The number of iterations for which the main queue may stop the clock at one time.
    static let limit = 1000
    /// The same, where the main queue has been endless before: what else is enqueued then needs a few iterations.
    static let limitOfEndless = 100
    /// The number of items, which reach this limit first if each of them enqueues several.
    static let itemLimit = 50_000

    var count = 0
    var items = 0
    /// A Boolean value that indicates whether the limits are those after endless work.
    var isShort: Bool

    var isEndless: Bool {
      count > (isShort ? Self.limitOfEndless : Self.limit) || items > Self.itemLimit
    }

    mutating func reset() { (count, items) = (0, 0) }
  }

  /// A Boolean value that indicates whether waiting for the main queue ended because its work enqueued itself again and again.
  package private(set) var hasEndlessWork = false

  /// A Boolean value that indicates whether there is activity that will end by itself: animations, delayed
  /// calls that are neither distant nor endless, and work on the main queue.
  package var isBusy: Bool { isBusy(before: now + Self.farDelay) }

  private func isBusy(before far: CFTimeInterval, ignoresMainQueue: Bool = false) -> Bool {
    collectDelayed()
    return heap.count > delayedCount || frameClients.contains { !$0.value.isEndless }
      || activityTimes.contains { $0 <= far }
      || (!ignoresMainQueue && DelayedWork.clock === self && MainQueue.hasWork)
  }

  /// A description of the activity that has not ended; `nil` if there is none.
  package var activityDescription: String? {
    var parts: [String] = []
    if DelayedWork.clock === self, MainQueue.hasWork, !hasEndlessWork { parts.append("the main queue") }
    if heap.count > delayedCount || frameClients.contains(where: { !$0.value.isEndless }) {
      parts.append("animations")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// A Boolean value that indicates whether there are animations that have not ended.
  package var hasAnimations: Bool { !running.isEmpty }

  /// Advances the clock through all events in an interval.
  ///
  /// - Parameter stopsAtNext: Whether to stop after the first event.
  package func advance(by seconds: CFTimeInterval, stopsAtNext: Bool = false) {
    advance(to: now + max(seconds, 0), stopsAtNext: stopsAtNext)
  }

  private func advance(to end: CFTimeInterval, stopsAtNext: Bool) {
    move {
      var turns = Turns(isShort: hasEndlessWork)
      while let next = nextMoment(after: &turns), next <= end + Self.tolerance {
        turns.items += step(to: next)
        if stopsAtNext { return }
      }
      // Without a limit and without an event, no time passes.
      if stopsAtNext, end - time > 3600 { return }
      time = max(time, end)
      commitChanges()
    }
  }

  /// Lets time pass in steps, after what has changed is committed. Does nothing while it passes already.
  private func move(_ steps: () -> Void) {
    guard !isMoving else { return }
    lock.lock()
    time = now
    isMoving = true
    defer {
      isMoving = false
      lock.unlock()
    }
    commitChanges()
    steps()
  }

  /// Advances the clock until there is no activity, at most by a limit in seconds.
  package func settle(limit: CFTimeInterval = 60) {
    move {
      let (end, far) = (time + limit, time + Self.farDelay)
      var turns = Turns(isShort: hasEndlessWork)
      while isBusy(before: far, ignoresMainQueue: turns.isEndless), let next = nextMoment(after: &turns),
        next <= end
      { turns.items += step(to: next) }
      hasEndlessWork = turns.isEndless
    }
  }

  /// Performs the events that are due, without advancing the clock.
  package func processDue() {
    guard !isMoving else { return }
    lock.lock()
    time = now
    isMoving = true
    defer {
      isMoving = false
      lock.unlock()
    }
    collectDelayed()
    if let first = heap.first, first.time <= time + Self.tolerance { step(to: time) }
    endOrphans()
  }

  /// Returns the time of the next event, which is the current time while the main queue has work. Work that
  /// keeps the main queue busy endlessly by enqueuing itself runs once per frame after a number of
  /// iterations.
  ///
  /// - Parameter turns: The iterations at the current time.
  private func nextMoment(after turns: inout Turns) -> CFTimeInterval? {
    collectDelayed()
    if turns.count == 0 { waitForBackgroundWork() }
    if DelayedWork.clock === self, MainQueue.hasWork {
      turns.count += 1
      return turns.isEndless ? time + 1 / Self.framesPerSecond : time
    }
    turns.reset()
    return nextMoment
  }

  /// The real time, in seconds, for which the clock of a hosted application waits for work on other queues,
  /// so that its results always arrive at the same time of the clock.
  package var backgroundPatience: Double = 0

  private func waitForBackgroundWork() {
    guard backgroundPatience > 0, MainQueue.isExclusive, DelayedWork.clock === self else { return }
    while !MainQueue.hasWork, MainQueue.backgroundWork > 0, backgroundPatience > 0 {
      waitForBackgroundWorkBriefly()
    }
    collectDelayed()
  }

  /// Waits briefly in real time for work on other queues, and subtracts the time from `backgroundPatience`.
  package func waitForBackgroundWorkBriefly() {
    let start = ProcessInfo.processInfo.systemUptime
    RunLoopTurns.turn(waiting: min(backgroundPatience, 0.02))
    backgroundPatience -= ProcessInfo.processInfo.systemUptime - start
  }

  private var nextMoment: CFTimeInterval? {
    let frame = frameClients.isEmpty ? nil : lastFrame + 1 / Self.framesPerSecond
    guard let event = heap.first else { return frame }
    return frame.map { min($0, event.time) } ?? event.time
  }

  /// Performs what is due at a time.
  ///
  /// - Returns: The number of items of the main queue that were run.
  @discardableResult
  private func step(to moment: CFTimeInterval) -> Int {
    time = max(time, moment)
    let limit = serial
    var later: [Event] = []
    while let event = heap.first, event.time <= time + Self.tolerance, let event = Optional(pop() ?? event) {
      // Events that are enqueued meanwhile for the same time wait until layout was performed.
      if event.serial > limit { later.append(event) } else { perform(event.action) }
    }
    for event in later { push(event.time, event.action) }
    let items = DelayedWork.clock === self ? MainQueue.runTurn() : 0
    if !frameClients.isEmpty, time + Self.tolerance >= lastFrame + 1 / Self.framesPerSecond {
      lastFrame = time
      for (number, client) in frameClients.sorted(by: { $0.key < $1.key }) where frameClients[number] != nil {
        if !client.tick(time) { frameClients[number] = nil }
      }
    }
    commitChanges()
    return items
  }

  private func perform(_ action: Action) {
    switch action {
    case .call(let call):
      let block = call.block
      call.block = nil
      block?()
    case .delayed(let delayed):
      delayedCount -= 1
      if delayed.isWaitedFor, let index = activityTimes.firstIndex(of: delayed.time) {
        activityTimes.remove(at: index)
      }
      delayed.action()
    case .end(let animation):
      guard !animation.isOver else { return }
      animation.notifyStart(at: time)
      let next = animation.hasStarted ? animation.endTime : animation.startTime
      if next > time + Self.tolerance {
        if next.isFinite { push(next, .end(animation)) }
      } else {
        animation.end(finished: true)
      }
    }
  }

  private func commitChanges() {
    CATransaction.commitImplicit()
    commit?()
    CATransaction.commitImplicit()
    endOrphans()
  }

  /// A Boolean value that indicates whether there are animations with `awaitsScreen`.
  private var hasAwaiting = false

  /// Ends the animations of views that are outside of a window at the end of the transaction: as on iOS, only
  /// views on the screen are animated.
  private func endOffScreen() {
    guard hasAwaiting else { return }
    hasAwaiting = false
    for animation in runningInOrder where animation.endAwaitingScreen() { animation.end(finished: true) }
  }

  /// Ends the animations of layers that have left their trees.
  private func endOrphans() {
    endOffScreen()
    guard hasPossibleOrphans else { return }
    hasPossibleOrphans = false
    for animation in runningInOrder where animation.isOrphaned { animation.end(finished: false) }
  }
}
