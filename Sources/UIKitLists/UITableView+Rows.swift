import Foundation

/// Positions of rows, and queries for visible rows.
extension UITableView {
  // MARK: Counts

  var countedSections: Int {
    countIfNeeded()
    return geometry?.sections.count ?? 0
  }

  func rowCount(inSection section: Int) -> Int {
    countIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  // MARK: Rectangles, in the table's coordinates

  func sectionRect(_ section: Int) -> CGRect {
    updateGeometry()
    guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rowsTop + geometry.top(ofSection: section), width: bounds.width,
      height: geometry.sections[section].height)
  }

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

  func rowRect(at indexPath: IndexPath) -> CGRect {
    updateGeometry()
    guard geometry?.contains(indexPath) == true else { return .zero }
    return frame(of: indexPath)
  }

  /// Counts rows if needed, for queries between layout passes.
  private func updateGeometry() {
    if !isLayingOutRows { measureAgainIfNeeded() }
    countIfNeeded()
  }

  // MARK: Rows

  func rowPath(at point: CGPoint) -> IndexPath? {
    updateGeometry()
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

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    updateGeometry()
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

  func visibleCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    if let row = shownRows.first(where: { $0.path == indexPath }) { return row.cell }
    return rowSource is StaticRows
      || rowSource is UITableViewController && geometry?.contains(indexPath) == true
      ? staticRows?.cell(at: indexPath) : nil
  }

  /// Lays out rows for the current bounds if they are out of date, for queries before the next layout pass.
  func layOutRowsIfNeeded() {
    guard !isLayingOutRows, contentLayout == nil, updateDepth == 0 else { return }
    if geometry == nil || filledTop != bounds.minY || !isMeasured
      || backingLayer.state.contains(.needsLayout)
    {
      layOutTable()
    }
  }

  // MARK: Scrolling to rows

  /// The position of a row after scrolling. Raw values match UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls the minimum distance that makes the row visible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    updateGeometry()
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
    // Rows along the way may turn out to be higher than estimated, so the target is computed repeatedly.
    let start = contentOffset
    preservesContentOffset = true
    defer { preservesContentOffset = false }
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
    // A floating header covers the top of the visible area.
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
}
