import CEventLoop
import ForkSafeLocks
import Foundation

/// Timers of the main queue from `DispatchSource.makeTimerSource(queue:)`: in a hosted application they fire
/// by the clock of the current device.
enum SourceTimer {
  /// The number of times that each source was set, by its address. A source is retained until it is canceled
  /// or has fired for the last time.
  private static let settings = Mutex<[UInt: Int]>([:])

  /// Sets when a source fires, replacing the previous setting.
  ///
  /// - Parameters:
  ///   - seconds: The delay from now; negative for never.
  ///   - interval: The seconds after which it fires again; 0 for once.
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
    // Unsafe: sources may be used from all threads.
    nonisolated(unsafe) let source = source
    let address = UInt(bitPattern: source)
    let generation = interval > 0 ? .max : DelayedWork.nextGeneration
    DelayedWork.schedule(
      on: clock, mode: mode, after: seconds, generation: generation, once: DelayedWork.Once()
    ) {
      guard settings.withLock({ $0[address] == number }) else { return }
      let isAlive = tinamou_eventloop_fire(source)
      // The handler is enqueued on libdispatch's own main queue.
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
