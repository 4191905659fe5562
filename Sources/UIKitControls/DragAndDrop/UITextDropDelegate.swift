import Foundation

/// The methods that control drops on text. Never called here: text views have no drops of their own.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Asks the delegate whether the text can be edited for a drop; `no` by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Asks the delegate for a proposal; the suggested one by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Tells the delegate that the text is about to be dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Asks the delegate for the preview to which all items move; the default preview by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Tells the delegate that the drag has entered the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Tells the delegate that the drag has moved over the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Tells the delegate that the drag has left the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that the drag has ended.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Returns `no`.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// Returns the suggested proposal.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Returns the default preview.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// A request for a drop on text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position of the finger in the text.
  var dropPosition: UITextPosition { get }
  /// The proposal that is used by default.
  var suggestedProposal: UITextDropProposal { get }
  /// A Boolean value that indicates whether the drag began in the same view.
  var isSameView: Bool { get }
  /// The session of the drop.
  var dropSession: any UIDropSession { get }
}

/// The ability of text to be edited for a drop. The raw values are UIKit's.
public enum UITextDropEditability: UInt, Sendable {
  /// The text cannot be edited.
  case no = 0
  /// The text can be edited during the drop.
  case temporary = 1
  /// The text can be edited from then on.
  case yes = 2
}
