/// The state of an animator. Raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished.
  case stopped
}

/// A position in an animation. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values, set by the blocks.
  case end
  /// The values before the animation.
  case start
  /// The currently presented values.
  case current
}

/// An animation of views that can be paused, scrubbed and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running, or will run after a delay.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, from 0 to 1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at the current position.
  func pauseAnimation()
  /// Stops the animation at the current position, for good or until `finishAnimation(at:)` is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks of changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which is called with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing and a fraction of the duration; 0 uses the remaining
  /// time.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds changes; the default implementation ignores the delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}
}
