import Foundation

/// How the text of a view is dragged.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The picture of what is dragged has no colours of its own.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// What text a drag takes along.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text.
  var dragRange: UITextRange { get }
  /// What is dragged by itself.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides how text is dragged out of a view. It is not called here: text views have no drags of their own.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// What a drag takes along.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Those that are suggested.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
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
  /// Decides how text is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction of the drags; nil here.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged.
  var isTextDragActive: Bool { get }
  /// How text is dragged.
  var textDragOptions: UITextDragOptions { get set }
}

/// Decides how text is dropped on a view. It is not called here: text views have no drops of their own.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// A view on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// Decides how text is dropped.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction of the drops; nil here.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something hovers over the text.
  var isTextDropActive: Bool { get }
}
