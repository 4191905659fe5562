/// The context of a transition, with which an animator or interaction controller obtains its views and
/// reports progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place. It contains the view that disappears; the animator adds
  /// the other one.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled and returns to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the displayed view at the end; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Reports the fraction to which the interaction has brought the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition proceeds to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that the transition has become interactive.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator has to call it when its animations have ended.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that is visible before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view to animate; `nil` for a view that the transition leaves in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, in the container's coordinates; zero if it is not
  /// visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container's coordinates; zero if it is not
  /// visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
