import Foundation

/// The titles at the end of a table that lead to its sections.
@MainActor
final class TableIndexView: UIControl {
  /// The width that the index takes of the rows, in points.
  static let width: CGFloat = 15
  /// The distance of titles in points, where they all fit.
  private static let lineHeight: CGFloat = 14

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title == UITableView.indexSearch ? "" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      setNeedsLayout()
    }
  }
  private var labels: [UILabel] = []
  weak var table: UITableView?

  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(TableIndexView.lineHeight, bounds.height / CGFloat(titles.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = lineHeight
    let top = (bounds.height - line * CGFloat(titles.count)) / 2
    for (index, label) in labels.enumerated() {
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line)
    }
  }

  func updateColors() {
    backgroundColor =
      (isTracking ? table?.sectionIndexTrackingBackgroundColor : nil) ?? table?.sectionIndexBackgroundColor
    setNeedsLayout()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    updateColors()
  }

  private func follow(_ touches: Set<UITouch>) {
    updateColors()
    guard let finger = touches.first, !titles.isEmpty, lineHeight > 0 else { return }
    let top = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
    let index = Int(((finger.location(in: self).y - top) / lineHeight).rounded(.down))
    table?.showSection(ofIndexTitle: min(max(index, 0), titles.count - 1))
  }
}

extension UITableView {
  /// What the index takes of the rows' width, in points.
  var indexWidth: CGFloat { indexView == nil ? 0 : TableIndexView.width }

  func renewSectionIndex() {
    let rows = geometry?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    let titles = contentLayout == nil ? rowSource?.sectionIndexTitles(for: self) ?? [] : []
    let hadIndex = indexView != nil
    if titles.isEmpty || rows < sectionIndexMinimumDisplayRowCount {
      indexView?.removeFromSuperview()
      indexView = nil
    } else {
      let view = indexView ?? TableIndexView()
      view.table = self
      if view.superview !== self { addSubview(view) }
      view.titles = titles
      indexView = view
    }
    if hadIndex != (indexView != nil) { cellPlacesChanged() }
  }

  func layOutIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset
    let width = TableIndexView.width
    indexView.frame = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY + inset.top, width: width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    bringSubviewToFront(indexView)
    indexView.updateColors()
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
