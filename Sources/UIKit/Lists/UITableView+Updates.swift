import Foundation

/// Changes of rows that wait for the end of a group of updates.
struct PendingUpdates {
  /// Deletions, reloads and origins of moves are indices before the update, insertions and destinations after it.
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [(from: Int, to: Int)] = []
  /// Whether the rows had been counted before the update; nothing can be compared else.
  var isCounted = true
}

extension UITableView {
  // MARK: Groups of updates

  /// Begins a group of updates. Groups may be nested; what changes happens at the end of the outermost.
  public func beginUpdates() {
    updateDepth += 1
    guard updateDepth == 1 else { return }
    pending = PendingUpdates()
    pending?.isCounted = geometry != nil
  }

  /// Ends a group of updates: compares the counts with those of the data source, as UIKit does, and shows the rows as they
  /// now are. Heights are asked for again.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates = pending else { return }
    pending = nil
    apply(updates)
  }

  /// Makes several changes together, and calls the completion when they have come to rest.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
  }

  /// Whether updates wait to be shown.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  private func update(_ change: (inout PendingUpdates) -> Void) {
    beginUpdates()
    if pending != nil { change(&pending!) }
    endUpdates()
  }

  // MARK: Rows

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Has rows shown by new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Has rows in sight configured anew by the data source, which gets the same cells back when it dequeues them.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let source = rowSource else { return }
    for path in indexPaths {
      guard let index = shownRows.firstIndex(where: { $0.path == path }),
        let identifier = shownRows[index].cell.reuseIdentifier
      else { continue }
      let present = shownRows[index].cell
      // What is dequeued now is this very cell.
      let waiting = reuse.cells[identifier]
      reuse.cells[identifier] = [present]
      reconfiguredCell = present
      let cell = source.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      reuse.cells[identifier] = waiting
      if cell === present {
        shownRows[index].isSettled = false
      } else {
        reloadRows(at: [path], with: .none)
      }
    }
    setNeedsLayout()
  }

  // MARK: Sections

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Applying

  func apply(_ updates: PendingUpdates) {
    endSwipe(animated: false)
    guard let old = geometry, updates.isCounted else {
      reloadRows()
      return
    }
    let new = count()
    let changes = RowChanges(updates, from: old, to: new)
    rowsGeneration += 1
    geometry = changes.carryingHeights(from: old, to: new)
    selectedPaths = Set(selectedPaths.compactMap { changes.rowAfter($0) })
    prefetching.announced = []

    // Rows that stay keep their cells.
    let isAnimated = UIView.areAnimationsEnabled && window != nil
    var rows: [ShownRow] = []
    var leaving: [(row: ShownRow, animation: RowAnimation)] = []
    for row in shownRows {
      if let path = changes.rowAfter(row.path), !changes.isReloaded(row.path) {
        rows.append(ShownRow(path: path, cell: row.cell, isSettled: false))
      } else {
        leaving.append((row, changes.animation(ofLeaving: row.path)))
      }
    }
    rows.sort { $0.path < $1.path }
    let stayed = Set(rows.map { ObjectIdentifier($0.cell) })
    shownRows = rows
    let supplements = shownSupplements
    shownSupplements = []
    for supplement in supplements {
      if let section = changes.sectionAfter(supplement.section),
        !changes.isReloaded(section: supplement.section)
      {
        if let view = supplement.view as? UITableViewHeaderFooterView { view.place.isFirst = section == 0 }
        shownSupplements.append(
          ShownSupplement(section: section, isHeader: supplement.isHeader, view: supplement.view))
      } else {
        endShowing(supplement)
      }
    }
    let fading = isAnimated ? leaving.filter { $0.animation != .none } : []
    for (row, animation) in leaving where !isAnimated || animation == .none {
      endShowing(row.cell, at: row.path)
    }
    for row in shownRows { row.cell.place = place(of: row.path) }
    needsOffsetCheck = true
    keepsOffset = true
    placesLater = isAnimated
    layOutTable()
    placesLater = false
    keepsOffset = false
    guard isAnimated else { return }
    let coming = shownRows.filter { !stayed.contains(ObjectIdentifier($0.cell)) }
    for row in coming { row.cell.alpha = 0 }
    for (row, _) in fading { sendSubviewToBack(row.cell) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    UIView.animate(withDuration: 0.3) {
      self.placeShown()
      for row in coming { row.cell.alpha = 1 }
      for (row, _) in fading { row.cell.alpha = 0 }
    } completion: { [weak self] _ in
      for (row, _) in fading {
        row.cell.alpha = 1
        self?.endShowing(row.cell, at: row.path)
      }
    }
  }
}

