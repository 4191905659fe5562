import CEventLoop
import Dispatch
import Foundation
import Synchronization

/// A clock that delays pass on: the one of the virtual device that is shown.
package protocol DelayClock: AnyObject, Sendable {
  /// Calls a closure on the screen's thread after a time in seconds. May be called from any thread.
  ///
  /// - Parameter isWaitedFor: whether who waits until the application has come to rest waits for it.
  func call(after seconds: Double, isWaitedFor: Bool, _ action: @escaping @Sendable () -> Void)
}

/// Blocks and tasks that wait for a moment.
///
/// A block that puts itself on the clock again and again would never let an application rest. So work has a generation: one more
/// than the work that put it there. Beyond `patience` generations nobody waits for it any more, though it still runs when time
/// passes.
package enum DelayedWork {
  /// How many delays in a row are waited for.
  static let patience = 8

  private static let clockBox = Mutex<(any DelayClock)?>(nil)

  /// The clock of the device that is shown.
  package static var clock: (any DelayClock)? {
    get { clockBox.withLock { $0 } }
    set { clockBox.withLock { $0 = newValue } }
  }

  /// How often tasks have slept, by their numbers.
  private static let sleeps = Mutex<[UInt64: Int]>([:])

  /// The generation of what is put on the clock now.
  static var nextGeneration: Int { MainQueue.isOnScreenThread ? MainQueue.generation + 1 : 1 }

  static func take(
    after seconds: Double, queue: UnsafeMutableRawPointer?, work: TinamouWork, task: UInt64
  ) -> Bool {
    guard let mode = MainQueue.mode, let clock else { return false }
    let isHere = MainQueue.isOnScreenThread
    // In a process of tests what other threads wait for is theirs: limits of time, for instance.
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
    // Unsafe: the work is run once, and queues may be used by all threads.
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

  /// The delay that was meant. A moment is reckoned from the machine's time, some of which passes before the call comes here: a delay
  /// of a second arrives as 0.9999 or, on a busy machine, 0.997. Whole twentieths of a second are meant up to five milliseconds below
  /// them, else whole milliseconds, so that what is due at the same moment has the order in which it was asked for.
  static func intended(_ seconds: Double) -> Double {
    // Dates have a resolution of about a tenth of a microsecond.
    let seconds = max(seconds - 1e-6, 0)
    let coarse = (seconds * 20).rounded(.up) / 20
    return coarse - seconds < 0.005 ? coarse : (seconds * 1000).rounded(.up) / 1000
  }

  /// Has an action done after a time on a clock; in a shared process at the latest when the time has really passed.
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

  /// Says yes once.
  final class Once: Sendable {
    private let isDone = Atomic(false)
    func begin() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
  }
}
