/// The coordinator of a transition between view controllers or of a rotation. The initiator runs its
/// animations and completions.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  package let containerView: UIView
  package let transitionDuration: TimeInterval
  package let isAnimated: Bool
  package var targetTransform: CGAffineTransform { .identity }

  /// The transition between view controllers; `nil` for a rotation.
  weak var transition: ControllerTransition?

  package var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  package var isInteractive: Bool { transition?.isInteractive ?? false }
  package var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  package internal(set) var initiallyInteractive = false
  package var isInterruptible: Bool { transition?.interruptible != nil }
  package internal(set) var percentComplete: CGFloat = 0
  package var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { transition?.interactor?.completionCurve ?? .easeInOut }

  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers:
    [(isOnce: Bool, call: (any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var hasRun = false

  package init(containerView: UIView, duration: TimeInterval = 0.3, isAnimated: Bool = true) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    transitionDuration = duration
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRun {
      animation(self)
      return false
    }
    animations.append(animation)
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((false, handler))
  }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((true, handler))
  }

  /// Notifies handlers that the transition became or ceased to be interactive.
  func interactionChanged() {
    let called = interactionHandlers.filter { !$0.isOnce || !isInteractive }
    if !isInteractive { interactionHandlers.removeAll { $0.isOnce } }
    for handler in called { handler.call(self) }
  }

  /// Runs the animations alongside the transition. Called after the new size is set.
  package func runAnimations() {
    hasRun = true
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  /// Runs the completion handlers.
  package func runCompletions() {
    let pending = completions
    completions = []
    interactionHandlers = []
    for completion in pending { completion(self) }
  }
}
