extension UIViewController {
  /// The controller, among descendants and presented ones, that determines the style of the status bar.
  package var controllerForStatusBarStyle: UIViewController {
    var present = controllerInFront
    while let next = present.childForStatusBarStyle { present = next }
    return present
  }

  /// The controller, among descendants and presented ones, that determines whether the status bar is hidden.
  package var controllerForStatusBarHidden: UIViewController {
    var present = controllerInFront
    while let next = present.childForStatusBarHidden { present = next }
    return present
  }

  /// The topmost presented controller that determines the status bar. Sheets and popovers leave that to the
  /// controller below, unless they capture the status bar.
  private var controllerInFront: UIViewController {
    var front = self
    while let next = front.presentedViewController,
      next.modalPresentationStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
    {
      front = next
    }
    return front
  }
}
