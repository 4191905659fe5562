import Foundation

/// A data source that shows snapshots, and the difference between two of them as updates of the collection.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// What the source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What a section shows as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What the user's moving of items changed.
  public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes the supplementary view of a place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What the data source does when the user moves items.
  public struct ReorderingHandlers {
    /// Whether the user may move an item; without it none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes.
    public var willReorder: ((Transaction) -> Void)?
    /// Called when the snapshot has changed.
    public var didReorder: ((Transaction) -> Void)?
    /// No handlers: no item may be moved.
    public init() {}
  }

  /// What the data source does when the user expands and collapses items of section snapshots.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether the user may expand an item; any without it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; any without it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The children of an item that is about to be expanded, in the place of the present ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// No handlers.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Makes headers, footers and the like; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is done when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is done when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes itself the collection's data source. The collection does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot. A snapshot like the present one changes nothing.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    trees = trees.filter { tree in
      snapshot.indexOfSection(tree.key) != nil
        && snapshot.itemIdentifiers(inSection: tree.key) == tree.value.visibleItems
    }
    show(snapshot, animatingDifferences, completion)
  }

  private func show(_ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView, collectionView.dataSource === self, collectionView.counts != nil,
      collectionView.hasStarted
    else {
      current = snapshot.settled()
      if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    if difference.isEmpty {
      completion?()
      return
    }
    let change = {
      if difference.changesStructure || !difference.reloadedItems.isEmpty
        || !difference.reloadedSections.isEmpty
      {
        collectionView.performBatchUpdates {
          self.current = snapshot.settled()
          self.add(difference, to: collectionView)
        } completion: { _ in
          completion?()
        }
      } else {
        self.current = snapshot.settled()
        completion?()
      }
      let reconfigured = difference.reconfiguredItems
      if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
    }
    if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
  }

  private func add(_ difference: SnapshotDifference, to view: UICollectionView) {
    if !difference.deletedSections.isEmpty { view.deleteSections(IndexSet(difference.deletedSections)) }
    if !difference.insertedSections.isEmpty { view.insertSections(IndexSet(difference.insertedSections)) }
    for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !difference.reloadedSections.isEmpty { view.reloadSections(IndexSet(difference.reloadedSections)) }
    view.deleteItems(at: difference.deletedItems)
    view.insertItems(at: difference.insertedItems)
    for move in difference.movedItems { view.moveItem(at: move.from, to: move.to) }
    view.reloadItems(at: difference.reloadedItems)
  }

  /// Shows a snapshot, and returns when it has come to rest.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot anew, without a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    trees = [:]
    current = snapshot.settled()
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot anew, without a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Sections as trees

  /// Shows the visible items of a tree in a section, which comes at the end if it is not there.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let former = trees[section]
    trees[section] = snapshot
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.replaceItems(ofSection: section, with: snapshot.visibleItems)
    show(next, animatingDifferences, completion)
    if former != nil { updateOutlines(section) }
  }

  /// Shows the visible items of a tree in a section, and returns when they have come to rest.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// The items of a section as a tree.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var made = SectionSnapshot()
    if current.indexOfSection(section) != nil { made.append(current.itemIdentifiers(inSection: section)) }
    return made
  }

  /// Cells in sight learn whether they are expanded.
  private func updateOutlines(_ section: SectionIdentifierType) {
    guard let collectionView, let index = current.indexOfSection(section) else { return }
    for (key, element) in collectionView.shown where key.category == .cell && key.path.section == index {
      (element.view as? UICollectionViewCell)?.isExpanded = isExpanded(at: key.path)
    }
  }

  // MARK: Identifiers and places

  /// The item of a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The place of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// The section's identifier; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// The index of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// The number of items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section < current.numberOfSections ? current.items(atSection: section).count : 0
  }

  /// The cell that the provider makes of an item. The program stops if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      TableExceptions.stop(
        because:
          "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "\(TableExceptions.name(indexPath)), which is not allowed. You must always return a cell to the collection "
          + "view.")
    }
    return cell
  }

  /// The view that the provider makes. The program stops if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      TableExceptions.stop(
        because:
          "the view returned from the supplementaryViewProvider (\(kind),\(TableExceptions.name(indexPath))) was not "
          + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "((null))")
    }
    return view
  }

  /// No index by itself.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section that has the title's index, by itself.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Moving items

  /// What `reorderingHandlers` say; false without.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = current.item(at: sourceIndexPath), sourceIndexPath != destinationIndexPath else {
      return
    }
    var next = current
    let target = current.sectionIdentifier(at: destinationIndexPath.section)
    next.deleteItems([item])
    guard let target else { return }
    var items = next.itemIdentifiers(inSection: target)
    items.insert(item, at: min(destinationIndexPath.item, items.count))
    next.replaceItems(ofSection: target, with: items)
    let transaction = Transaction(from: current, to: next)
    reorderingHandlers.willReorder?(transaction)
    for section in Set([sourceIndexPath.section, destinationIndexPath.section]) {
      guard let identifier = current.sectionIdentifier(at: section), trees[identifier] != nil else {
        continue
      }
      var tree = SectionSnapshot()
      tree.append(next.itemIdentifiers(inSection: identifier))
      trees[identifier] = tree
    }
    current = next.settled()
    reorderingHandlers.didReorder?(transaction)
  }
}

/// What the user's moving of items made of a snapshot.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What makes the items of one those of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// Of the sections that changed, in their order.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = old
    finalSnapshot = new
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let before = old.indexOfSection(section) == nil ? [] : old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, before, after)
    }
  }
}

/// What the user's moving of items made of a section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What makes the items of one those of the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ section: SectionIdentifierType, _ before: [ItemIdentifierType], _ after: [ItemIdentifierType]) {
    sectionIdentifier = section
    var old = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    old.append(before)
    var new = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    new.append(after)
    initialSnapshot = old
    finalSnapshot = new
    difference = after.difference(from: before).inferringMoves()
  }
}

/// A data source whose items are trees, which cells expand and collapse.
@MainActor
protocol OutlineSource: AnyObject {
  /// How many ancestors an item has.
  func outlineLevel(at path: IndexPath) -> Int
  func isExpanded(at path: IndexPath) -> Bool
  func toggleOutline(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func tree(
    at path: IndexPath
  ) -> (section: SectionIdentifierType, tree: SectionSnapshot, item: ItemIdentifierType)? {
    guard let section = current.sectionIdentifier(at: path.section), let tree = trees[section],
      let item = current.item(at: path), tree.contains(item)
    else { return nil }
    return (section, tree, item)
  }

  func outlineLevel(at path: IndexPath) -> Int { tree(at: path).map { $0.tree.level(of: $0.item) } ?? 0 }

  func isExpanded(at path: IndexPath) -> Bool { tree(at: path).map { $0.tree.isExpanded($0.item) } ?? false }

  func toggleOutline(at path: IndexPath) {
    guard let (section, present, item) = tree(at: path) else { return }
    var tree = present
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}
