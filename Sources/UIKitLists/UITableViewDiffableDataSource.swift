import Foundation

/// A data source that shows snapshots, and the difference between two of them as updates of the table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// What the source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes itself the table's data source. The table does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot. A snapshot like the present one changes nothing.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let tableView, tableView.dataSource === self, tableView.geometry != nil else {
      current = snapshot.settled()
      if let tableView, tableView.dataSource === self { tableView.reloadData() }
      completion?()
      return
    }
    if difference.isEmpty {
      completion?()
      return
    }
    let change = {
      tableView.beginUpdates()
      self.current = snapshot.settled()
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

  /// Shows a snapshot, and returns when it has come to rest.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot anew, without a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.settled()
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot anew, without a difference.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    current = snapshot.settled()
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

  // MARK: Identifiers and places

  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The row of an item; nil if it is not there.
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < current.numberOfSections ? current.items(atSection: section).count : 0
  }

  /// The cell that the provider makes of a row's item. The program stops if it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      TableExceptions.stop(
        because:
          "UITableViewDiffableDataSource cell provider returned nil for index path \(TableExceptions.name(indexPath)), "
          + "which is not allowed. You must always return a cell to the table view.")
    }
    return cell
  }

  /// None by itself.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None by itself.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False by itself.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False by itself.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// None by itself.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The index of the title by itself.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by itself.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
