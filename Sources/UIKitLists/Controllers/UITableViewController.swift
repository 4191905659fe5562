import ClassMetadata
import Foundation

/// A view controller whose view is a table, of which it is the data source and the delegate.
///
/// What the table asks and tells is declared here to be overridden. Unless it is, the answers are those of static rows
/// that a document brings, or what UIKit takes for a method that is missing.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document; its table is plain until the document says otherwise.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Whether rows that were selected when the controller went are no longer when it comes back.
  open var clearsSelectionOnViewWillAppear = true

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedRows {
      hasLoadedRows = true
      tableView?.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }
  private var hasLoadedRows = false

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      if let table = newValue as? UITableView { adopt(table) }
    }
  }

  /// Tables that have no data source or delegate of their own have the controller.
  private func adopt(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  open override func loadView() {
    if documentView != nil {
      super.loadView()
    } else {
      // As iOS has it until a window or a container gives the table its size: a table that a controller is embedded for without a
      // frame begins below the status bar.
      view = UITableView(frame: UIScreen.main.applicationFrame, style: style)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// What a finger that pulls the table down starts.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  private var staticRows: StaticRows? { (viewIfLoaded as? UITableView)?.staticRows }

  // MARK: Data source

  /// The sections of the document; one by itself.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticRows?.numberOfSections(in: tableView) ?? 1
  }

  /// The rows of the document; none by itself.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// The document's cell. Without rows of a document overrides make it; the program stops by itself.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let staticRows else {
      TableExceptions.stop(
        because:
          "UITableView dataSource returned a nil cell for row at index path: \(TableExceptions.name(indexPath))"
      )
    }
    return staticRows.tableView(tableView, cellForRowAt: indexPath)
  }

  /// The document's title; none by itself.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticRows?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The document's title; none by itself.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticRows?.tableView(tableView, titleForFooterInSection: section)
  }

  /// True by itself, unless the rows are a document's.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    staticRows == nil
  }

  /// False by itself.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// No index by itself.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The index of the title by itself.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// The height that rows have without a delegate.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardRowHeight(at: indexPath)
  }

  /// The table's `sectionHeaderHeight` by itself.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's `sectionFooterHeight` by itself.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// The table's `estimatedSectionHeaderHeight` by itself.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

  /// The table's `estimatedSectionFooterHeight` by itself.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }

  /// No view by itself.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// No view by itself.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// True by itself.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The same row by itself.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The same row by itself.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// True by itself while the table is not edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// False by itself.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing by itself.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// It deletes the row, by itself.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// The system's title by itself.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// No actions by itself.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Deleting by itself, where that is allowed.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// None by itself.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// True by itself.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// None by itself. Not asked here: rows show no menus.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing by itself.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// The proposed row by itself.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// The level of the row's cell by itself.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    OptionalMethod.indentationLevelForRow.reportDefault(of: self)
    return 0
  }

  /// The table's `estimatedRowHeight` by itself.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  // MARK: Scrolling

  /// Does nothing by itself.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by itself.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// No view by itself.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing by itself.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by itself.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// True by itself.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by itself.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
