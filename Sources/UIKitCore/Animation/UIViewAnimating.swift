/// What an animator is doing. Raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not ended yet.
  case stopped
}

/// Where an animation ends. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the blocks left the views.
  case end
  /// Where the views were before.
  case start
  /// Where the views are seen.
  case current
}

/// Something that animates views and can be paused, scrubbed and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether the fraction goes on with time, or is going to after a delay.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// How far the animation is, from 0 to 1. Setting it pauses.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses where the animation is.
  func pauseAnimation()
  /// Ends the animation where it is seen: for good, or until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which blocks can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later, by a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end, with the position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, at another pace and with a part of the duration; 0 for the time that is left.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Animates a block's changes in what is left after a part of the time; by default in all of it.
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
