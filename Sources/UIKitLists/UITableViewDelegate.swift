import ClassMetadata
import Foundation

/// The methods that customize the rows of a table and respond to touches.
///
/// Methods that are optional in UIKit have default implementations with UIKit's default behavior: they return
/// the table's property of the same meaning.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Called before a cell is displayed.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is displayed.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is displayed.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a cell is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a header is no longer displayed.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when a footer is no longer displayed.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights, in points

  /// Returns the height of a row. The default is the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header. The default is the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer. The default is the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the estimated height of a row. The default is the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height of a header. The default is the table's `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the estimated height of a footer. The default is the table's `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // MARK: Headers and footers

  /// Returns the header of a section. The default, `nil`, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section. The default, `nil`, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Touches

  /// Called when the user taps a row's detail button.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row. The default is `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a row is highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select for a tap: the row, another one, or `nil` for none. The default is the row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect for a tap: the row, another one, or `nil` for none. The default is the row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user selects a row. Not called for programmatic selection.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user deselects a row. Not called for programmatic deselection.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the row's primary action. The default is `true` outside editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called to perform a row's primary action.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether two fingers that move over rows begin multiple selection; `false` by default. Asked if several
  /// rows can be selected.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers that move over rows begin multiple selection.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when fingers that selected several rows were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Editing

  /// Returns the editing style of a row. The default is `delete`.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of a row's delete button. The default, `nil`, shows the system's title.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the swipe actions at a row's leading edge. The default, `nil`, is none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the swipe actions at a row's trailing edge. The default, `nil`, is a delete action if the row
  /// can be deleted.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the swipe actions at a row's trailing edge, in the form used before iOS 11. The default is
  /// `nil`.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Returns whether a row's content is indented for the editing control. The default is `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before a row's swipe actions appear.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a row's swipe actions have disappeared.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the destination of a row that the user moves. The default is the proposed row.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation level of a row, in units of the cell's `indentationWidth`. The default is the
  /// cell's own level.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Context menus

  /// Returns the context menu of a row for a touch at a point of the table, in points. The default is `nil`: no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview beside whose view the menu is. The default is `nil`: the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asked as the menu closes. Menus do not move to the preview. The default is `nil`.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu is displayed.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu is closed.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Menus before iOS 13, focus and spring loading, which are never called here

  /// Returns whether a long touch of a row opens the menu for copying and pasting.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the menu of a row has a command.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of the menu of a row.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns whether a row can be focused.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row that the focus prefers.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it is focused.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a drag that hovers over a row selects it.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

extension UITableViewDelegate {
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }
  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UITableViewDelegate) in
      next.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    MessageForwarders.send(
      self, "tableView:performAction:forRowAt:withSender:", [tableView, action, indexPath, sender]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDelegate) in
      next.tableView(tableView, canFocusRowAt: indexPath)
    }
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    MessageForwarders.send(self, "tableView:didUpdateFocusIn:with:", [tableView, context, coordinator]) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }
  /// Returns no row.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.indexPathForPreferredFocusedView(in: tableView)
    }
  }
  /// Returns the table's `selectionFollowsFocus`.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  {
    MessageForwarders.result(self, or: tableView.selectionFollowsFocus) { (next: any UITableViewDelegate) in
      next.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    MessageForwarders.send(
      self, "tableView:willPerformPreviewActionForMenuWith:animator:", [tableView, configuration, animator]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MessageForwarders.send(
      self, "tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MessageForwarders.send(
      self, "tableView:willEndContextMenuInteraction:animator:", [tableView, configuration, animator]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    MessageForwarders.send(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    MessageForwarders.send(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section]) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    MessageForwarders.send(
      self, "tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    MessageForwarders.send(
      self, "tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section]
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Returns the height that the table gives the row.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MessageForwarders.result(self, or: tableView.standardRowHeight(at: indexPath)) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForRowAt: indexPath)
    }
  }
  /// Returns the table's `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    MessageForwarders.result(self, or: tableView.sectionHeaderHeight) { (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForHeaderInSection: section)
    }
  }
  /// Returns the table's `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    MessageForwarders.result(self, or: tableView.sectionFooterHeight) { (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForFooterInSection: section)
    }
  }
  /// Returns the table's `estimatedRowHeight`, and records that all rows share it.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if let value = MessageForwarders.result(
      self,
      { (next: any UITableViewDelegate) in next.tableView(tableView, estimatedHeightForRowAt: indexPath) })
    {
      return value
    }
    OptionalMethod.estimatedHeightForRow.reportDefault(of: self)
    return tableView.estimatedRowHeight
  }
  /// Returns the table's `estimatedSectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    MessageForwarders.result(self, or: tableView.estimatedSectionHeaderHeight) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }
  /// Returns the table's `estimatedSectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    MessageForwarders.result(self, or: tableView.estimatedSectionFooterHeight) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, viewForHeaderInSection: section)
    }
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, viewForFooterInSection: section)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:didHighlightRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:didUnhighlightRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }
  /// Returns the same row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MessageForwarders.result(self, or: indexPath) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willSelectRowAt: indexPath)
    }
  }
  /// Returns the same row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MessageForwarders.result(self, or: indexPath) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:didSelectRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:didDeselectRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  /// Returns `true` outside editing mode.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: !tableView.isEditing) { (next: any UITableViewDelegate) in
      next.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:performPrimaryActionForRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }
  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: false) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    MessageForwarders.send(self, "tableView:didBeginMultipleSelectionInteractionAt:", [tableView, indexPath])
    { (next: any UITableViewDelegate) in
      next.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    MessageForwarders.send(self, "tableViewDidEndMultipleSelectionInteraction:", [tableView]) {
      (next: any UITableViewDelegate) in next.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }

  /// Returns `delete`.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    MessageForwarders.result(self, or: .delete) { (next: any UITableViewDelegate) in
      next.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    MessageForwarders.result(self, or: nil) { (next: any UITableViewDelegate) in
      next.tableView(tableView, editActionsForRowAt: indexPath)
    }
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    MessageForwarders.send(self, "tableView:willBeginEditingRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    MessageForwarders.send(self, "tableView:didEndEditingRowAt:", [tableView, indexPath]) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }
  /// Returns the proposed row.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    MessageForwarders.result(self, or: proposedDestinationIndexPath) { (next: any UITableViewDelegate) in
      next.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }
  /// Returns the cell's own level.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    if let value = MessageForwarders.result(
      self,
      { (next: any UITableViewDelegate) in next.tableView(tableView, indentationLevelForRowAt: indexPath) })
    {
      return value
    }
    OptionalMethod.indentationLevelForRow.reportDefault(of: self)
    return 0
  }
}
