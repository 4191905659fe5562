/// The views of a sheet, their geometry, and the drag that moves them.
@MainActor
package protocol PresentedSheet: AnyObject {
  /// The view that contains the presented view.
  var view: UIView { get }
  /// The frame of the view at the selected detent, in the container's coordinates.
  var restingFrame: CGRect { get }
  /// A Boolean value that indicates whether a finger is moving the sheet.
  var isDragging: Bool { get }
  /// A Boolean value that indicates whether touches beside the sheet reach the views below.
  var passesTouches: Bool { get }
  /// Lays out the views in the container.
  func layOut()
  /// Lays out the views in the container with an animation.
  func animateLayout()
  /// Adds the views to the container before the presentation, which fades in what dims the views below.
  func presentationWillBegin()
  /// Fades out what dims the views below.
  func dismissalWillBegin()
  /// Removes what dims the views below, or restores it after a dismissal that was cancelled.
  func dismissalDidEnd(_ completed: Bool)
}

/// The views of a popover, and their geometry.
@MainActor
package protocol PresentedPopover: AnyObject {
  /// The view of the popover with its arrow.
  var view: UIView { get }
  /// The frame of the view, in the container's coordinates.
  var restingFrame: CGRect { get }
  /// Adds the views to the container before the presentation.
  func presentationWillBegin()
  /// Lays out the views in the container.
  func layOut()
}
