import Foundation

/// The standard animation of a navigation controller: the upper view slides in from the trailing side and
/// back out, the lower view moves a third as far. Duration and dimming are estimates from observing iOS.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.35

  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let next = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let final = context.finalFrame(for: next)
    to.frame = final
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    shade.isUserInteractionEnabled = false
    if isPush {
      container.addSubview(shade)
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
      container.insertSubview(shade, belowSubview: from)
    }
    UIView.performWithoutAnimation { to.layoutIfNeeded() }
    let side: CGFloat = container.isRightToLeft ? -1 : 1
    let width = container.bounds.width * side
    let initial = from.frame
    to.frame = final.offsetBy(dx: isPush ? width : -width / 3, dy: 0)
    shade.alpha = isPush ? 0 : 1
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [],
      animations: { [isPush] in
        to.frame = final
        from.frame = initial.offsetBy(dx: isPush ? -width / 3 : width, dy: 0)
        shade.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        shade.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
