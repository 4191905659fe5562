/// An object that makes a transition interactive, mostly with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition in place of the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the transition proceeds after the interaction, as a multiple of the animator's; 1 by
  /// default.
  var completionSpeed: CGFloat { get }
  /// The timing curve after the interaction; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition is interactive from its start; otherwise it runs
  /// until it is paused. `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The value `true`.
  public var wantsInteractiveStart: Bool { true }
}
