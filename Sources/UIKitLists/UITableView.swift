import Foundation
@_spi(UIKit) import UIKitCore

/// A view that presents data in rows of a single column, grouped in sections.
///
/// A data source provides the rows; only visible rows have views. A layout pass after the bounds or the rows
/// have changed:
///
/// 1. Determines the first visible row from known heights and estimates of the others (`TableGeometry`, in
///    which finding and changing a height take logarithmic time).
/// 2. From there on creates and measures the cells of rows until the bounds are full (`UITableView+Layout`).
/// 3. Adjusts the content offset where rows above the visible ones turned out higher or lower than estimated,
///    so that the visible rows stay in place.
/// 4. Hides cells that are no longer visible and enqueues them for reuse (`UITableView+Reuse`).
///
/// In programs, static rows of documents are a data source of the table (`StaticRows`); on the canvas they
/// are views that a `TableContentLayout` lays out.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The changes of a row that invalidate its height. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// Explicit invalidation, and changes of the cell's configuration.
    case enabled = 1
    /// Also changes of the constraints in the cell.
    case enabledIncludingConstraints = 2
  }
  /// Stored only: rows take their new height when the table is updated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Posted after the selection has changed.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The style of a table. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge; headers and footers float.
    case plain = 0
    /// Groups extend from edge to edge.
    case grouped = 1
    /// Groups have rounded corners and are inset by the margins.
    case insetGrouped = 2
  }

  /// The animation of inserted and deleted rows. Raw values match UIKit's.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Treated as `fade`.
    case right = 1
    /// Treated as `fade`.
    case left = 2
    /// Treated as `fade`.
    case top = 3
    /// Treated as `fade`.
    case bottom = 4
    /// Rows change without animation.
    case none = 5
    /// Treated as `fade`.
    case middle = 6
    /// Treated as `fade`.
    case automatic = 100
  }

  /// The reference of separator insets. Raw values match UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are relative to the cell's edges.
    case fromCellEdges = 0
    /// Insets are relative to the automatic insets.
    case fromAutomaticInsets = 1
  }

  /// A height that constraints or the content determine.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that stands for the search bar above the rows.
  public nonisolated static let indexSearch = "{search}"

  /// Creates a table view with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    styleChanged()
    addGestureRecognizer(swipeRecognition.recognizer)
    addGestureRecognizer(multipleSelection.recognizer)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view from data in a document. The style is plain until the document sets another.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    styleChanged()
    addGestureRecognizer(swipeRecognition.recognizer)
    addGestureRecognizer(multipleSelection.recognizer)
    coder.finish(self, as: UITableView.self)
  }

  /// The style of the table.
  open private(set) var style: Style

  /// Sets the style, for documents, which specify it after the table has been created.
  package func setStyle(_ style: Style) {
    self.style = style
    styleChanged()
  }

  private func styleChanged() {
    showStandardBackground()
    listEnvironment = style.environment
  }

  private var hasOwnBackgroundColor = false

  /// The background color. The default follows the style, even if a document specifies none:
  /// `systemBackground` for plain tables, `systemGroupedBackground` for others.
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

  // MARK: Data source and delegate

  /// The object that provides the number of rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardRows() } }
  }

  /// The delegate, which customizes rows and responds to touches.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { heldDelegate = newValue }
  }

  private weak var tableDelegate: (any UITableViewDelegate)?
  private(set) lazy var contextMenus = ListContextMenus(self)

  @_spi(UIKit) public override func heldDelegateChanged() {
    super.heldDelegateChanged()
    let new = heldDelegate as? any UITableViewDelegate
    if new !== tableDelegate {
      tableDelegate = new
      contextMenus.update(hasDelegate: new != nil)
      if !staysThroughDelegateChange { discardRows() }
    }
  }
  private var staysThroughDelegateChange: Bool { dataSource == nil && staticRows == nil }

  /// The object that prefetches data for rows that are about to become visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether prefetching is enabled. The default is `true`.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The delegate that provides the items of drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragging.update() } }
  /// The delegate that handles drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragging.update() } }
  /// A Boolean value that indicates whether rows can be dragged if there is a drag delegate. The default is
  /// `true`, as on all devices from iOS 15 on.
  open var dragInteractionEnabled = true { didSet { dragging.update() } }
  /// A Boolean value that indicates whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { dragging.isDragging }
  /// A Boolean value that indicates whether items are being dragged over the table.
  open var hasActiveDrop: Bool { dragging.isDroppedOn }
  private(set) lazy var dragging = TableDragging(self)
  /// The gap for a dragged item.
  var gap: TableGap?

  // MARK: Heights, in points

  /// The height of rows, in points. The default is `automaticDimension`: cells size themselves.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { discardHeights() } }
  }
  /// The estimated height of rows whose heights have not been requested, in points. Zero turns estimates off:
  /// all heights are requested when rows are counted.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { discardHeights() } }
  }
  /// The height of headers, in points. The default is `automaticDimension`: headers size themselves.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { discardHeights() } }
  }
  /// The height of footers, in points. The default is `automaticDimension`: footers size themselves.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { discardHeights() } }
  }
  /// The estimated height of headers, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { discardHeights() } }
  }
  /// The estimated height of footers, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { discardHeights() } }
  }
  /// The space above section headers in plain tables, in points. The default, `automaticDimension`, is 22
  /// from iOS 15 on.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { discardHeights() } }
  }
  /// The height of the empty rows that fill a plain table below its last row, in points. The default is 0:
  /// none from iOS 15 on.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }

  /// A Boolean value that indicates whether the content of rows, headers and footers is limited to the
  /// readable width and centered. The default is `false`, as in iOS 12 and later.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfRowsChanged() } }
  }

  /// Reloads the rows, because heights may depend on margins.
  private func marginsOfRowsChanged() {
    cellPlacesChanged()
    if dataSource != nil { reloadData() }
  }

  // MARK: Lines

  /// The insets of separators, in points. Until they are set, the content of cells determines them, and the value has the
  /// margin of cells at the leading end.
  open var separatorInset: UIEdgeInsets {
    get {
      givenSeparatorInset
        ?? UIEdgeInsets(top: 0, left: metrics.cellMargin(forWidth: bounds.width), bottom: 0, right: 0)
    }
    set {
      guard newValue != givenSeparatorInset else { return }
      givenSeparatorInset = newValue
      cellPlacesChanged()
    }
  }
  /// The insets that the application has set; `nil` for none.
  package private(set) var givenSeparatorInset: UIEdgeInsets?
  /// The reference of separator insets. The default is the cell's edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { cellPlacesChanged() } }
  }
  /// The color of separators; `nil` for transparent ones.
  open var separatorColor: UIColor? = .separator { didSet { cellPlacesChanged() } }
  /// The style of separators. The default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { cellPlacesChanged() } }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether rows can be selected. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether multiple rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false { didSet { cellPlacesChanged() } }
  /// A Boolean value that indicates whether rows can be selected in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether multiple rows can be selected in editing mode. The default is
  /// `false`.
  open var allowsMultipleSelectionDuringEditing = false { didSet { cellPlacesChanged() } }
  var selectedPaths: Set<IndexPath> = []
  var touch = TableTouch()

  // MARK: Views around the rows

  /// The view above the rows. It has the table's width and keeps its own height.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below the rows. It has the table's width and keeps its own height.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The view behind the rows, resized to the table.
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

  /// The static rows of a document in a running program.
  package var staticRows: StaticRows? { didSet { discardRows() } }
  /// The positions of rows; `nil` until rows are counted.
  var geometry: TableGeometry?
  /// The visible rows, in order.
  var shownRows: [VisibleRow] = []
  /// The visible headers and footers, in order.
  var shownSupplements: [VisibleSupplementaryView] = []
  /// The width for which heights were determined, in points.
  var measuredWidth: CGFloat = 0
  /// The unsafe parts at the sides for which heights were determined.
  var measuredUnsafe = UnsafeSides()
  var fillers: [UIView] = []
  /// A Boolean value that indicates whether a layout pass leaves frames unchanged, for an animation to set
  /// them.
  var defersLayout = false
  /// The cell that is being reconfigured.
  weak var reconfiguredCell: UITableViewCell?
  var swipe: ListSwipe?
  private(set) lazy var swipeRecognition = ListSwipeRecognition(of: self)
  private(set) lazy var multipleSelection = MultipleSelection(in: self)
  var indexView: ListIndexView?
  var isLayingOutRows = false
  /// The number of times that the rows were discarded or updated, which invalidates layout passes in
  /// progress.
  var rowsGeneration = 0
  /// The top of the bounds for which rows were last laid out.
  var filledTop: CGFloat = 0
  var preservesContentOffset = false
  var needsOffsetCheck = false
  var prefetching = Prefetching()
  var pending: PendingUpdates?
  var updateDepth = 0

  var reuse = ReuseQueues()

  /// A Boolean value that indicates whether the table is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  var storedIsEditing = false

  /// The layout of a document's content in place of a data source's rows.
  package var contentLayout: (any TableContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: The section index

  /// The color of index titles; `nil` for the tint color.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background color of the index; `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background color of the index while the user touches it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The minimum number of rows at which the index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  // MARK: Overridable members

  /// Reloads the index titles from the data source.
  open func reloadSectionIndexTitles() { renewSectionIndex() }

  /// Reloads all rows and sections.
  open func reloadData() {
    guard contentLayout == nil else { return }
    reloadRows()
  }

  /// The number of sections, as counted last; 1 without a data source.
  open var numberOfSections: Int { rowSource == nil ? max(countedSections, 1) : countedSections }
  /// Returns the number of rows in a section, as counted last; 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  /// Returns the rectangle of a section with its header and footer, in the table's coordinate space.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a section's header when it does not float, in the table's coordinate space.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(isHeader: true, section) }
  /// Returns the rectangle of a section's footer when it does not float, in the table's coordinate space.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(isHeader: false, section) }
  /// Returns the rectangle of a row in the table's coordinate space; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }
  /// Returns the index path of the row at a point in the table's coordinate space.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  /// Returns the index paths of the rows that intersect a rectangle in the table's coordinate space.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// Returns the cell of a visible row; `nil` for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }
  /// Returns the index path of a visible cell; `nil` if the cell is not the table's.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutRowsIfNeeded()
    return shownRows.map(\.cell)
  }
  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutRowsIfNeeded()
    return shownRows.map(\.path)
  }
  /// Returns the visible header of a section if it is a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section if it is a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplements.first { $0.section == section && !$0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// Scrolls a row to a position; `none` scrolls the minimum distance. Stops with UIKit's message if there is
  /// no such row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls the first of the selected rows to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.first, geometry?.contains(path) == true else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The index paths of the selected rows, in order; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
  /// The index path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// Selects a row without calling the delegate, and deselects others unless multiple rows can be selected.
  /// `nil` deselects all rows. Scrolls to the row unless the position is `none`.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Registers a class for use in creating cells; `nil` unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers a nib for use in creating cells; `nil` unregisters the identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, forCellReuseIdentifier: identifier)
  }
  /// Registers a class for use in creating headers and footers; `nil` unregisters the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Registers a nib for use in creating headers and footers; `nil` unregisters the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns a reusable cell, or a new one from the registered source; `nil` if no source is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(withIdentifier: identifier)
  }
  /// Returns a reusable cell, or a new one from the registered source. Stops with UIKit's message if no
  /// source is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(withIdentifier: identifier, for: indexPath) }
  /// Returns a reusable header or footer, or a new one from the registered source; `nil` if no source is
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(withIdentifier: identifier) }

  /// Begins a group of updates. Groups can be nested; changes are applied at the end of the outermost group.
  open func beginUpdates() { openUpdates() }
  /// Ends a group of updates: validates the counts against the data source, as UIKit does, and updates the
  /// visible rows. Heights are requested again.
  open func endUpdates() { closeUpdates() }
  /// Performs multiple changes as a group. The closure is called before the method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Performs multiple changes as a group. The completion does not wait for the animations of rows.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
  }
  /// A Boolean value that indicates whether the content views of cells, headers and footers, and accessories and separators with them,
  /// are inset to the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { measureAgain() } }
  }
  /// Stored only: separators are drawn without a visual effect.
  open var separatorEffect: UIVisualEffect?
  /// A Boolean value that indicates whether a group of updates is open.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Inserts rows at index paths, which refer to the table after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  /// Deletes rows at index paths, which refer to the table before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  /// Reloads rows at index paths, which refer to the table before the update. The rows get new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  /// Moves a row from an index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Reconfigures visible rows: the data source dequeues the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
  /// Inserts sections at indices, which refer to the table after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Deletes sections at indices, which refer to the table before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Reloads sections at indices, which refer to the table before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch() }

  /// Delivers touches on a reorder control to the table without delay.
  @_spi(UIKit) public override func holdsBack(_ touch: UITouch) -> Bool {
    let view = sequence(first: touch.view as UIView?, next: { $0?.superview }).first { $0 is UITableViewCell }
    if let cell = view as? UITableViewCell, isEditing, cell.isReorderControl(at: touch.location(in: cell)) {
      return false
    }
    return super.holdsBack(touch)
  }

  /// Prevents scrolling while the user moves a row by its reorder control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, touch.movedCell != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Encodes the selection and the row at the top if the data source is a `UIDataSourceModelAssociation`,
  /// which identifies rows by model identifiers.
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

  /// Restores the selection and scrolls to the row that was at the top.
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
    // The offset is checked once all visible rows have their heights.
    needsOffsetCheck = true
    if !isLayingOutRows { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if let contentLayout { contentLayout.layOut(self) } else { layOutTable() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if !isMeasured { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      discardHeights()
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
