import EventLoop
import Foundation
import Synchronization

/// The time that animations run by, in seconds, and what is due at moments of it.
///
/// 1. Animations and blocks are put on the clock with the moment at which they end or run.
/// 2. `advance(by:)` goes from one such moment to the next, and through the frames of the screen while something asks for
///    each of them; after each moment comes `commit`, which lays out.
/// 3. Whoever draws asks animations for their values at `now`.
///
/// Each virtual device has a clock that moves only when it is told to. What runs outside devices shares `host`, which
/// follows the machine's clock while a run loop turns.
///
/// A clock belongs to the thread that shows its layers; layers of other threads may put their animations on it. Unchecked:
/// events, running animations and frame clients are changed under the lock, the rest by that thread only.
package final class MediaClock: DelayClock, @unchecked Sendable {
  /// The clock outside virtual devices.
  package static let host = MediaClock(followsMachine: true)
  /// The clock of what runs at present. Unsafe: only the thread that shows layers sets it, when a device is made.
  nonisolated(unsafe) package static var current = host

  /// Frames of the screen in a second.
  package static let framesPerSecond: CFTimeInterval = 60
  /// Moments nearer to each other than this are one: sums of steps are not exact.
  private static let tolerance: CFTimeInterval = 1e-9

  /// Recursive, since what is due runs while the clock moves and may put more on it.
  private let lock = NSRecursiveLock()
  private let followsMachine: Bool
  /// The present moment of clocks that are moved. Set by the thread that moves the clock, read by all.
  private var time: CFTimeInterval {
    get { shared.withLock { $0.time } }
    set { shared.withLock { $0.time = newValue } }
  }
  /// The present moment, and what other threads have put on the clock since it moved last: they do not wait for the clock's lock,
  /// which is held while what is due runs.
  private struct Shared {
    var time: CFTimeInterval = 0
    var delayed: [Delayed] = []
  }
  private let shared = Mutex(Shared())
  /// The moments of delayed work that is waited for, of events on the heap.
  private var waitedMoments: [CFTimeInterval] = []
  /// Delayed work on the heap, waited for or not.
  private var delayedCount = 0
  private var heap: [Event] = []
  private var serial = 0
  /// Animations that have not ended, by their numbers.
  private var running: [Int: RunningAnimation] = [:]
  private var frameClients: [Int: FrameClient] = [:]
  private var lastFrame: CFTimeInterval = 0
  package private(set) var isMoving = false
  /// Whether layers left their trees since the last commit, perhaps with animations.
  package var mayHaveOrphans: Bool {
    get { checkedDetachments != Self.detachments.load(ordering: .relaxed) }
    set { checkedDetachments = Self.detachments.load(ordering: .relaxed) &- (newValue ? 1 : 0) }
  }
  private var checkedDetachments = 0
  private static let detachments = Atomic<Int>(0)

  /// A layer has left its superlayer, perhaps with animations.
  static func noteDetached() {
    detachments.wrappingAdd(1, ordering: .relaxed)
  }

  /// Lays out what is shown; called after each moment at which something happened.
  package var commit: (() -> Void)?

  package init(followsMachine: Bool = false) {
    self.followsMachine = followsMachine
  }

  /// The present moment.
  package var now: CFTimeInterval {
    followsMachine && !isMoving ? ProcessInfo.processInfo.systemUptime : time
  }

  // MARK: What is due

  /// Something that happens at a moment.
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

  /// Work of the application's that is due at a moment: a delayed block, a timer, a task that sleeps.
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

  /// Puts what came from elsewhere on the heap.
  private func collectDelayed() {
    let added = shared.withLock { shared in
      defer { shared.delayed = [] }
      return shared.delayed
    }
    for delayed in added {
      push(delayed.time, .delayed(delayed))
      delayedCount += 1
      if delayed.isWaitedFor { waitedMoments.append(delayed.time) }
    }
  }

  /// A block on the clock.
  package final class Call {
    fileprivate var block: (() -> Void)?

    fileprivate init(_ block: @escaping () -> Void) {
      self.block = block
    }

    /// Takes the block off the clock.
    package func cancel() {
      block = nil
    }
  }

  /// Something that is called for each frame of the screen until it says that it has come to rest.
  private struct FrameClient {
    var isEndless: Bool
    var tick: (CFTimeInterval) -> Bool
  }

  /// Runs a block at a moment, at the next step if that is over.
  @discardableResult
  package func call(at time: CFTimeInterval, _ block: @escaping () -> Void) -> Call {
    let call = Call(block)
    lock.withLock { push(time, .call(call)) }
    return call
  }

  /// Calls a closure for each frame of the screen, with the moment, until it returns false.
  ///
  /// - Parameter isEndless: whether it never comes to rest by itself, so that nobody waits for it.
  /// - Returns: what `removeFrames(_:)` takes.
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

  /// Ends the calls for each frame.
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

  /// Computes anew when animations end, as the times of layers changed.
  package func reconsider() {
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

  // MARK: Moving on

  /// Delayed work that is due later than so many seconds from now is not waited for.
  package static let farDelay: CFTimeInterval = 10
  /// How many turns of the run loop the main queue may keep a moment busy.
  private static let turnLimit = 1000

  /// Whether anything is due or in motion that will come to rest by itself: animations, delayed work that is neither far nor
  /// endless, and what waits for the main queue.
  package var isBusy: Bool { isBusy(before: now + Self.farDelay) }

  private func isBusy(before far: CFTimeInterval) -> Bool {
    collectDelayed()
    return heap.count > delayedCount || frameClients.contains { !$0.value.isEndless }
      || waitedMoments.contains { $0 <= far } || (DelayedWork.clock === self && MainQueue.hasWork)
  }

  /// What has not come to rest, in words; nil where everything has.
  package var unrest: String? {
    var parts: [String] = []
    if DelayedWork.clock === self, MainQueue.hasWork { parts.append("the main queue") }
    if heap.count > delayedCount || frameClients.contains(where: { !$0.value.isEndless }) {
      parts.append("animations")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// Whether any animation has not ended.
  package var hasAnimations: Bool { !running.isEmpty }

  /// Goes on by a time, through all that happens until then.
  ///
  /// - Parameter stopsAtNext: whether it goes no further than to the next moment at which something happens.
  package func advance(by seconds: CFTimeInterval, stopsAtNext: Bool = false) {
    advance(to: now + max(seconds, 0), stopsAtNext: stopsAtNext)
  }

  private func advance(to end: CFTimeInterval, stopsAtNext: Bool) {
    move {
      var turns = 0
      while let next = nextMoment(after: &turns), next <= end + Self.tolerance {
        step(to: next)
        if stopsAtNext { return }
      }
      // Who waits for whatever comes next, without a limit, lets no time pass where nothing comes.
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

  /// Goes on until nothing is in motion, or for a time if that never happens.
  package func settle(limit: CFTimeInterval = 60) {
    move {
      let (end, far) = (time + limit, time + Self.farDelay)
      var turns = 0
      while isBusy(before: far), let next = nextMoment(after: &turns), next <= end { step(to: next) }
    }
  }

  /// Does what is due at the present moment, without moving on.
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
    sweepOrphans()
  }

  /// The next moment at which something happens: the present one while something waits for the main queue. Work that keeps the
  /// main queue busy for ever, by putting itself there again, has a turn a frame from a number of turns on.
  ///
  /// - Parameter turns: how many turns this moment has had.
  private func nextMoment(after turns: inout Int) -> CFTimeInterval? {
    collectDelayed()
    if turns == 0 { waitForBackgroundWork() }
    if DelayedWork.clock === self, MainQueue.hasWork {
      turns += 1
      let isEndless = turns > Self.turnLimit
      return isEndless ? time + 1 / Self.framesPerSecond : time
    }
    turns = 0
    return nextMoment
  }

  /// The seconds of real time for which the clock stands still, in a hosted application, while work on other queues goes on: what
  /// comes of it then always comes at the same moment.
  package var backgroundPatience: Double = 0

  private func waitForBackgroundWork() {
    guard backgroundPatience > 0, MainQueue.isExclusive, DelayedWork.clock === self else { return }
    while !MainQueue.hasWork, MainQueue.backgroundWork > 0, backgroundPatience > 0 { waitPatiently() }
    collectDelayed()
  }

  /// Waits a little for work on other queues, in real time, which is taken from `backgroundPatience`.
  package func waitPatiently() {
    let start = ProcessInfo.processInfo.systemUptime
    RunLoopTurns.turn(waiting: min(backgroundPatience, 0.02))
    backgroundPatience -= ProcessInfo.processInfo.systemUptime - start
  }

  private var nextMoment: CFTimeInterval? {
    let frame = frameClients.isEmpty ? nil : lastFrame + 1 / Self.framesPerSecond
    guard let event = heap.first else { return frame }
    return frame.map { min($0, event.time) } ?? event.time
  }

  private func step(to moment: CFTimeInterval) {
    time = max(time, moment)
    let limit = serial
    var later: [Event] = []
    while let event = heap.first, event.time <= time + Self.tolerance, let event = Optional(pop() ?? event) {
      // What comes up meanwhile for the same moment waits until layout has followed.
      if event.serial > limit { later.append(event) } else { perform(event.action) }
    }
    for event in later { push(event.time, event.action) }
    if DelayedWork.clock === self { MainQueue.runTurn() }
    if !frameClients.isEmpty, time + Self.tolerance >= lastFrame + 1 / Self.framesPerSecond {
      lastFrame = time
      for (number, client) in frameClients.sorted(by: { $0.key < $1.key }) where frameClients[number] != nil {
        if !client.tick(time) { frameClients[number] = nil }
      }
    }
    commitChanges()
  }

  private func perform(_ action: Action) {
    switch action {
    case .call(let call):
      let block = call.block
      call.block = nil
      block?()
    case .delayed(let delayed):
      delayedCount -= 1
      if delayed.isWaitedFor, let index = waitedMoments.firstIndex(of: delayed.time) {
        waitedMoments.remove(at: index)
      }
      delayed.action()
    case .end(let animation):
      guard !animation.isOver else { return }
      animation.tellStart(at: time)
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
    sweepOrphans()
  }

  /// True while there are animations that `awaitsScreen` is set of.
  private var hasAwaiting = false

  /// Ends the animations of views that are outside of a window when the transaction ends: as on iOS, only what is on the screen
  /// is animated.
  private func endOffScreen() {
    guard hasAwaiting else { return }
    hasAwaiting = false
    for animation in runningInOrder where animation.endAwaitingScreen() { animation.end(finished: true) }
  }

  /// Ends the animations of layers that have left their trees.
  private func sweepOrphans() {
    endOffScreen()
    guard mayHaveOrphans else { return }
    mayHaveOrphans = false
    for animation in runningInOrder where animation.isOrphaned { animation.end(finished: false) }
  }
}
