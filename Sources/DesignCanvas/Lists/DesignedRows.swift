import Foundation
import UIKit

/// The layout of a document's rows as on Interface Builder's canvas.
///
/// The heights of headers and footers of sections in Interface Builder, in points: in plain tables a header
/// is 28 high and exists if it has a title, with 22 above since iOS 15; in grouped ones a header with a title
/// is 38 high, the first one 55.5, and other headers and footers are as high as the table's attributes; a
/// footer's text has 8 above and below.
@MainActor
final class DesignedRows: TableContentLayout {
  let sections: [DocumentSection]
  /// A Boolean value that indicates whether the rows keep the document's frames.
  let preservesDocumentFrames: Bool
  private var titles: [UILabel] = []

  init(_ sections: [DocumentSection], preservesDocumentFrames: Bool) {
    self.sections = sections
    self.preservesDocumentFrames = preservesDocumentFrames
  }

  var rows: [UIView] { sections.flatMap { $0.rows.map(\.view) } }

  func layOut(_ table: UITableView) {
    for title in titles { title.removeFromSuperview() }
    titles = []
    if preservesDocumentFrames {
      for end in [table.tableHeaderView, table.tableFooterView].compactMap({ $0 }) {
        end.frame = CGRect(x: 0, y: end.frame.minY, width: table.bounds.width, height: end.frame.height)
      }
    }
    guard !sections.isEmpty else { return }
    if preservesDocumentFrames { layOutTitlesOfSavedRows(in: table) } else { layOutRows(in: table) }
  }

  private func layOutTitlesOfSavedRows(in table: UITableView) {
    var end = table.tableHeaderView?.frame.maxY ?? 0
    for section in sections {
      guard let first = section.rows.first, let last = section.rows.last else { continue }
      for row in section.rows { layOutOpenContent(of: row, in: table) }
      if let header = section.header {
        addTitle(header, isHeader: true, from: end, to: first.view.frame.minY, in: table)
      }
      end = last.view.frame.maxY
      if let footer = section.footer {
        let height = footerHeight(footer, in: table)
        addTitle(footer, isHeader: false, from: end, to: end + height, in: table)
        end += height
      }
    }
  }

  /// Sizes rows whose content view has no frame, or one from before layout: they are as wide as the table and
  /// as high as its rows, whatever the cell's frame.
  private func layOutOpenContent(of row: DocumentRow, in table: UITableView) {
    guard let cell = row.view as? UITableViewCell, let content = cell.contentLayout as? DesignedCell,
      content.hasOpenContent
    else { return }
    let heights = [row.height, table.rowHeight, row.savedFrame.height]
    content.rowSize = CGSize(
      width: table.bounds.width, height: heights.lazy.compactMap { $0 }.first { $0 > 0 } ?? 44)
    if row.savedFrame.size == .zero { cell.frame.size = content.rowSize ?? .zero }
    cell.setNeedsLayout()
  }

  private func layOutRows(in table: UITableView) {
    var y: CGFloat = 0
    if let header = table.tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: header.frame.height)
      y = header.frame.height
    }
    for (index, section) in sections.enumerated() {
      let start = y
      y += headerHeight(section.header, isFirst: index == 0, in: table)
      if let header = section.header { addTitle(header, isHeader: true, from: start, to: y, in: table) }
      for row in section.rows {
        let inset = table.style == .insetGrouped ? max(row.savedFrame.minX, 16) : 0
        var frame = CGRect(
          x: inset, y: y, width: max(table.bounds.width - 2 * inset, 0), height: row.savedFrame.height)
        row.view.frame = frame
        frame.size.height = height(of: row, in: table)
        row.view.frame = frame
        y += frame.height
      }
      let end = y
      y +=
        section.footer.map { footerHeight($0, in: table) }
        ?? emptyHeight(table.sectionFooterHeight, in: table)
      if let footer = section.footer { addTitle(footer, isHeader: false, from: end, to: y, in: table) }
    }
    if let footer = table.tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: table.bounds.width, height: footer.frame.height)
      y += footer.frame.height
    }
    table.contentSize = CGSize(width: table.bounds.width, height: y)
  }

  /// Returns the row's own height, the table's, or the fitting height of its constraints; the saved one if
  /// they do not determine it.
  private func height(of row: DocumentRow, in table: UITableView) -> CGFloat {
    if let height = row.height, height > 0 { return height }
    if row.height == nil, table.rowHeight > 0 { return table.rowHeight }
    guard let cell = row.view as? UITableViewCell else { return row.savedFrame.height }
    cell.contentLayout?.layOutContentView(of: cell)
    let content = cell.contentView
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height > 0, fitting.height < 100_000 else { return row.savedFrame.height }
    return max(fitting.height + (cell.contentLayout?.heightBesideContent(of: cell) ?? 0), 44)
  }

  private func emptyHeight(_ height: CGFloat, in table: UITableView) -> CGFloat {
    table.style != .plain ? (height > 0 ? height : 18) : 0
  }

  private func headerHeight(_ title: String?, isFirst: Bool, in table: UITableView) -> CGFloat {
    guard title != nil else { return emptyHeight(table.sectionHeaderHeight, in: table) }
    if table.style != .plain { return isFirst ? 55.5 : 38 }
    return (table.sectionHeaderHeight > 0 ? table.sectionHeaderHeight : 28)
      + table.metrics.plainHeaderPadding
  }

  private func footerHeight(_ text: String, in table: UITableView) -> CGFloat {
    let label = UILabel()
    label.font = titleFont(isHeader: false, in: table)
    label.numberOfLines = 0
    label.text = text
    let size = label.sizeThatFits(CGSize(width: table.bounds.width - 2 * titleMargin(in: table), height: 0))
    return size.height + 16
  }

  private func titleMargin(in table: UITableView) -> CGFloat {
    table.metrics.cellMargin(forWidth: table.bounds.width) + (table.style == .insetGrouped ? 16 : 0)
  }

  private func titleFont(isHeader: Bool, in table: UITableView) -> UIFont {
    table.style != .plain || !isHeader ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
  }

  private func addTitle(
    _ text: String, isHeader: Bool, from start: CGFloat, to end: CGFloat, in table: UITableView
  ) {
    let label = UILabel()
    label.font = titleFont(isHeader: isHeader, in: table)
    label.text = table.style != .plain && isHeader ? text.uppercased() : text
    label.textColor = table.style != .plain || !isHeader ? .secondaryLabel : .label
    label.numberOfLines = isHeader ? 1 : 0
    let width = max(table.bounds.width - 2 * titleMargin(in: table), 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let y = isHeader ? end - size.height - (table.style != .plain ? 6.5 : 4) : start + 8
    label.frame = CGRect(x: titleMargin(in: table), y: y, width: width, height: size.height)
    table.addSubview(label)
    titles.append(label)
  }
}
