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

  /// Makes a change, in the group that is open or in one of its own.
  func update(_ change: (inout PendingUpdates) -> Void) {
    beginUpdates()
    if pending != nil { change(&pending!) }
    endUpdates()
  }

  func reconfigure(at indexPaths: [IndexPath]) {
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

extension TableGeometry {
  /// How many rows each section has.
  var rowCounts: [Int] { sections.map(\.rows.count) }
}

extension RowChanges {
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
