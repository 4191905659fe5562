import CEventLoop
import ClassMetadata
import Foundation

/// Timers of the main run loop, which fire by the clock of the current device.
///
/// A timer is Foundation's own, but is not added to a Foundation run loop: the clock calls `fire()` when it
/// is due, while the timer is valid.
enum ClockTimer {
  private static let add = "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"

  /// Redirects timers of the main run loop to this type.
  static func install() {
    tinamou_eventloop_set_timers(
      { loop, timer in
        ClockTimer.take(
          Unmanaged<Timer>.fromOpaque(timer!).takeUnretainedValue(),
          on: Unmanaged<RunLoop>.fromOpaque(loop!).takeUnretainedValue())
      },
      { timer in
        RunLoop.current.add(Unmanaged<Timer>.fromOpaque(timer!).takeUnretainedValue(), forMode: .default)
      })
    guard let slot = VirtualMethods.slot(of: add, in: RunLoop.self),
      let former = VirtualMethods.method(at: slot, of: RunLoop.self),
      let replacement = tinamou_eventloop_add_timer_function()
    else { return warn() }
    tinamou_eventloop_set_former_add_timer(former)
    if !VirtualMethods.replace(at: slot, of: RunLoop.self, with: replacement) { warn() }
  }

  private static func warn() {
    FileHandle.standardError.write(
      Data("warning: Foundation's timers are laid out otherwise than expected; they run in real time\n".utf8))
  }

  /// Adds a timer to the clock if the run loop is the screen's.
  ///
  /// - Returns: Whether it was added.
  static func take(_ timer: Timer, on loop: RunLoop) -> Bool {
    guard let mode = MainQueue.mode, let clock = DelayedWork.clock,
      loop === RunLoop.main || (MainQueue.isOnScreenThread && loop === RunLoop.current)
    else { return false }
    schedule(timer, after: delay(of: timer), clock: clock, mode: mode)
    return true
  }

  /// Returns the seconds until a timer is due.
  private static func delay(of timer: Timer) -> Double {
    DelayedWork.intended(max(timer.fireDate.timeIntervalSinceNow, 0))
  }

  private static func schedule(
    _ timer: Timer, after seconds: Double, clock: any DelayClock, mode: MainQueue.Mode
  ) {
    // Used on the screen's thread only, from which the clock calls.
    nonisolated(unsafe) let timer = timer
    // Repeating timers are not waited for.
    let generation = timer.timeInterval > 0 ? .max : DelayedWork.nextGeneration
    DelayedWork.schedule(
      on: clock, mode: mode, after: seconds, generation: generation, once: DelayedWork.Once()
    ) {
      guard timer.isValid else { return }
      let interval = timer.timeInterval
      let before = timer.fireDate
      timer.fire()
      guard timer.isValid, interval > 0, let clock = DelayedWork.clock else { return }
      // An application may set the next fire date itself.
      let isSet = timer.fireDate != before
      if !isSet { timer.fireDate = Date(timeIntervalSinceNow: interval) }
      schedule(timer, after: isSet ? delay(of: timer) : interval, clock: clock, mode: mode)
    }
  }
}
