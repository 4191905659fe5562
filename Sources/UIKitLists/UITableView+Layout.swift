import ClassMetadata
import Foundation

/// Determines the visible rows and their frames.
extension UITableView {
  private var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The top of the first section, in the table's content coordinates.
  var rowsTop: CGFloat { max(headerHeight, 0) }

  var contentHeight: CGFloat {
    rowsTop + (geometry?.total ?? 0) + max(tableFooterView?.frame.height ?? 0, 0)
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight)
    if contentSize != size { contentSize = size }
  }

  func layOutTable() {
    guard !isLayingOutRows, updateDepth == 0 else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    let sidesChanged = measureAgainIfNeeded()
    for end in [tableHeaderView, tableFooterView] {
      if let end, end.frame.width != bounds.width { end.frame.size.width = bounds.width }
    }
    countIfNeeded()
    if sidesChanged {
      // Margins depend on the table's width, and content views on the safe area.
      for row in shownRows { row.cell.place = place(of: row.path) }
      for supplement in shownSupplements {
        guard let view = supplement.view as? UITableViewHeaderFooterView else { continue }
        view.place.tableWidth = bounds.width
        view.place.unsafe = unsafeSides
      }
    }
    guard bounds.width > 0, bounds.height > 0 else {
      layOutEnds()
      return
    }
    let anchor = preservesContentOffset ? nil : anchor()
    fill()
    if let anchor, geometry?.contains(anchor.path) == true, bounds.minY > -adjustedContentInset.top {
      let distance = top(of: anchor.path) - anchor.top
      if abs(distance) > 0.001 {
        contentOffset.y += distance
        fill()
      }
    }
    layOutEnds()
    clampContentOffset()
    if !shownRows.isEmpty, bounds.minY != filledTop { fill() }
    if !defersLayout { layOutVisibleRows() }
    prefetch()
  }

  /// Returns the first visible row and the top of its cell.
  private func anchor() -> (path: IndexPath, top: CGFloat)? {
    for row in shownRows where geometry?.contains(row.path) == true {
      if row.cell.frame.maxY > bounds.minY { return (row.path, row.cell.frame.minY) }
    }
    return nil
  }

  func top(of path: IndexPath) -> CGFloat {
    rowsTop + (geometry?.top(ofRow: path.row, in: path.section) ?? 0)
  }

  func bottom(of path: IndexPath) -> CGFloat {
    top(of: path) + (geometry?.height(ofRow: path.row, in: path.section) ?? 0)
  }

  /// Moves the content back into the valid range after rows, heights or sizes have changed.
  private func clampContentOffset() {
    updateContentSize()
    guard needsOffsetCheck else { return }
    needsOffsetCheck = false
    clampOffset()
  }

  private func layOutEnds() {
    func place(_ view: UIView?, _ y: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    place(tableHeaderView, 0)
    place(tableFooterView, rowsTop + (geometry?.total ?? 0))
    updateContentSize()
  }

  // MARK: Filling

  /// Creates and measures the views of all rows, headers and footers in the bounds, and moves the others to
  /// the reuse queues.
  private func fill() {
    guard let first = geometry else { return }
    filledTop = bounds.minY
    let generation = rowsGeneration
    // A rounding remainder of a row at an edge does not count as visible.
    let (top, bottom) = (bounds.minY + 1e-6, bounds.maxY - 1e-6)
    var former: [IndexPath: VisibleRow] = [:]
    for row in shownRows { former[row.path] = row }
    var rows: [VisibleRow] = []
    var supplements: [VisibleSupplementaryView] = []
    var oldSupplements = shownSupplements
    func supplement(_ section: Int, isHeader: Bool) -> UIView? {
      if let index = oldSupplements.firstIndex(where: { $0.section == section && $0.isHeader == isHeader }) {
        return oldSupplements.remove(at: index).view
      }
      return nil
    }
    var section = first.sections.isEmpty ? 0 : first.section(at: max(top - rowsTop, 0))
    while let geometry, generation == rowsGeneration, section < geometry.sections.count,
      rowsTop + geometry.top(ofSection: section) < bottom
    {
      settle(section, isHeader: true, supplement(section, isHeader: true), into: &supplements)
      guard generation == rowsGeneration, let withoutPendingRequests = self.geometry else { break }
      let rowsStart =
        rowsTop + withoutPendingRequests.top(ofSection: section)
        + withoutPendingRequests.sections[section].rowsTop
      let count = withoutPendingRequests.sections[section].rows.count
      var row = count == 0 ? 0 : withoutPendingRequests.sections[section].rows.row(at: top - rowsStart)
      var y = count == 0 ? rowsStart : rowsStart + withoutPendingRequests.sections[section].rows.offset(row)
      while row < count, y < bottom, generation == rowsGeneration {
        let path = IndexPath(row: row, section: section)
        let old = former.removeValue(forKey: path)
        let (cell, height) = self.row(at: path, old)
        y += height
        if height > 0, y > top {
          rows.append(VisibleRow(path: path, cell: cell ?? makeCell(at: path)))
          showIfNew(rows[rows.count - 1])
        } else if let cell {
          if old != nil { endShowing(cell, at: path) } else { store(cell) }
        }
        row += 1
      }
      if row == count, generation == rowsGeneration {
        settle(section, isHeader: false, supplement(section, isHeader: false), into: &supplements)
      }
      section += 1
    }
    guard generation == rowsGeneration else {
      // A callback reloaded the table; the next layout pass starts over.
      for row in rows where !row.cell.isHidden { store(row.cell) }
      for supplement in supplements where supplement.view.superview === self { store(supplement.view) }
      setNeedsLayout()
      return
    }
    for row in shownRows where former[row.path] != nil { endShowing(row.cell, at: row.path) }
    for old in oldSupplements { endShowing(old) }
    shownRows = rows
    let freshSupplements = supplements.filter { new in !shownSupplements.contains { $0.view === new.view } }
    shownSupplements = supplements
    for new in freshSupplements { startShowing(new) }
  }

  /// Begins to display a row that was not visible, before the next one is asked for.
  private func showIfNew(_ row: VisibleRow) {
    guard !shownRows.contains(where: { $0.cell === row.cell }) else { return }
    shownRows.append(row)
    startShowing(row)
  }

  /// Returns the cell and height of a visible row. The cell is `nil` if the height was determined without it.
  private func row(at path: IndexPath, _ present: VisibleRow?) -> (UITableViewCell?, CGFloat) {
    guard let geometry, geometry.contains(path) else { return (present?.cell, 0) }
    if present?.isSettled ?? geometry.sections[path.section].rows.isKnown(path.row) {
      return (present?.cell, geometry.height(ofRow: path.row, in: path.section))
    }
    var cell = present?.cell
    // Since iOS 11, where heights are estimated, the height of a row is asked for after its cell.
    if cell == nil, estimatedRowHeight != 0, metrics.hasSafeAreas { cell = makeCell(at: path) }
    var height = requestHeight(at: path)
    if height < 0 {
      let made = cell ?? makeCell(at: path)
      height = measure(made)
      cell = made
    }
    if self.geometry?.contains(path) == true {
      self.geometry?.setHeight(height, ofRow: path.row, in: path.section)
    }
    return (cell, height)
  }

  /// Determines the view and height of a section's header or footer.
  private func settle(
    _ section: Int, isHeader: Bool, _ present: UIView?, into supplements: inout [VisibleSupplementaryView]
  ) {
    guard let geometry, geometry.sections.indices.contains(section) else { return }
    let known = isHeader ? geometry.sections[section].header : geometry.sections[section].footer
    guard known.canHaveView else { return }
    let view = present ?? makeSupplement(isHeader: isHeader, section)
    if !known.isKnown || present == nil {
      let height = measuredHeight(of: view, isHeader: isHeader, section)
      let padding = isHeader ? padding(aboveHeaderOfHeight: height, exists: view != nil) : 0
      self.geometry?.change(section: section) {
        let withoutPendingRequests = TableGeometry.Supplement(
          height: height, isKnown: true, canHaveView: view != nil)
        if isHeader {
          $0.header = withoutPendingRequests
          $0.padding = padding
        } else {
          $0.footer = withoutPendingRequests
        }
      }
    }
    if let view {
      supplements.append(VisibleSupplementaryView(section: section, isHeader: isHeader, view: view))
    }
  }

  /// Requests a cell from the data source and configures it for its position in the table.
  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let source = rowSource else { return UITableViewCell() }
    let cell = source.tableView(self, cellForRowAt: path)
    // A cell that is already visible in another row leaves that row.
    if cell.superview === self, let index = shownRows.firstIndex(where: { $0.cell === cell }) {
      shownRows.remove(at: index)
    }
    let known =
      geometry?.contains(path) == true ? geometry?.height(ofRow: path.row, in: path.section) : nil
    let estimate = known ?? metrics.tableRowHeight
    if cell.frame.width != rowWidth { cell.frame.size = CGSize(width: rowWidth, height: max(estimate, 1)) }
    cell.place = place(of: path)
    if storedIsEditing || cell.isEditing { updateEditing(of: cell, at: path, animated: false) }
    if let delegate,
      let level = OptionalMethod.indentationLevelForRow.result(
        of: delegate, { delegate.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
    // Text is measured with the table's traits, so the cell has to be in the hierarchy.
    if cell.superview !== self { insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0) }
    cell.isHidden = false
    return cell
  }

  /// Returns the position and settings for the cell of a row.
  func place(of path: IndexPath) -> RowPlace {
    var place = RowPlace()
    let count = geometry?.contains(path) == true ? geometry?.sections[path.section].rows.count ?? 0 : 0
    place.tableStyle = style
    place.isFirst = path.row == 0
    place.isLast = path.row == count - 1
    place.tableWidth = bounds.width
    place.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
    place.hasSeparators = separatorStyle != .none
    place.separatorInset = givenSeparatorInset
    place.isInsetFromAutomatic = separatorInsetReference == .fromAutomaticInsets
    place.isEditing = storedIsEditing
    place.selectsSeveral = storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if style != .insetGrouped { place.unsafe = unsafeSides }
    place.indexWidth = indexWidth
    return place
  }

  private func startShowing(_ row: VisibleRow) {
    let isSelected = selectedPaths.contains(row.path)
    if row.cell.isSelected != isSelected { row.cell.setSelected(isSelected, animated: false) }
    row.cell.frame = frame(of: row.path)
    delegate?.tableView(self, willDisplay: row.cell, forRowAt: row.path)
  }

  func endShowing(_ cell: UITableViewCell, at path: IndexPath) {
    store(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func startShowing(_ supplement: VisibleSupplementaryView) {
    if supplement.view.superview !== self { addSubview(supplement.view) }
    if supplement.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: supplement.view, forSection: supplement.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: supplement.view, forSection: supplement.section)
    }
  }

  func endShowing(_ supplement: VisibleSupplementaryView) {
    store(supplement.view)
    if supplement.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: supplement.view, forSection: supplement.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: supplement.view, forSection: supplement.section)
    }
  }

  /// Moves all rows to the reuse queues, the last first, so that the first row dequeues the cell it had.
  func enqueueAllRows() {
    let (rows, supplements) = (shownRows, shownSupplements)
    shownRows = []
    shownSupplements = []
    for row in rows.reversed() { endShowing(row.cell, at: row.path) }
    for supplement in supplements.reversed() { endShowing(supplement) }
  }

  // MARK: Placing

  func frame(of path: IndexPath) -> CGRect {
    CGRect(
      x: rowInsets.left, y: top(of: path), width: rowWidth,
      height: geometry?.height(ofRow: path.row, in: path.section) ?? 0)
  }

  /// Updates the frames of all visible views.
  func layOutVisibleRows() {
    for row in shownRows where row.cell !== touch.movedCell {
      let frame = placedFrame(of: row.path)
      if row.cell.frame != frame { row.cell.frame = frame }
      roundCorners(of: row.cell)
    }
    for supplement in shownSupplements {
      let frame = frame(of: supplement)
      if supplement.view.frame != frame { supplement.view.frame = frame }
    }
    layOutFillers()
    layOutIndex()
    layOutSwipe()
  }

  /// Rounds the outer corners of inset groups.
  private func roundCorners(of cell: UITableViewCell) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : metrics.hasGlass ? metrics.length(.cardRadius) : 10
    cell.layer.cornerCurve = metrics.hasGlass ? .continuous : .circular
    if !corners.isEmpty { cell.layer.maskedCorners = corners }
  }

  /// Returns the frame of a header or footer. In plain tables it floats while its section is visible.
  private func frame(of supplement: VisibleSupplementaryView) -> CGRect {
    let rect = rect(isHeader: supplement.isHeader, supplement.section)
    guard style == .plain else { return rect }
    var frame = rect
    let inset = adjustedContentInset
    let whole = self.rect(forSection: supplement.section)
    if supplement.isHeader {
      let edge = bounds.minY + inset.top
      let lowest = whole.maxY - (geometry?.sections[supplement.section].footer.height ?? 0) - rect.height
      frame.origin.y = max(rect.minY, min(edge, lowest))
    } else {
      let edge = bounds.maxY - inset.bottom - rect.height
      let highest = whole.minY + (geometry?.sections[supplement.section].rowsTop ?? 0)
      frame.origin.y = min(rect.minY, max(edge, highest))
    }
    (supplement.view as? UITableViewHeaderFooterView)?.place.isFloating = frame.minY != rect.minY
    return frame
  }

  // MARK: Empty rows

  /// Draws separators of empty rows below the last row of a plain table: before iOS 15, and where
  /// `fillerRowHeight` is set.
  private func layOutFillers() {
    var height = fillerRowHeight
    if height == 0, metrics.plainHeaderPadding == 0 {
      height = UITableView.automaticDimension
    }
    if height < 0 { height = rowHeight > 0 ? rowHeight : metrics.tableRowHeight }
    var lines: [CGFloat] = []
    if style == .plain, separatorStyle != .none, height > 0, tableFooterView == nil, geometry != nil {
      var y = contentHeight + height
      while y <= bounds.maxY, lines.count < 1000 {
        if y > bounds.minY { lines.append(y) }
        y += height
      }
    }
    while fillers.count > lines.count { fillers.removeLast().removeFromSuperview() }
    while fillers.count < lines.count {
      let line = UIView()
      addSubview(line)
      fillers.append(line)
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var margin = separatorInset.left
    if givenSeparatorInset == nil {
      margin = metrics.cellMargin(forWidth: bounds.width)
      if cellLayoutMarginsFollowReadableWidth { margin = ReadableWidth.margin(margin, in: self) }
    }
    if givenSeparatorInset == nil { margin += unsafeSides.leading(isRightToLeft: isRightToLeft) }
    for (line, y) in zip(fillers, lines) {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: isRightToLeft ? 0 : margin, y: y - pixel, width: max(bounds.width - margin, 0), height: pixel)
    }
  }

  /// Updates all cells after a change of the table's settings.
  func cellPlacesChanged() {
    for row in shownRows {
      row.cell.place = place(of: row.path)
      row.cell.setNeedsLayout()
    }
    for row in contentLayout?.rows ?? [] { row.setNeedsLayout() }
    setNeedsLayout()
  }
}
