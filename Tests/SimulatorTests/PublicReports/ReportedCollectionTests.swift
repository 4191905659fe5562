import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of collection views and their layouts.
@MainActor @Suite(.serialized) struct ReportedCollectionTests: PublicReports {
  private func frames(
    _ sizes: [CGSize], width: CGFloat, height: CGFloat = 400, uniform: CGSize? = nil,
    _ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) throws -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    if let uniform { layout.itemSize = uniform }
    prepare(layout)
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: width, height: height)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source: ReportedItems = uniform == nil ? ReportedSizedItems(sizes) : ReportedItems(sizes)
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    return withExtendedLifetime((phone, source, collection)) {
      sizes.indices.map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
      }
    }
  }

  /// codedump.io UulOxiGwb3wj and gangofcoders.net "How do you determine spacing between cells in UICollectionView
  /// flowLayout" (answers of two people): alone in its line an item is centred, except in the last line.
  @Test func anItemAloneInItsLineIsCentredUnlessItIsTheLast() throws {
    let widths: [CGFloat] = [200, 220, 250]
    let sizes = widths.map { CGSize(width: $0, height: 50) }
    let all = try frames(sizes, width: 300)
    #expect(all.map(\.minX) == [50, 40, 0])
    #expect(all.map(\.minY) == [0, 60, 120])
  }

  /// openradar 20825965 (P. Steinberger, iOS 8.3) and newbedev.com "Collection view grid last row appears differently":
  /// the last line has the least spacing as soon as one size differs, else that of the lines above.
  @Test func theLastLineIsJustifiedOnlyWhenSizesAreUniform() throws {
    let equal = [CGSize](repeating: CGSize(width: 90, height: 50), count: 5)
    var unequal = equal
    unequal[1].height = 40
    let ragged = try frames(unequal, width: 320)
    #expect(ragged.map(\.minX) == [0, 115, 230, 0, 100])
    let grid = try frames(equal, width: 320, uniform: equal[0])
    #expect(grid.map(\.minX) == [0, 115, 230, 0, 115])
  }

  /// developer.apple.com, collectionView(_:shouldHighlightItemAt:): false bypasses the whole selection.
  @Test func withoutAHighlightNothingIsSelected() throws {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var calls: [String] = []
      var mayHighlight = false
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
      {
        calls.append("highlight?")
        return mayHighlight
      }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("highlighted")
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      {
        calls.append("select?")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("selected")
      }
    }
    let source = Source()
    let (phone, collection) = try shown(source)
    phone.tap(at: CGPoint(x: 25, y: 125))
    #expect(source.calls == ["highlight?"])
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
    source.calls = []
    source.mayHighlight = true
    phone.tap(at: CGPoint(x: 25, y: 125))
    #expect(source.calls == ["highlight?", "highlighted", "select?", "selected"])
  }

  /// A collection view of 320 x 300 points at y 100.
  private func shown(_ source: any UICollectionViewDataSource & UICollectionViewDelegate) throws -> (
    VirtualDevice, UICollectionView
  ) {
    let layout = UICollectionViewFlowLayout()
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    return (phone, collection)
  }

  /// adoptioncurve.net/2016/06/25 "Collection View updates in iOS10 Part 2" and littlebitesofcocoa.com/241: prepared for
  /// reuse, asked for, displayed, ended.
  @Test func cellsArePreparedAskedForDisplayedAndEnded() throws {
    final class Cell: UICollectionViewCell {
      var calls: ReportedCalls?
      override func prepareForReuse() {
        super.prepareForReuse()
        calls?.list.append("prepared")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      let calls: ReportedCalls
      init(_ calls: ReportedCalls) { self.calls = calls }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        60
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "logged", for: indexPath)
        (cell as? Cell)?.calls = calls
        calls.list.append("cell \(indexPath.item)")
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { calls.list.append("show \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { calls.list.append("end \(indexPath.item)") }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let source = Source(ReportedCalls())
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "logged")
    collection.dataSource = source
    collection.delegate = source
    controller.view.addSubview(collection)
    phone.layOut()
    for page in 1...4 {
      collection.contentOffset.y = CGFloat(page) * 600
      phone.layOut()
    }
    let list = source.calls.list
    func index(_ call: String) -> Int { list.firstIndex(of: call) ?? -1 }
    #expect(index("cell 0") >= 0 && index("cell 0") < index("show 0") && index("show 0") < index("end 0"))
    // Item 40 is at the top of the last page, and has a cell that others had before.
    #expect(index("cell 40") > 0 && index("cell 40") < index("show 40"))
    #expect(list.indices.contains(index("cell 40") - 1) && list[index("cell 40") - 1] == "prepared")
  }

  /// riptutorial.com/ios/example/16632 (1 2 3 4 5 to 1 3 6 4 5 by an insertion, a deletion and a move);
  /// newbedev.com after WWDC 2018, session 225: deletions and sources of moves count in the old order, the rest in the new.
  @Test func batchesCountDeletionsInTheOldOrder() throws {
    final class Source: ReportedItems {
      var numbers = [1, 2, 3, 4, 5]
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { numbers.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = numbers[indexPath.item]
        return cell
      }
    }
    let source = Source([])
    let (phone, collection) = try shown(source)
    collection.performBatchUpdates {
      source.numbers = [1, 3, 6, 4, 5]
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
      collection.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
    }
    phone.layOut()
    let tags = (0..<5).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.tag ?? 0 }
    #expect(tags == [1, 3, 6, 4, 5])
  }

  /// openradar 15922530 (github.com/lionheart/openradar-mirror/issues/12727, its actual results).
  @Test func layoutsPrepareBeforeTheyHearOfUpdates() throws {
    final class Layout: UICollectionViewFlowLayout {
      var calls: [String] = []
      private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
      }
      override func prepare() {
        super.prepare()
        note("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        note("updates \(updateItems.count)")
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        note("elements")
        return super.layoutAttributesForElements(in: rect)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        note("finalize")
      }
    }
    final class Source: ReportedItems {
      var count = 3
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { count }
    }
    let source = Source([])
    let (phone, collection) = try shown(source)
    let layout = Layout()
    collection.collectionViewLayout = layout
    phone.layOut()
    layout.calls = []
    source.count = 4
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    phone.layOut()
    let calls = layout.calls.drop { $0 != "prepare" }
    #expect(calls.prefix(3) == ["prepare", "elements", "updates 1"])
    #expect(calls.contains("finalize"))
  }
}
