import Foundation

/// The state of prefetching.
struct Prefetching {
  var announced: Set<IndexPath> = []
  var top: CGFloat = 0
}

extension UITableView {
  /// Requests prefetching of as many rows as are visible, in the direction of scrolling, and cancels it for
  /// rows that are no longer expected.
  ///
  /// Nothing is requested outside a window: Apple's documentation does not say it, but public tests that count the
  /// requests of such tables have none.
  func prefetch() {
    guard isPrefetchingEnabled, window != nil, let source = prefetchDataSource, let geometry,
      !shownRows.isEmpty
    else { return }
    let isScrollingDown = bounds.minY >= prefetching.top
    prefetching.top = bounds.minY
    var paths: [IndexPath] = []
    var path = isScrollingDown ? shownRows[shownRows.count - 1].path : shownRows[0].path
    while paths.count < shownRows.count,
      let next = isScrollingDown ? geometry.path(after: path) : geometry.path(before: path)
    {
      paths.append(next)
      path = next
    }
    let visible = Set(shownRows.map(\.path))
    let wanted = Set(paths)
    let dropped = prefetching.announced.subtracting(wanted).subtracting(visible)
    if !dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted()) }
    let fresh = paths.filter { !prefetching.announced.contains($0) }
    prefetching.announced = wanted
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh) }
  }
}

extension TableGeometry {
  /// Returns the index path of the next row, possibly in a later section.
  func path(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count, sections[section].rows.count == 0 { section += 1 }
    return section < sections.count ? IndexPath(row: 0, section: section) : nil
  }

  /// Returns the index path of the previous row, possibly in an earlier section.
  func path(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    var section = path.section - 1
    while section >= 0, sections[section].rows.count == 0 { section -= 1 }
    return section >= 0 ? IndexPath(row: sections[section].rows.count - 1, section: section) : nil
  }
}
