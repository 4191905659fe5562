import Foundation

/// A data source that presents snapshots with identifiers of any type: the form of
/// `UICollectionViewDiffableDataSource` for Objective-C.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  typealias Source = UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>
  let source: Source

  /// Creates a data source and sets it as the collection view's. The collection view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = Source(collectionView: collectionView) { cellProvider($0, $1, $2.value) }
    super.init()
    source.front = self
    collectionView.dataSource = self
  }

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// The handlers for reordering by the user.
  open var reorderingHandlers = UICollectionViewDiffableDataSourceReferenceReorderingHandlers() {
    didSet { reorderingHandlers.apply(to: source) }
  }

  /// The handlers for expanding and collapsing items.
  open var sectionSnapshotHandlers = UICollectionViewDiffableDataSourceReferenceSectionSnapshotHandlers() {
    didSet { sectionSnapshotHandlers.apply(to: source) }
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Applies a snapshot.
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences)
  }

  /// Applies a snapshot, and calls a closure after its completion.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot by reloading the collection view.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading the collection view, and calls a closure after its completion.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  /// Applies a section snapshot. A new section is appended.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    source.apply(
      snapshot.snapshot, to: ReferenceIdentifier(sectionIdentifier),
      animatingDifferences: animatingDifferences)
  }

  /// Applies a section snapshot, and calls a closure after its completion. A new section is appended.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.snapshot, to: ReferenceIdentifier(sectionIdentifier),
      animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the snapshot of a section.
  open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(source.snapshot(for: ReferenceIdentifier(section)))
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of a section; `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }
  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }
  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }
  /// Returns the index path of an item; `nil` if it is not in the snapshot.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }
  /// Returns the cell that the provider creates for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }
  /// Returns the view that the provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Returns whether `reorderingHandlers` allow the item to be reordered.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Moves an item in the snapshot and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// Returns `nil`. Subclasses override this method.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the title's index. Subclasses override this method.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSourceReference: OutlineSource {
  func outlineLevel(at path: IndexPath) -> Int { source.outlineLevel(at: path) }
  func isExpanded(at path: IndexPath) -> Bool { source.isExpanded(at: path) }
  func toggleOutline(at path: IndexPath) { source.toggleOutline(at: path) }
}

/// The handlers for reordering by the user, with identifiers of any type.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReferenceReorderingHandlers: NSObject {
  /// Returns whether the user can reorder an item. Without it no item can be reordered.
  open var canReorderItemHandler: ((Any) -> Bool)?
  /// Called before the snapshot changes, with the snapshots before and after.
  open var willReorderHandler:
    ((NSDiffableDataSourceSnapshotReference, NSDiffableDataSourceSnapshotReference) -> Void)?
  /// Called after the snapshot has changed, with the snapshots before and after.
  open var didReorderHandler:
    ((NSDiffableDataSourceSnapshotReference, NSDiffableDataSourceSnapshotReference) -> Void)?

  public override init() { super.init() }

  func apply(to source: UICollectionViewDiffableDataSourceReference.Source) {
    typealias Handler =
      ((NSDiffableDataSourceSnapshotReference, NSDiffableDataSourceSnapshotReference) -> Void)?
    func calling(_ handler: @escaping () -> Handler)
      -> (UICollectionViewDiffableDataSourceReference.Source.Transaction) -> Void
    {
      {
        handler()?(
          NSDiffableDataSourceSnapshotReference($0.initialSnapshot),
          NSDiffableDataSourceSnapshotReference($0.finalSnapshot))
      }
    }
    source.reorderingHandlers.canReorderItem = { [weak self] in
      self?.canReorderItemHandler?($0.value) ?? false
    }
    source.reorderingHandlers.willReorder = calling { [weak self] in self?.willReorderHandler }
    source.reorderingHandlers.didReorder = calling { [weak self] in self?.didReorderHandler }
  }
}

/// The handlers for expanding and collapsing items, with identifiers of any type.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReferenceSectionSnapshotHandlers: NSObject {
  /// Returns whether the user can expand an item. Without it all items can be expanded.
  open var shouldExpandItemHandler: ((Any) -> Bool)?
  /// Called before an item is expanded.
  open var willExpandItemHandler: ((Any) -> Void)?
  /// Returns whether the user can collapse an item. Without it all items can be collapsed.
  open var shouldCollapseItemHandler: ((Any) -> Bool)?
  /// Called before an item is collapsed.
  open var willCollapseItemHandler: ((Any) -> Void)?
  /// Returns the children of an item that is about to be expanded, given the present ones.
  open var snapshotForExpandingParentItemHandler:
    (
      (Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference
    )?

  public override init() { super.init() }

  func apply(to source: UICollectionViewDiffableDataSourceReference.Source) {
    source.sectionSnapshotHandlers.shouldExpandItem = { [weak self] in
      self?.shouldExpandItemHandler?($0.value) ?? true
    }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.willExpandItemHandler?($0.value) }
    source.sectionSnapshotHandlers.shouldCollapseItem = { [weak self] in
      self?.shouldCollapseItemHandler?($0.value) ?? true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] in
      self?.willCollapseItemHandler?($0.value)
    }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak self] item, present in
      let reference = NSDiffableDataSourceSectionSnapshotReference(present)
      return self?.snapshotForExpandingParentItemHandler?(item.value, reference).snapshot ?? present
    }
  }
}
