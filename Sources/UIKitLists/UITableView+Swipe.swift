import Foundation

extension UITableView: SwipedList {
  var canSwipe: Bool {
    contentLayout == nil && touch.movedCell == nil && (!isEditing || swipe != nil)
  }

  func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  func restingFrame(of swipe: ListSwipe) -> CGRect? {
    guard shownRows.contains(where: { $0.cell === swipe.cell && $0.path == swipe.path }) else { return nil }
    return frame(of: swipe.path)
  }

  func corners(of swipe: ListSwipe) -> (radius: CGFloat, corners: CACornerMask)? {
    guard style == .insetGrouped else { return nil }
    return (swipe.cell.layer.cornerRadius, swipe.cell.layer.maskedCorners)
  }

  func swipeBegan(_ swipe: ListSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    setConfirmation(true, of: swipe)
  }

  func swipeEnded(_ swipe: ListSwipe) {
    setConfirmation(false, of: swipe)
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  private func setConfirmation(_ isShown: Bool, of swipe: ListSwipe) {
    guard let cell = swipe.cell as? UITableViewCell else { return }
    cell.willTransition(to: isShown ? .showingDeleteConfirmation : [])
    cell.showingDeleteConfirmation = isShown
    cell.isSwiped = isShown
    cell.didTransition(to: isShown ? .showingDeleteConfirmation : [])
  }
}
