import Foundation

/// A transition between two view controllers, and the context of its animator and interaction controller.
///
/// 1. The initiator sets the controllers, their views and frames, and the completion.
/// 2. `start()` starts the animator or the interaction controller, and the animations alongside.
/// 3. `completeTransition(_:)`, which the animator calls, ends it once. `finishImmediately()` ends it immediately if
///   another change begins before the clock has reached its end.
@MainActor
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  package let animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  package let coordinator: TransitionCoordinator
  package private(set) var interruptible: (any UIViewImplicitlyAnimating)?

  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var isOver = false
  package var targetTransform: CGAffineTransform { .identity }

  /// The view whose layer's time drives the transition.
  package var timedView: UIView

  package var from: UIViewController?
  package var to: UIViewController?
  package var fromView: UIView?
  package var toView: UIView?
  private var initialFrames: [ObjectIdentifier: CGRect] = [:]
  private var finalFrames: [ObjectIdentifier: CGRect] = [:]

  /// Called at the end; the argument tells whether the transition was completed.
  package var onCompletion: ((Bool) -> Void)?

  package init(
    in containerView: UIView, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    style: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    isAnimated = animator != nil
    presentationStyle = style
    timedView = containerView
    coordinator = TransitionCoordinator(
      containerView: containerView, duration: animator?.transitionDuration(using: nil) ?? 0,
      isAnimated: animator != nil)
    super.init()
  }

  package func setFrames(of controller: UIViewController?, initial: CGRect, final: CGRect) {
    guard let controller else { return }
    initialFrames[ObjectIdentifier(controller)] = initial
    finalFrames[ObjectIdentifier(controller)] = final
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }
  package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  // MARK: Running

  package func start() {
    coordinator.transition = self
    for controller in [from, to] { controller?.runningTransition = self }
    guard let animator else {
      coordinator.runAnimations()
      return completeTransition(true)
    }
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      coordinator.initiallyInteractive = true
      interactor.startInteractiveTransition(self)
      animateAlongside()
    } else {
      animator.animateTransition(using: self)
      animateAlongside()
    }
  }

  /// Runs the animations alongside the transition, with its duration.
  private func animateAlongside() {
    UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in
      coordinator.runAnimations()
    }
  }

  /// Returns the property animator of a transition that can be interrupted, if the animator provides one.
  package func findInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard let made = animator?.interruptibleAnimator(using: self), !(made is MissingAnimator) else {
      return nil
    }
    interruptible = made
    return made
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  package func finishInteractiveTransition() { endInteraction(cancelled: false) }
  package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  package func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    isInteractive = true
    coordinator.interactionChanged()
  }

  private func endInteraction(cancelled: Bool) {
    guard !isOver else { return }
    transitionWasCancelled = cancelled
    isInteractive = false
    coordinator.interactionChanged()
  }

  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    for controller in [from, to] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    let done = onCompletion
    onCompletion = nil
    done?(didComplete)
    animator?.animationEnded(didComplete)
    interruptible = nil
    interactor = nil
  }

  /// Ends the transition immediately, in the direction in which it was going.
  package func finishImmediately() {
    guard !isOver else { return }
    timedView.layer.resetTime()
    if let interruptible {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }
    timedView.layer.endAnimations(restoring: transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
  }
}
