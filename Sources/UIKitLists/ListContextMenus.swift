import Foundation

/// A list whose rows or items have context menus.
@MainActor
protocol ContextMenuList: UIView {
  /// Returns the row or item at a point of the list.
  func menuPath(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row or item, if it is visible.
  func menuCell(at path: IndexPath) -> UIView?
  /// Returns the menu of a row or item; `nil` for the path where there is none.
  func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?)
    -> UITargetedPreview?
  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list: an interaction, whose delegate asks the list's delegate.
@MainActor
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  /// The interaction; `nil` while the list has no delegate.
  private(set) var interaction: UIContextMenuInteraction?
  /// The row or item of the last menu.
  private var path: IndexPath?

  init(_ list: any ContextMenuList) { self.list = list }

  /// Adds the interaction to a list with a delegate, and removes it from one without.
  func update(hasDelegate: Bool) {
    guard let list, hasDelegate != (interaction != nil) else { return }
    if let interaction {
      list.removeInteraction(interaction)
      self.interaction = nil
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      list.addInteraction(interaction)
      self.interaction = interaction
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = list?.menuPath(at: location)
    return list?.menuConfiguration(for: path, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    if let preview = list?.highlightPreview(configuration, at: path) { return preview }
    return path.flatMap { list?.menuCell(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.dismissalPreview(configuration, at: path) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillAppear(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuWillPerformPreviewAction(configuration, animator) }
}
