import Foundation

/// Manages the drag and drop interactions of a collection view.
final class CollectionDragging: ListDragging<UICollectionView, CollectionDrop> {
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?

  override func propose(_ session: any UIDropSession) -> UIDropProposal {
    guard let collection = list else { return UIDropProposal(operation: .cancel) }
    let path = collection.indexPathForItem(at: session.location(in: collection))
    destination = path
    let proposed =
      collection.dropDelegate?.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(
        operation: path == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
    proposal = proposed
    return proposed
  }

  override func perform(_ session: any UIDropSession) {
    guard let collection = list, let proposal else { return }
    let made = CollectionDrop(session, on: collection, destination, proposal)
    coordinator = made
    if collection.dropDelegate == nil, let source = movedPath(session), let target = destination {
      if source != target {
        collection.dataSource?.collectionView(collection, moveItemAt: source, to: target)
        var updates = PendingUpdates()
        updates.movedRows = [(source, target)]
        collection.apply(updates) { _ in }
      }
      made.drop(session.items[0], toItemAt: target)
    }
    leave()
    collection.dropDelegate?.collectionView(collection, performDropWith: made)
  }
}

/// The coordinator of a drop on a collection view.
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  private weak var collection: UICollectionView?
  let proposal: UICollectionViewDropProposal

  init(
    _ session: any UIDropSession, on collection: UICollectionView, _ destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.collection = collection
    self.proposal = proposal
    super.init(session, on: collection, destination) { collection.itemRect($0).size }
  }

  var items: [any UICollectionViewDropItem] { listItems }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    hold(dragItem, for: placeholder.insertionIndexPath) { [weak collection] in
      collection?.insertItems(at: [$0])
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, in: collection, collection?.itemRect(indexPath) ?? .zero)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, in: collection?.cellForItem(at: indexPath), rect)
  }
}

extension UICollectionView: DraggedList {
  func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func draggedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func setDragState(_ state: ListDragState, at paths: [IndexPath]?) {
    for cell in paths.map({ $0.compactMap { cellForItem(at: $0) } }) ?? visibleCells {
      cell.setDragState(UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }
  }
  func lets(move path: IndexPath) -> Bool { canMove(path) == true }

  var hasDragDelegate: Bool { dragDelegate != nil }
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  var hasDropDelegate: Bool { dropDelegate != nil }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
}

extension UICollectionView {
  /// Returns the frame of an item, in the collection view's coordinate space.
  fileprivate func itemRect(_ path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? CGRect(origin: bounds.origin, size: .zero)
  }
}
