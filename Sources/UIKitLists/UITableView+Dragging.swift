import ClassMetadata
import Foundation

/// The gap that rows leave for an item dragged over the table.
struct TableGap: Equatable {
  /// The dragged row of the same table; `nil` for items from elsewhere.
  var source: IndexPath?
  var target: IndexPath
  /// The height of the gap, in points.
  var height: CGFloat
}

/// Manages the drag and drop interactions of a table.
final class TableDragging: ListDragging<UITableView, TableDrop> {
  private var destination: IndexPath?
  private var proposal: UITableViewDropProposal?

  override func propose(_ session: any UIDropSession) -> UIDropProposal {
    guard let table = list else { return UIDropProposal(operation: .cancel) }
    let source = movedPath(session)
    let point = session.location(in: table)
    var path = table.indexPathForRow(at: point)
    if path == nil, source != nil {
      // A row of this table stays among its rows.
      let inside = min(max(point.y, table.rowsTop), max(table.contentHeight - 1, table.rowsTop))
      path = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: inside))
    }
    if let source, let proposed = path, let delegate = table.delegate {
      path = delegate.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    destination = path
    let proposed =
      table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = proposed
    let isAt = proposed.intent == .insertAtDestinationIndexPath || proposed.intent == .automatic
    let takes = proposed.operation == .move || proposed.operation == .copy
    var gap: TableGap?
    if let path, isAt, takes {
      let height = table.rectForRow(at: source ?? path).height
      gap = TableGap(source: proposed.operation == .move ? source : nil, target: path, height: height)
    }
    table.openGap(gap)
    return proposed
  }

  override func leave() {
    super.leave()
    list?.openGap(nil)
  }

  override func perform(_ session: any UIDropSession) {
    guard let table = list, let proposal else { return }
    let made = TableDrop(session, on: table, destination, proposal)
    coordinator = made
    // The data source moves a row within the table if it implements moving.
    if let source = movedPath(session), let target = destination, proposal.operation == .move,
      proposal.intent != .insertIntoDestinationIndexPath, table.lets(move: source), let rows = table.rowSource
    {
      table.gap = nil
      if source == target {
        if table.dropDelegate == nil || table.canMove(source) != nil {
          made.drop(session.items[0], toRowAt: target)
          leave()
          return
        }
      } else {
        let isMoved: Void? = OptionalMethod.moveRow.result(of: rows) {
          rows.tableView(table, moveRowAt: source, to: target)
        }
        if isMoved != nil {
          var updates = PendingUpdates()
          updates.movedRows = [(source, target)]
          table.apply(updates)
          made.drop(session.items[0], toRowAt: target)
          leave()
          return
        }
      }
    }
    leave()
    table.dropDelegate?.tableView(table, performDropWith: made)
  }
}

/// The coordinator of a drop on a table.
final class TableDrop: ListDrop, UITableViewDropCoordinator {
  private weak var table: UITableView?
  let proposal: UITableViewDropProposal

  init(
    _ session: any UIDropSession, on table: UITableView, _ destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.table = table
    self.proposal = proposal
    super.init(session, on: table, destination) { table.rectForRow(at: $0).size }
  }

  var items: [any UITableViewDropItem] { listItems }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    hold(dragItem, for: placeholder.insertionIndexPath) { [weak table] in
      table?.insertRows(at: [$0], with: .automatic)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, in: table, table?.rectForRow(at: indexPath) ?? .zero)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, in: table?.cellForRow(at: indexPath), rect)
  }
}

extension UITableView: DraggedList {
  func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func draggedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func setDragState(_ state: ListDragState, at paths: [IndexPath]?) {
    let cells = paths.map { $0.compactMap { cellForRow(at: $0) } } ?? shownRows.map(\.cell)
    for cell in cells { cell.setDragState(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none) }
  }

  /// Returns whether the data source lets a row be moved; `nil` if it does not implement the question.
  fileprivate func canMove(_ path: IndexPath) -> Bool? {
    guard let source = rowSource else { return false }
    return OptionalMethod.canMoveRow.result(of: source) { source.tableView(self, canMoveRowAt: path) }
  }
  func lets(move path: IndexPath) -> Bool { canMove(path) ?? true }

  var hasDragDelegate: Bool { dragDelegate != nil }
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  var hasDropDelegate: Bool { dropDelegate != nil }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
}

extension UITableView {
  /// Opens a gap for a dragged item, or closes it if `nil`.
  func openGap(_ new: TableGap?) {
    guard new != gap else { return }
    gap = new
    UIView.animate(withDuration: 0.2) { self.layOutVisibleRows() }
  }

  /// Returns a row's frame shifted for the open gap.
  func frame(_ frame: CGRect, of path: IndexPath, beside gap: TableGap) -> CGRect {
    guard let source = gap.source else {
      return path >= gap.target ? frame.offsetBy(dx: 0, dy: gap.height) : frame
    }
    if path == source {
      var place = rectForRow(at: gap.target)
      place.size.height = frame.height
      if gap.target > source { place.origin.y = rectForRow(at: gap.target).maxY - frame.height }
      return place
    }
    if source < path, path <= gap.target { return frame.offsetBy(dx: 0, dy: -gap.height) }
    if gap.target <= path, path < source { return frame.offsetBy(dx: 0, dy: gap.height) }
    return frame
  }
}
