import Foundation

/// Where rows are, and which are in sight.
extension UITableView {
  // MARK: Counts

  /// The number of sections, as the data source said it last.
  public var numberOfSections: Int {
    countIfNeeded()
    return geometry?.sections.count ?? 0
  }

  /// The number of rows of a section, as the data source said it last; 0 where there is no section.
  public func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  // MARK: Rectangles, in the table's coordinates

  /// The rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    settleGeometry()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rowsTop + geometry.top(ofSection: section), width: bounds.width,
      height: geometry.sections[section].height)
  }

  /// The rectangle of a section's header, where it is while it does not float.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(isHeader: true, section) }

  /// The rectangle of a section's footer, where it is while it does not float.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(isHeader: false, section) }

  func rect(isHeader: Bool, _ section: Int) -> CGRect {
    let whole = rect(forSection: section)
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    let content = geometry.sections[section]
    return isHeader
      ? CGRect(
        x: 0, y: whole.minY + content.padding, width: bounds.width, height: content.header.height)
      : CGRect(
        x: 0, y: whole.maxY - content.footer.height, width: bounds.width, height: content.footer.height)
  }

  /// The rectangle of a row; zero where there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    settleGeometry()
    guard geometry?.contains(indexPath) == true else { return .zero }
    return frame(of: indexPath)
  }

  /// Counts rows, for questions between two passes of layout.
  private func settleGeometry() {
    if measuredWidth != bounds.width, !isLayingOutRows {
      measuredWidth = bounds.width
      geometry = nil
      unsettleRows()
    }
    countIfNeeded()
  }

  // MARK: Rows

  /// The row at a point in the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    settleGeometry()
    let y = point.y - rowsTop
    guard let geometry, !geometry.sections.isEmpty, y >= 0, y < geometry.total, point.x >= 0,
      point.x < bounds.width
    else { return nil }
    let section = geometry.section(at: y)
    let content = geometry.sections[section]
    let offset = y - geometry.top(ofSection: section) - content.rowsTop
    guard offset >= 0, offset < content.rows.total, content.rows.count > 0 else { return nil }
    return IndexPath(row: content.rows.row(at: offset), section: section)
  }

  /// The rows that a rectangle in the table's coordinates meets.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    settleGeometry()
    guard let geometry, !geometry.sections.isEmpty else { return [] }
    var result: [IndexPath] = []
    var section = geometry.section(at: max(rect.minY - rowsTop, 0))
    while section < geometry.sections.count, rowsTop + geometry.top(ofSection: section) < rect.maxY {
      let content = geometry.sections[section]
      let start = rowsTop + geometry.top(ofSection: section) + content.rowsTop
      var row = content.rows.count == 0 ? 0 : content.rows.row(at: rect.minY - start)
      while row < content.rows.count, start + content.rows.offset(row) < rect.maxY {
        if start + content.rows.offset(row) + content.rows.height(row) > rect.minY {
          result.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
      section += 1
    }
    return result
  }

  /// The cell of a row; nil where there is none in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    if let row = shownRows.first(where: { $0.path == indexPath }) { return row.cell }
    return rowSource is StaticRows
      || rowSource is UITableViewController && geometry?.contains(indexPath) == true
      ? staticRows?.cell(at: indexPath) : nil
  }

  /// The row of a cell in sight; nil if it is not the table's.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.cell === cell }?.path
  }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    bringRows()
    return shownRows.map(\.cell)
  }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    bringRows()
    return shownRows.map(\.path)
  }

  /// Brings the rows that the bounds show, where a program asks for them before the next pass of layout.
  func bringRows() {
    guard !isLayingOutRows, contentLayout == nil, updateDepth == 0 else { return }
    if geometry == nil || filledTop != bounds.minY || measuredWidth != bounds.width
      || flags.contains(.needsLayout)
    {
      layOutTable()
    }
  }

  /// The header of a section in sight, if it is of this class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight, if it is of this class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && !$0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling to rows

  /// Where a row comes to lie after scrolling. Raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// As little as needed.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// Scrolls until a row is where it should be; for `none` as little as needed. Stops with UIKit's message where there
  /// is no such row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    settleGeometry()
    guard contentLayout == nil, let geometry else { return }
    let method =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else {
      TableExceptions.stop(
        "NSRangeException",
        because:
          "\(method): section (\(indexPath.count > 0 ? indexPath[0] : 0)) beyond bounds (\(geometry.sections.count))."
      )
    }
    let isWholeSection = indexPath.row == NSNotFound
    if !isWholeSection, !geometry.contains(indexPath) {
      TableExceptions.stop(
        "NSRangeException",
        because:
          "\(method): row (\(indexPath.row)) beyond bounds (\(geometry.sections[indexPath.section].rows.count)) for "
          + "section (\(indexPath.section)).")
    }
    // Rows on the way to the place may turn out higher than estimated.
    let start = contentOffset
    keepsOffset = true
    defer { keepsOffset = false }
    var target = start
    for _ in 0..<8 {
      let next = offset(for: indexPath, isWholeSection: isWholeSection, scrollPosition)
      if abs(next.y - target.y) < 0.001, target != start || next == start { break }
      target = next
      guard bounds.height > 0, updateDepth == 0, !isLayingOutRows else { break }
      bounds.origin = target
      layOutTable()
    }
    guard bounds.origin != start || target != start else { return }
    bounds.origin = start
    setContentOffset(target, animated: animated)
    if !animated { setNeedsLayout() }
  }

  private func offset(
    for path: IndexPath, isWholeSection: Bool, _ position: ScrollPosition
  ) -> CGPoint {
    var rect = isWholeSection ? self.rect(forSection: path.section) : frame(of: path)
    let inset = adjustedContentInset
    // Floating headers cover the top.
    let header = style == .plain && !isWholeSection ? geometry?.sections[path.section].header.height ?? 0 : 0
    let visible = bounds.inset(by: inset)
    var y = bounds.minY
    switch position {
    case .top: y = rect.minY - header - inset.top
    case .middle: y = rect.midY - inset.top - visible.height / 2
    case .bottom: y = rect.maxY - inset.top - visible.height
    case .none:
      rect = CGRect(x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
      if rect.minY < visible.minY || rect.height > visible.height {
        y = rect.minY - inset.top
      } else if rect.maxY > visible.maxY {
        y = rect.maxY - visible.height - inset.top
      }
    }
    let lowest = max(contentHeight + inset.bottom - bounds.height, -inset.top)
    return CGPoint(x: bounds.minX, y: min(max(y, -inset.top), lowest))
  }

  /// Scrolls until the selected row nearest to the top is where it should be.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.first, geometry?.contains(path) == true else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}
