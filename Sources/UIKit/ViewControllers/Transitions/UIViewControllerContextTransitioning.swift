/// What an animator and whoever steers it are told of a transition, and how they say how far it is.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place. It contains the view that shows before; the animator adds the other.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Has to be called when the animations have ended.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; nil for one that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in points of the container's coordinates; zero for one that is not shown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view has to be at the end, in points of the container's coordinates; zero for one that is not
  /// shown then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
