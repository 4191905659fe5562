import Testing
import UIKit

/// Items of no width: a layout of a program's gives them so until cells have said what they need.
@MainActor @Suite struct EmptyItemTests {
  /// A row of cells as wide as they prefer, and of no width before.
  private final class Row: UICollectionViewLayout {
    var widths: [Int: CGFloat] = [:]
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let before = (0..<indexPath.item).reduce(0) { $0 + (widths[$1] ?? 0) }
      attributes.frame = CGRect(x: before, y: 0, width: widths[indexPath.item] ?? 0, height: 50)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      defer { widths[original.indexPath.item] = preferred.frame.width }
      return widths[original.indexPath.item] != preferred.frame.width
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.width = CGFloat(attributes.indexPath.item + 1) * 50
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// 50, 100 and 150 points, one after the other.
  @Test func cellsOfNoWidthAreAsked() {
    let (layout, source) = (Row(), Source())
    let view = collection(layout, source)
    let frames = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
        CGRect(x: 150, y: 0, width: 150, height: 50),
      ])
  }
}
