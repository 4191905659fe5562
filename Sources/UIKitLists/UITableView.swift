import Foundation
@_spi(UIKit) import UIKitCore

/// A column of rows in sections.
///
/// A data source says what rows there are; only those in sight exist as views. A pass of layout, where the bounds or the
/// rows have changed:
///
/// 1. The heights that are known, and estimates of the others, say which row comes first (`TableGeometry`, in which
///    finding and changing a height take logarithmic time).
/// 2. From there on rows get their cells and their heights, until the bounds are full (`UITableView+Layout`).
/// 3. Rows that were found to be higher or lower than estimated above what was in sight move the content's offset, so that
///    what was in sight stays where it was.
/// 4. Cells that went out of sight wait, hidden, to be used again (`UITableView+Reuse`).
///
/// Rows of documents are a data source of the table's own in programs (`StaticRows`); on the canvas they are views that
/// lie where a `TableContentLayout` puts them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the upper edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners inside the margins.
    case insetGrouped = 2
  }

  /// How rows come and go. Raw values are UIKit's.
  public enum RowAnimation: Int, Sendable {
    /// Rows become transparent or opaque.
    case fade = 0
    /// As `fade` here.
    case right = 1
    /// As `fade` here.
    case left = 2
    /// As `fade` here.
    case top = 3
    /// As `fade` here.
    case bottom = 4
    /// Rows go at once.
    case none = 5
    /// As `fade` here.
    case middle = 6
    /// As `fade` here.
    case automatic = 100
  }

  /// What the separators' insets count from. Raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges = 0
    /// From where they are unless they are set.
    case fromAutomaticInsets = 1
  }

  /// A height that follows from constraints or from what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of the index that stands for the search bar above the rows.
  public nonisolated static let indexSearch = "{search}"

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    showStandardBackground()
    addGestureRecognizer(swipeRecognition.recognizer)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads a table from a document, plain until the document says otherwise.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    showStandardBackground()
    addGestureRecognizer(swipeRecognition.recognizer)
    coder.finish(self, as: UITableView.self)
  }

  /// The style.
  open private(set) var style: Style

  /// For documents, which say the style after the table was made.
  package func setStyle(_ style: Style) {
    self.style = style
    showStandardBackground()
  }

  private var hasOwnBackgroundColor = false

  /// The colour behind the rows; by default that of the style, also where a document has none: `systemBackground` of plain
  /// tables, `systemGroupedBackground` of the others.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  private func showStandardBackground() {
    guard !hasOwnBackgroundColor else { return }
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Who answers

  /// What says how many rows there are, and makes their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }

  /// Who is asked how rows look and told of touches.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { heldDelegate = newValue }
  }

  private weak var tableDelegate: (any UITableViewDelegate)?

  @_spi(UIKit) public override func heldDelegateChanged() {
    super.heldDelegateChanged()
    let new = heldDelegate as? any UITableViewDelegate
    if new !== tableDelegate {
      tableDelegate = new
      if !staysThroughDelegateChange { forgetRows() }
    }
  }
  private var staysThroughDelegateChange: Bool { dataSource == nil && staticRows == nil }

  /// Gets to know which rows will soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the data source for prefetching is asked.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// Decides what is dragged out of the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragging.update() } }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragging.update() } }
  /// Whether rows can be dragged where there is a delegate for that: true, as from iOS 15 on all devices.
  open var dragInteractionEnabled = true { didSet { dragging.update() } }
  /// Whether rows of the table are dragged.
  open var hasActiveDrag: Bool { dragging.isDragging }
  /// Whether something is dragged over the table that it takes.
  open var hasActiveDrop: Bool { dragging.isDroppedOn }
  private(set) lazy var dragging = TableDragging(self)
  /// Where rows make way for what is dragged.
  var gap: TableGap?

  // MARK: Heights, in points

  /// The height of rows; by their cells by default.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  /// The height of rows that were not asked for theirs yet.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }
  /// The height of headers; by what they show by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  /// The height of footers; by what they show by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }
  /// The height of headers that were not asked for theirs yet.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }
  /// The height of footers that were not asked for theirs yet.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }
  /// The space above the headers of sections in plain tables; 22 from iOS 15 on unless set.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }
  /// The height of the empty rows that fill a plain table below its own; none by default from iOS 15 on.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }

  /// Whether what is in rows, headers and footers is no wider than readable text, in the middle; false by default, as in iOS 12
  /// and later.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfRowsChanged() } }
  }

  /// Rows may have other heights with other margins.
  private func marginsOfRowsChanged() {
    cellPlacesChanged()
    if dataSource != nil { reloadData() }
  }

  // MARK: Lines

  /// How far lines between rows are from the sides; zero for as rows have it.
  open var separatorInset = UIEdgeInsets.zero {
    didSet { if separatorInset != oldValue { cellPlacesChanged() } }
  }
  /// What the separators' insets count from; the cell's edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { cellPlacesChanged() } }
  }
  /// The colour of separators; nil for none.
  open var separatorColor: UIColor? = .separator { didSet { cellPlacesChanged() } }
  /// Whether lines separate the rows; they do by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { cellPlacesChanged() } }
  }

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false { didSet { cellPlacesChanged() } }
  /// Whether rows can be selected while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { cellPlacesChanged() } }
  var selectedPaths: Set<IndexPath> = []
  var touch = TableTouch()

  // MARK: Views around the rows

  /// A view above the rows, as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the rows, as wide as the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// A view behind the rows, as large as the table; nil for none.
  open var backgroundView: UIView? {
    didSet {
      replace(oldValue, by: backgroundView)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsLayout()
  }

  // MARK: Rows

  /// The rows that a document brings for a running program.
  package var staticRows: StaticRows? { didSet { forgetRows() } }
  /// Where the rows lie; nil before they are counted.
  var geometry: TableGeometry?
  /// The rows that are in sight, in order.
  var shownRows: [ShownRow] = []
  /// The headers and footers that are in sight, in order.
  var shownSupplements: [ShownSupplement] = []
  /// The width for which heights are known.
  var measuredWidth: CGFloat = 0
  var fillers: [UIView] = []
  /// Whether a pass of layout leaves what is in sight where it was, for an animation to place it.
  var placesLater = false
  /// The cell that is being configured anew.
  weak var reconfiguredCell: UITableViewCell?
  var swipe: ListSwipe?
  private(set) lazy var swipeRecognition = ListSwipeRecognition(of: self)
  var indexView: ListIndexView?
  var isLayingOutRows = false
  /// Counts how often the rows were forgotten.
  var rowsGeneration = 0
  /// The upper edge of the bounds for which rows were last brought.
  var filledTop: CGFloat = 0
  var keepsOffset = false
  var needsOffsetCheck = false
  var prefetching = Prefetching()
  var pending: PendingUpdates?
  var updateDepth = 0

  var reuse = ReuseQueues()

  /// Whether rows show the controls of editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  var storedIsEditing = false

  /// What lays out a document's rows in the place of a data source's.
  package var contentLayout: (any TableContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: The section index

  /// The colour of the titles; the tint colour if nil.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour behind the titles; none if nil.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour behind the titles while a finger is on them.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The number of rows from which on the index shows.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  // MARK: What is overridden

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { renewSectionIndex() }

  /// Counts the rows and shows them anew.
  open func reloadData() {
    guard contentLayout == nil else { return }
    reloadRows()
  }

  /// The number of sections, as the data source said it last.
  open var numberOfSections: Int { countedSections }
  /// The number of rows of a section, as the data source said it last; 0 where there is no section.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// The rectangle of a section's header, where it is while it does not float, in the table's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(isHeader: true, section) }
  /// The rectangle of a section's footer, where it is while it does not float, in the table's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(isHeader: false, section) }
  /// The rectangle of a row in the table's coordinates; zero where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }
  /// The row at a point in the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  /// The rows that a rectangle in the table's coordinates meets.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// The cell of a row; nil where there is none in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The row of a cell in sight; nil if it is not the table's.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }
  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    bringRows()
    return shownRows.map(\.cell)
  }
  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringRows()
    return shownRows.map(\.path)
  }
  /// The header of a section in sight, if it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
  }
  /// The footer of a section in sight, if it is of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && !$0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is where it should be; for `none` as little as needed. Stops with UIKit's message where there
  /// is no such row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls until the selected row nearest to the top is where it should be.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.first, geometry?.contains(path) == true else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The selected rows, in order; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
  /// The first of the selected rows; nil for none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// Selects a row without asking or telling the delegate, and others no longer unless several may be selected; none for
  /// nil. Scrolls where a position says so.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Has cells of an identifier made from a class; for nil from nothing any more.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Has cells of an identifier made from a nib; for nil from nothing any more.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, forCellReuseIdentifier: identifier)
  }
  /// Has headers and footers of an identifier made from a class; for nil from nothing any more.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Has headers and footers of an identifier made from a nib; for nil from nothing any more.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A cell that waits to be used again, or a new one of what is registered; nil where nothing is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(withIdentifier: identifier)
  }
  /// A cell that waits to be used again, or a new one of what is registered. Stops with UIKit's message where nothing is.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(withIdentifier: identifier, for: indexPath) }
  /// A header or footer that waits to be used again, or a new one of what is registered; nil where nothing is.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(withIdentifier: identifier) }

  /// Begins a group of updates. Groups may be nested; what changes happens at the end of the outermost.
  open func beginUpdates() { openUpdates() }
  /// Ends a group of updates: compares the counts with those of the data source, as UIKit does, and shows the rows as they
  /// now are. Heights are asked for again.
  open func endUpdates() { closeUpdates() }
  /// The same with changes that are made before the method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Makes several changes together, and calls the completion when they have come to rest.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
  }
  /// Stored only: cells' content keeps out of the unsafe area by its margins. True by default.
  open var insetsContentViewsToSafeArea = true
  /// Stored only: separators have no blur behind them.
  open var separatorEffect: UIVisualEffect?
  /// Whether updates wait to be shown.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Adds rows. The paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  /// Removes rows. The paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  /// Has rows shown by new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  /// Moves a row. The first path is that before the update, the second that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Has rows in sight configured anew by the data source, which gets the same cells back when it dequeues them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
  /// Adds sections. The indices are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Removes sections. The indices are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Asks for sections anew. The indices are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// Moves a section. The first index is that before the update, the second that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch() }

  /// A finger on the control that moves a row takes the row at once.
  @_spi(UIKit) public override func holdsBack(_ touch: UITouch) -> Bool {
    let view = sequence(first: touch.view as UIView?, next: { $0?.superview }).first { $0 is UITableViewCell }
    if let cell = view as? UITableViewCell, isEditing, cell.isReorderControl(at: touch.location(in: cell)) {
      return false
    }
    return super.holdsBack(touch)
  }

  /// A row that follows a finger by its control does not scroll the table.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, touch.movedCell != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Writes down what is selected and at the top, by the names that a data source has for it that is a
  /// `UIDataSourceModelAssociation`.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let models = dataSource as? any UIDataSourceModelAssociation else { return }
    let selected = (indexPathsForSelectedRows ?? []).compactMap {
      models.modelIdentifierForElement(at: $0, in: self)
    }
    coder.encode(selected as NSArray, forKey: "UITableViewSelection")
    let top = CGPoint(x: bounds.midX, y: contentOffset.y + adjustedContentInset.top + 1)
    if let path = indexPathForRow(at: top) ?? indexPathsForVisibleRows?.first {
      coder.encode(models.modelIdentifierForElement(at: path, in: self), forKey: "UITableViewFirst")
    }
  }

  /// Selects what was selected, and scrolls to what was at the top.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let models = dataSource as? any UIDataSourceModelAssociation else { return }
    let place = contentOffset
    if let first = coder.decodeObject(forKey: "UITableViewFirst") as? String,
      let path = models.indexPathForElement(withModelIdentifier: first, in: self), place.y > 0
    {
      scrollToRow(at: path, at: .top, animated: false)
    }
    for name in coder.decodeObject(forKey: "UITableViewSelection") as? [String] ?? [] {
      guard let path = models.indexPathForElement(withModelIdentifier: name, in: self) else { continue }
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  @_spi(UIKit) public override var sizesHeaders: Bool { true }

  @_spi(UIKit) public override func adjustOffset() {
    guard contentLayout == nil else { return clampOffset() }
    // When all rows in sight have their heights.
    needsOffsetCheck = true
    if !isLayingOutRows { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if let contentLayout { contentLayout.layOut(self) } else { layOutTable() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      forgetHeights()
    }
  }
}

extension NamedMembers {
  static let tableView = NamedMembers(UITableView.self) {
    $0.appearance("separatorInset", \.separatorInset)
    $0.property("separatorColor", \.separatorColor, isAppearance: true)
    $0.appearance("separatorStyle", \.separatorStyle)
    $0.appearance("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
    $0.appearance("sectionIndexColor", \.sectionIndexColor)
    $0.appearance("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    $0.property("rowHeight", \.rowHeight)
    $0.reading("tableHeaderView") { $0.tableHeaderView }
    $0.reading("tableFooterView") { $0.tableFooterView }
    $0.reading("indexPathForSelectedRow") { $0.indexPathForSelectedRow }
  }
}
