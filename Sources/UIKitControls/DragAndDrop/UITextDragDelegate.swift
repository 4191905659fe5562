import Foundation

/// The options for dragging text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, which are UIKit's.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Previews of text do not have its colors.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A request for the items of a text drag.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text.
  var dragRange: UITextRange { get }
  /// The items that are dragged by default.
  var suggestedItems: [UIDragItem] { get }
  /// The items that the drag already has.
  var existingItems: [UIDragItem] { get }
  /// A Boolean value that indicates whether the text is selected.
  var isSelected: Bool { get }
  /// The session of the drag.
  var dragSession: any UIDragSession { get }
}

/// The methods that control the dragging of text. Never called here: text views have no drags of their own.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Asks the delegate for the preview of an item; `nil` for that of the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Tells the delegate that the text is about to be lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Tells the delegate that the drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that the drag has ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the suggested items.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Returns `nil`.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate for dragging text.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The drag interaction; `nil` here.
  var textDragInteraction: UIDragInteraction? { get }
  /// A Boolean value that indicates whether text is being dragged.
  var isTextDragActive: Bool { get }
  /// The options for dragging text.
  var textDragOptions: UITextDragOptions { get set }
}

/// A view on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The delegate for drops on text.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The drop interaction; `nil` here.
  var textDropInteraction: UIDropInteraction? { get }
  /// A Boolean value that indicates whether a drag is over the text.
  var isTextDropActive: Bool { get }
}
