import ClassMetadata
import Foundation

/// A visible header or footer.
struct VisibleSupplementaryView {
  let section: Int
  let isHeader: Bool
  let view: UIView
}

/// Counts rows and determines heights.
extension UITableView {
  /// The data source, or the document's static rows if there is none.
  var rowSource: (any UITableViewDataSource)? { dataSource ?? staticRows }

  // MARK: Counting

  /// Counts sections and rows unless they have been counted.
  func countIfNeeded() {
    guard geometry == nil else { return }
    geometry = count()
    reloadSectionIndexTitles()
  }

  /// Discards all rows, because the data source or delegate has changed.
  func discardRows() {
    rowsGeneration += 1
    geometry = nil
    enqueueAllRows()
    selectedPaths = []
    setNeedsLayout()
  }

  func reloadRows() {
    endSwipe(animated: false)
    rowsGeneration += 1
    enqueueAllRows()
    selectedPaths = []
    prefetching = Prefetching()
    geometry = rowSource == nil ? nil : count()
    needsOffsetCheck = true
    if geometry != nil { updateContentSize() }
    reloadSectionIndexTitles()
    setNeedsLayout()
  }

  /// Marks all heights as estimates, so that rows are measured again as they become visible.
  func invalidateRowHeights() {
    geometry?.markAsEstimates()
    markRowHeightsAsEstimates()
    setNeedsLayout()
  }

  /// Discards all heights; visible rows keep their cells.
  func discardHeights() {
    guard geometry != nil else { return }
    geometry = count()
    markRowHeightsAsEstimates()
    setNeedsLayout()
  }

  /// Marks the heights of visible rows as out of date.
  func markRowHeightsAsEstimates() {
    for index in shownRows.indices { shownRows[index].isSettled = false }
  }

