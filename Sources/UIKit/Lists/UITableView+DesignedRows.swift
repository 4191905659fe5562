import Foundation

/// The rows that a document brings, where they are shown as on Interface Builder's canvas.
///
/// Headers and footers of sections, in points, as Interface Builder shows them: in plain tables a header is 28 high and
/// is there when it has a title, with 22 above from iOS 15 on; in grouped ones a header with a title is 38 high, the
/// first one 55.5, others and footers are as high as the table says; a footer's text has 8 above and below.
@MainActor
final class DesignedRows {
  let sections: [UITableView.DocumentSection]
  /// Whether the rows stay where the document says.
  let keepsFrames: Bool
  fileprivate var titles: [UILabel] = []

  init(_ sections: [UITableView.DocumentSection], keepsFrames: Bool) {
    self.sections = sections
    self.keepsFrames = keepsFrames
  }
}

extension UITableView {
  /// A row of a document.
  struct DocumentRow {
    let view: UIView
    let savedFrame: CGRect
    /// A height of its own, in points; not positive for one that follows from constraints.
    let height: CGFloat?
  }

  /// A section of a document.
  struct DocumentSection {
    let header: String?
    let footer: String?
    let rows: [DocumentRow]
  }

  var documentSections: [DocumentSection] { designedRows?.sections ?? [] }

  /// Takes the rows of a document, which are subviews already.
  ///
  /// - Parameter keepsFrames: whether the rows stay where the document says.
  func setDocumentSections(_ sections: [DocumentSection], keepsFrames: Bool) {
    designedRows = DesignedRows(sections, keepsFrames: keepsFrames)
    setNeedsLayout()
  }

  func layOutDesignedRows() {
    guard let designedRows else { return }
    for title in designedRows.titles { title.removeFromSuperview() }
    designedRows.titles = []
    if designedRows.keepsFrames {
      for end in [tableHeaderView, tableFooterView].compactMap({ $0 }) {
        end.frame = CGRect(x: 0, y: end.frame.minY, width: bounds.width, height: end.frame.height)
      }
    }
    guard !documentSections.isEmpty else { return }
    if designedRows.keepsFrames { layOutTitlesOfSavedRows() } else { layOutDocumentRows() }
  }

  private func layOutTitlesOfSavedRows() {
    var end = tableHeaderView?.frame.maxY ?? 0
    for section in documentSections {
      guard let first = section.rows.first, let last = section.rows.last else { continue }
      for row in section.rows { layOutOpenContent(of: row) }
      if let header = section.header {
        addTitle(header, isHeader: true, from: end, to: first.view.frame.minY)
      }
      end = last.view.frame.maxY
      if let footer = section.footer {
        let height = footerHeight(footer)
        addTitle(footer, isHeader: false, from: end, to: end + height)
        end += height
      }
    }
  }

  /// Rows whose content view has no frame, or one from before it was laid out, are as wide as the table and as high as rows
  /// are, whatever frame the cell has.
  private func layOutOpenContent(of row: DocumentRow) {
    guard let cell = row.view as? UITableViewCell, cell.hasOpenContent else { return }
    let heights = [row.height, rowHeight, row.savedFrame.height]
    cell.rowSize = CGSize(width: bounds.width, height: heights.lazy.compactMap { $0 }.first { $0 > 0 } ?? 44)
    if row.savedFrame.size == .zero { cell.frame.size = cell.rowSize ?? .zero }
    cell.setNeedsLayout()
  }

  private func layOutDocumentRows() {
    var y: CGFloat = 0
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      y = header.frame.height
    }
    for (index, section) in documentSections.enumerated() {
      let start = y
      y += headerHeight(section.header, isFirst: index == 0)
      if let header = section.header { addTitle(header, isHeader: true, from: start, to: y) }
      for row in section.rows {
        let inset = style == .insetGrouped ? max(row.savedFrame.minX, 16) : 0
        var frame = CGRect(
          x: inset, y: y, width: max(bounds.width - 2 * inset, 0), height: row.savedFrame.height)
        row.view.frame = frame
        frame.size.height = height(of: row)
        row.view.frame = frame
        y += frame.height
      }
      let end = y
      y += section.footer.map { footerHeight($0) } ?? emptyHeight(sectionFooterHeight)
      if let footer = section.footer { addTitle(footer, isHeader: false, from: end, to: y) }
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
      y += footer.frame.height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// The row's own height, the table's, or what its constraints need; the saved one where they leave it open.
  private func height(of row: DocumentRow) -> CGFloat {
    if let height = row.height, height > 0 { return height }
    if row.height == nil, rowHeight > 0 { return rowHeight }
    guard let cell = row.view as? UITableViewCell else { return row.savedFrame.height }
    cell.layOutDesignedContentView()
    let content = cell.contentView
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height > 0, fitting.height < 100_000 else { return row.savedFrame.height }
    return max(fitting.height + cell.heightBesideContent, 44)
  }

  private func emptyHeight(_ height: CGFloat) -> CGFloat {
    style != .plain ? (height > 0 ? height : 18) : 0
  }

  private func headerHeight(_ title: String?, isFirst: Bool) -> CGFloat {
    guard title != nil else { return emptyHeight(sectionHeaderHeight) }
    if style != .plain { return isFirst ? 55.5 : 38 }
    return (sectionHeaderHeight > 0 ? sectionHeaderHeight : 28)
      + metrics.plainHeaderPadding
  }

  private func footerHeight(_ text: String) -> CGFloat {
    let label = UILabel()
    label.font = titleFont(isHeader: false)
    label.numberOfLines = 0
    label.text = text
    let size = label.sizeThatFits(CGSize(width: bounds.width - 2 * titleMargin, height: 0))
    return size.height + 16
  }

  private var titleMargin: CGFloat {
    metrics.cellMargin(forWidth: bounds.width) + (style == .insetGrouped ? 16 : 0)
  }

  private func titleFont(isHeader: Bool) -> UIFont {
    style != .plain || !isHeader ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
  }

  private func addTitle(_ text: String, isHeader: Bool, from start: CGFloat, to end: CGFloat) {
    let label = UILabel()
    label.font = titleFont(isHeader: isHeader)
    label.text = style != .plain && isHeader ? text.uppercased() : text
    label.textColor = style != .plain || !isHeader ? .secondaryLabel : .label
    label.numberOfLines = isHeader ? 1 : 0
    let width = max(bounds.width - 2 * titleMargin, 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let y = isHeader ? end - size.height - (style != .plain ? 6.5 : 4) : start + 8
    label.frame = CGRect(x: titleMargin, y: y, width: width, height: size.height)
    addSubview(label)
    designedRows?.titles.append(label)
  }
}
