import Foundation

/// Manages the drag and drop interactions of a collection view.
final class CollectionDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var collection: UICollectionView?
  private(set) var drag: UIDragInteraction?
  private(set) var drop: UIDropInteraction?
  /// The index paths of the dragged items.
  private var paths: [IndexPath] = []
  private(set) var isDragging = false
  private(set) var isDroppedOn = false
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  private var coordinator: CollectionDrop?

  init(_ collection: UICollectionView) { self.collection = collection }

  /// Adds or removes the interactions according to the collection view's delegates.
  func update() {
    guard let collection else { return }
    let drags = collection.dragDelegate != nil && collection.dragInteractionEnabled
    if drags, drag == nil {
      let made = UIDragInteraction(delegate: self)
      collection.addInteraction(made)
      made.isEnabled = true
      drag = made
    } else if !drags, let drag {
      collection.removeInteraction(drag)
      self.drag = nil
    }
    let drops = collection.dropDelegate != nil || drags
    if drops, drop == nil {
      let made = UIDropInteraction(delegate: self)
      collection.addInteraction(made)
      drop = made
    } else if !drops, let drop {
      collection.removeInteraction(drop)
      self.drop = nil
    }
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let collection, let path = collection.indexPathForItem(at: session.location(in: collection)),
      let items = collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path),
      !items.isEmpty
    else { return [] }
    paths = [path]
    if let session = session as? DragSession {
      for item in items { session.sourcePaths[ObjectIdentifier(item)] = path }
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let collection, let path = (session as? DragSession)?.sourcePaths[ObjectIdentifier(item)],
      let cell = collection.cellForItem(at: path)
    else { return nil }
    let parameters = collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  private func tellCells(_ state: UICollectionViewCell.DragState) {
    for path in paths { collection?.cellForItem(at: path)?.setDragState(state) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { tellCells(.lifting) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let collection else { return }
    isDragging = true
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
    tellCells(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    collection.flatMap { $0.dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) }
      ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    collection.flatMap {
      $0.dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in
      guard let self, !isDragging else { return }
      endCells()
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    endCells()
    guard let collection else { return }
    collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func endCells() {
    paths = []
    for cell in collection?.visibleCells ?? [] { cell.setDragState(.none) }
  }

  // MARK: Dropping

  private func isOwn(_ session: any UIDropSession) -> Bool {
    isDragging && (session as? DropSession)?.drag.sourceView === collection
  }

  /// Returns the item that the drop would move; `nil` for multiple items and for items from elsewhere.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard isOwn(session), session.items.count == 1, let item = session.items.first else { return nil }
    return (session as? DropSession)?.drag.sourcePaths[ObjectIdentifier(item)]
  }

  private func mayMove(_ path: IndexPath) -> Bool {
    guard let collection else { return false }
    collection.leavesMovingOpen = false
    return collection.mayMove(path)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let collection else { return false }
    if let delegate = collection.dropDelegate {
      return delegate.collectionView(collection, canHandle: session)
    }
    return movedRow(session).map { mayMove($0) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let collection else { return }
    isDroppedOn = true
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let collection else { return UIDropProposal(operation: .cancel) }
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

  private func leave() {
    isDroppedOn = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let collection else { return }
    collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let collection, let proposal else { return }
    let made = CollectionDrop(collection, session, proposal, destination)
    coordinator = made
    if collection.dropDelegate == nil, let source = movedRow(session), let target = destination {
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

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { coordinator?.preview(for: item, defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.animate(item, with: animator) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    coordinator = nil
    guard let collection else { return }
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}

/// The coordinator of a drop on a collection view.
private final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
    }
  }

  private final class Placeholder: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let animator: DragAnimator
    private weak var collection: UICollectionView?
    private var path: IndexPath?

    init(_ item: UIDragItem, _ animator: DragAnimator, _ collection: UICollectionView?, _ path: IndexPath) {
      dragItem = item
      self.animator = animator
      self.collection = collection
      self.path = path
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      guard let path, let collection else { return false }
      self.path = nil
      dataSourceUpdates(path)
      collection.insertItems(at: [path])
      return true
    }

    func deletePlaceholder() -> Bool {
      defer { path = nil }
      return path != nil
    }
  }

  private weak var collection: UICollectionView?
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]

  init(
    _ collection: UICollectionView, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?
  ) {
    self.collection = collection
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let drag = (session as? DropSession)?.drag
    items = session.items.map { item in
      let path = drag?.sourceView === collection ? drag?.sourcePaths[ObjectIdentifier(item)] : nil
      return Item(item, path, path.map { collection.itemRect($0).size } ?? .zero)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    Placeholder(dragItem, send(dragItem, to: nil), collection, placeholder.insertionIndexPath)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, to: collection.map { dropTarget(in: $0, $0.itemRect(indexPath)) })
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = collection?.cellForItem(at: indexPath) else { return send(dragItem, to: nil) }
    return send(dragItem, to: dropTarget(in: cell, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, to: target)
  }
}

extension UICollectionView {
  /// Returns the frame of an item, in the collection view's coordinate space.
  fileprivate func itemRect(_ path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? CGRect(origin: bounds.origin, size: .zero)
  }
}
