import EventLoop
import Foundation
import UIKit

extension VirtualDevice {
  /// The device's time in seconds, 0 when it was set up: what `CACurrentMediaTime()` says while it is the process's device.
  public var time: TimeInterval { clock.now }

  /// Lets time pass: animations go on, what ends on the way is told so in order, and layout follows each such moment.
  ///
  /// From the first call on the device no longer waits for things to come to rest by itself, so that moments of a movement
  /// can be looked at; see `settlesByItself`.
  ///
  /// ```swift
  /// phone.advance(by: 0)  // from now on step by step
  /// phone.tap(at: button.center)
  /// phone.advance(by: 0.125)
  /// try phone.picture(.png).write(to: halfway)
  /// ```
  public func advance(by seconds: TimeInterval) {
    settlesByItself = false
    layOut()
    collectingMessages { clock.advance(by: seconds) }
  }

  /// Lets time pass until what moves has come to rest, as it does by itself while `settlesByItself` is on.
  ///
  /// - Parameter limit: seconds after which it gives up on what never rests.
  public func settle(limit: TimeInterval = 60) {
    layOut()
    comeToRest(limit: limit)
  }

  /// Lets time pass until what the application has begun is over: what waits for the main queue, timers and delayed blocks that are
  /// not far, tasks, animations, and work on other queues, which takes real time.
  func comeToRest(limit: TimeInterval = 60) {
    guard !clock.isMoving else { return }
    clock.backgroundPatience = backgroundPatience
    for round in 0... {
      becomeCurrent()
      if clock.isBusy { collectingMessages { clock.settle(limit: limit) } }
      if MainQueue.isExclusive {
        RunLoopTurns.turn()
        // What other threads hand over may need several turns.
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
      clock.waitPatiently()
    }
    if let unrest = clock.unrest {
      let message =
        "The application did not come to rest within \(Int(limit)) seconds of its clock: \(unrest) went on."
      if MainQueue.isExclusive, !messages.contains(message) { messages.append(message) }
    }
  }

  /// Lets time pass on the clock of the device that is shown, for run loops.
  ///
  /// - Returns: the seconds that have passed; nil while the clock moves already.
  static func letTimePass(_ seconds: TimeInterval, stopsAtNext: Bool) -> TimeInterval? {
    let clock = MediaClock.current
    guard clock !== MediaClock.host, !clock.isMoving else { return nil }
    let before = clock.now
    MainLoop.layOutOtherWindows()
    clock.advance(by: seconds, stopsAtNext: stopsAtNext)
    MainLoop.layOutOtherWindows()
    return clock.now - before
  }

  /// Where a view is seen at this moment, in the middle of its animations, in the coordinates of its superview, in points.
  public func presentedFrame(of view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? view.frame
  }
}
