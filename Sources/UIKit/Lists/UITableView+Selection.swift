import Foundation

extension UITableView {
  /// Where the table comes to lie after a selection.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  // MARK: Rows

  public var numberOfSections: Int { documentSections.count }

  public func numberOfRows(inSection section: Int) -> Int {
    documentSections.indices.contains(section) ? documentSections[section].rows.count : 0
  }

  /// The cell of a row; nil where there is none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    return documentSections[indexPath.section].rows[indexPath.row].view as? UITableViewCell
  }

  /// The row of a cell; nil if it is not the table's.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (section, content) in documentSections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.view === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The row at a point in the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for (section, content) in documentSections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.view.frame.contains(point) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  // MARK: Selection

  public var indexPathsForSelectedRows: [IndexPath]? {
    var paths: [IndexPath] = []
    for (section, content) in documentSections.enumerated() {
      for (row, present) in content.rows.enumerated()
      where (present.view as? UITableViewCell)?.isSelected == true {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths.isEmpty ? nil : paths
  }

  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row, and others no longer unless several may be selected; none for nil.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let cell = indexPath.flatMap { cellForRow(at: $0) }
    if !allowsMultipleSelection || indexPath == nil {
      for other in indexPathsForSelectedRows ?? [] where other != indexPath {
        deselectRow(at: other, animated: animated)
      }
    }
    cell?.setSelected(true, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// What a tap on a row does: a detail button goes where its segue leads, the rest of the row is selected and goes where
  /// the row's segue leads.
  func tap(_ cell: UITableViewCell, at touch: UITouch) {
    if let trigger = cell.accessorySegueTrigger, cell.isAccessory(at: touch.location(in: cell)) {
      trigger()
      return
    }
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, cell.isSelected {
      deselectRow(at: path, animated: true)
      return
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    cell.segueTrigger?()
  }
}
