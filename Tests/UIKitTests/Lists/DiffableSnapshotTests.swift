import Foundation
import TestSupport
import Testing

import UIKit

@testable import UIKitLists

/// Snapshots of lists and what leads from one to the next. Expectations are Apple's documentation and counting.
@MainActor @Suite struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ content: KeyValuePairs<String, [Int]>) -> Snapshot {
    var made = Snapshot()
    for (section, items) in content {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  @Test func itemsGoToTheLastSectionUnlessToldOtherwise() {
    var made = Snapshot()
    made.appendSections(["a", "b"])
    made.appendItems([1, 2])
    made.appendItems([3], toSection: "a")
    #expect(made.itemIdentifiers == [3, 1, 2])
    #expect(made.numberOfItems == 3)
    #expect(made.numberOfItems(inSection: "b") == 2)
    #expect(made.itemIdentifiers(inSection: "a") == [3])
    #expect(made.sectionIdentifier(containingItem: 2) == "b")
    #expect(made.indexOfItem(2) == 2)
    #expect(made.indexOfItem(9) == nil)
    #expect(made.indexOfSection("b") == 1)
  }

  @Test func itemsAndSectionsAreInsertedMovedAndDeleted() {
    var made = snapshot(["a": [1, 2, 3], "b": [4]])
    made.insertItems([5, 6], beforeItem: 2)
    made.insertItems([7], afterItem: 4)
    made.moveItem(1, afterItem: 4)
    made.deleteItems([3, 99])
    #expect(made.itemIdentifiers(inSection: "a") == [5, 6, 2])
    #expect(made.itemIdentifiers(inSection: "b") == [4, 1, 7])
    made.insertSections(["c"], beforeSection: "a")
    made.insertSections(["d"], afterSection: "a")
    made.moveSection("b", beforeSection: "c")
    #expect(made.sectionIdentifiers == ["b", "c", "a", "d"])
    made.appendItems([8], toSection: "d")
    made.deleteSections(["a", "nowhere"])
    #expect(made.sectionIdentifiers == ["b", "c", "d"])
    #expect(made.itemIdentifiers == [4, 1, 7, 8])
    made.moveItem(8, beforeItem: 4)
    #expect(made.indexPath(of: 8) == IndexPath(item: 0, section: 0))
    made.deleteAllItems()
    #expect(made.numberOfSections == 0 && made.numberOfItems == 0)
  }

  @Test func itemsThatAreThereMoveAndTheLogSaysSo() {
    var made = snapshot(["a": [1, 2], "b": [3]])
    var log: [String] = []
    LayoutLog.collector = { log.append($0) }
    made.appendItems([1], toSection: "b")
    LayoutLog.collector = nil
    #expect(made.itemIdentifiers(inSection: "a") == [2])
    #expect(made.itemIdentifiers(inSection: "b") == [3, 1])
    #expect(made.numberOfItems == 3)
    #expect(log.count == 1)
    #expect(
      log.first?.hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
          + "snapshot.") == true)
  }

  @Test func copiesAreIndependent() {
    let first = snapshot(["a": [1]])
    var second = first
    second.appendItems([2])
    #expect(first.itemIdentifiers == [1])
    #expect(second.itemIdentifiers == [1, 2])
  }

  @Test func duplicatesStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      made.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendItems([1])
    }
  }

  // MARK: Differences

  private func difference(_ old: Snapshot, _ new: Snapshot) -> SnapshotDifference {
    SnapshotDifference(from: old, to: new)
  }

  @Test func whatComesAndGoes() {
    let old = snapshot(["a": [1, 2, 3], "b": [4], "gone": [5]])
    let new = snapshot(["new": [6], "a": [1, 3, 7], "b": [4]])
    let found = difference(old, new)
    #expect(found.deletedSections == [2])
    #expect(found.insertedSections == [0])
    #expect(found.movedSections.isEmpty)
    #expect(found.deletedItems == [IndexPath(item: 1, section: 0)])
    #expect(found.insertedItems == [IndexPath(item: 2, section: 1)])
    #expect(found.movedItems.isEmpty)
    #expect(difference(old, old).isEmpty)
  }

  @Test func differencesHaveAsFewMovesAsPossible() {
    let old = snapshot(["a": [1, 2, 3, 4, 5]])
    let new = snapshot(["a": [5, 1, 2, 3, 4]])
    let found = difference(old, new)
    #expect(
      found.movedItems == [.init(from: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))])
    #expect(found.deletedItems.isEmpty && found.insertedItems.isEmpty)
    let across = difference(snapshot(["a": [1, 2], "b": [3]]), snapshot(["b": [3, 1], "a": [2]]))
    #expect(across.movedSections.count == 1)
    #expect(
      across.movedItems == [.init(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))])
  }

  /// Applying a difference to the old lists gives the new ones, whatever they are.
  @Test func differencesLeadToTheNewSnapshot() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let pool = Array(0..<12).shuffled(using: &random)
      let other = Array(0..<12).shuffled(using: &random)
      let old = Array(pool.prefix(Int.random(in: 0...12, using: &random)))
      let new = Array(other.prefix(Int.random(in: 0...12, using: &random)))
      let found = difference(snapshot(["a": old]), snapshot(["a": new]))
      var gone = Set(found.deletedItems.map { $0.item })
      gone.formUnion(found.movedItems.map { $0.from.item })
      var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      var coming: [(Int, Int)] = found.insertedItems.map { ($0.item, new[$0.item]) }
      coming += found.movedItems.map { ($0.to.item, old[$0.from.item]) }
      for (place, item) in coming.sorted(by: { $0.0 < $1.0 }) { result.insert(item, at: place) }
      #expect(result == new)
    }
  }

  @Test func reloadsAreByOldPlacesAndReconfiguresByNewOnes() {
    let old = snapshot(["a": [1, 2, 3]])
    var new = snapshot(["a": [0, 1, 2, 3]])
    new.reloadItems([2])
    new.reconfigureItems([3])
    let found = difference(old, new)
    #expect(found.reloadedItems == [IndexPath(item: 1, section: 0)])
    #expect(found.reconfiguredItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func aHundredThousandItemsAreQuick() {
    var old = Snapshot()
    old.appendSections(["a"])
    old.appendItems(Array(0..<100_000))
    var new = old
    new.deleteItems([5])
    new.appendItems([100_000])
    let found = difference(old, new)
    #expect(found.deletedItems.count == 1 && found.insertedItems.count == 1 && found.movedItems.isEmpty)
  }

  // MARK: Section snapshots

  @Test func itemsOfASectionFormATree() {
    var made = NSDiffableDataSourceSectionSnapshot<String>()
    made.append(["a", "b"])
    made.append(["a1", "a2"], to: "a")
    made.append(["a1x"], to: "a1")
    #expect(made.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(made.visibleItems == ["a", "b"])
    made.expand(["a"])
    #expect(made.visibleItems == ["a", "a1", "a2", "b"])
    #expect(made.level(of: "a1x") == 2)
    #expect(made.parent(of: "a1x") == "a1")
    #expect(made.index(of: "a2") == 3)
    #expect(!made.isVisible("a1x") && made.isVisible("a2"))
    #expect(made.rootItems == ["a", "b"])
    #expect(made.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    #expect(made.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    made.insert(["a0"], before: "a1")
    made.delete(["a1"])
    #expect(made.items == ["a", "a0", "a2", "b"])
    var children = NSDiffableDataSourceSectionSnapshot<String>()
    children.append(["n"])
    children.append(["n1"], to: "n")
    made.replace(childrenOf: "a", using: children)
    #expect(made.items == ["a", "n", "n1", "b"])
    made.collapse(["a"])
    #expect(made.visibleItems == ["a", "b"])
  }
}
