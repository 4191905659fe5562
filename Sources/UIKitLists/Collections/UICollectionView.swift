import Foundation
@_spi(UIKit) import UIKitCore

/// A view that presents items with a custom layout.
///
/// A data source provides the items; only visible elements have views. A layout pass:
///
/// 1. Prepares the layout if it was invalidated: by the program, by new bounds, by updates or by preferred
///    sizes.
/// 2. Requests the attributes of elements in the bounds; each element keeps its view or gets a reusable one
///    (`UICollectionView+Layout`).
/// 3. Where the layout estimates sizes, requests the views' preferred attributes. If one differs, the pass
///    starts over; visible items stay in place.
/// 4. Hides views that are no longer visible and enqueues them for reuse (`CollectionReuse`).
///
/// On the canvas, a `CollectionContentLayout` lays out the cells of a document.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The category of an element of a layout. Raw values match UIKit's.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, which the data source provides.
    case supplementaryView = 1
    /// A decoration view, which the layout provides.
    case decorationView = 2
  }

  /// The direction in which content scrolls. Raw values match UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically.
    case vertical = 0
    /// Horizontally.
    case horizontal = 1
  }

  /// The position of an item after scrolling, at most one for each axis. Raw values match UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, which match UIKit's.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The changes of a cell that invalidate its size. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// Explicit invalidation, and changes of the cell's configuration.
    case enabled = 1
    /// Also changes of the constraints in the cell.
    case enabledIncludingConstraints = 2
  }

  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection view with a layout. The background color is `systemBackground`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    super.backgroundColor = .systemBackground
    addGestureRecognizer(multipleSelection.recognizer)
    adopt(layout)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view from data in a document. The layout is a flow layout until the document sets
  /// another.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    super.backgroundColor = .systemBackground
    addGestureRecognizer(multipleSelection.recognizer)
    adopt(storedLayout)
    coder.finish(self, as: UICollectionView.self)
  }

  // MARK: The layout

  var storedLayout: UICollectionViewLayout

  /// The layout of the collection view. Setting it takes effect immediately, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  func adopt(_ layout: UICollectionViewLayout) {
    if storedLayout !== layout, storedLayout.collectionViewReference === self {
      storedLayout.collectionViewReference = nil
    }
    storedLayout = layout
    layout.collectionViewReference = self
    needsPrepare = true
    setNeedsFill()
  }

  /// Changes the layout, optionally with an animation of 0.3 seconds.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, optionally with an animation of 0.3 seconds. The completion is called when the
  /// animation has ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// Begins an interactive transition to a layout. The program sets the progress on the returned layout.
  ///
  /// The completion's parameters indicate whether the final animation completed, and whether the transition
  /// was finished instead of cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Finishes the interactive transition.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Cancels the interactive transition.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  // MARK: Data source and delegate

  /// The object that provides the number of items and their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardItems() } }
  }

  /// The delegate, which responds to touches and to the display of elements.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { heldDelegate = newValue }
  }

  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  private(set) lazy var contextMenus = ListContextMenus(self)

  @_spi(UIKit) public override func heldDelegateChanged() {
    super.heldDelegateChanged()
    let new = heldDelegate as? any UICollectionViewDelegate
    guard new !== collectionDelegate else { return }
    collectionDelegate = new
    contextMenus.update(hasDelegate: new != nil)
    storedLayout.invalidateLayout()
  }

  // MARK: Drag and drop

  /// The delay after which items make way for dragged items. Raw values match UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// No delay.
    case immediate = 0
    /// A short delay.
    case fast = 1
    /// A longer delay.
    case slow = 2
  }

  /// The delegate that provides the items of drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragging.update() } }
  /// The delegate that handles drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragging.update() } }
  /// A Boolean value that indicates whether items can be dragged if there is a drag delegate. The default is
  /// `true`, as on all devices from iOS 15 on.
  open var dragInteractionEnabled = true { didSet { dragging.update() } }
  /// Stored only: items do not make way for dragged items.
  open var reorderingCadence = ReorderingCadence.immediate
  /// A Boolean value that indicates whether items of the collection view are being dragged.
  open var hasActiveDrag: Bool { dragging.isDragging }
  /// A Boolean value that indicates whether items are being dragged over the collection view.
  open var hasActiveDrop: Bool { dragging.isDroppedOn }
  private(set) lazy var dragging = CollectionDragging(self)

  /// The object that prefetches data for items that are about to become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether prefetching is enabled. The default is `true`.
  open var isPrefetchingEnabled = true

  // MARK: Selection

  /// A Boolean value that indicates whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether multiple items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether items can be selected in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether multiple items can be selected in editing mode. The default is
  /// `false`.
  open var allowsMultipleSelectionDuringEditing = false
  var selectedPaths: Set<IndexPath> = []
  var touch = CollectionTouch()

  /// A Boolean value that indicates whether the collection view is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setCellsEditing(newValue) }
  }
  var storedIsEditing = false

  // MARK: Background

  /// The background color of a list, used unless the program sets another.
  var listBackgroundColor: UIColor? {
    didSet {
      guard !hasOwnBackgroundColor, let listBackgroundColor, super.backgroundColor != listBackgroundColor
      else {
        return
      }
      super.backgroundColor = listBackgroundColor
    }
  }
  private var hasOwnBackgroundColor = false

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  /// The view behind all elements, resized to the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Self-sizing

  /// The changes of a cell that invalidate its size. The default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: State of the layout

  /// The number of items in each section; `nil` until they are counted.
  var counts: [Int]?
  var needsPrepare = true
  var isPreparing = false
  var isLayingOutItems = false
  /// The visible elements.
  var shown: [ElementKey: VisibleElement] = [:]
  /// The number of times that the items were discarded, which invalidates layout passes in progress.
  var itemsGeneration = 0
  /// The bounds for which the layout was last asked whether they invalidate it.
  var lastCheckedBounds = CGRect.null
  /// The bounds before the present change, while the layout is asked about it.
  var formerBounds: CGRect?
  var needsOffsetCheck = false
  var hasStarted = false
  var indexView: ListIndexView?
  /// A Boolean value that indicates whether the index titles are out of date.
  var needsIndex = true
  var finishesBoundsAnimation = false
  /// A Boolean value that indicates whether elements were mirrored when the layout was last prepared.
  var wasMirrored = false
  /// A Boolean value that indicates whether the visible elements have to be determined again for unchanged
  /// bounds.
  var needsFill = true
  var filledBounds = CGRect.null
  /// The distance by which the layout pass has moved the content to keep visible items in place.
  var accumulatedAdjustment = CGPoint.zero
  var scrollers: [Int: SectionScrollView] = [:]
  var prefetching: Set<IndexPath> = []
  var prefetchOrigin = CGPoint.zero
  var reuse = CollectionReuse()
  weak var reconfiguredCell: UICollectionViewCell?

  var pending: PendingUpdates?
  var updateDepth = 0
  /// The attributes of elements in and near the bounds when the group of updates began.
  var captured: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var updateCompletions: [(Bool) -> Void] = []
  /// The update that is being applied.
  var currentUpdate: CollectionUpdate?
  var movement: InteractiveMovement?
  var transition: LayoutTransition?
  var swipe: ListSwipe?
  private(set) lazy var swipeRecognition = ListSwipeRecognition(of: self)
  private(set) lazy var multipleSelection = MultipleSelection(in: self)
  private var recognizesSwipes = false

  /// Adds the gesture recognizer for swipe actions, which only lists that provide them need.
  func recognizeSwipes() {
    guard !recognizesSwipes else { return }
    recognizesSwipes = true
    addGestureRecognizer(swipeRecognition.recognizer)
  }

  /// The object that lays out a document's cells in place of a data source's items.
  package var contentLayout: (any CollectionContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: Overridable members

  /// Registers a class for use in creating cells; `nil` unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a nib for use in creating cells; `nil` unregisters the identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerCell(nib, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class for use in creating supplementary views of a kind; `nil` unregisters the identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplement(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// Registers a nib for use in creating supplementary views of a kind; `nil` unregisters the identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerSupplement(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  /// Returns a reusable cell, or a new one from the registered source. Stops with UIKit's message if no
  /// source is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }

  /// Returns a reusable supplementary view, or a new one from the registered source. Stops with UIKit's
  /// message if no source is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplement(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// The number of sections, as counted last.
  open var numberOfSections: Int { countedSections }

  /// Returns the number of items in a section, as counted last. Stops with UIKit's message if there is no
  /// such section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Returns the layout attributes of an item; `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfSupplement(ofKind: kind, at: indexPath) }

  /// Returns the index path of the item at a point in the collection view's coordinate space; `nil` if there
  /// is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the cell of a visible item; `nil` for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

  /// Returns the index path of a visible cell; `nil` if the cell is not the collection view's.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(for: cell) }

  /// Returns a visible supplementary view; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplement(forElementKind: elementKind, at: indexPath) }

  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    shownItems().compactMap { $0.value.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownItems().map(\.key.path) }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.value.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements(elementKind).map(\.key.path)
  }

  /// Returns the index path of a visible supplementary view; `nil` if it is not the collection view's.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.key.category == .supplementaryView && $0.value.view === supplementaryView }?.key.path
  }

  /// The index paths of the selected items, in order.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// A Boolean value that indicates whether a group of updates is open.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Scrolls an item to a position; an empty set scrolls the minimum distance. Stops with UIKit's message if
  /// there is no such item or the set contains several positions of an axis.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(at: indexPath, at: scrollPosition, animated: animated) }

  /// Performs multiple changes as a group, and calls the completion when their animation has ended.
  ///
  /// At the end the counts are validated against the data source; the program stops with UIKit's message if
  /// they do not match the changes. Deletions, reloads and sources of moves are index paths before the
  /// updates; insertions and destinations are index paths after them.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion: completion)
  }

  /// Performs multiple changes as a group. The closure is called before the method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts items with an animation, at index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { insert(at: indexPaths) }

  /// Deletes items with an animation, at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { delete(at: indexPaths) }

  /// Reloads items, which get new cells, at index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { reload(at: indexPaths) }

  /// Moves an item with an animation, from an index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    move(at: indexPath, to: newIndexPath)
  }

  /// Reconfigures visible items: the data source dequeues the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// Inserts sections with an animation, at indices after the update.
  open func insertSections(_ sections: IndexSet) { insertWhole(sections) }

  /// Deletes sections with an animation, at indices before the update.
  open func deleteSections(_ sections: IndexSet) { deleteWhole(sections) }

  /// Reloads sections with an animation, at indices before the update.
  open func reloadSections(_ sections: IndexSet) { reloadWhole(sections) }

  /// Moves a section with an animation, from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    moveWhole(section, toSection: newSection)
  }

  /// Selects an item without calling the delegate, and deselects others unless multiple items can be
  /// selected. `nil` deselects all items. Scrolls to the item unless the position is empty.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(at: indexPath, animated: animated)
  }

  /// Begins an interactive movement of an item.
  ///
  /// - Returns: `false` if the item is not visible or the data source does not allow it to be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// Moves the center of the moving item to a point in the collection view's coordinate space; other items
  /// make way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Ends the interactive movement; the data source moves its data.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the interactive movement; the item returns to its index path.
  open func cancelInteractiveMovement() { abandonMovement() }

  /// Reloads all items.
  open func reloadData() { reloadItems() }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.frame.size, transform3DIsIdentity {
        askAboutBounds(CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  open override var bounds: CGRect {
    get { formerBounds ?? super.bounds }
    set {
      if newValue != super.bounds { askAboutBounds(newValue) }
      super.bounds = newValue
    }
  }

  /// Encodes the selection and the item at the top if the data source is a `UIDataSourceModelAssociation`,
  /// which identifies items by model identifiers.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let models = dataSource as? any UIDataSourceModelAssociation else { return }
    let selected = (indexPathsForSelectedItems ?? []).compactMap {
      models.modelIdentifierForElement(at: $0, in: self)
    }
    coder.encode(selected as NSArray, forKey: "UICollectionViewSelection")
    let top = CGPoint(x: bounds.midX, y: contentOffset.y + adjustedContentInset.top + 1)
    if let path = indexPathForItem(at: top) ?? indexPathsForVisibleItems.first {
      coder.encode(models.modelIdentifierForElement(at: path, in: self), forKey: "UICollectionViewFirst")
    }
  }

  /// Restores the selection and scrolls to the item that was at the top.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let models = dataSource as? any UIDataSourceModelAssociation else { return }
    let place = contentOffset
    if let first = coder.decodeObject(forKey: "UICollectionViewFirst") as? String,
      let path = models.indexPathForElement(withModelIdentifier: first, in: self), place.y > 0
    {
      scrollToItem(at: path, at: .top, animated: false)
    }
    for name in coder.decodeObject(forKey: "UICollectionViewSelection") as? [String] ?? [] {
      guard let path = models.indexPathForElement(withModelIdentifier: name, in: self) else { continue }
      selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  @_spi(UIKit) public override func adjustOffset() {
    guard contentLayout == nil else { return clampOffset() }
    // The offset is checked once the layout has been prepared.
    needsOffsetCheck = true
    if !isLayingOutItems { setNeedsFill() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if let contentLayout { contentLayout.layOut(self) } else { layOutCollection() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch() }

  /// Delivers touches on a reorder control to the collection view without delay.
  @_spi(UIKit) public override func holdsBack(_ touch: UITouch) -> Bool {
    let view = sequence(first: touch.view as UIView?, next: { $0?.superview }).first {
      $0 is UICollectionViewListCell
    }
    if let cell = view as? UICollectionViewListCell, cell.isReorderControl(at: touch.location(in: cell)) {
      return false
    }
    return super.holdsBack(touch)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, touch.moves { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        || previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
        || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
    else { return }
    storedLayout.itemsWereReloaded()
    storedLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if storedLayout.dependsOnInsets { storedLayout.invalidateLayout() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if storedLayout.dependsOnInsets { storedLayout.invalidateLayout() }
  }

  /// Returns the offset at which scrolling comes to rest, which the layout may change.
  @_spi(UIKit) public override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let flipped = mirrored(offset: proposed)
    let target = storedLayout.targetContentOffset(
      forProposedContentOffset: flipped,
      withScrollingVelocity: CGPoint(x: isMirrored ? -velocity.x : velocity.x, y: velocity.y))
    return mirrored(offset: target)
  }
}
