/// An object that animates a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the view that is to appear and starts the animations, which call `completeTransition(_:)` at their
  /// end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
  /// Returns the property animator of a transition that can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Returns a placeholder for no animator: the transition is animated by `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator() }
}

/// The result of the default `interruptibleAnimator(using:)`, which stands for no animator: it has no animations.
final class MissingAnimator: UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
