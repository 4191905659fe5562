import EventLoop
import Foundation
import UIKit

extension VirtualDevice {
  /// The device's time in seconds since its creation: the value of `CACurrentMediaTime()` while the device is
  /// current.
  public var time: TimeInterval { clock.now }

  /// Advances time: animations proceed, their completions are called in order, and layout follows each of
  /// these events.
  ///
  /// From the first call on, the device no longer waits for things to come to rest by itself, so that moments
  /// of an animation can be examined; see `settlesByItself`.
  ///
  /// ```swift
  /// phone.advance(by: 0) // from now on step by step
  /// phone.tap(at: button.center)
  /// phone.advance(by: 0.125)
  /// try phone.picture(.png).write(to: halfway)
  /// ```
  public func advance(by seconds: TimeInterval) {
    settlesByItself = false
    layOut()
    collectingMessages { clock.advance(by: seconds) }
  }

  /// A Boolean value that indicates whether nothing is going on that will end: no animation, near timer or
  /// delayed call, and no work on the main queue.
  public var isSettled: Bool {
    becomeCurrent()
    return !clock.isBusy
  }

  /// Advances time until animations and pending work have ended, as happens automatically while
  /// `settlesByItself` is `true`.
  ///
  /// - Parameter limit: The time in seconds after which waiting for endless activity stops.
  public func settle(limit: TimeInterval = 60) {
    layOut()
    runUntilIdle(limit: limit)
  }

  /// Advances time until the application's activity has ended: work enqueued on the main queue, near timers
  /// and delayed blocks, tasks, animations, and work on other queues, which takes real time.
  func runUntilIdle(limit: TimeInterval = 60) {
    guard !clock.isMoving else { return }
    clock.backgroundPatience = backgroundPatience
    let end = clock.now + limit
    var busyRounds = 0
    for round in 0... {
      becomeCurrent()
      if MainQueue.hasWork { busyRounds += 1 }
      if clock.isBusy { collectingMessages { clock.settle(limit: max(end - clock.now, 0)) } }
      if clock.hasEndlessWork || busyRounds > Self.roundLimit {
        reportEndlessWork()
        break
      }
      if MainQueue.isExclusive {
        RunLoopTurns.turn()
        // Work from other threads may take several turns of the run loop.
        if MainQueue.hasWork, round < 100 { continue }
      }
      guard backgroundPatience > 0, MainQueue.backgroundWork > 0 else { break }
      guard clock.backgroundPatience > 0 else {
        let message =
          "The application did not come to rest: work on another queue went on for more than \(backgroundPatience) seconds."
        if !messages.contains(message) { messages.append(message) }
        MainQueue.abandonBackgroundWork()
        break
      }
      clock.waitForBackgroundWorkBriefly()
    }
    if let activityDescription = clock.activityDescription {
      let message =
        "The application did not come to rest within \(Int(limit)) seconds of its clock: \(activityDescription) went on."
      if MainQueue.isExclusive, !messages.contains(message) { messages.append(message) }
    }
  }

  /// The number of times for which work on other queues may enqueue work on the main queue that starts work on other queues.
  private static let roundLimit = 1000

  private func reportEndlessWork() {
    let message =
      "The screen never rests: work on the main queue enqueues more work again and again. The picture shows it in between."
    if MainQueue.isExclusive, !messages.contains(message) { messages.append(message) }
  }

  /// Advances the clock of the current device, for run loops.
  ///
  /// - Returns: The time passed in seconds; `nil` if the clock is already advancing.
  static func advanceClock(_ seconds: TimeInterval, stopsAtNext: Bool) -> TimeInterval? {
    let clock = MediaClock.current
    guard clock !== MediaClock.host, !clock.isMoving else { return nil }
    let before = clock.now
    MainLoop.layOutOtherWindows()
    clock.advance(by: seconds, stopsAtNext: stopsAtNext)
    MainLoop.layOutOtherWindows()
    return clock.now - before
  }

  /// Returns the frame of a view's presentation layer, the middle of its animations included, in points in
  /// its superview's coordinate space.
  public func presentedFrame(of view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? view.frame
  }
}
