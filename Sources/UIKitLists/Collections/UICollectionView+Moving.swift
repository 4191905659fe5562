import ClassMetadata
import Foundation

/// An interactive movement of an item.
@MainActor
struct InteractiveMovement {
  /// The index path before the movement, and the one at which the item would be inserted now.
  let source: IndexPath
  var target: IndexPath
  /// The position of the item's center, in the layout's coordinate space.
  var position: CGPoint
  let view: UICollectionReusableView
}

extension UICollectionView {
  /// Returns whether the data source lets an item be moved; `nil` if it does not implement the question.
  func canMove(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return false }
    return OptionalMethod.canMoveItem.result(of: dataSource) {
      dataSource.collectionView(self, canMoveItemAt: path)
    }
  }

  func beginMovement(at indexPath: IndexPath) -> Bool {
    updateLayoutIfNeeded()
    guard movement == nil, contains(indexPath), let element = shown[.cell(indexPath)] else { return false }
    guard canMove(indexPath) ?? true else { return false }
    let center = element.attributes.center
    movement = InteractiveMovement(
      source: indexPath, target: indexPath, position: center, view: element.view)
    (element.view as? UICollectionViewCell)?.isReordering = true
    bringSubviewToFront(element.view)
    setNeedsFill()
    return true
  }

  func updateMovement(_ targetPosition: CGPoint) {
    guard var movement else { return }
    let position = mirrored(CGRect(origin: targetPosition, size: .zero)).origin
    let former = movement.position
    movement.position = position
    self.movement = movement
    var target = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: position)
    if let delegate, contains(target) {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: movement.target, toProposedIndexPath: target)
    }
    if !contains(target) { target = movement.target }
    let context = storedLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [movement.target], previousPosition: former)
    let changes = target != movement.target
    self.movement?.target = target
    storedLayout.invalidateLayout(with: context)
    prepareIfNeeded()
    if changes {
      UIView.animate(withDuration: 0.2) { self.layOutAroundMovedItem() }
    } else {
      layOutAroundMovedItem()
    }
  }

  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    (movement.view as? UICollectionViewCell)?.isReordering = false
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.target], previousIndexPaths: [movement.source], movementCancelled: false)
    storedLayout.invalidateLayout(with: context)
    guard movement.target != movement.source else {
      UIView.animate(withDuration: 0.2) { self.layOutAroundMovedItem() }
      return
    }
    dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
    // The data source has already moved its data, so the update is applied directly.
    guard counts != nil, hasStarted else { return }
    var updates = PendingUpdates()
    updates.movedRows = [(movement.source, movement.target)]
    apply(updates) { _ in }
  }

  func abandonMovement() {
    guard let movement else { return }
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.source], previousIndexPaths: [movement.target], movementCancelled: true)
    cancelMovement()
    storedLayout.invalidateLayout(with: context)
    UIView.animate(withDuration: 0.2) { self.layOutAroundMovedItem() }
  }

  func cancelMovement() {
    (movement?.view as? UICollectionViewCell)?.isReordering = false
    movement = nil
  }

  private func layOutAroundMovedItem() {
    prepareIfNeeded()
    for (key, element) in shown {
      if key.category == .cell {
        element.attributes =
          movedAttributes(key.path) ?? storedLayout.layoutAttributesForItem(at: key.path)
          ?? element.attributes
      }
      place(element)
    }
    setNeedsFill()
  }

  /// Returns the attributes of an item during a movement: those of the index path to which it makes way.
  func movedAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let movement else { return nil }
    if path == movement.source {
      return storedLayout.layoutAttributesForInteractivelyMovingItem(
        at: path, withTargetPosition: movement.position)
    }
    let (source, target) = (movement.source, movement.target)
    var place = path
    if path.section == source.section, path.item > source.item { place.item -= 1 }
    if place.section == target.section, place.item >= target.item { place.item += 1 }
    guard place != path, contains(place),
      let there = storedLayout.layoutAttributesForItem(at: place)?.duplicate()
    else { return nil }
    there.indexPath = path
    return there
  }
}
