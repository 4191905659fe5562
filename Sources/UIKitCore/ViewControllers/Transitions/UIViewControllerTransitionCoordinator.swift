/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition was interactive from its start.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can become interactive while it runs.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled and returns to its start.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction to which the interaction has brought the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition proceeds after the interaction, as a multiple of the animator's.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform of the displayed view at the end; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller that is visible before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that is visible before or after the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` alongside the transition and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation of a view outside of the container alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a handler whenever the transition becomes or ceases to be interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a handler when the transition ceases to be interactive.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation alongside the transition; returns whether it will be animated.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
