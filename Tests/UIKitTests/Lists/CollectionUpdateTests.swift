import Testing

import UIKit

@MainActor @Suite(.serialized) struct CollectionUpdateTests {
  private func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    return flow
  }

  /// Items that stay keep their cells; frames settle where the new counts put them.
  @Test func itemsComeAndGo() throws {
    let items = Items([4])
    let c = CollectionInWindow(items, flow())
    let kept = try #require(c.collection.cellForItem(at: c.path(2)))
    items.counts = [5]
    var ended = false
    c.collection.performBatchUpdates {
      c.collection.deleteItems(at: [c.path(0)])
      c.collection.insertItems(at: [c.path(0), c.path(1)])
    } completion: {
      ended = $0
    }
    c.window.layoutIfNeeded()
    #expect(!ended)
    #expect(c.collection.numberOfItems(inSection: 0) == 5)
    #expect(c.collection.cellForItem(at: c.path(3)) === kept)
    #expect(kept.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(c.frames.map(\.minY) == [0, 50, 100, 150, 200])
    #expect(c.collection.contentSize.height == 250)
    MediaClock.current.advance(by: 0.4)
    #expect(ended)
    #expect(items.log.contains("ends 0"))
  }

  @Test func sectionsComeGoAndMove() {
    let items = Items([1, 2, 3])
    let c = CollectionInWindow(items, flow())
    #expect(c.texts == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"])
    // The last section comes first, the first goes, another comes at the end.
    items.counts = [3, 2, 1]
    c.collection.performBatchUpdates {
      c.collection.moveSection(2, toSection: 0)
      c.collection.deleteSections([0])
      c.collection.insertSections([2])
    }
    c.window.layoutIfNeeded()
    #expect(c.texts == ["2-0", "2-1", "2-2", "1-0", "1-1", "2-0"])
    #expect(c.collection.numberOfSections == 3)
  }

  @Test func itemsMoveReloadAndAreReconfigured() {
    let items = Items([3])
    items.names = [["a", "b", "c"]]
    let c = CollectionInWindow(items, flow())
    let first = c.collection.cellForItem(at: c.path(0))
    items.names = [["b", "c", "a"]]
    c.collection.moveItem(at: c.path(0), to: c.path(2))
    #expect(c.collection.cellForItem(at: c.path(2)) === first)
    #expect(c.texts == ["b", "c", "a"])
    items.names = [["x", "y", "z"]]
    c.collection.reloadItems(at: [c.path(1)])
    #expect(c.texts == ["b", "y", "a"])
    let same = c.collection.cellForItem(at: c.path(0))
    c.collection.reconfigureItems(at: [c.path(0)])
    #expect(c.collection.cellForItem(at: c.path(0)) === same)
    #expect(c.texts == ["x", "y", "a"])
    c.collection.reloadSections([0])
    #expect(c.texts == ["x", "y", "z"])
  }

  /// The calls that a layout gets in an update, and its first and last looks.
  @Test func layoutsTakePartInUpdates() throws {
    final class Layout: UICollectionViewFlowLayout {
      var calls: [String] = []
      var starts: [Int: CGFloat] = [:]
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        starts[itemIndexPath.item] = attributes?.frame.minY
        calls.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        calls.append("final \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("end")
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let items = Items([3])
    let c = CollectionInWindow(items, layout)
    items.counts = [3]
    c.collection.performBatchUpdates {
      c.collection.deleteItems(at: [c.path(2)])
      c.collection.insertItems(at: [c.path(0)])
    }
    #expect(layout.calls == ["delete 2 -1", "insert -1 0", "final 2 0.0", "initial 0 0.0", "end"])
    #expect(c.collection.cellForItem(at: c.path(0))?.alpha == 1)
    // What comes from out of sight comes from where it was.
    let longer = Layout()
    longer.itemSize = layout.itemSize
    longer.minimumLineSpacing = 0
    let other = CollectionInWindow(Items([20]), longer)
    other.items.counts = [19]
    other.collection.deleteItems(at: [other.path(0)])
    #expect(other.collection.cellForItem(at: other.path(9))?.frame.minY == 450)
    #expect(longer.starts[9] == 500)
  }

  @Test func selectionFollowsItsItem() {
    let items = Items([4])
    let c = CollectionInWindow(items, flow())
    c.collection.selectItem(at: c.path(2), animated: false, scrollPosition: [])
    items.counts = [5]
    c.collection.insertItems(at: [c.path(0)])
    #expect(c.collection.indexPathsForSelectedItems == [c.path(3)])
    #expect(c.collection.cellForItem(at: c.path(3))?.isSelected == true)
    items.counts = [4]
    c.collection.deleteItems(at: [c.path(3)])
    #expect(c.collection.indexPathsForSelectedItems == [])
  }

  @Test func reloadsCorrectTheOffset() {
    let items = Items([100])
    let c = CollectionInWindow(items, flow())
    c.scroll(to: CGPoint(x: 0, y: 3000))
    items.counts = [20]
    c.collection.reloadData()
    c.window.layoutIfNeeded()
    #expect(c.collection.contentOffset.y == 520)
    #expect(c.texts.last == "0-19")
  }

  /// Sizes that turn out larger above what is in sight leave it where it is.
  @Test func whatIsInSightStays() throws {
    let items = Items([200])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "wish", for: path)
      (cell as? WishfulCell)?.wish = CGSize(width: 320, height: 80)
      return cell
    }
    let layout = flow()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let c = CollectionInWindow(items, layout) {
      $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish")
    }
    c.collection.scrollToItem(at: c.path(100), at: .top, animated: false)
    c.window.layoutIfNeeded()
    let first = try #require(c.collection.cellForItem(at: c.path(100)))
    #expect(first.frame.minY == c.collection.bounds.minY)
    c.scroll(to: CGPoint(x: 0, y: c.collection.contentOffset.y - 30))
    #expect(first.frame.minY == c.collection.bounds.minY + 30)
    #expect(c.collection.cellForItem(at: c.path(99))?.frame.height == 80)
  }

  // MARK: Mistakes

  @Test func inconsistentCountsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([4])
        let flow = UICollectionViewFlowLayout()
        let c = CollectionInWindow(items, flow)
        c.collection.insertItems(at: [c.path(0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
          + "the update (4) must be equal to the number of items contained in that section before the update (4), plus or "
          + "minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus "
          + "the number of items moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test func unregisteredIdentifiersStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([4])
        items.make = { $0.dequeueReusableCell(withReuseIdentifier: "Other", for: $1) }
        _ = CollectionInWindow(items, UICollectionViewFlowLayout())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Other - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"))
  }

  @Test func cellsThatWereNotDequeuedStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([4])
        items.make = { _, _ in UICollectionViewCell() }
        _ = CollectionInWindow(items, UICollectionViewFlowLayout())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
  }

  @Test func itemsThatAreNotThereStop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let c = CollectionInWindow(Items([4]), UICollectionViewFlowLayout())
        c.collection.scrollToItem(at: c.path(4), at: .top, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let c = CollectionInWindow(Items([4]), UICollectionViewFlowLayout())
        _ = c.collection.numberOfItems(inSection: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let items = SizedItems([2])
        items.size = { _ in CGSize(width: CGFloat.nan, height: 10) }
        _ = CollectionInWindow(items, UICollectionViewFlowLayout())
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = CollectionInWindow(Items([-1]), UICollectionViewFlowLayout())
      }
    }
  }
}
