import Foundation

/// Deleting, inserting and moving rows by touch.
extension UITableView {
  // MARK: The mode

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    endSwipe(animated: animated)
    cancelTouch()
    storedIsEditing = editing
    for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: animated) }
    for row in shownRows {
      row.cell.place = place(of: row.path)
      updateEditing(of: row.cell, at: row.path, animated: animated)
    }
    // The controls leave less width for text.
    remeasureRows()
  }

  /// Returns whether the data source allows the row to be edited. Static rows are not editable unless the
  /// program says so.
  private func mayEdit(_ path: IndexPath) -> Bool {
    rowSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard mayEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Updates the editing controls of a cell for the table's mode.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let mayEdit = storedIsEditing && mayEdit(path)
    let mayMove = storedIsEditing && rowSource?.tableView(self, canMoveRowAt: path) == true
    cell.editingStyle = mayEdit ? editingStyle(of: path) : .none
    cell.shouldIndentWhileEditing =
      !mayEdit || delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) != false
    cell.showsReorderControl = mayMove
    cell.setEditing(mayEdit || mayMove, animated: animated)
  }

  /// Handles a tap on the editing control: commits an insertion, or reveals the action that confirms a
  /// deletion.
  func touchEditControl(of cell: UITableViewCell, at path: IndexPath) {
    switch cell.editingStyle {
    case .insert: rowSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openTrailingSwipe(of: cell, at: path)
    case .none: break
    }
  }

  // MARK: Actions

  /// Returns the swipe actions of a row: those of the delegate, or at the trailing edge a delete action if
  /// the row can be deleted.
  func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    if isTrailing, let former = delegate?.tableView(self, editActionsForRowAt: path) {
      return former.isEmpty
        ? nil : UISwipeActionsConfiguration(actions: former.map { $0.contextual(at: path) })
    }
    guard isTrailing, editingStyle(of: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
      if let self { self.rowSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Moving rows

  func beginMove(of cell: UITableViewCell, at path: IndexPath) {
    touch.movedCell = cell
    touch.moveTarget = path
    bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2
    cell.alpha = 0.9
  }

  func continueMove(to finger: UITouch) {
    guard let cell = touch.movedCell, let source = touch.path else { return }
    let point = finger.location(in: self)
    let half = cell.bounds.height / 2
    cell.center.y = min(max(point.y, rowsTop + half), max(contentHeight - half, rowsTop + half))
    let inside = CGPoint(x: bounds.midX, y: min(max(point.y, rowsTop), max(contentHeight - 1, rowsTop)))
    guard var target = indexPathForRow(at: inside) ?? touch.moveTarget else { return }
    target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
      ?? target
    guard target != touch.moveTarget, geometry?.contains(target) == true else { return }
    touch.moveTarget = target
    UIView.animate(withDuration: 0.2) { self.placeShown() }
  }

  func endMove() {
    guard let cell = touch.movedCell, let source = touch.path else { return }
    let target = touch.moveTarget ?? source
    touch = TableTouch()
    cell.alpha = 1
    cell.layer.shadowOpacity = 0
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    guard target != source else {
      UIView.animate(withDuration: 0.2) { self.placeShown() }
      return
    }
    rowSource?.tableView(self, moveRowAt: source, to: target)
    // The data source has already moved its data, so the update is applied directly.
    var updates = PendingUpdates()
    updates.movedRows = [(source, target)]
    apply(updates)
  }

  /// Returns a row's frame, shifted for the row that the user is moving.
  func placedFrame(of path: IndexPath) -> CGRect {
    var frame = frame(of: path)
    if let gap { return self.frame(frame, of: path, beside: gap) }
    guard let moved = touch.movedCell, let source = touch.path, let target = touch.moveTarget else {
      return frame
    }
    if source < path, path <= target { frame.origin.y -= moved.bounds.height }
    if target <= path, path < source { frame.origin.y += moved.bounds.height }
    return frame
  }
}
