import CEventLoop
import ForkSafeLocks
import Foundation

/// `RunLoop.run(until:)`, `run(mode:before:)` and `perform(_:)` on the screen's thread: the device's clock is
/// advanced by that time, with everything that is due, and without waiting unless there is work to wait for.
package enum RunLoopTurns {
  /// Advances the clock of the current device by at most a time in seconds, or to the next event.
  ///
  /// - Returns: The elapsed seconds; `nil` if there is no current device.
  package typealias Advance = @Sendable (_ seconds: Double, _ stopsAtNext: Bool) -> Double?

  private static let advanceBox = Mutex<Advance?>(nil)

  /// Advances the clock of the current device; set by virtual devices.
  package static var advance: Advance? {
    get { advanceBox.withLock { $0 } }
    set { advanceBox.withLock { $0 = newValue } }
  }

  static func install() {
    var handlers = TinamouRunLoopHandlers(
      run: { loop, date, handlesOne in
        RunLoopTurns.run(
          Unmanaged<RunLoop>.fromOpaque(loop!).takeUnretainedValue(),
          until: Date(timeIntervalSinceReferenceDate: date), handlesOne: handlesOne)
      },
      perform: { loop, function, context in
        RunLoopTurns.perform(Unmanaged<RunLoop>.fromOpaque(loop!).takeUnretainedValue(), function, context)
      },
      detach: { function, context in MainQueue.detachThread(RunLoopTurns.block(function, context)) })
    tinamou_eventloop_install_run_loop(&handlers)
  }

  private static func isOfScreen(_ loop: RunLoop) -> Bool {
    MainQueue.isOnScreenThread && (loop === RunLoop.main || loop === RunLoop.current)
  }

  /// Handles the sources of Foundation's own run loop: sources, ports, libdispatch's main queue.
  ///
  /// - Parameter seconds: The maximum time to wait in real time.
  package static func turn(waiting seconds: Double = 0) {
    guard tinamou_eventloop_is_first_thread() else {
      if seconds > 0 { MainQueue.waitForChange(atMost: seconds) }
      return
    }
    let mode = unsafeBitCast(
      RunLoop.Mode.default, to: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?).self)
    _ = tinamou_eventloop_real_turn(
      Unmanaged.passUnretained(RunLoop.main).toOpaque(), mode.0, mode.1,
      Date().timeIntervalSinceReferenceDate + seconds)
  }

  private static func run(_ loop: RunLoop, until date: Date, handlesOne: Bool) -> Int32 {
    guard isOfScreen(loop), let advance else { return -1 }
    // A loop without an end is the program's own.
    let seconds = max(date.timeIntervalSinceNow, 0)
    guard handlesOne || seconds < 1e6 else { return -1 }
    let start = ProcessInfo.processInfo.systemUptime
    var passed = 0.0
    turn()
    while true {
      if handlesOne, MainQueue.hasWork, advance(0, true) != nil { return 1 }
      guard let step = advance(seconds - passed, handlesOne) else {
        // Without a device Foundation's own loop runs, which does not know what was enqueued here.
        MainQueue.runTurn()
        return -1
      }
      passed += step
      if handlesOne, passed < seconds, seconds <= 3600 || step > 0 { return 1 }
      // Time has elapsed on the clock. Work on other threads needs real time.
      let real = ProcessInfo.processInfo.systemUptime - start
      guard real < seconds, MainQueue.backgroundWork > 0 || seconds > 3600 else { break }
      turn(waiting: min(seconds - real, 0.01))
      if MainQueue.hasWork, !handlesOne { _ = advance(0, false) }
    }
    // Loops that poll until the machine's date has come yield the processor.
    if seconds > 0 { usleep(1000) }
    return handlesOne ? 0 : 1
  }

  private static func perform(
    _ loop: RunLoop, _ function: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
  ) -> Bool {
    guard MainQueue.mode != nil, loop === RunLoop.main || isOfScreen(loop) else { return false }
    MainQueue.add(block(function, context))
    return true
  }

  /// Creates a closure from its two words, which the caller still owns.
  private static func block(
    _ function: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
  ) -> @Sendable () -> Void {
    unsafeBitCast((function, context), to: (@Sendable () -> Void).self)
  }
}
