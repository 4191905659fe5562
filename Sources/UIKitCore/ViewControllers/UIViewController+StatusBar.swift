extension UIViewController {
  /// The controller whose style the status bar has, of those that this one contains or presents.
  package var controllerForStatusBarStyle: UIViewController {
    var present = controllerInFront
    while let next = present.childForStatusBarStyle { present = next }
    return present
  }

  /// The controller that says whether the status bar is hidden, of those that this one contains or presents.
  package var controllerForStatusBarHidden: UIViewController {
    var present = controllerInFront
    while let next = present.childForStatusBarHidden { present = next }
    return present
  }

  /// What is presented above all others, if it decides about the status bar: sheets and popovers leave it to what is behind
  /// them unless they capture it.
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
