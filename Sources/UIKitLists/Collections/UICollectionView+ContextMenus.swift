import Foundation

extension UICollectionView: ContextMenuList {
  /// The interaction that presents the menus of items; `nil` while the collection view has no delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  /// The items are all selected ones if the touched item is one of them, and none between items.
  func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    var paths = path.map { [$0] } ?? []
    if let path, let selected = indexPathsForSelectedItems, selected.contains(path) { paths = selected }
    if let found = delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point) {
      return found
    }
    return path.flatMap { delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    path.flatMap {
      delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    } ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    path.flatMap {
      delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    } ?? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
