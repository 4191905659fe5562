import Foundation

/// An interaction of a view that moves a window on an iPad, in iOS 26. Windows stay here.
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  /// The gesture for relations with others. Without effect: windows stay.
  public let gestureForFailureRelationships: UIGestureRecognizer = UIPanGestureRecognizer()
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }
  /// Called when the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}
  /// Takes the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }
}
