import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitLists

/// The titles at the end of a collection that lead to its sections.
@MainActor
@Suite struct CollectionIndexTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var asked: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title) \(index)")
      return IndexPath(item: 0, section: index)
    }
  }

  @Test func touchesOfTitlesScroll() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Source()
    let collection = try #require(controller.collectionView)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.contentInsetAdjustmentBehavior = .never
    collection.dataSource = source
    phone.show(controller)
    let index = try #require(collection.indexView)
    // 15 points at the edge of a screen of 393 by 852, three lines of 14 points in the middle.
    #expect(index.frame == CGRect(x: 378, y: 0, width: 15, height: 852))
    phone.tap(at: CGPoint(x: 385, y: 426))
    // A section before it of 20 items of 100 points, one to a line.
    #expect(source.asked == ["B 1"] && collection.contentOffset.y == 2000)
    phone.tap(at: CGPoint(x: 385, y: 440))
    #expect(source.asked.last == "C 2" && collection.contentOffset.y == 4000)
    // The index stays where it is seen.
    #expect(index.frame.minY == 4000)
    #expect(index.superview === collection && collection.subviews.last === index)
    source.titles = nil
    collection.reloadData()
    phone.settle()
    #expect(collection.indexView == nil && index.superview == nil)
  }
}
