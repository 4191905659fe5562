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
final class TableDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var table: UITableView?
  private(set) var drag: UIDragInteraction?
  private(set) var drop: UIDropInteraction?
  /// The index paths of the dragged rows.
  private var paths: [IndexPath] = []
  private(set) var isDragging = false
  private(set) var isDroppedOn = false
  private var destination: IndexPath?
  private var proposal: UITableViewDropProposal?
  private var coordinator: TableDrop?

  init(_ table: UITableView) { self.table = table }

  /// Adds or removes the interactions according to the table's delegates.
  func update() {
    guard let table else { return }
    let drags = table.dragDelegate != nil && table.dragInteractionEnabled
    if drags, drag == nil {
      let made = UIDragInteraction(delegate: self)
      table.addInteraction(made)
      made.isEnabled = true
      drag = made
    } else if !drags, let drag {
      table.removeInteraction(drag)
      self.drag = nil
    }
    let drops = table.dropDelegate != nil || drags
    if drops, drop == nil {
      let made = UIDropInteraction(delegate: self)
      table.addInteraction(made)
      drop = made
    } else if !drops, let drop {
      table.removeInteraction(drop)
      self.drop = nil
    }
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, let path = table.indexPathForRow(at: session.location(in: table)),
      let items = table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path), !items.isEmpty
    else { return [] }
    paths = [path]
    if let session = session as? DragSession {
      for item in items { session.sourcePaths[ObjectIdentifier(item)] = path }
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let table, let path = (session as? DragSession)?.sourcePaths[ObjectIdentifier(item)],
      let cell = table.cellForRow(at: path)
    else { return nil }
    let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  private func tellCells(_ state: UITableViewCell.DragState) {
    for path in paths { table?.cellForRow(at: path)?.setDragState(state) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { tellCells(.lifting) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let table else { return }
    isDragging = true
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    tellCells(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    table.flatMap { $0.dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    table.flatMap {
      $0.dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in
      guard let self, !isDragging else { return }
      endCells()
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    endCells()
    guard let table else { return }
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  private func endCells() {
    paths = []
    for row in table?.shownRows ?? [] { row.cell.setDragState(.none) }
  }

  // MARK: Dropping

  private func isOwn(_ session: any UIDropSession) -> Bool {
    isDragging && (session as? DropSession)?.drag.sourceView === table
  }

  /// Returns the row that the drop would move; `nil` for multiple items and for items from elsewhere.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard isOwn(session), session.items.count == 1, let item = session.items.first else { return nil }
    return (session as? DropSession)?.drag.sourcePaths[ObjectIdentifier(item)]
  }

  private func mayMove(_ path: IndexPath) -> Bool {
    guard let table, let source = table.rowSource else { return false }
    table.leavesMovingOpen = false
    let says = source.tableView(table, canMoveRowAt: path)
    return says || table.leavesMovingOpen
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let table else { return false }
    if let delegate = table.dropDelegate { return delegate.tableView(table, canHandle: session) }
    return movedRow(session).map { mayMove($0) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let table else { return }
    isDroppedOn = true
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let source = movedRow(session)
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

  private func leave() {
    isDroppedOn = false
    table?.openGap(nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let table else { return }
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table, let proposal else { return }
    let made = TableDrop(table, session, proposal, destination)
    coordinator = made
    // The data source moves a row within the table if it implements moving.
    if let source = movedRow(session), let target = destination, proposal.operation == .move,
      proposal.intent != .insertIntoDestinationIndexPath, mayMove(source), let rows = table.rowSource
    {
      table.gap = nil
      if source == target {
        if table.dropDelegate == nil || !table.leavesMovingOpen {
          made.drop(session.items[0], toRowAt: target)
          leave()
          return
        }
      } else {
        table.lacksMoving = false
        rows.tableView(table, moveRowAt: source, to: target)
        if !table.lacksMoving {
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

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { coordinator?.preview(for: item, defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.animate(item, with: animator) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    coordinator = nil
    guard let table else { return }
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}

/// The coordinator of a drop on a table.
private final class TableDrop: ListDrop, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
    }
  }

  private final class Placeholder: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let animator: DragAnimator
    private weak var table: UITableView?
    private var path: IndexPath?

    init(_ item: UIDragItem, _ animator: DragAnimator, _ table: UITableView?, _ path: IndexPath) {
      dragItem = item
      self.animator = animator
      self.table = table
      self.path = path
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      guard let path, let table else { return false }
      self.path = nil
      dataSourceUpdates(path)
      table.insertRows(at: [path], with: .automatic)
      return true
    }

    func deletePlaceholder() -> Bool {
      defer { path = nil }
      return path != nil
    }
  }

  private weak var table: UITableView?
  let session: any UIDropSession
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UITableViewDropItem]

  init(
    _ table: UITableView, _ session: any UIDropSession, _ proposal: UITableViewDropProposal,
    _ destination: IndexPath?
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let drag = (session as? DropSession)?.drag
    items = session.items.map { item in
      let path = drag?.sourceView === table ? drag?.sourcePaths[ObjectIdentifier(item)] : nil
      return Item(item, path, path.map { table.rectForRow(at: $0).size } ?? .zero)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    Placeholder(dragItem, send(dragItem, to: nil), table, placeholder.insertionIndexPath)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, to: table.map { dropTarget(in: $0, $0.rectForRow(at: indexPath)) })
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = table?.cellForRow(at: indexPath) else { return send(dragItem, to: nil) }
    return send(dragItem, to: dropTarget(in: cell, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, to: target)
  }
}

extension UITableView {
  /// Opens a gap for a dragged item, or closes it if `nil`.
  func openGap(_ new: TableGap?) {
    guard new != gap else { return }
    gap = new
    UIView.animate(withDuration: 0.2) { self.placeShown() }
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
