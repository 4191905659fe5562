import Foundation
@_spi(UIKit) import UIKitCore

/// Cells, headers and decorations that lie where a layout says.
///
/// A data source says what items there are; only what is in sight exists as views. A pass of layout:
///
/// 1. The layout is prepared if it was invalidated: by the program, by bounds, by updates or by sizes that elements ask for.
/// 2. It says what meets the bounds; each of these gets a view, the one it has or one that waits to be used again
///    (`UICollectionView+Layout`).
/// 3. Where the layout estimates sizes, views say which they need. If one differs, the pass begins anew; what was in sight
///    above stays where it was.
/// 4. Views of what went out of sight wait, hidden, to be used again (`UICollectionView+Reuse`).
///
/// Cells of documents on the canvas lie where a `CollectionContentLayout` puts them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What an element of a layout is. Raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header, a footer or the like, which the data source makes.
    case supplementaryView = 1
    /// A background or the like, which the layout makes.
    case decorationView = 2
  }

  /// The axis along which content goes on. Raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  /// Where an item comes to lie after scrolling; one of each axis. Raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Positions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Whether cells that change their size by themselves have the layout follow. Raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// It does not.
    case disabled = 0
    /// It does when the cell says so, or its configuration changes.
    case enabled = 1
    /// It does also when the constraints in the cell change.
    case enabledIncludingConstraints = 2
  }

  /// The kind of sections' headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A collection with a layout. The background is the system's.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    super.backgroundColor = .systemBackground
    adopt(layout)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Reads a collection from a document; its layout is a flow layout until the document says otherwise.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    super.backgroundColor = .systemBackground
    adopt(storedLayout)
    coder.finish(self, as: UICollectionView.self)
  }

  // MARK: The layout

  var storedLayout: UICollectionViewLayout

  /// Where elements lie. Setting it takes effect at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  func adopt(_ layout: UICollectionViewLayout) {
    if storedLayout !== layout, storedLayout.heldCollection === self { storedLayout.heldCollection = nil }
    storedLayout = layout
    layout.heldCollection = self
    needsPrepare = true
    setNeedsFill()
  }

  /// Shows another layout, in an animation of 0.3 seconds if wanted.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Shows another layout, in an animation of 0.3 seconds if wanted, and calls the completion at its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// Begins a change of layouts whose progress the program sets on the layout that is returned.
  ///
  /// The completion gets whether the animation ended by itself and whether the change was finished, not cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Goes the rest of the way to the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Goes back to the old layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  // MARK: Who answers

  /// What says how many items there are, and makes their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }

  /// Who is asked of touches and sizes and told of what is shown.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { heldDelegate = newValue }
  }

  private weak var collectionDelegate: (any UICollectionViewDelegate)?

  @_spi(UIKit) public override func heldDelegateChanged() {
    super.heldDelegateChanged()
    let new = heldDelegate as? any UICollectionViewDelegate
    guard new !== collectionDelegate else { return }
    collectionDelegate = new
    storedLayout.invalidateLayout()
  }

  // MARK: Drag and drop

  /// How quickly items make way for what is dragged. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }

  /// Decides what is dragged out of the collection.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragging.update() } }
  /// Takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragging.update() } }
  /// Whether items can be dragged where there is a delegate for that: true, as from iOS 15 on all devices.
  open var dragInteractionEnabled = true { didSet { dragging.update() } }
  /// Stored only: items do not make way for what is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the collection are dragged.
  open var hasActiveDrag: Bool { dragging.isDragging }
  /// Whether something is dragged over the collection that it takes.
  open var hasActiveDrop: Bool { dragging.isDroppedOn }
  private(set) lazy var dragging = CollectionDragging(self)

  /// Gets to know which items will soon be shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the data source for prefetching is asked.
  open var isPrefetchingEnabled = true

  // MARK: Selection

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the collection is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  var selectedPaths: Set<IndexPath> = []
  var touch = CollectionTouch()

  /// Whether cells show what editing brings.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setCellsEditing(newValue) }
  }
  var storedIsEditing = false

  // MARK: Background

  /// The colour behind a list, unless the program has set another.
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

  /// A view behind all elements, as large as the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Self-sizing

  /// Whether a change of a cell's content has the layout ask for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: State of the layout

  /// How many items each section has; nil before they are counted.
  var counts: [Int]?
  var needsPrepare = true
  var isPreparing = false
  var isLayingOutItems = false
  /// The elements in sight.
  var shown: [ElementKey: ShownElement] = [:]
  /// Counts how often the items were forgotten.
  var itemsGeneration = 0
  /// The bounds for which the layout was last asked whether they change it.
  var askedBounds = CGRect.null
  /// The bounds before the present change, while the layout is asked about it.
  var formerBounds: CGRect?
  var needsOffsetCheck = false
  var hasStarted = false
  var indexView: ListIndexView?
  /// Whether the data source is to be asked for the titles of the index.
  var needsIndex = true
  var finishesBoundsAnimation = false
  /// Whether elements were shown in a mirror when the layout was last prepared.
  var wasMirrored = false
  /// Whether the elements in sight may be others, although the bounds are the same.
  var needsFill = true
  var filledBounds = CGRect.null
  /// How far the pass of layout has moved the content so that what is in sight stays.
  var heldSoFar = CGPoint.zero
  var scrollers: [Int: SectionScrollView] = [:]
  var prefetching: Set<IndexPath> = []
  var prefetchOrigin = CGPoint.zero
  var reuse = CollectionReuse()
  weak var reconfiguredCell: UICollectionViewCell?

  var pending: PendingUpdates?
  var updateDepth = 0
  /// Where elements near the bounds were when the updates began.
  var captured: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var updateCompletions: [(Bool) -> Void] = []
  /// The update that is being shown.
  var currentUpdate: CollectionUpdate?
  var movement: InteractiveMovement?
  var transition: LayoutTransition?
  var swipe: ListSwipe?
  private(set) lazy var swipeRecognition = ListSwipeRecognition(of: self)
  private var recognizesSwipes = false

  /// Lists that have actions behind their rows need a finger that moves to the side.
  func recognizeSwipes() {
    guard !recognizesSwipes else { return }
    recognizesSwipes = true
    addGestureRecognizer(swipeRecognition.recognizer)
  }

  /// Cells of a document on the canvas.
  /// What lays out a document's cells in the place of a data source's.
  package var contentLayout: (any CollectionContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: What is overridden

  /// Has cells of an identifier made from a class; for nil from nothing any more.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Has cells of an identifier made from a nib; for nil from nothing any more.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerCell(nib, forCellWithReuseIdentifier: identifier)
  }

  /// Has headers or the like of a kind and an identifier made from a class; for nil from nothing any more.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplement(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// Has headers or the like of a kind and an identifier made from a nib; for nil from nothing any more.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerSupplement(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  /// A cell that waits to be used again, or a new one of what is registered. Stops with UIKit's message where nothing is.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }

  /// A header or the like that waits to be used again, or a new one of what is registered. Stops with UIKit's message where
  /// nothing is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplement(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// The number of sections, as the data source said it last.
  open var numberOfSections: Int { countedSections }

  /// Stops with UIKit's message for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// The layout's attributes of an item; nil where there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// The layout's attributes of a header, footer or the like.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfSupplement(ofKind: kind, at: indexPath) }

  /// The item at a point; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// The cell of an item; nil where there is none in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

  /// The item of a cell in sight; nil if it is not the collection's.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(for: cell) }

  /// The header, footer or the like of a place; nil where there is none in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplement(forElementKind: elementKind, at: indexPath) }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownItems().compactMap { $0.value.view as? UICollectionViewCell }
  }

  /// The items in sight, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { shownItems().map(\.key.path) }

  /// The views of a kind that are shown, such as headers.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.value.view)
  }

  /// The places of the views of a kind that are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements(elementKind).map(\.key.path)
  }

  /// The place of a supplementary view in sight; nil if it is not the collection's.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.key.category == .supplementaryView && $0.value.view === supplementaryView }?.key.path
  }

  /// The selected items, in order.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Whether updates wait to be shown.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Scrolls until an item is where it should be; for no position as little as needed. Stops with UIKit's message where
  /// there is no such item or the positions contradict each other.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(at: indexPath, at: scrollPosition, animated: animated) }

  /// Makes several changes together, and calls the completion when they have come to rest.
  ///
  /// At the end the counts are compared with those of the data source; where they do not follow from the changes the
  /// program stops with UIKit's message. Deletions, reloads and origins of moves are indices before the updates,
  /// insertions and destinations after them.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion: completion)
  }

  /// The same with changes that are made before the method returns.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Adds items, animated. The paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) { insert(at: indexPaths) }

  /// Removes items, animated. The paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { delete(at: indexPaths) }

  /// Has items shown by new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { reload(at: indexPaths) }

  /// Moves an item, animated. The first path is that before the update, the second that after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    move(at: indexPath, to: newIndexPath)
  }

  /// Has items in sight configured anew by the data source, which gets the same cells back when it dequeues them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// Adds sections, animated. The indices are those after the update.
  open func insertSections(_ sections: IndexSet) { insertWhole(sections) }

  /// Removes sections, animated. The indices are those before the update.
  open func deleteSections(_ sections: IndexSet) { deleteWhole(sections) }

  /// Asks for sections anew, animated. The indices are those before the update.
  open func reloadSections(_ sections: IndexSet) { reloadWhole(sections) }

  /// Moves a section, animated. The first index is that before the update, the second that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    moveWhole(section, toSection: newSection)
  }

  /// Selects an item without asking or telling the delegate, and others no longer unless several may be selected; none
  /// for nil. Scrolls where a position says so.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(at: indexPath, animated: animated)
  }

  /// Takes an item to move it by hand.
  ///
  /// - Returns: false if the data source does not let it be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// Moves the taken item's centre to a point of the collection; other items make way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Leaves the item where it is; the data source moves its data.
  open func endInteractiveMovement() { endMovement() }

  /// Lets the item go back to where it was.
  open func cancelInteractiveMovement() { abandonMovement() }

  /// Counts the items and shows them anew.
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

  /// Writes down what is selected and at the top, by the names that a data source has for it that is a
  /// `UIDataSourceModelAssociation`.
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

  /// Selects what was selected, and scrolls to what was at the top.
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
    // When the layout knows where everything is.
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

  /// A finger on the control that moves an item takes the item at once.
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

  /// The layout may have content rest elsewhere.
  @_spi(UIKit) public override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let flipped = mirrored(offset: proposed)
    let target = storedLayout.targetContentOffset(
      forProposedContentOffset: flipped,
      withScrollingVelocity: CGPoint(x: isMirrored ? -velocity.x : velocity.x, y: velocity.y))
    return mirrored(offset: target)
  }
}
