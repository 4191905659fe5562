import Foundation

extension UICollectionView {
  /// Requests prefetching of as many items as are visible, in the direction of scrolling, and cancels it for
  /// items that are no longer expected.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let counts else { return }
    let visible = shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
    guard let first = visible.first, let last = visible.last else { return }
    let goesOn = bounds.minY - prefetchOrigin.y + bounds.minX - prefetchOrigin.x >= 0
    prefetchOrigin = bounds.origin
    var paths: [IndexPath] = []
    var path = goesOn ? last : first
    while paths.count < visible.count, let next = goesOn ? after(path, counts) : before(path, counts) {
      paths.append(next)
      path = next
    }
    let wanted = Set(paths)
    let dropped = prefetching.subtracting(wanted).subtracting(visible)
    if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted()) }
    let fresh = paths.filter { !prefetching.contains($0) }
    prefetching = wanted
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }

  private func after(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    let section = counts.indices.dropFirst(path.section + 1).first { counts[$0] > 0 }
    return section.map { IndexPath(item: 0, section: $0) }
  }

  private func before(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    let section = counts.indices.prefix(path.section).last { counts[$0] > 0 }
    return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}
