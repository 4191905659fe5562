import CEventLoop
import Dispatch
import ForkSafeLocks
import Foundation
import struct Synchronization.Atomic

/// The clock that delays elapse on: that of the current virtual device.
package protocol DelayClock: AnyObject, Sendable {
  /// Calls a closure on the screen's thread after a time in seconds. May be called from any thread.
  ///
  /// - Parameter isWaitedFor: Whether waiting until the application comes to rest includes this call.
  func call(after seconds: Double, isWaitedFor: Bool, _ action: @escaping @Sendable () -> Void)
}

/// Delayed blocks and tasks.
///
/// A block that schedules itself repeatedly would never let an application come to rest. Work therefore has a
/// generation, which is one more than that of the work that scheduled it. Work beyond `patience` generations
/// is not waited for, though it still runs when time passes.
package enum DelayedWork {
  /// The number of consecutive delays that are waited for.
  static let patience = 8

  private static let clockBox = Mutex<(any DelayClock)?>(nil)

  /// The clock of the current device.
  package static var clock: (any DelayClock)? {
    get { clockBox.withLock { $0 } }
    set { clockBox.withLock { $0 = newValue } }
  }

  /// The number of times that tasks have slept, by task number.
  private static let sleeps = Mutex<[UInt64: Int]>([:])

  /// The generation of work that is scheduled now.
  static var nextGeneration: Int { MainQueue.isOnScreenThread ? MainQueue.generation + 1 : 1 }

  static func take(
    after seconds: Double, queue: UnsafeMutableRawPointer?, work: TinamouWork, task: UInt64
  ) -> Bool {
    guard let mode = MainQueue.mode, let clock else { return false }
    let isHere = MainQueue.isOnScreenThread
    // In a process of tests, delays of other threads are left to them: time limits, for instance.
    guard mode == .exclusive || isHere else { return false }
    let seconds = intended(seconds)
    var generation = nextGeneration
    if task != 0 {
      generation = sleeps.withLock { sleeps in
        sleeps[task, default: 0] += 1
        return sleeps[task] ?? 1
      }
    }
    if let queue { tinamou_eventloop_retain(queue) }
    let once = Once()
    // Unsafe: the work is run once, and queues may be used from all threads.
    nonisolated(unsafe) let (work, queue) = (work, queue)
    schedule(on: clock, mode: mode, after: seconds, generation: generation, once: once) {
      if let queue {
        tinamou_eventloop_async(queue, work)
        tinamou_eventloop_release(queue)
      } else {
        work.function(work.context)
      }
    }
    return true
  }

  /// Returns the intended delay. A deadline is computed from the machine's time, some of which passes before
  /// the call arrives here: a delay of a second arrives as 0.9999 or, on a busy machine, 0.997. The result is
  /// the next multiple of a twentieth of a second if it is less than five milliseconds away, or else the next
  /// millisecond, so that work for the same moment runs in the order in which it was scheduled.
  static func intended(_ seconds: Double) -> Double {
    // Dates have a resolution of about a tenth of a microsecond.
    let seconds = max(seconds - 1e-6, 0)
    let coarse = (seconds * 20).rounded(.up) / 20
    return coarse - seconds < 0.005 ? coarse : (seconds * 1000).rounded(.up) / 1000
  }

  /// Schedules an action on a clock; in a shared process it runs in real time at the latest.
  static func schedule(
    on clock: any DelayClock, mode: MainQueue.Mode, after seconds: Double, generation: Int, once: Once,
    _ action: @escaping @Sendable () -> Void
  ) {
    let run: @Sendable () -> Void = {
      guard once.begin() else { return }
      let former = MainQueue.generation
      MainQueue.generation = generation
      defer { MainQueue.generation = former }
      action()
    }
    clock.call(after: seconds, isWaitedFor: generation <= patience, run)
    guard mode == .shared else { return }
    tinamou_eventloop_real_after(seconds, MainQueue.Box.work(run))
  }

  /// Returns `true` once.
  final class Once: Sendable {
    private let isDone = Atomic(false)
    func begin() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
  }
}
