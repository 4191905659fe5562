import Foundation

extension UITableView: ContextMenuList {
  /// The interaction that presents the menus of rows; `nil` while the table has no delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
