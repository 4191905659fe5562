import Foundation

extension UICollectionView: IndexedList {
  var indexColors: ListIndexColors { ListIndexColors() }

  /// Requests the index titles from the data source if the items have been reloaded.
  func renewIndexIfNeeded() {
    guard needsIndex else { return }
    renewSectionIndex()
  }

  func renewSectionIndex() {
    needsIndex = false
    showIndex(indexDisplayMode == .alwaysHidden ? [] : dataSource?.indexTitles(for: self) ?? [])
  }

  func showSection(ofIndexTitle index: Int) {
    guard let dataSource, let titles = indexView?.titles, titles.indices.contains(index) else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
    guard contains(path) else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
