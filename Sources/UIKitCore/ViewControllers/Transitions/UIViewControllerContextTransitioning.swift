/// What an animator and whoever steers it are told of a transition, and how they say how far it is.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place. It contains the view that shows before; the animator adds the other.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a gesture steers the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes, or has gone, back to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the shown view at the end; the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Says how far a gesture has steered the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the transition goes on to its end by itself.
  func finishInteractiveTransition()
  /// Says that the transition goes back to its start by itself.
  func cancelInteractiveTransition()
  /// Says that a gesture has taken hold of the transition.
  func pauseInteractiveTransition()
  /// Has to be called when the animations have ended.
  func completeTransition(_ didComplete: Bool)

  /// The controller that shows before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; nil for one that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in points of the container's coordinates; zero for one that is not shown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view has to be at the end, in points of the container's coordinates; zero for one that is not
  /// shown then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
