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
    collectingMessages { clock.settle(limit: limit) }
  }

  /// Where a view is seen at this moment, in the middle of its animations, in the coordinates of its superview, in points.
  public func presentedFrame(of view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? view.frame
  }
}
