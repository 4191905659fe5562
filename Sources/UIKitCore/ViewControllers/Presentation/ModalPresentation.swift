/// The presentation of a view controller, from `present` to the end of its dismissal.
@MainActor
package protocol ModalPresentation: AnyObject {
  /// The controller that presents.
  var presenter: UIViewController { get }
  /// The presentation controller.
  var controller: UIPresentationController { get }
  /// The view that contains the presented view.
  var containerView: UIView { get }
  /// The transition in progress, if there is one.
  var transition: ControllerTransition? { get }
  /// A Boolean value that indicates whether the dismissal has begun.
  var isEnding: Bool { get }
  /// Begins the presentation.
  ///
  /// - Parameter source: The controller that asked for it.
  func begin(source: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Begins the dismissal.
  func end(animated: Bool, completion: (() -> Void)?)
  /// Removes a presentation below one that is being dismissed, without animation.
  func removeImmediately()
  /// Takes over the presenting controller of a presentation below this one, which is visible after the
  /// dismissal.
  func replace(_ below: any ModalPresentation)
}
