/// The methods by which a delegate observes a navigation controller's stack and provides transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to become the visible top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Tells the delegate that a controller has become the visible top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Asks the delegate for the supported orientations of the interface.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate for the preferred orientation for presentation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Asks the delegate for the interaction controller of a transition with the delegate's animator; `nil` for
  /// none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the animator of a change of the stack; `nil` uses the standard transition.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    MessageForwarders.send(
      self, "navigationController:willShow:animated:", [navigationController, viewController, animated]
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    MessageForwarders.send(
      self, "navigationController:didShow:animated:", [navigationController, viewController, animated]
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
  /// Returns all orientations on an iPad, all but upside down on a phone.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    MessageForwarders.result(
      self, or: navigationController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }
  /// Returns `portrait`.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    MessageForwarders.result(self, or: .portrait) { (next: any UINavigationControllerDelegate) in
      next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }
  /// Returns no interaction controller.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MessageForwarders.result(self, or: nil) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }
  /// Returns no animator.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MessageForwarders.result(self, or: nil) { (next: any UINavigationControllerDelegate) in
      next.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
}
