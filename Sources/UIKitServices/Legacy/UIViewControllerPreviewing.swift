import Foundation
import ObjectiveCSupport

/// The context of a preview by a firm touch, from before iOS 13. Touches have no force here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the firm touch.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that receives the touch.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in points.
  var sourceRect: CGRect { get set }
}

/// The delegate of a preview by a firm touch. It is never asked here: touches have no force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller of the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Displays the controller of the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
  }
}

extension UIViewController {
  /// Registers a view whose firm touches display previews. Without effect: touches have no force.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Ends a registration.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// A Boolean value that indicates whether a touch beside a popover dismisses it: the former name of
  /// `isModalInPresentation`.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

  /// The presentation controller that presents the controller or an ancestor of it at present; `nil` for none.
  public var activePresentationController: UIPresentationController? {
    var controller: UIViewController? = self
    while let present = controller {
      if present.presentingViewController != nil, present.parent == nil {
        return present.presentationController
      }
      controller = present.parent
    }
    return nil
  }

  /// Posted after the target of `showDetailViewController(_:sender:)` changed. Never posted here.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
  /// The name of the exception of a controller whose view is in the hierarchy of another one.
  public nonisolated static let hierarchyInconsistencyException = ObjectiveCSupport.NSExceptionName(
    "UIViewControllerHierarchyInconsistencyException")
}
