import Foundation

/// The standard transitions of presentations, by the presented controller's transition style.
///
/// The durations are estimates; Apple documents none.
final class StandardModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.5

  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let moved = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    let place = controller.map { isPresenting ? context.finalFrame(for: $0) : context.initialFrame(for: $0) }
    let shown = place ?? container.bounds
    if isPresenting {
      container.addSubview(moved)
      moved.frame = shown
      UIView.performWithoutAnimation { moved.layoutIfNeeded() }
    } else if let below = context.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let end = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    switch style {
    case .coverVertical:
      var away = shown
      away.origin.y = container.bounds.maxY
      if isPresenting { moved.frame = away }
      // Critically damped: the view does not oscillate.
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [],
        animations: { [isPresenting] in moved.frame = isPresenting ? shown : away }, completion: end)
    case .flipHorizontal:
      moved.isHidden = isPresenting
      UIView.transition(
        with: container, duration: Self.duration,
        options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
        animations: { [isPresenting] in moved.isHidden = !isPresenting },
        completion: { finished in
          moved.isHidden = false
          end(finished)
        })
    case .crossDissolve, .partialCurl:
      // A curl is drawn as a cross dissolve.
      if isPresenting { moved.alpha = 0 }
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: [],
        animations: { [isPresenting] in moved.alpha = isPresenting ? 1 : 0 },
        completion: { finished in
          moved.alpha = 1
          end(finished)
        })
    }
  }
}
