import Foundation

/// A column of rows in sections. Rows that documents bring lie where those say, or below each other where the table
/// has another width than in the document, or is in a running program.
///
/// Headers and footers of sections, in points, as Interface Builder shows them: in plain tables a header is 28 high and
/// is there when it has a title, with 22 above from iOS 15 on; in grouped ones a header with a title is 38 high, the
/// first one 55.5, others and footers are as high as the table says; a footer's text has 8 above and below.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// A height that follows from constraints.
  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  open private(set) var style: Style
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// For documents, which say the style after the table was made.
  func setStyle(_ style: Style) { self.style = style }

  // MARK: Rows of documents

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

  private(set) var documentSections: [DocumentSection] = []
  private var keepsFrames = false
  private var savedWidth: CGFloat = 0
  private var titles: [UILabel] = []

  /// Takes the rows of a document, which are subviews already.
  ///
  /// - Parameters:
  ///   - keepsFrames: whether the rows stay where the document says.
  ///   - width: the table's width in the document.
  func setDocumentSections(_ sections: [DocumentSection], keepsFrames: Bool, width: CGFloat) {
    documentSections = sections
    self.keepsFrames = keepsFrames
    savedWidth = width
    setNeedsLayout()
  }

  // MARK: Touches

  private weak var touchedCell: UITableViewCell?
  private var touchStart = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedCell =
      sequence(first: touches.first?.view as UIView?, next: { $0?.superview })
      .first { $0 is UITableViewCell && $0?.superview === self } as? UITableViewCell
    touchStart = touches.first?.location(in: nil) ?? .zero
    if allowsSelection { touchedCell?.setHighlighted(true, animated: false) }
  }

  /// A finger that moves 10 points scrolls and selects nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let position = touches.first?.location(in: nil) ?? .zero
    if hypot(position.x - touchStart.x, position.y - touchStart.y) >= 10 { endTouch() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let cell = touchedCell
    endTouch()
    if let cell, let touch = touches.first { tap(cell, at: touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }

  private func endTouch() {
    touchedCell?.setHighlighted(false, animated: false)
    touchedCell = nil
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    for title in titles { title.removeFromSuperview() }
    titles = []
    if keepsFrames {
      for end in [tableHeaderView, tableFooterView].compactMap({ $0 }) {
        end.frame = CGRect(x: 0, y: end.frame.minY, width: bounds.width, height: end.frame.height)
      }
    }
    guard !documentSections.isEmpty else { return }
    if keepsFrames { layOutTitlesOfSavedRows() } else { layOutRows() }
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

  private func layOutRows() {
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
    cell.layOutContentView()
    let content = cell.contentView
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height > 0, fitting.height < 100_000 else { return row.savedFrame.height }
    return max(fitting.height + cell.heightBesideContent, 44)
  }

  private var isGrouped: Bool { style != .plain }

  private func emptyHeight(_ height: CGFloat) -> CGFloat {
    isGrouped ? (height > 0 ? height : 18) : 0
  }

  private func headerHeight(_ title: String?, isFirst: Bool) -> CGFloat {
    guard title != nil else { return emptyHeight(sectionHeaderHeight) }
    if isGrouped { return isFirst ? 55.5 : 38 }
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
    isGrouped || !isHeader ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
  }

  private func addTitle(_ text: String, isHeader: Bool, from start: CGFloat, to end: CGFloat) {
    let label = UILabel()
    label.font = titleFont(isHeader: isHeader)
    label.text = isGrouped && isHeader ? text.uppercased() : text
    label.textColor = isGrouped || !isHeader ? .secondaryLabel : .label
    label.numberOfLines = isHeader ? 1 : 0
    let width = max(bounds.width - 2 * titleMargin, 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let y = isHeader ? end - size.height - (isGrouped ? 6.5 : 4) : start + 8
    label.frame = CGRect(x: titleMargin, y: y, width: width, height: size.height)
    addSubview(label)
    titles.append(label)
  }
}
