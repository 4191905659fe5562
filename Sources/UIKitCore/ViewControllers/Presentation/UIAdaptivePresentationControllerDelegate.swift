/// The methods by which a delegate adapts a presentation to traits and controls its dismissal by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks the delegate for the style in a compact width; the presentation's standard style by default.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Asks the delegate for the style with the given traits; `none` keeps the presentation's own style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Tells the delegate about the presentation controller that takes over in adapted traits, before it
  /// presents.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Asks the delegate for the controller to present instead in an adapted style; `nil` keeps the presented
  /// one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Tells the delegate that the presentation begins, with its adapted style or `none` for its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Asks the delegate whether the user may dismiss the controller; `true` by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Tells the delegate that the user is dismissing the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user attempted to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the presentation's standard style for its traits.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.standardAdaptiveStyle(for: controller.traitCollection)
  }
  /// Returns the result of `adaptivePresentationStyle(for:)` in a compact width, and the standard style
  /// otherwise.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.standardAdaptiveStyle(for: traitCollection)
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns no other controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
