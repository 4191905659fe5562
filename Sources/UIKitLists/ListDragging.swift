import Foundation

/// A table or collection whose elements are dragged and dropped: what its delegates say.
@MainActor
protocol DraggedList: UIView {
  /// The element at a point of the list.
  func draggedPath(at point: CGPoint) -> IndexPath?
  /// The element's cell, if it is in sight.
  func draggedCell(at path: IndexPath) -> UIView?
  /// Tells cells what becomes of them; `nil` for those in sight.
  func setDragState(_ state: ListDragState, at paths: [IndexPath]?)
  /// Returns whether the data source lets an element be moved.
  func lets(move path: IndexPath) -> Bool

  var hasDragDelegate: Bool { get }
  var dragInteractionEnabled: Bool { get }
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragDidEnd(_ session: any UIDragSession)

  var hasDropDelegate: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
}

/// The state of a cell in a drag. Raw values are those of the `DragState`s of cells.
enum ListDragState: Int {
  case none = 0
  case lifting = 1
  case dragging = 2
}

/// Drags and drops of a list's elements. What a drop proposes and does differs between tables and collections.
@MainActor
class ListDragging<List: DraggedList, Drop: ListDrop>: NSObject, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  final private(set) weak var list: List?
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  /// The elements that are dragged.
  private var paths: [IndexPath] = []
  final private(set) var isDragging = false
  final private(set) var isDroppedOn = false
  /// The drop that is being performed.
  final var coordinator: Drop?

  init(_ list: List) { self.list = list }

  /// Adds or removes interactions as the list's delegates want.
  final func update() {
    guard let list else { return }
    let drags = list.hasDragDelegate && list.dragInteractionEnabled
    if drags, drag == nil {
      let made = UIDragInteraction(delegate: self)
      list.addInteraction(made)
      made.isEnabled = true
      drag = made
    } else if !drags, let drag {
      list.removeInteraction(drag)
      self.drag = nil
    }
    let drops = list.hasDropDelegate || drags
    if drops, drop == nil {
      let made = UIDropInteraction(delegate: self)
      list.addInteraction(made)
      drop = made
    } else if !drops, let drop {
      list.removeInteraction(drop)
      self.drop = nil
    }
  }

  // MARK: Dragging

  final func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let path = list.draggedPath(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(for: session, at: path)
    guard !items.isEmpty else { return [] }
    paths = [path]
    if let session = session as? DragSession {
      for item in items { session.sourcePaths[ObjectIdentifier(item)] = path }
    }
    return items
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = (session as? DragSession)?.sourcePaths[ObjectIdentifier(item)],
      let cell = list.draggedCell(at: path)
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { list?.setDragState(.lifting, at: paths) }

  final func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let list else { return }
    isDragging = true
    list.dragWillBegin(session)
    list.setDragState(.dragging, at: paths)
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  final func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in
      guard let self, !isDragging else { return }
      endCells()
    }
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    endCells()
    list?.dragDidEnd(session)
  }

  private func endCells() {
    paths = []
    list?.setDragState(.none, at: nil)
  }

  // MARK: Dropping

  /// The element that would be moved; `nil` for several things and for those from elsewhere.
  final func movedPath(_ session: any UIDropSession) -> IndexPath? {
    guard isDragging, let drag = (session as? DropSession)?.drag, drag.sourceView === list,
      session.items.count == 1, let item = session.items.first
    else { return nil }
    return drag.sourcePaths[ObjectIdentifier(item)]
  }

  /// The operation for the place under the finger. Subclasses override it.
  func propose(_ session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Lets what is dragged go. Subclasses override it.
  func perform(_ session: any UIDropSession) {}

  /// The list is no longer under the finger. Subclasses override it and call `super`.
  func leave() { isDroppedOn = false }

  final func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let list else { return false }
    if list.hasDropDelegate { return list.canHandleDrop(session) }
    return movedPath(session).map { list.lets(move: $0) } ?? false
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    guard let list else { return }
    isDroppedOn = true
    list.dropDidEnter(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { propose(session) }

  final func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    list?.dropDidExit(session)
  }

  final func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    perform(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { coordinator?.preview(for: item, defaultPreview) }

  final func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.animate(item, with: animator) }

  final func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    coordinator = nil
    list?.dropDidEnd(session)
  }
}
