import Foundation
import Testing
import UIKit

/// Snapshots and data sources with identifiers of any type.
@MainActor @Suite(.serialized) struct DiffableReferenceTests {
  @Test func snapshotsHaveTheOrderOfThoseOfSwift() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [5])
    snapshot.insertItems(withIdentifiers: [3], afterItemWithIdentifier: 2)
    snapshot.insertItems(withIdentifiers: [4], beforeItemWithIdentifier: 5)
    snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 3)
    snapshot.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
    snapshot.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "c")
    #expect(snapshot.sectionIdentifiers as? [String] == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers as? [Int] == [4, 5, 2, 3, 1])
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [2, 3, 1])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 5) as? String == "b")
    #expect(snapshot.index(ofItemIdentifier: 2) == 2)
    #expect(snapshot.index(ofItemIdentifier: 9) == NSNotFound)
    #expect(snapshot.index(ofSectionIdentifier: "a") == 2)
    snapshot.reloadItems(withIdentifiers: [2])
    #expect(snapshot.reloadedItemIdentifiers as? [Int] == [2])
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.deleteSections(withIdentifiers: ["a"])
    #expect(snapshot.numberOfItems == 2 && copy?.numberOfItems == 5)
  }

  /// References become snapshots by `as`, as Core Data's delegates get them.
  @Test func referencesAreSnapshotsByCast() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "b")
    reference.reloadItems(withIdentifiers: [3])
    var snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    snapshot.appendItems([4])
    #expect(reference.numberOfItems == 3)
    let back = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(back.itemIdentifiers as? [Int] == [1, 2, 3, 4] && back.index(ofSectionIdentifier: "b") == 1)
    // The sections' identifiers are looked at when they are asked for.
    var other = reference as NSDiffableDataSourceSnapshot<Int, Int>
    #expect(other.itemIdentifiers == [1, 2, 3] && other.numberOfSections == 2)
    other.appendSections([7])
    #expect(other.indexOfSection(7) == 2)
    #expect((reference as Any) as? NSDiffableDataSourceSnapshot<String, Data> == nil)
  }

  /// Objects of Objective-C's classes equal values of Swift.
  @Test func textsAndNumbersEqualTheirObjects() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a" as NSString])
    snapshot.appendItems(withIdentifiers: [NSNumber(value: 7)], intoSectionWithIdentifier: "a")
    #expect(snapshot.index(ofSectionIdentifier: "a") == 0)
    #expect(snapshot.index(ofItemIdentifier: 7) == 0)
  }

  @Test func treesAreConvertedToThoseOfSwift() {
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems(["a", "b"])
    tree.appendItems(["c"], intoParentItem: "a")
    #expect(tree.visibleItems as? [String] == ["a", "b"])
    tree.expandItems(["a"])
    #expect(tree.visibleItems as? [String] == ["a", "c", "b"])
    #expect(tree.level(ofItem: "c") == 1 && tree.parent(ofChildItem: "c") as? String == "a")
    #expect(tree.ofParentItem("a", includingParentItem: true).items as? [String] == ["a", "c"])
    #expect(tree.expandedItems() as? [String] == ["a"])
    let typed = NSDiffableDataSourceSectionSnapshot<String>(tree)
    #expect(typed.items == ["a", "c", "b"] && typed.isExpanded("a") && typed.level(of: "c") == 1)
  }

  private func collection() -> (UIWindow, UICollectionView) {
    useStandardScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    window.addSubview(collection)
    window.isHidden = false
    return (window, collection)
  }

  @Test func collectionsDisplaySnapshots() throws {
    let (window, collection) = collection()
    let source = UICollectionViewDiffableDataSourceReference(collectionView: collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? TextCell)?.label.text = item as? String
      return cell
    }
    #expect(collection.dataSource === source)
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["s"])
    snapshot.appendItems(withIdentifiers: ["a", "b"])
    source.applySnapshot(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    func texts() -> [String] {
      collection.indexPathsForVisibleItems.sorted().map {
        (collection.cellForItem(at: $0) as? TextCell)?.label.text ?? ""
      }
    }
    #expect(texts() == ["a", "b"])
    snapshot.insertItems(withIdentifiers: ["c"], beforeItemWithIdentifier: "b")
    var isDone = false
    source.applySnapshot(snapshot, animatingDifferences: false) { isDone = true }
    window.layoutIfNeeded()
    #expect(texts() == ["a", "c", "b"] && isDone)
    #expect(source.indexPath(forItemIdentifier: "b") == IndexPath(item: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) as? String == "c")
    #expect(source.snapshot().numberOfItems == 3)
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems(["x"])
    source.applySnapshot(tree, toSection: "t", animatingDifferences: false)
    #expect(source.snapshot(forSection: "t").items as? [String] == ["x"])
    #expect(source.index(forSectionIdentifier: "t") == 1)
  }

  @Test func tablesDisplaySnapshots() {
    let window = window(320, 480)
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let source = UITableViewDiffableDataSourceReference(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0])
    snapshot.appendItems(withIdentifiers: [10, 20])
    source.applySnapshot(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["10", "20"])
    snapshot.deleteItems(withIdentifiers: [10])
    source.applySnapshot(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["20"])
    #expect(source.sectionIdentifier(for: 0) as? Int == 0)
  }

  /// The index of a table is not displayed with `alwaysHidden`, as its header says.
  @Test func indexesAreHidden() {
    let window = window(320, 480)
    let table = UITableView(frame: window.bounds, style: .plain)
    let rows = Rows([2])
    rows.indexTitles = ["A", "B"]
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let narrow = table.visibleCells.first?.contentView.frame.width ?? 0
    table.indexDisplayMode = .alwaysHidden
    window.layoutIfNeeded()
    let wide = table.visibleCells.first?.contentView.frame.width ?? 0
    #expect(narrow > 0 && narrow < wide)
  }

  @Test func menusOfCellsReportChoices() {
    var chosen: [String] = []
    let one = UIAction(title: "One", state: .on) { _ in }
    let two = UIAction(title: "Two") { _ in }
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    let accessory = UICellAccessory.popUpMenu(menu) { chosen.append($0.selectedElements.first?.title ?? "") }
    #expect(accessory.accessoryType == .popUpMenu)
    let others: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
    #expect(UICellAccessory.Placement.position(before: .disclosureIndicator)(others) == 1)
    #expect(UICellAccessory.Placement.position(after: .checkmark)(others) == 1)
    #expect(UICellAccessory.Placement.position(after: .reorder)(others) == 2)
    #expect(chosen.isEmpty)
  }
}
