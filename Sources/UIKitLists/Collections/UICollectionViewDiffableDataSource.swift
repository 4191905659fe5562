import Foundation

/// A data source that presents snapshots and applies the difference between two of them as updates of the
/// collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The type of the data source's snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The type of the snapshots of sections with a hierarchy of items.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The type of the transactions that describe reordering by the user.
  public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers for reordering by the user.
  public struct ReorderingHandlers {
    /// Returns whether the user can reorder an item. Without it no item can be reordered.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the snapshot has changed.
    public var didReorder: ((Transaction) -> Void)?
    /// Creates handlers that are all `nil`.
    public init() {}
  }

  /// The handlers for expanding and collapsing items of section snapshots.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether the user can expand an item. Without it all items can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether the user can collapse an item. Without it all items can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded, given the present ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Creates handlers that are all `nil`.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  /// The data source of the collection view that asks this one; `nil` if the collection view does.
  weak var front: (any UICollectionViewDataSource)?

  private func isSource(of collectionView: UICollectionView) -> Bool {
    collectionView.dataSource === front ?? self
  }

  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for reordering by the user.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and sets it as the collection view's. The collection view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Applies a snapshot. A snapshot equal to the current one changes nothing.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    trees = trees.filter { tree in
      snapshot.indexOfSection(tree.key) != nil
        && snapshot.itemIdentifiers(inSection: tree.key) == tree.value.visibleItems
    }
    show(snapshot, animatingDifferences, completion)
  }

  private func show(_ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView, isSource(of: collectionView), collectionView.counts != nil,
      collectionView.hasStarted
    else {
      current = snapshot.withoutPendingRequests()
      if let collectionView, isSource(of: collectionView) { collectionView.reloadData() }
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
          self.current = snapshot.withoutPendingRequests()
          self.add(difference, to: collectionView)
        } completion: { _ in
          completion?()
        }
      } else {
        self.current = snapshot.withoutPendingRequests()
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

  /// Applies a snapshot, and returns after its completion.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Applies a snapshot by reloading the collection view, without computing a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    trees = [:]
    current = snapshot.withoutPendingRequests()
    collectionView?.reloadData()
    completion?()
  }

  /// Applies a snapshot by reloading the collection view, without computing a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Section snapshots

  /// Applies a section snapshot: the section shows its visible items. A new section is appended.
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

  /// Applies a section snapshot, and returns after its completion.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Returns the snapshot of a section.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var made = SectionSnapshot()
    if current.indexOfSection(section) != nil { made.append(current.itemIdentifiers(inSection: section)) }
    return made
  }

  /// Updates the expansion state of visible cells.
  private func updateOutlines(_ section: SectionIdentifierType) {
    guard let collectionView, let index = current.indexOfSection(section) else { return }
    for (key, element) in collectionView.shown where key.category == .cell && key.path.section == index {
      (element.view as? UICollectionViewCell)?.isExpanded = isExpanded(at: key.path)
    }
  }

  // MARK: Identifiers and index paths

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the index path of an item; `nil` if it is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// Returns the identifier of a section; `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// Returns the index of a section; `nil` if it is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section < current.numberOfSections ? current.items(atSection: section).count : 0
  }

  /// Returns the cell that the provider creates for an item. Stops the program if the provider returns `nil`.
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

  /// Returns the view that the provider creates. Stops the program if the provider returns `nil`.
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

  /// Returns `nil`. Subclasses override this method.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section with the title's index. Subclasses override this method.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Reordering

  /// Returns whether `reorderingHandlers` allow the item to be reordered; `false` without a handler.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot and calls `reorderingHandlers`.
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
    current = next.withoutPendingRequests()
    reorderingHandlers.didReorder?(transaction)
  }
}

/// The changes of a snapshot that the user made by reordering items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the changes.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the changes.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items before and after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections that changed, in order.
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

/// The changes of a section that the user made by reordering items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the changes.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the changes.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items before and after.
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

/// A data source with a hierarchy of items that cells expand and collapse.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the number of an item's ancestors.
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
