import Dispatch
import EventLoop
import Foundation
import ObjectiveCSupport

/// The part of the update cycle that is driven by the program's run loop: it commits pending layout and
/// advances the clock while something is in motion.
///
/// Many tests wait with `makeKeyAndVisible()` and `RunLoop.current.run(until:)`; asynchronous ones wait for
/// the main queue. Virtual devices do not need it: they commit and advance their clocks themselves.
@MainActor
package enum MainLoop {
  private static weak var waitingLoop: RunLoop?
  private static var isCommitScheduledOnQueue = false
  private static var isCommitting = false
  private static var timers: [ObjectIdentifier: Timer] = [:]
  private static let frame = 1 / MediaClock.framesPerSecond

  /// Registers the scheduling of commits with layers, once.
  static let connection: Void = {
    CATransaction.isOnScreenThread = { MainThread.isCurrent }
    CATransaction.commitScheduler = {
      // Layers may be used on other threads, too, which have no screen.
      guard MainThread.isCurrent else { return }
      MainActor.assumeIsolated { scheduleCommit() }
    }
  }()

  /// Schedules a commit for the next turn of the run loop or the main queue.
  static func scheduleCommit() {
    _ = connection
    guard !isCommitting else { return }
    if MainQueue.isActive, MediaClock.current !== MediaClock.host {
      // A virtual device commits whenever its clock advances; this is for code that awaits something instead.
      guard !isCommitScheduledOnQueue else { return }
      isCommitScheduledOnQueue = true
      return MainQueue.addWhenIdle { MainActor.assumeIsolated { commit() } }
    }
    let loop = RunLoop.current
    if waitingLoop !== loop {
      waitingLoop = loop
      loop.perform { MainActor.assumeIsolated { commit() } }
    }
    if !isCommitScheduledOnQueue {
      isCommitScheduledOnQueue = true
      DispatchQueue.main.async { MainActor.assumeIsolated { commit() } }
    }
  }

  /// Commits the windows that are on no virtual device, and processes due events of the clock.
  static func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    waitingLoop = nil
    isCommitScheduledOnQueue = false
    let clock = MediaClock.current
    CATransaction.commitImplicit()
    layOutWindows()
    clock.processDue()
    CATransaction.commitImplicit()
    isCommitting = false
    // Virtual devices advance their time in run loops themselves.
    if clock.isBusy, clock === MediaClock.host || !MainQueue.isActive { startFrameTimer(clock) }
  }

  /// Commits the windows that are on no virtual device, or that a program created beside one.
  package static func layOutOtherWindows() {
    for window in UIApplication.shared.visibleWindows
    where !window.isOnVirtualDevice || window.followsRunLoop {
      window.commitUpdates()
    }
  }

  private static func layOutWindows() {
    layOutOtherWindows()
    MediaClock.current.commit?()
  }

  /// Advances the clock for each frame while this thread's run loop runs and anything is in motion.
  private static func startFrameTimer(_ clock: MediaClock) {
    let loop = RunLoop.current
    let key = ObjectIdentifier(loop)
    guard timers[key]?.isValid != true else { return }
    var last = ProcessInfo.processInfo.systemUptime
    let timer = Timer(timeInterval: frame, repeats: true) { timer in
      // The timer fires on the main actor's run loop.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        let now = ProcessInfo.processInfo.systemUptime
        defer { last = now }
        guard clock === MediaClock.current, clock.isBusy else {
          timer.invalidate()
          timers[key] = nil
          return
        }
        isCommitting = true
        layOutWindows()
        clock.advance(by: clock === MediaClock.host ? 0 : now - last)
        layOutWindows()
        isCommitting = false
      }
    }
    timers[key] = timer
    loop.add(timer, forMode: .common)
    followOnQueue(clock)
  }

  /// Advances the host's clock for asynchronous code, which waits for the main queue. Clocks of virtual
  /// devices are advanced by tests.
  private static func followOnQueue(_ clock: MediaClock) {
    guard clock === MediaClock.host else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + frame) {
      MainActor.assumeIsolated {
        guard clock.isBusy else { return }
        clock.advance(by: 0)
        layOutWindows()
        followOnQueue(clock)
      }
    }
  }
}
