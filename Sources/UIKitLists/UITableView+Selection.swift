import Foundation

/// The current touch of a row.
struct TableTouch {
  weak var cell: UITableViewCell?
  var path: IndexPath?
  /// The start of the touch, in the window's coordinates.
  var start = CGPoint.zero
  /// The cell that the user moves to another row.
  var movedCell: UITableViewCell?
  var moveTarget: IndexPath?
}

extension UITableView {
  // MARK: Selection by the program

  /// A Boolean value that indicates whether multiple rows can currently be selected.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil {
      for other in indexPathsForSelectedRows ?? [] where other != indexPath {
        deselectRow(at: other, animated: animated)
      }
    }
    guard let indexPath, indexPath.count == 2 else { return }
    countIfNeeded()
    guard geometry?.contains(indexPath) == true else { return }
    selectedPaths.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection by touch

  private var mayTouchRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func beginTouch(_ touches: Set<UITouch>) {
    guard let finger = touches.first else { return }
    touch.cell =
      sequence(first: finger.view as UIView?, next: { $0?.superview })
      .first { $0 is UITableViewCell && $0?.superview === self } as? UITableViewCell
    touch.start = finger.location(in: nil)
    guard let cell = touch.cell else { return }
    let path = indexPath(for: cell)
    touch.path = path
    if isSwiped(cell) { return }
    if let path, isEditing, cell.isReorderControl(at: finger.location(in: cell)) {
      beginMove(of: cell, at: path)
      return
    }
    guard mayTouchRows else { return }
    if let path, delegate?.tableView(self, shouldHighlightRowAt: path) == false { return }
    cell.setHighlighted(true, animated: false)
    if let path { delegate?.tableView(self, didHighlightRowAt: path) }
  }

  /// Cancels the touch once the finger has moved 10 points: it scrolls, swipes or moves a row, and selects
  /// nothing.
  func moveTouch(_ touches: Set<UITouch>) {
    guard let finger = touches.first else { return }
    if touch.movedCell != nil {
      continueMove(to: finger)
      return
    }
    let position = finger.location(in: nil)
    if hypot(position.x - touch.start.x, position.y - touch.start.y) >= 10 { cancelTouch() }
  }

  func endTouch(_ touches: Set<UITouch>) {
    if touch.movedCell != nil {
      endMove()
      return
    }
    let (cell, path) = (touch.cell, touch.path)
    let wasHighlighted = cell?.isHighlighted ?? false
    cancelTouch()
    guard let cell else {
      endSwipe(animated: true)
      return
    }
    tap(cell, path: path, wasHighlighted: wasHighlighted)
  }

  func cancelTouch() {
    if touch.movedCell != nil { endMove() }
    if let cell = touch.cell, cell.isHighlighted {
      cell.setHighlighted(false, animated: false)
      if let path = touch.path { delegate?.tableView(self, didUnhighlightRowAt: path) }
    }
    touch = TableTouch()
  }

  /// Handles a tap on a row: closes an open swipe, or selects the row.
  private func tap(_ cell: UITableViewCell, path: IndexPath?, wasHighlighted: Bool) {
    if closesSwipe() { return }
    guard let path, mayTouchRows, wasHighlighted else { return }
    touchRow(path, cell)
  }

  /// Notifies the delegate of a tap on a detail button and performs the button's segue.
  func detailTapped(of cell: UITableViewCell) {
    if closesSwipe() { return }
    if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    cell.accessorySegueTrigger?()
  }

  /// Handles a tap on the editing control: deletes or inserts.
  func editControlTapped(of cell: UITableViewCell) {
    if closesSwipe() { return }
    guard isEditing, let path = indexPath(for: cell) else { return }
    touchEditControl(of: cell, at: path)
  }

  /// Selects a row for a tap. The delegate may refuse or substitute another row, and is notified.
  private func touchRow(_ path: IndexPath, _ cell: UITableViewCell) {
    if selectsSeveral, isSelected(path) {
      deselectByTouch(path)
      return
    }
    let delegate = delegate
    guard let wanted = selectByTouch(path) else { return }
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
    (wanted == path ? cell : cellForRow(at: wanted))?.segueTrigger?()
  }

  /// - Returns: the row that was selected; nil where the delegate refuses.
  @discardableResult
  private func selectByTouch(_ path: IndexPath) -> IndexPath? {
    let delegate = delegate
    let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let wanted else { return nil }
    if !selectsSeveral {
      for other in indexPathsForSelectedRows ?? [] where other != wanted { deselectByTouch(other) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: wanted)
    return wanted
  }

  func setSelectedByTouch(_ isSelected: Bool, at path: IndexPath) {
    guard selectsSeveral, isSelected != self.isSelected(path), geometry?.contains(path) == true else {
      return
    }
    if isSelected { selectByTouch(path) } else { deselectByTouch(path) }
  }

  private func isSelected(_ path: IndexPath) -> Bool { selectedPaths.contains(path) }

  private func deselectByTouch(_ path: IndexPath) {
    let delegate = delegate
    let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselectRow(at: wanted, animated: true)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
