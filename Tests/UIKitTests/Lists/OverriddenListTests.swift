import Foundation
import Testing
import TinamouSnapshots

import UIKit

@testable import UIKitLists

/// Members that Apple declares open in lists and cells can be overridden, and overrides are asked.
@MainActor
@Suite struct OverriddenListTests {
  final class Table: UITableView {
    var log: [String] = []
    private func note(_ name: String = #function) { log.append(name) }
    func taken() -> [String] {
      defer { log = [] }
      return log
    }

    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override var visibleCells: [UITableViewCell] { super.visibleCells.reversed() }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      super.headerView(forSection: section)
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      super.footerView(forSection: section)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      note()
      return super.cellForRow(at: indexPath)
    }
    override func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
      note()
      super.scrollToRow(at: indexPath, at: position, animated: animated)
    }
    override func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
      super.scrollToNearestSelectedRow(at: position, animated: animated)
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      note()
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      note()
      super.deselectRow(at: indexPath, animated: animated)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      super.register(cellClass, forCellReuseIdentifier: "own " + identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      note()
      return super.dequeueReusableCell(withIdentifier: "own " + identifier)
    }
    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    override func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    override func beginUpdates() {
      note()
      super.beginUpdates()
    }
    override func endUpdates() {
      note()
      super.endUpdates()
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      note()
      super.performBatchUpdates(updates, completion: completion)
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      super.insertRows(at: indexPaths, with: .none)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      super.deleteRows(at: indexPaths, with: .none)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      note()
      super.reloadRows(at: indexPaths, with: .none)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
      super.moveSection(section, toSection: newSection)
    }
    override func reloadSectionIndexTitles() {
      note()
      super.reloadSectionIndexTitles()
    }
  }

  final class Source: NSObject, UITableViewDataSource {
    var count = 30
    var replacesCells = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      replacesCells
        ? UITableViewCell() : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func table() -> (Table, Source, UIWindow) {
    // A window as large as the screen has its safe area, and another test may have left a device of that size.
    useStandardScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = Table(frame: window.bounds)
    let source = Source()
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    return (table, source, window)
  }

  @Test func tablesAskWhatIsOverridden() throws {
    let (table, source, window) = table()
    defer { window.isHidden = true }
    // Registered and dequeued under another name: ten rows of 50 points, of which the last is in sight by 30.
    #expect(table.reuse.cellSources.keys.sorted() == ["own cell"])
    #expect(table.taken().filter { $0 == "dequeueReusableCell(withIdentifier:)" }.count == 10)
    #expect(table.visibleCells.first === table.cellForRow(at: IndexPath(row: 9, section: 0)))
    _ = table.taken()
    table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .bottom)
    #expect(
      table.taken().filter { !$0.hasPrefix("dequeue") } == [
        "selectRow(at:animated:scrollPosition:)", "cellForRow(at:)", "scrollToRow(at:at:animated:)",
      ])
    #expect(table.contentOffset == CGPoint(x: 0, y: 570))
    // A selection of one row takes that of another away.
    table.selectRow(at: IndexPath(row: 19, section: 0), animated: false, scrollPosition: .none)
    #expect(table.taken().contains("deselectRow(at:animated:)"))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 19, section: 0))
    table.setEditing(true, animated: false)
    #expect(table.taken().contains("deselectRow(at:animated:)") && table.indexPathForSelectedRow == nil)
    table.setEditing(false, animated: false)
    table.performBatchUpdates {
      source.count = 29
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    // A group within a group.
    #expect(
      table.taken().filter { $0.contains("pdates") } == [
        "performBatchUpdates(_:completion:)", "beginUpdates()", "beginUpdates()", "endUpdates()",
        "endUpdates()",
      ])
    #expect(table.numberOfRows(inSection: 0) == 29)
    source.replacesCells = true
    table.reconfigureRows(at: [try #require(table.indexPathsForVisibleRows?.first)])
    #expect(table.taken().contains("reloadRows(at:with:)"))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.taken().contains("reloadSectionIndexTitles()"))
  }

  final class Collection: UICollectionView {
    var log: [String] = []
    override var numberOfSections: Int { super.numberOfSections }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells.reversed() }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
      super.visibleSupplementaryViews(ofKind: kind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
      super.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    }
    override func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
      super.indexPath(forSupplementaryView: view)
    }
    override var indexPathsForSelectedItems: [IndexPath]? {
      log.append("selected")
      return super.indexPathsForSelectedItems
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  }

  final class CollectionSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func collectionsAskWhatIsOverridden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection = Collection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = CollectionSource()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    window.isHidden = false
    defer { window.isHidden = true }
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3 && collection.numberOfSections == 1)
    #expect(collection.visibleCells.last === collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = collection
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    // A collection controller takes the selection away when it appears.
    controller.viewWillAppear(false)
    #expect(collection.log == ["selected"] && collection.selectedPaths.isEmpty)
  }

  // MARK: Cells

  final class Cell: UITableViewCell {
    var log: [String] = []
    override var contentConfiguration: (any UIContentConfiguration)? {
      get { super.contentConfiguration }
      set {
        log.append("content")
        super.contentConfiguration = newValue
      }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
      get { super.backgroundConfiguration }
      set {
        log.append("background")
        super.backgroundConfiguration = newValue
      }
    }
    override func setNeedsUpdateConfiguration() {
      log.append("needs update")
      super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("update \(state.isSelected) \(state.isSwiped)")
      super.updateConfiguration(using: state)
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
      var made = super.defaultContentConfiguration()
      made.text = "own"
      return made
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
      get { super.automaticallyUpdatesContentConfiguration }
      set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
      get { super.automaticallyUpdatesBackgroundConfiguration }
      set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
  }

  final class Item: UICollectionViewCell {
    var log: [String] = []
    override var contentConfiguration: (any UIContentConfiguration)? {
      get { super.contentConfiguration }
      set {
        log.append("content")
        super.contentConfiguration = newValue
      }
    }
    override func setNeedsUpdateConfiguration() {
      log.append("needs update")
      super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("update \(state.isSelected) \(state.isSwiped)")
      super.updateConfiguration(using: state)
    }
  }

  final class Header: UITableViewHeaderFooterView {
    var log: [String] = []
    override var contentConfiguration: (any UIContentConfiguration)? {
      get { super.contentConfiguration }
      set {
        log.append("content")
        super.contentConfiguration = newValue
      }
    }
    override func setNeedsUpdateConfiguration() {
      log.append("needs update")
      super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
      log.append("update")
      super.updateConfiguration(using: state)
    }
  }

  @Test func cellsAskWhatIsOverridden() {
    let cell = Cell()
    cell.log = []
    var content = cell.defaultContentConfiguration()
    #expect(content.text == "own")
    content.text = "text"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    #expect(cell.log == ["content", "background"])
    cell.layoutIfNeeded()
    cell.log = []
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.log == ["needs update", "update true false"])
    cell.log = []
    cell.automaticallyUpdatesContentConfiguration = true
    #expect(cell.log == ["needs update"])
    let item = Item(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    item.log = []
    item.contentConfiguration = content
    item.isSelected = true
    item.layoutIfNeeded()
    #expect(item.log == ["content", "needs update", "update true false"])
    let header = Header(reuseIdentifier: nil)
    header.layoutIfNeeded()
    header.log = []
    header.contentConfiguration = content
    header.automaticallyUpdatesContentConfiguration = true
    header.layoutIfNeeded()
    #expect(header.log == ["content", "needs update", "update"])
  }

  final class SwipedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  }

  @Test(.ios(18)) func rowsKnowThatTheyAreSwiped() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    let source = SwipedSource()
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.isHidden = false
    defer { window.isHidden = true }
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Cell)
    table.openTrailingSwipe(of: cell, at: path)
    cell.layoutIfNeeded()
    #expect(cell.configurationState.isSwiped && cell.log.last == "update false true")
    // "Delete" of 15 points and the space around it is less than the least width of 74 points.
    #expect(cell.frame.minX == -74 && table.swipe?.view.frame.minX == 246)
    table.endSwipe(animated: false)
    cell.layoutIfNeeded()
    #expect(!cell.configurationState.isSwiped && cell.log.last == "update false false")
    #expect(cell.frame.minX == 0)
  }

  // MARK: Views

  final class Form: UIView {
    var log: [Bool] = []
    override func endEditing(_ force: Bool) -> Bool {
      log.append(force)
      return super.endEditing(force)
    }
  }

  @Test func viewsAskWhatIsOverridden() {
    let (form, field) = (Form(), UITextField())
    form.addSubview(field)
    field.becomeFirstResponder()
    // As a recogniser whose action is `endEditing(_:)` sends it: with itself.
    _ = form.perform(Selector("endEditing:"), with: UITapGestureRecognizer())
    #expect(form.log == [true] && !field.isFirstResponder)
  }
}
