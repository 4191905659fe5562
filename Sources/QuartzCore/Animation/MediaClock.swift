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
package final class MediaClock: @unchecked Sendable {
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
  private var time: CFTimeInterval = 0
  private var heap: [Event] = []
  private var serial = 0
  /// Animations that have not ended, by their numbers.
  private var running: [Int: RunningAnimation] = [:]
  private var frameClients: [Int: FrameClient] = [:]
  private var lastFrame: CFTimeInterval = 0
  private var isMoving = false
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

  /// Whether anything is due or in motion that will come to rest by itself.
  package var isBusy: Bool {
    !heap.isEmpty || frameClients.contains { !$0.value.isEndless }
  }

  /// Whether any animation has not ended.
  package var hasAnimations: Bool { !running.isEmpty }

  /// Goes on by a time, through all that happens until then.
  package func advance(by seconds: CFTimeInterval) {
    advance(to: now + max(seconds, 0))
  }

  private func advance(to end: CFTimeInterval) {
    guard !isMoving else { return }
    lock.lock()
    time = now
    isMoving = true
    defer {
      isMoving = false
      lock.unlock()
    }
    commitChanges()
    while let next = nextMoment(), next <= end + Self.tolerance {
      step(to: next)
    }
    time = max(time, end)
    commitChanges()
  }

  /// Goes on until nothing is in motion, or for a time if that never happens.
  package func settle(limit: CFTimeInterval = 60) {
    guard !isMoving else { return }
    lock.lock()
    time = now
    isMoving = true
    defer {
      isMoving = false
      lock.unlock()
    }
    let end = time + limit
    commitChanges()
    while isBusy, let next = nextMoment(), next <= end {
      step(to: next)
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
    if let first = heap.first, first.time <= time + Self.tolerance { step(to: time) }
    sweepOrphans()
  }

  private func nextMoment() -> CFTimeInterval? {
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

  /// Ends the animations of layers that have left their trees.
  private func sweepOrphans() {
    guard mayHaveOrphans else { return }
    mayHaveOrphans = false
    for animation in runningInOrder where animation.isOrphaned { animation.end(finished: false) }
  }
}
