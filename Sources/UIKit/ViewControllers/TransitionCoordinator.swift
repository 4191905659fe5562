/// A transition of a virtual device: whoever causes it says when its parts happen.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  package let containerView: UIView
  package let transitionDuration: TimeInterval
  package var isAnimated: Bool { true }
  package var targetTransform: CGAffineTransform { .identity }
  package var isCancelled: Bool { false }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  package init(containerView: UIView, duration: TimeInterval = 0.3) {
    self.containerView = containerView
    transitionDuration = duration
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what goes beside the transition; called when the new size is set.
  package func runAnimations() {
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  /// Runs what comes after it.
  package func runCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
