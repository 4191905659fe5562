import UIKit

/// A transition in which a screen rises from the bottom and fades in, and the reverse.
final class RiseTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: false) }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let shown = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      to.frame = context.finalFrame(for: shown)
      let away = CGAffineTransform(translationX: 0, y: 120)
      if isPresenting {
        context.containerView.addSubview(to)
        to.alpha = 0
        to.transform = away
      } else {
        context.containerView.insertSubview(to, belowSubview: from)
      }
      UIView.animate(
        withDuration: transitionDuration(using: context),
        animations: { [isPresenting] in
          if isPresenting {
            to.alpha = 1
            to.transform = .identity
          } else {
            from.alpha = 0
            from.transform = away
          }
        },
        completion: { _ in
          from.alpha = 1
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }
}
