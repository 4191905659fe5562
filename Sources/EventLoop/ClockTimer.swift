import CEventLoop
import Foundation

/// Timers of the main run loop, which fire by the clock of the device that is shown.
///
/// A timer is Foundation's own. It is not put on a run loop of Foundation's: the clock calls `fire()` when it is due, as often as the
/// timer is valid.
enum ClockTimer {
  private static let loopClass = "$s10Foundation7RunLoopCN"
  private static let add = "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"

  /// Has timers of the main run loop come here.
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
    if let former = MethodReplacement.address(of: add) { tinamou_eventloop_set_former_add_timer(former) }
    guard
      MethodReplacement.replace(add, ofClass: loopClass, with: tinamou_eventloop_add_timer_function()) != nil
    else {
      FileHandle.standardError.write(
        Data(
          "warning: Foundation's timers are laid out otherwise than expected; they run in real time\n".utf8))
      return
    }
  }

  /// Puts a timer on the clock if the run loop is the screen's.
  ///
  /// - Returns: whether it was.
  static func take(_ timer: Timer, on loop: RunLoop) -> Bool {
    guard let mode = MainQueue.mode, let clock = DelayedWork.clock,
      loop === RunLoop.main || (MainQueue.isOnScreenThread && loop === RunLoop.current)
    else { return false }
    schedule(timer, after: delay(of: timer), clock: clock, mode: mode)
    return true
  }

  /// The seconds until a timer is due. Foundation reckons a first moment from the machine's date, an application from the date that it
  /// is shown: the nearer one is meant.
  private static func delay(of timer: Timer) -> Double {
    DelayedWork.intended(max(ShownDate.interval(until: timer.fireDate), 0))
  }

  private static func schedule(
    _ timer: Timer, after seconds: Double, clock: any DelayClock, mode: MainQueue.Mode
  ) {
    // Used on the screen's thread only, where the clock calls.
    nonisolated(unsafe) let timer = timer
    // Nobody waits for timers that repeat.
    let generation = timer.timeInterval > 0 ? .max : MainQueue.isOnScreenThread ? MainQueue.generation + 1 : 1
    DelayedWork.schedule(
      on: clock, mode: mode, after: seconds, generation: generation, once: DelayedWork.Once()
    ) {
      guard timer.isValid else { return }
      let interval = timer.timeInterval
      let before = timer.fireDate
      timer.fire()
      guard timer.isValid, interval > 0, let clock = DelayedWork.clock else { return }
      // An application may set the next moment itself.
      let isSet = timer.fireDate != before
      if !isSet { timer.fireDate = Date(timeIntervalSinceNow: interval) }
      schedule(timer, after: isSet ? delay(of: timer) : interval, clock: clock, mode: mode)
    }
  }
}
