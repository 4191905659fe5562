import Foundation

/// The current touch of an item.
struct CollectionTouch {
  weak var cell: UICollectionViewCell?
  var path: IndexPath?
  /// The start of the touch, in the window's coordinates.
  var start = CGPoint.zero
  /// A Boolean value that indicates whether the user moves the item by its reorder control.
  var moves = false
}

extension UICollectionView {
  // MARK: Selection by the program

  /// A Boolean value that indicates whether multiple items can currently be selected.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil {
      for other in selectedPaths.sorted() where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let indexPath else { return }
    countIfNeeded()
    guard contains(indexPath), mayTouchItems else { return }
    selectedPaths.insert(indexPath)
    if let cell = shown[.cell(indexPath)]?.view as? UICollectionViewCell, !cell.isSelected {
      cell.isSelected = true
    }
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    if let cell = shown[.cell(indexPath)]?.view as? UICollectionViewCell, cell.isSelected {
      cell.isSelected = false
    }
  }

  // MARK: Selection by touch

  private var mayTouchItems: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func beginTouch(_ touches: Set<UITouch>) {
    guard let finger = touches.first else { return }
    let view = sequence(first: finger.view as UIView?, next: { $0?.superview })
      .first { view in view is UICollectionViewCell && shown.values.contains { $0.view === view } }
    touch.cell = view as? UICollectionViewCell
    touch.start = finger.location(in: nil)
    guard let cell = touch.cell, let path = indexPath(for: cell) else { return }
    touch.path = path
    if isSwiped(cell) { return }
    if let cell = cell as? UICollectionViewListCell, cell.isReorderControl(at: finger.location(in: cell)),
      canMove(path) == true
    {
      touch.moves = beginInteractiveMovementForItem(at: path)
      if touch.moves { return }
    }
    guard mayTouchItems || segueLeads(from: cell) else { return }
    if delegate?.collectionView(self, shouldHighlightItemAt: path) == false { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func segueLeads(from cell: UICollectionViewCell) -> Bool { cell.segueTrigger != nil }

  /// Cancels the touch once the finger has moved 10 points: it scrolls and selects nothing.
  func moveTouch(_ touches: Set<UITouch>) {
    guard let finger = touches.first else { return }
    if touch.moves {
      updateInteractiveMovementTargetPosition(finger.location(in: self))
      return
    }
    let position = finger.location(in: nil)
    if hypot(position.x - touch.start.x, position.y - touch.start.y) >= 10 { cancelTouch() }
  }

  func endTouch(_ touches: Set<UITouch>) {
    if touch.moves {
      touch = CollectionTouch()
      endInteractiveMovement()
      return
    }
    guard let finger = touches.first else { return }
    let (cell, path) = (touch.cell, touch.path)
    let wasHighlighted = cell?.isHighlighted ?? false
    cancelTouch()
    if closesSwipe() { return }
    guard let cell, let path, wasHighlighted else { return }
    if let list = cell as? UICollectionViewListCell,
      list.tapAccessory(at: finger.location(in: list), in: self, path)
    {
      return
    }
    touchItem(path, cell)
  }

  func cancelTouch() {
    if touch.moves {
      touch = CollectionTouch()
      cancelInteractiveMovement()
      return
    }
    let former = touch
    touch = CollectionTouch()
    guard let cell = former.cell, cell.isHighlighted else { return }
    cell.isHighlighted = false
    if let path = former.path { delegate?.collectionView(self, didUnhighlightItemAt: path) }
  }

  /// Selects or deselects an item for a tap. The delegate may refuse, and is notified.
  private func touchItem(_ path: IndexPath, _ cell: UICollectionViewCell) {
    let delegate = delegate
    if selectsSeveral, selectedPaths.contains(path) {
      deselectByTouch(path)
      return
    }
    guard selectByTouch(path) else { return }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    if let list = cell as? UICollectionViewListCell { list.tapContent(in: self, path) }
    cell.segueTrigger?()
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
    deselectItem(at: path, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// - Returns: whether the delegate lets the item be selected.
  @discardableResult
  private func selectByTouch(_ path: IndexPath) -> Bool {
    let delegate = delegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return false }
    if !selectsSeveral {
      for other in selectedPaths.sorted() where other != path {
        deselectItem(at: other, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  func setSelectedByTouch(_ isSelected: Bool, at path: IndexPath) {
    guard selectsSeveral, isSelected != selectedPaths.contains(path), contains(path) else { return }
    if isSelected { selectByTouch(path) } else { deselectByTouch(path) }
  }

  // MARK: Editing

  func setCellsEditing(_ editing: Bool) {
    guard editing != storedIsEditing else { return }
    endSwipe(animated: false)
    cancelTouch()
    storedIsEditing = editing
    for path in selectedPaths.sorted() { deselectItem(at: path, animated: false) }
    for (key, element) in shown where key.category == .cell {
      if let cell = element.view as? UICollectionViewCell { updateEditing(of: cell, at: key.path) }
    }
    setNeedsLayout()
  }

  /// Updates the editing mode of a cell.
  func updateEditing(of cell: UICollectionViewCell, at path: IndexPath) {
    cell.isEditing = storedIsEditing && delegate?.collectionView(self, canEditItemAt: path) != false
  }
}
