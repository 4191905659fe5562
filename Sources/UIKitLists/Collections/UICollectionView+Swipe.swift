import Foundation

extension UICollectionView: SwipedList {
  var takesSwipes: Bool { contentLayout == nil && movement == nil && (!isEditing || swipe != nil) }

  func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
    return (path, cell)
  }

  /// Returns the swipe actions that the list's configuration provides for an item.
  func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  func restingFrame(of swipe: ListSwipe) -> CGRect? {
    shown.values.first { $0.view === swipe.cell }.map { viewFrame($0.attributes) }
  }

  func corners(of swipe: ListSwipe) -> (radius: CGFloat, corners: CACornerMask)? {
    (swipe.cell as? UICollectionViewCell)?.groupCorners
  }

  func swipeBegan(_ swipe: ListSwipe) { (swipe.cell as? UICollectionViewCell)?.isSwiped = true }
  func swipeEnded(_ swipe: ListSwipe) { (swipe.cell as? UICollectionViewCell)?.isSwiped = false }
}
