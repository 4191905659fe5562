import ClassMetadata
import Foundation

/// The methods that respond to touches and to the display of elements in a collection view.
///
/// Methods that are optional in UIKit have default implementations with UIKit's default behavior.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Touches

  /// Returns whether a touch highlights an item. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called when an item is highlighted.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when an item is no longer highlighted.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap selects an item. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a tap deselects an item. Called only if multiple items can be selected. The default is
  /// `true`.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when the user selects an item. Not called for programmatic selection.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when the user deselects an item. Not called for programmatic deselection.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a tap performs the item's primary action. The default is `true` outside editing mode.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called to perform an item's primary action.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether fingers that move over items begin multiple selection; `false` by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when fingers that move over items begin multiple selection.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when fingers that selected several items were lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Display

  /// Called before a cell is displayed.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called when a cell is no longer displayed.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is displayed.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when a supplementary view is no longer displayed.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Layouts

  /// Returns the layout for an interactive transition between two layouts.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the content offset after an update or a change of layouts. The default is the proposed offset.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // MARK: Moving and editing

  /// Returns the destination of an item that the user moves. The default is the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the destination of an item that the user moves, given its original and current index paths. The
  /// default is the result of the method without the current index path.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns whether an item is in editing mode while the collection view is. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  // MARK: Menus

  /// Stored only: a long press shows no menu of these actions.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  /// Stored only: a long press shows no menu of these actions.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Stored only: a long press shows no menu of these actions.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)

  // MARK: Focus

  /// Stored only: phones have no focus system.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  // MARK: Context menus

  /// Returns the context menu of items for a touch at a point of the collection view, in points: of the touched one, of all selected ones if it is one of them, or of none between items. The default is `nil`, whereupon `collectionView(_:contextMenuConfigurationForItemAt:point:)` is asked.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu of an item for a touch at a point of the collection view, in points. The default is `nil`: no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview beside whose view the menu is. The default is `nil`, whereupon `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` is asked.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Asked as the menu closes. Menus do not move to the preview. The default is `nil`.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview beside whose view the menu is. The default is `nil`: the item's cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asked as the menu closes. Menus do not move to the preview. The default is `nil`.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu is displayed.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu is closed.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Focus and spring loading, which are never called here

  /// Returns whether the focus may move.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus has moved.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the item that the focus prefers.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item is selected when it is focused.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a drag that hovers over an item selects it.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

extension UICollectionViewDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    MessageForwarders.send(
      self, "collectionView:didUpdateFocusIn:with:", [collectionView, context, coordinator]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }
  /// Returns no item.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.indexPathForPreferredFocusedView(in: collectionView)
    }
  }
  /// Returns the collection view's `selectionFollowsFocus`.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: collectionView.selectionFollowsFocus) {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    MessageForwarders.send(
      self, "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [collectionView, configuration, animator]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MessageForwarders.send(
      self, "collectionView:willDisplayContextMenu:animator:", [collectionView, configuration, animator]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MessageForwarders.send(
      self, "collectionView:willEndContextMenuInteraction:animator:",
      [collectionView, configuration, animator]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    MessageForwarders.send(self, "collectionView:didHighlightItemAt:", [collectionView, indexPath]) {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    MessageForwarders.send(self, "collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    MessageForwarders.send(self, "collectionView:didSelectItemAt:", [collectionView, indexPath]) {
      (next: any UICollectionViewDelegate) in next.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    MessageForwarders.send(self, "collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  /// Returns `true` outside editing mode.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: !collectionView.isEditing) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:performPrimaryActionForItemAt:", [collectionView, indexPath]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }
  /// Returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:didBeginMultipleSelectionInteractionAt:", [collectionView, indexPath]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    MessageForwarders.send(self, "collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) {
      (next: any UICollectionViewDelegate) in
      next.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    MessageForwarders.send(
      self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  /// Returns a `UICollectionViewTransitionLayout` between the layouts.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    MessageForwarders.result(
      self, or: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
  /// Returns the proposed offset.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    MessageForwarders.result(self, or: proposedContentOffset) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Returns the proposed index path.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    MessageForwarders.result(self, or: proposedIndexPath) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }
  /// Returns the result of the method without the current index path.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let value = MessageForwarders.result(
      self,
      { (next: any UICollectionViewDelegate) in
        next.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      })
    {
      return value
    }
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  /// Returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }
  /// Returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    MessageForwarders.send(
      self, "collectionView:performAction:forItemAt:withSender:", [collectionView, action, indexPath, sender]
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  {
    MessageForwarders.result(self, or: false) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }
}

/// The methods that determine the sizes and spacings of a flow layout, in points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points. The default is the layout's `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section, in points. The default is the layout's `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the minimum spacing between lines of a section, in points. The default is the layout's
  /// `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum spacing between items of a line, in points. The default is the layout's
  /// `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, in points. The default is the layout's `headerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, in points. The default is the layout's `footerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// The default implementations return the layout's properties.
extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let value = MessageForwarders.result(
      self,
      { (next: any UICollectionViewDelegateFlowLayout) in
        next.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      })
    {
      return value
    }
    OptionalMethod.sizeForItem.reportDefault(of: self)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    MessageForwarders.result(
      self, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    MessageForwarders.result(
      self, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    MessageForwarders.result(
      self, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    MessageForwarders.result(
      self, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    MessageForwarders.result(
      self, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
