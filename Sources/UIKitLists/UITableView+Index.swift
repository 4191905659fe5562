import Foundation

extension UITableView: IndexedList {
  /// The width of the index, by which rows are narrower, in points.
  var indexWidth: CGFloat { indexView == nil ? 0 : ListIndexView.width }

  var indexColors: ListIndexColors {
    ListIndexColors(
      title: sectionIndexColor, ground: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
  }

  func renewSectionIndex() {
    let rows = geometry?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    let titles = contentLayout == nil ? rowSource?.sectionIndexTitles(for: self) ?? [] : []
    let hadIndex = indexView != nil
    let isHidden = rows < sectionIndexMinimumDisplayRowCount || indexDisplayMode == .alwaysHidden
    showIndex(isHidden ? [] : titles)
    if hadIndex != (indexView != nil) { cellPlacesChanged() }
  }

  func showSection(ofIndexTitle index: Int) {
    guard let indexView, indexView.titles.indices.contains(index) else { return }
    let title = indexView.titles[index]
    guard let section = rowSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      let geometry, geometry.sections.indices.contains(section)
    else { return }
    if geometry.sections[section].rows.count > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
  }
}
