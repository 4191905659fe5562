import Dispatch
import EventLoop
import Foundation

/// Lays out what waits for it when the program's run loop turns, and lets the clock follow while something is in motion.
///
/// `makeKeyAndVisible()` and then `RunLoop.current.run(until:)` is how many tests wait; asynchronous ones wait for the main
/// queue. Virtual devices do not need it: they lay out and move their clocks themselves.
@MainActor
package enum MainLoop {
  nonisolated private static let mainKey = DispatchSpecificKey<Bool>()
  private static weak var waitingLoop: RunLoop?
  private static var waitsOnQueue = false
  private static var isCommitting = false
  private static var timers: [ObjectIdentifier: Timer] = [:]
  private static let frame = 1 / MediaClock.framesPerSecond

  /// Has layers ask for a commit, once.
  static let connection: Void = {
    DispatchQueue.main.setSpecific(key: mainKey, value: true)
    CATransaction.isOnScreenThread = {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
    }
    CATransaction.commitScheduler = {
      // Layers may be used elsewhere too, where nothing is shown.
      guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true else { return }
      MainActor.assumeIsolated { scheduleCommit() }
    }
  }()

  /// Has everything laid out when the run loop or the main queue turns next.
  static func scheduleCommit() {
    _ = connection
    guard !isCommitting else { return }
    if MainQueue.isActive, MediaClock.current !== MediaClock.host {
      // The device lays out whenever its clock moves; this is for who awaits something instead.
      guard !waitsOnQueue else { return }
      waitsOnQueue = true
      return MainQueue.addWhenIdle { MainActor.assumeIsolated { commit() } }
    }
    let loop = RunLoop.current
    if waitingLoop !== loop {
      waitingLoop = loop
      loop.perform { MainActor.assumeIsolated { commit() } }
    }
    if !waitsOnQueue {
      waitsOnQueue = true
      DispatchQueue.main.async { MainActor.assumeIsolated { commit() } }
    }
  }

  /// Lays out the windows that no virtual device has, and does what is due.
  static func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    waitingLoop = nil
    waitsOnQueue = false
    let clock = MediaClock.current
    CATransaction.commitImplicit()
    layOutWindows()
    clock.processDue()
    CATransaction.commitImplicit()
    isCommitting = false
    // Run loops let the time of virtual devices pass themselves.
    if clock.isBusy, clock === MediaClock.host || !MainQueue.isActive { keepTurning(clock) }
  }

  /// Lays out the windows that no virtual device has, or that a program made beside one.
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

  /// Calls the clock for each frame while this thread's run loop turns and anything is in motion.
  private static func keepTurning(_ clock: MediaClock) {
    let loop = RunLoop.current
    let key = ObjectIdentifier(loop)
    guard timers[key]?.isValid != true else { return }
    var last = ProcessInfo.processInfo.systemUptime
    let timer = Timer(timeInterval: frame, repeats: true) { timer in
      // The run loop of the main actor calls it there.
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

  /// The same for asynchronous code, which waits for the main queue; clocks of virtual devices are moved by tests.
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
