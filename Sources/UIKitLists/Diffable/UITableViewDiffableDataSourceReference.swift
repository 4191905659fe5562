import Foundation

/// A data source that presents snapshots with identifiers of any type: the form of
/// `UITableViewDiffableDataSource` for Objective-C.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

  typealias Source = UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>
  let source: Source

  /// Creates a data source and sets it as the table's. The table does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    source = Source(tableView: tableView) { cellProvider($0, $1, $2.value) }
    super.init()
    source.front = self
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows. The default is `automatic`.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
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

  /// Applies a snapshot by reloading the table.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading the table, and calls a closure after its completion.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of a section; `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }
  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }
  /// Returns the item of a row; `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }
  /// Returns the index path of an item; `nil` if it is not in the snapshot.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Returns the cell that the provider creates for a row's item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }
  /// Returns `nil`. Subclasses override this method.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`. Subclasses override this method.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `false`. Subclasses override this method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`. Subclasses override this method.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `nil`. Subclasses override this method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title. Subclasses override this method.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing. Subclasses override this method.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Subclasses override this method.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