  /// Counts the sections and rows of the data source.
  func count() -> TableGeometry {
    guard let source = rowSource else { return TableGeometry([]) }
    var estimating = delegate
    let sections = source.numberOfSections(in: self)
    if sections < 0 {
      TableExceptions.stop(because: "the number of sections must not be negative, but is \(sections)")
    }
    var result: [TableGeometry.Section] = []
    result.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = source.tableView(self, numberOfRowsInSection: section)
      if rows < 0 {
        TableExceptions.stop(
          because: "the number of rows in section \(section) must not be negative, but is \(rows)")
      }
      result.append(self.section(section, rows: rows, &estimating))
    }
    return TableGeometry(result)
  }

  private func section(
    _ section: Int, rows: Int, _ estimating: inout (any UITableViewDelegate)?
  ) -> TableGeometry.Section {
    var result = TableGeometry.Section(rows: estimatedRows(rows, in: section, &estimating))
    result.header = estimatedSupplement(isHeader: true, section)
    result.footer = estimatedSupplement(isHeader: false, section)
    result.padding = result.header.height > 0 ? headerPadding : 0
    return result
  }

  // MARK: Heights of rows

  /// Returns the height of a row for which the delegate specifies none.
  func standardRowHeight(at path: IndexPath) -> CGFloat {
    if let own = staticRows?.cell(at: path)?.documentRowHeight,
      dataSource == nil || dataSource is UITableViewController
    {
      return own
    }
    return rowHeight
  }

  /// - Parameter estimating: the delegate that estimates heights. Set to `nil` when it turns out not to.
  private func estimatedRows(
    _ count: Int, in section: Int, _ estimating: inout (any UITableViewDelegate)?
  ) -> RowHeights {
    let plain = rowHeight > 0 ? rowHeight : metrics.tableRowHeight
    guard count > 0 else { return RowHeights(count: 0, estimate: plain) }
    // Without estimates the heights of all rows are requested now.
    if estimatedRowHeight == 0, delegate != nil || rowHeight > 0 || staticRows != nil {
      let heights = (0..<count).map { requestHeight(at: IndexPath(row: $0, section: section)) }
      return RowHeights(asked: heights, estimate: metrics.tableRowHeight)
    }
    let uniform = RowHeights(count: count, estimate: estimatedRowHeight > 0 ? estimatedRowHeight : plain)
    guard let delegate = estimating else { return uniform }
    var heights: [CGFloat] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let answer = OptionalMethod.estimatedHeightForRow.result(of: delegate) {
        delegate.tableView(self, estimatedHeightForRowAt: path)
      }
      guard let height = answer else {
        estimating = nil
        return uniform
      }
      TableExceptions.check(
        height,
        "table view estimated row height must not be negative - provided height for index path "
          + "(\(TableExceptions.name(path))) is \(height)")
      heights.append(height > 0 ? height : plain)
    }
    return RowHeights(estimates: heights)
  }

  /// Returns the height that the delegate or the table specifies for a row; negative for a self-sizing row.
  func requestHeight(at path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? standardRowHeight(at: path)
    TableExceptions.check(
      height,
      "table view row height must not be negative - provided height for index path "
        + "(\(TableExceptions.name(path))) is \(height)")
    return height
  }

  /// Returns the height that fits a cell's content.
  func measure(_ cell: UITableViewCell) -> CGFloat {
    if cell.frame.width != rowWidth { cell.frame.size.width = rowWidth }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting > 0, fitting.isFinite else {
      return staticRows?.savedHeight(of: cell) ?? metrics.tableRowHeight
    }
    return fitting.roundedUpToPixel(pixelScale)
  }

  /// The width of rows, in points: that of the table, less the insets of inset groups.
  var rowWidth: CGFloat { max(bounds.width - rowInsets.left - rowInsets.right, 0) }

  /// The distances of rows from the sides of the table, in points: inset groups have the margins of the safe area.
  var rowInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = metrics.cellMargin(forWidth: bounds.width)
    let outside = outsideOfSafeArea
    return (margin + outside.left, margin + outside.right)
  }

  /// The parts at the sides that the content of rows, headers and footers keeps out of.
  var unsafeSides: UnsafeSides {
    insetsContentViewsToSafeArea ? outsideOfSafeArea : UnsafeSides()
  }

  /// The parts at the sides that are outside of the safe area, and not in the insets of the content.
  private var outsideOfSafeArea: UnsafeSides {
    let (safe, present) = (safeAreaInsets, adjustedContentInset)
    return UnsafeSides(left: max(safe.left - present.left, 0), right: max(safe.right - present.right, 0))
  }

  /// A Boolean value that indicates whether heights were determined for the current width and safe area.
  var isMeasured: Bool { measuredWidth == bounds.width && measuredUnsafe == outsideOfSafeArea }

  /// Determines the heights again if the width or the safe area have changed. Returns whether they have.
  @discardableResult
  func measureAgainIfNeeded() -> Bool {
    guard !isMeasured else { return false }
    measuredWidth = bounds.width
    measuredUnsafe = outsideOfSafeArea
    geometry = nil
    markRowHeightsAsEstimates()
    return true
  }

  /// Determines the heights and places again with the next layout.
  func measureAgain() {
    measuredWidth = -1
    setNeedsLayout()
  }

  // MARK: Heights of headers and footers

  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return metrics.plainHeaderPadding
  }

  /// Returns the height of a missing header or footer in grouped tables. The first header has a larger one, which a header of
  /// the table of nearly no height removes, as applications use it.
  private func emptyHeight(isHeader: Bool, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    if isHeader, section == 0, let height = tableHeaderView?.bounds.height, height > 0, height < 1 {
      return 0
    }
    return isHeader && section == 0 ? 35 : (17.5 as CGFloat).roundedUpToPixel(pixelScale)
  }

  /// Returns the height that the delegate or the table specifies for a header or footer; negative for a
  /// self-sizing view.
  private func requestHeight(isHeader: Bool, _ section: Int) -> CGFloat {
    let height: CGFloat
    if let delegate {
      height =
        isHeader
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    } else {
      height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    }
    TableExceptions.check(
      height,
      "table view section \(isHeader ? "header" : "footer") height must not be negative - provided height for section "
        + "\(section) is \(height)")
    // In grouped tables a height of zero means automatic.
    return height == 0 && style != .plain ? UITableView.automaticDimension : height
  }

  private func title(isHeader: Bool, _ section: Int) -> String? {
    isHeader
      ? rowSource?.tableView(self, titleForHeaderInSection: section)
      : rowSource?.tableView(self, titleForFooterInSection: section)
  }

  private func estimatedSupplement(isHeader: Bool, _ section: Int) -> TableGeometry.Supplement {
    let height = requestHeight(isHeader: isHeader, section)
    let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let title = title(isHeader: isHeader, section)
    if height >= 0, style != .plain && !(title != nil && height == fixed) || height != fixed || height == 0 {
      return TableGeometry.Supplement(height: height, isKnown: true, canHaveView: height > 0)
    }
    if title != nil {
      if style == .plain, height > 0 { return TableGeometry.Supplement(height: height, isKnown: true) }
      let estimate: CGFloat = isHeader ? (style == .plain ? 28 : section == 0 ? 55.4 : 38) : 32
      return TableGeometry.Supplement(height: estimate.roundedToPixel(pixelScale))
    }
    var estimate = emptyHeight(isHeader: isHeader, section)
    if let delegate {
      let asked =
        isHeader
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
      TableExceptions.check(
        asked,
        "table view estimated section height must not be negative - provided height for section \(section) is \(asked)"
      )
      if asked > 0 { estimate = asked }
    }
    return TableGeometry.Supplement(height: estimate)
  }

  /// Returns the header or footer from the delegate, or one that shows the title; `nil` if there is neither.
  func makeSupplement(isHeader: Bool, _ section: Int) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own {
      prepare(own, isHeader: isHeader, section)
      // Text is measured with the table's traits, so the view has to be in the hierarchy.
      if own.superview !== self { addSubview(own) }
      return own
    }
    guard let title = title(isHeader: isHeader, section) else { return nil }
    let identifier = isHeader ? "_tableHeader" : "_tableFooter"
    let view =
      reuse.headers[identifier]?.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.isHidden = false
    view.prepareForReuse()
    prepare(view, isHeader: isHeader, section)
    if view.superview !== self { addSubview(view) }
    view.textLabel?.text = style != .plain && isHeader && !metrics.hasGlass ? title.uppercased() : title
    view.setNeedsLayout()
    return view
  }

  private func prepare(_ view: UIView, isHeader: Bool, _ section: Int) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.place = UITableViewHeaderFooterView.Place(
      style: style, isHeader: isHeader, isFirst: section == 0,
      isCompact: isHeader && hasCompactHeader(section), tableWidth: bounds.width,
      followsReadableWidth: cellLayoutMarginsFollowReadableWidth, unsafe: unsafeSides)
  }

  /// Returns whether a header has less space above it: the first one below a large title, and those after a section without a footer.
  /// Measured by others with iOS 26.1.
  private func hasCompactHeader(_ section: Int) -> Bool {
    guard metrics.hasGlass, style != .plain else { return false }
    guard section == 0 else {
      return title(isHeader: false, section - 1) == nil
        && delegate?.tableView(self, viewForFooterInSection: section - 1) == nil
    }
    guard let controller = nearestViewController,
      controller.viewIfLoaded === self || superview === controller.viewIfLoaded
    else { return false }
    return controller.navigationController?.navigationBar.showsLargeTitle == true
  }

  /// Returns the final height of a header or footer.
  func measuredHeight(of view: UIView?, isHeader: Bool, _ section: Int) -> CGFloat {
    let asked = requestHeight(isHeader: isHeader, section)
    guard let view else {
      return asked >= 0 && style != .plain ? asked : emptyHeight(isHeader: isHeader, section)
    }
    let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isTitle = (view as? UITableViewHeaderFooterView)?.reuseIdentifier?.hasPrefix("_table") == true
    if asked >= 0, !(isTitle && style != .plain && asked == fixed) { return asked }
    view.frame.size.width = bounds.width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting > 0, fitting.isFinite, fitting < 1e7 else {
      return asked >= 0 ? asked : isHeader && style == .plain ? 28 : emptyHeight(isHeader: isHeader, section)
    }
    return fitting.roundedUpToPixel(pixelScale)
  }

  func padding(aboveHeaderOfHeight height: CGFloat, exists: Bool) -> CGFloat {
    height > 0 && exists ? headerPadding : 0
  }
}