/// Which rows and sections become which in an update.
@MainActor
struct RowChanges {
  private var sections: [Int?]
  private var rows: [Int: [Int?]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private let updates: PendingUpdates

  func sectionAfter(_ section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }

  /// The row's index path after the update; nil if it is deleted.
  func rowAfter(_ path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard let section = sectionAfter(path.section) else { return nil }
    guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
    guard map.indices.contains(path.row), let row = map[path.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    updates.reloadedRows[path] != nil || isReloaded(section: path.section)
  }

  func isReloaded(section: Int) -> Bool { updates.reloadedSections[section] != nil }

  func animation(ofLeaving path: IndexPath) -> UITableView.RowAnimation {
    updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section] ?? .automatic
  }

  /// Stops with UIKit's message if the counts of the data source do not follow from the updates.
  init(_ updates: PendingUpdates, from old: TableGeometry, to new: TableGeometry) {
    self.updates = updates
    let (before, after) = (old.sections.count, new.sections.count)
    RowChanges.checkSections(updates, before, after)
    sections = RowChanges.mapping(
      before, after, removed: Set(updates.deletedSections.keys), added: Set(updates.insertedSections.keys),
      moved: updates.movedSections)
    for (from, to) in updates.movedRows { moved[from] = to }
    RowChanges.checkRows(updates, old, new)

    func bySection(_ paths: some Sequence<IndexPath>) -> [Int: Set<Int>] {
      var result: [Int: Set<Int>] = [:]
      for path in paths { result[path.section, default: []].insert(path.row) }
      return result
    }
    let removed = bySection(updates.deletedRows.keys)
    let added = bySection(updates.insertedRows.keys)
    let movedOut = bySection(updates.movedRows.map(\.from))
    let movedIn = bySection(updates.movedRows.map(\.to))
    for section in 0..<before {
      guard let target = sections[section], updates.reloadedSections[section] == nil else { continue }
      let gone = (removed[section] ?? []).union(movedOut[section] ?? [])
      let come = (added[target] ?? []).union(movedIn[target] ?? [])
      let (rowsBefore, rowsAfter) = (old.sections[section].rows.count, new.sections[target].rows.count)
      guard rowsAfter == rowsBefore - gone.count + come.count else {
        let (out, into) = (movedOut[section]?.count ?? 0, movedIn[target]?.count ?? 0)
        TableExceptions.stop(
          because:
            "Invalid update: invalid number of rows in section \(target). The number of rows contained in an existing "
            + "section after the update (\(rowsAfter)) must be equal to the number of rows contained in that section "
            + "before the update (\(rowsBefore)), plus or minus the number of rows inserted or deleted from that "
            + "section (\(added[target]?.count ?? 0) inserted, \(removed[section]?.count ?? 0) deleted) and plus or "
            + "minus the number of rows moved into or out of that section (\(into) moved in, \(out) moved out)."
        )
      }
      if gone.isEmpty, come.isEmpty { continue }
      rows[section] = RowChanges.mapping(rowsBefore, rowsAfter, removed: gone, added: come, moved: [])
    }
  }

  /// Which index becomes which: those that are neither removed nor moved keep their order in what is left.
  private static func mapping(
    _ before: Int, _ after: Int, removed: Set<Int>, added: Set<Int>, moved: [(from: Int, to: Int)]
  ) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: before)
    var taken = added
    var gone = removed
    for (from, to) in moved where result.indices.contains(from) {
      result[from] = to
      taken.insert(to)
      gone.insert(from)
    }
    var next = 0
    for index in 0..<before where !gone.contains(index) {
      while taken.contains(next) { next += 1 }
      guard next < after else { break }
      result[index] = next
      next += 1
    }
    return result
  }

  private static func checkSections(_ updates: PendingUpdates, _ before: Int, _ after: Int) {
    for section in updates.deletedSections.keys.sorted() + updates.reloadedSections.keys.sorted()
    where !(0..<before).contains(section) {
      let verb = updates.deletedSections[section] != nil ? "delete" : "reload"
      TableExceptions.stop(
        because:
          "attempt to \(verb) section \(section), but there are only \(before) sections before the update")
    }
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard after == before + inserted - deleted else {
      TableExceptions.stop(
        because:
          "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
          + "update (\(after)) must be equal to the number of sections contained in the table view before the update "
          + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
          + "deleted).")
    }
    for section in updates.insertedSections.keys.sorted() where !(0..<after).contains(section) {
      TableExceptions.stop(
        because: "attempt to insert section \(section) but there are only \(after) sections after the update")
    }
    for (from, to) in updates.movedSections where !(0..<before).contains(from) || !(0..<after).contains(to) {
      TableExceptions.stop(
        because: "attempt to move section \(from) to section \(to), which is beyond bounds")
    }
  }

  private static func checkRows(_ updates: PendingUpdates, _ old: TableGeometry, _ new: TableGeometry) {
    func check(_ paths: [IndexPath], _ verb: String) {
      for path in paths.sorted() where !old.contains(path) {
        guard path.count == 2, old.sections.indices.contains(path.section) else {
          TableExceptions.stop(
            because:
              "attempt to \(verb) row \(path.count > 1 ? path[1] : 0) from section \(path.count > 0 ? path[0] : 0), but "
              + "there are only \(old.sections.count) sections before the update")
        }
        TableExceptions.stop(
          because:
            "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
            + "\(old.sections[path.section].rows.count) rows before the update")
      }
    }
    check(Array(updates.deletedRows.keys), "delete")
    check(Array(updates.reloadedRows.keys), "reload")
    check(updates.movedRows.map(\.from), "move")
    if let both = updates.deletedRows.keys.filter({ updates.reloadedRows[$0] != nil }).min() {
      TableExceptions.stop(
        because:
          "attempt to perform a delete and a reload of the same index path (\(TableExceptions.name(both)))")
    }
    for path in (Array(updates.insertedRows.keys) + updates.movedRows.map(\.to)).sorted()
    where !new.contains(path) {
      guard path.count == 2, new.sections.indices.contains(path.section) else {
        TableExceptions.stop(
          because:
            "attempt to insert row \(path.count > 1 ? path[1] : 0) into section \(path.count > 0 ? path[0] : 0), but "
            + "there are only \(new.sections.count) sections after the update")
      }
      // A count that does not follow from the updates has a message of its own.
      let (gone, come) = (
        updates.deletedRows.keys.filter { $0.section == path.section }.count,
        updates.insertedRows.keys.filter { $0.section == path.section }.count
      )
      if updates.movedRows.isEmpty, updates.deletedSections.isEmpty, updates.insertedSections.isEmpty,
        old.sections.indices.contains(path.section),
        old.sections[path.section].rows.count - gone + come != new.sections[path.section].rows.count
      {
        continue
      }
      TableExceptions.stop(
        because:
          "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(new.sections[path.section].rows.count) rows in section \(path.section) after the update")
    }
  }

  /// The new geometry with the heights that rows had which stay: estimates for those out of sight.
  func carryingHeights(from old: TableGeometry, to new: TableGeometry) -> TableGeometry {
    var result = new
    for section in old.sections.indices {
      guard let target = sectionAfter(section), !isReloaded(section: section) else { continue }
      result.change(section: target) { content in
        if old.sections[section].header.isKnown { content.header = old.sections[section].header }
        if old.sections[section].footer.isKnown { content.footer = old.sections[section].footer }
        content.padding = old.sections[section].padding
        guard old.sections[section].rows.isVaried else { return }
        var heights = (0..<content.rows.count).map { content.rows.height($0) }
        for row in 0..<old.sections[section].rows.count {
          let path = IndexPath(row: row, section: section)
          guard old.sections[section].rows.isKnown(row), !isReloaded(path), let after = rowAfter(path),
            after.section == target, heights.indices.contains(after.row)
          else { continue }
          heights[after.row] = old.sections[section].rows.height(row)
        }
        content.rows = RowHeights(heights, areKnown: false)
      }
    }
    return result
  }
}
