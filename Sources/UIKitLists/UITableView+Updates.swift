import Foundation

extension UITableView {
  // MARK: Groups of updates

  func openUpdates() {
    updateDepth += 1
    guard updateDepth == 1 else { return }
    pending = PendingUpdates()
    pending?.isCounted = geometry != nil
  }

  func closeUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates = pending else { return }
    pending = nil
    apply(updates)
  }

  /// Records a change in the open group of updates, or in a group of its own.
  func update(_ change: (inout PendingUpdates) -> Void) {
    beginUpdates()
    if pending != nil { change(&pending!) }
    endUpdates()
  }

  /// Schedules a measurement of the visible rows, headers and footers in the next layout pass, after their contents have changed. The
  /// data source is not asked.
  package func setNeedsRowHeights() {
    markRowHeightsAsEstimates()
    for shown in shownSupplements {
      geometry?.change(section: shown.section) {
        if shown.isHeader { $0.header.isKnown = false } else { $0.footer.isKnown = false }
      }
    }
    setNeedsLayout()
  }

  func reconfigure(at indexPaths: [IndexPath]) {
    guard let source = rowSource else { return }
    for path in indexPaths {
      guard let index = shownRows.firstIndex(where: { $0.path == path }),
        let identifier = shownRows[index].cell.reuseIdentifier
      else { continue }
      let present = shownRows[index].cell
      // The data source dequeues the present cell.
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

  // MARK: Applying

  func apply(_ updates: PendingUpdates) {
    endSwipe(animated: false)
    guard let old = geometry, updates.isCounted else {
      reloadRows()
      return
    }
    let new = count()
    let changes = RowChanges(updates, from: old.rowCounts, to: new.rowCounts, .table)
    rowsGeneration += 1
    geometry = changes.carryingHeights(from: old, to: new)
    // Rows that are loaded again are not selected any more.
    selectedPaths = Set(selectedPaths.compactMap { changes.isReloaded($0) ? nil : changes.rowAfter($0) })
    prefetching.announced = []

    let isAnimated = UIView.areAnimationsEnabled && window != nil
    let leaving = keepRows(changes)
    let stayed = Set(shownRows.map { ObjectIdentifier($0.cell) })
    keepSupplements(changes)
    let fading = isAnimated ? leaving.filter { $0.animation != .none }.map(\.row) : []
    for (row, animation) in leaving where !isAnimated || animation == .none {
      endShowing(row.cell, at: row.path)
    }
    for row in shownRows { row.cell.place = place(of: row.path) }
    needsOffsetCheck = true
    preservesContentOffset = true
    defersLayout = isAnimated
    layOutTable()
    defersLayout = false
    preservesContentOffset = false
    if isAnimated {
      animate(coming: shownRows.filter { !stayed.contains(ObjectIdentifier($0.cell)) }, fading)
    }
  }

  /// Gives remaining rows, which keep their cells, their new paths, and returns the other ones.
  private func keepRows(_ changes: RowChanges) -> [(row: VisibleRow, animation: RowAnimation)] {
    var rows: [VisibleRow] = []
    var leaving: [(row: VisibleRow, animation: RowAnimation)] = []
    for row in shownRows {
      if let path = changes.rowAfter(row.path), !changes.isReloaded(row.path) {
        rows.append(VisibleRow(path: path, cell: row.cell, isSettled: false))
      } else {
        leaving.append((row, changes.animation(ofLeaving: row.path)))
      }
    }
    shownRows = rows.sorted { $0.path < $1.path }
    return leaving
  }

  /// Gives remaining headers and footers their new sections, and removes the other ones.
  private func keepSupplements(_ changes: RowChanges) {
    let supplements = shownSupplements
    shownSupplements = []
    for supplement in supplements {
      if let section = changes.sectionAfter(supplement.section),
        !changes.isReloaded(section: supplement.section)
      {
        if let view = supplement.view as? UITableViewHeaderFooterView { view.place.isFirst = section == 0 }
        shownSupplements.append(
          VisibleSupplementaryView(section: section, isHeader: supplement.isHeader, view: supplement.view))
      } else {
        endShowing(supplement)
      }
    }
  }

  private func animate(coming: [VisibleRow], _ fading: [VisibleRow]) {
    for row in coming { row.cell.alpha = 0 }
    for row in fading { sendSubviewToBack(row.cell) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    UIView.animate(withDuration: 0.3) {
      self.layOutVisibleRows()
      for row in coming { row.cell.alpha = 1 }
      for row in fading { row.cell.alpha = 0 }
    } completion: { [weak self] _ in
      for row in fading {
        row.cell.alpha = 1
        self?.endShowing(row.cell, at: row.path)
      }
    }
  }
}

extension TableGeometry {
  /// The number of rows in each section.
  var rowCounts: [Int] { sections.map(\.rows.count) }
}

extension RowChanges {
  /// Returns the new geometry with heights from before the update as estimates for what remains, until it is
  /// visible and measured.
  func carryingHeights(from old: TableGeometry, to new: TableGeometry) -> TableGeometry {
    var result = new
    for section in old.sections.indices {
      guard let target = sectionAfter(section), !isReloaded(section: section) else { continue }
      let former = old.sections[section]
      result.change(section: target) { content in
        // The first section of a grouped table has more space above it.
        if (section == 0) == (target == 0), content.header.carry(former.header) {
          content.padding = former.padding
        }
        content.footer.carry(former.footer)
        guard former.rows.isVaried else { return }
        var moves: [(from: Int, to: Int)] = []
        for row in 0..<former.rows.count {
          let path = IndexPath(row: row, section: section)
          guard !isReloaded(path), let after = rowAfter(path), after.section == target else { continue }
          moves.append((row, after.row))
        }
        content.rows.carry(moves, from: former.rows)
      }
    }
    return result
  }
}
