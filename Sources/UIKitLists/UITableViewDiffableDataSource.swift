import Foundation

/// A data source that presents snapshots and applies the difference between two of them as updates of the
/// table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The type of the data source's snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  /// The data source of the table that asks this one; `nil` if the table does.
  weak var front: (any UITableViewDataSource)?

  private func isSource(of tableView: UITableView) -> Bool { tableView.dataSource === front ?? self }

  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// The animation of inserted and deleted rows. The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and sets it as the table's. The table does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Applies a snapshot. The completion does not wait for the animations of rows. A snapshot equal to the
  /// current one changes nothing.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let tableView, isSource(of: tableView), tableView.geometry != nil else {
      current = snapshot.withoutPendingRequests()
      if let tableView, isSource(of: tableView) { tableView.reloadData() }
      completion?()
      return
    }
    if difference.isEmpty {
      completion?()
      return
    }
    let change = {
      tableView.beginUpdates()
      self.current = snapshot.withoutPendingRequests()
      self.add(difference, to: tableView)
      tableView.endUpdates()
      let reconfigured = difference.reconfiguredItems
      if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    }
    guard animatingDifferences else {
      UIView.performWithoutAnimation(change)
      completion?()
      return
    }
    change()
    if let completion { UIView.animate(withDuration: 0, animations: {}) { _ in completion() } }
  }

  /// Applies a snapshot, and returns after its completion.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Applies a snapshot by reloading the table, without computing a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.withoutPendingRequests()
    tableView?.reloadData()
    completion?()
  }

  /// Applies a snapshot by reloading the table, without computing a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    current = snapshot.withoutPendingRequests()
    tableView?.reloadData()
  }

  private func add(_ difference: SnapshotDifference, to table: UITableView) {
    let animation = defaultRowAnimation
    if !difference.deletedSections.isEmpty {
      table.deleteSections(IndexSet(difference.deletedSections), with: animation)
    }
    if !difference.insertedSections.isEmpty {
      table.insertSections(IndexSet(difference.insertedSections), with: animation)
    }
    for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !difference.reloadedSections.isEmpty {
      table.reloadSections(IndexSet(difference.reloadedSections), with: animation)
    }
    table.deleteRows(at: difference.deletedItems, with: animation)
    table.insertRows(at: difference.insertedItems, with: animation)
    for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
    table.reloadRows(at: difference.reloadedItems, with: animation)
  }

  // MARK: Identifiers and index paths

  /// Returns the item of a row; `nil` if there is no such row.
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < current.numberOfSections ? current.items(atSection: section).count : 0
  }

  /// Returns the cell that the provider creates for a row's item. Stops the program if the provider returns
  /// `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      TableExceptions.stop(
        because:
          "UITableViewDiffableDataSource cell provider returned nil for index path \(TableExceptions.name(indexPath)), "
          + "which is not allowed. You must always return a cell to the table view.")
    }
    return cell
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
