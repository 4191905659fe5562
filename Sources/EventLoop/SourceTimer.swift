import CEventLoop
import Foundation
import Synchronization

/// Timers of the main queue, which `DispatchSource.makeTimerSource(queue:)` makes: in a hosted application they fire by the clock of the
/// device that is shown.
enum SourceTimer {
  /// How often each source was set, by its address. A source is kept alive until it is cancelled or has fired for the last time.
  private static let settings = Mutex<[UInt: Int]>([:])

  /// Sets when a source fires, in place of what was set before.
  ///
  /// - Parameters:
  ///   - seconds: from now; negative for never.
  ///   - interval: the seconds after which it fires again; 0 for once.
  static func set(_ source: UnsafeMutableRawPointer, after seconds: Double, interval: Double) {
    let address = UInt(bitPattern: source)
    let (number, isFirst) = settings.withLock { settings in
      let former = settings[address]
      settings[address] = (former ?? 0) + 1
      return ((former ?? 0) + 1, former == nil)
    }
    if isFirst { tinamou_eventloop_retain(source) }
    guard seconds >= 0 else { return }
    schedule(source, number, after: DelayedWork.intended(seconds), interval: interval)
  }

  private static func schedule(
    _ source: UnsafeMutableRawPointer, _ number: Int, after seconds: Double, interval: Double
  ) {
    guard let clock = DelayedWork.clock, let mode = MainQueue.mode else { return }
    // Unsafe: sources may be used by all threads.
    nonisolated(unsafe) let source = source
    let address = UInt(bitPattern: source)
    let generation = interval > 0 ? .max : DelayedWork.nextGeneration
    DelayedWork.schedule(
      on: clock, mode: mode, after: seconds, generation: generation, once: DelayedWork.Once()
    ) {
      guard settings.withLock({ $0[address] == number }) else { return }
      let isAlive = tinamou_eventloop_fire(source)
      // The handler waits in libdispatch's own main queue.
      if isAlive { RunLoopTurns.turn() }
      let isCurrent = settings.withLock { $0[address] == number }
      if isAlive, interval > 0, isCurrent {
        schedule(source, number, after: interval, interval: interval)
      } else if isCurrent {
        settings.withLock { _ = $0.removeValue(forKey: address) }
        tinamou_eventloop_release(source)
      }
    }
  }
}
