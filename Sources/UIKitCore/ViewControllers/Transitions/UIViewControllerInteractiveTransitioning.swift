/// Steers a transition, mostly by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called at the start, in place of the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition goes on when it is let go; 1, by default, for as fast as the animator has it.
  var completionSpeed: CGFloat { get }
  /// The pace at which the transition goes on; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is steered from its start; else it runs by itself until it is taken hold of.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
