import Testing

import UIKit

/// Frames by arithmetic from what Apple documents: a line takes items while they fit with the least spacing; what is left is
/// shared out between the items of a full line.
@MainActor @Suite(.serialized) struct FlowLayoutTests {
  private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 60)
    change(flow)
    return flow
  }

  @Test func defaultsAreApples() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.estimatedItemSize == .zero)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
  }

  /// 320 points take three items of 90 and two gaps of 10; the 30 points that are left make the gaps 25 wide.
  @Test func linesAreFilledAndSpread() {
    let c = CollectionInWindow(Items([5]), flow())
    #expect(c.frames.map(\.minX) == [0, 115, 230, 0, 115])
    #expect(c.frames.map(\.minY) == [0, 0, 0, 70, 70])
    #expect(c.collection.contentSize == CGSize(width: 320, height: 130))
    #expect(
      c.collection.layoutAttributesForItem(at: c.path(4))?.frame
        == CGRect(x: 115, y: 70, width: 90, height: 60))
    #expect(c.collection.indexPathForItem(at: CGPoint(x: 120, y: 80)) == c.path(4))
    #expect(c.collection.indexPathForItem(at: CGPoint(x: 210, y: 80)) == nil)
  }

  /// Asked for a header that a section does not have, the layout answers with attributes without a size (public tests
  /// that ran on iOS); none of them is among the elements.
  @Test func absentHeadersHaveNoSize() {
    let c = CollectionInWindow(Items([2]), flow())
    let kind = UICollectionView.elementKindSectionHeader
    let header = c.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: c.path(0))
    #expect(header?.frame.size == .zero)
    #expect(c.collection.supplementaryView(forElementKind: kind, at: c.path(0)) == nil)
    #expect(
      c.collection.collectionViewLayout.layoutAttributesForElements(in: c.collection.bounds)?
        .allSatisfy { $0.representedElementCategory == .cell } == true)
  }

  /// One line that is not full keeps the least spacing.
  @Test func aSingleLineKeepsItsSpacing() {
    let c = CollectionInWindow(Items([2]), flow())
    #expect(c.frames.map(\.minX) == [0, 100])
  }

  @Test func insetsHeadersAndFootersSurroundItems() throws {
    let c = CollectionInWindow(
      Items([4, 1]),
      flow {
        $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.footerReferenceSize = CGSize(width: 1, height: 12)
        $0.minimumLineSpacing = 4
      })
    // 280 points of space: two items of 90 and gaps of 10 make 190, three would need 290.
    #expect(c.frames.map(\.minX) == [20, 210, 20, 210, 20])
    // The first section is 178 high: header 30, insets 5 and 7, two lines and a gap of 124, footer 12.
    #expect(c.frames.map(\.minY) == [35, 35, 99, 99, 213])
    #expect(c.header(1)?.frame == CGRect(x: 0, y: 178, width: 320, height: 30))
    let footer = c.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: c.path(0))
    #expect(footer?.frame == CGRect(x: 0, y: 166, width: 320, height: 12))
    #expect(c.collection.contentSize.height == 292)
  }

  @Test func theDelegatesSizesCount() {
    let items = SizedItems([3, 2])
    items.size = { CGSize(width: 100 + CGFloat($0.item) * 20, height: 40 + CGFloat($0.item) * 20) }
    let c = CollectionInWindow(items, flow())
    // 310 points of space: 100, 10 and 120 leave no space for 140. The lower item of a line is in the middle.
    #expect(c.frames[0] == CGRect(x: 5, y: 10, width: 100, height: 40))
    #expect(c.frames[1] == CGRect(x: 195, y: 0, width: 120, height: 60))
    #expect(c.frames[2] == CGRect(x: 5, y: 70, width: 140, height: 80))
    #expect(c.header(0) == nil)
    #expect(c.header(1)?.frame == CGRect(x: 0, y: 150, width: 320, height: 40))
    #expect(c.frames[3].minY == 210)
    #expect(c.frames[3].minX == 5)
    #expect(c.frames[4].minX == 115)
  }

  @Test func collectionsThatScrollSidewaysFillColumns() {
    let c = CollectionInWindow(
      Items([5]),
      flow {
        $0.scrollDirection = .horizontal
        $0.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25)
        $0.headerReferenceSize = CGSize(width: 33, height: 1)
      }, height: 170)
    // 140 points of space down take two items of 60 and a gap, which becomes 20 wide.
    #expect(c.frames.map(\.minY) == [10, 90, 10, 90, 10])
    #expect(c.frames.map(\.minX) == [48, 48, 148, 148, 248])
    #expect(c.collection.contentSize == CGSize(width: 363, height: 170))
    #expect(c.header(0)?.frame == CGRect(x: 0, y: 0, width: 33, height: 170))
  }

  @Test func pinnedHeadersStayInSight() throws {
    let c = CollectionInWindow(
      Items([30, 30]),
      flow {
        $0.headerReferenceSize = CGSize(width: 0, height: 40)
        $0.sectionHeadersPinToVisibleBounds = true
      })
    // Ten lines of 60 and nine gaps below a header of 40: a section is 730 high.
    #expect(c.collection.contentSize.height == 1460)
    c.scroll(to: CGPoint(x: 0, y: 300))
    #expect(c.header(0)?.frame.minY == 300)
    c.scroll(to: CGPoint(x: 0, y: 710))
    #expect(c.header(0)?.frame.minY == 690)
    #expect(c.header(1)?.frame.minY == 730)
    let header = try #require(c.header(0))
    let cell = try #require(c.collection.visibleCells.first)
    let order = c.collection.subviews
    #expect(try #require(order.firstIndex(of: header)) > #require(order.firstIndex(of: cell)))
  }

  @Test func contentInsetsTakeRoom() {
    let c = CollectionInWindow(Items([4]), flow()) {
      $0.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    // 300 points: 270 of items and two gaps of 15.
    #expect(c.frames.map(\.minX) == [0, 105, 210, 0])
    #expect(c.collection.contentSize.width == 300)
  }

  @Test func itemsHaveSizesOfTheirOwn() {
    let items = Items([4])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "wish", for: path)
      (cell as? WishfulCell)?.wish = CGSize(width: 100, height: 30 + CGFloat(path.item) * 10)
      return cell
    }
    let c = CollectionInWindow(items, flow { $0.estimatedItemSize = CGSize(width: 50, height: 20) }) {
      $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish")
    }
    #expect(c.frames.map(\.height) == [30, 40, 50, 60])
    #expect(c.frames.map(\.minX) == [0, 110, 220, 0])
    #expect(c.frames[3].minY == 60)
    #expect(c.collection.contentSize.height == 120)
    #expect(items.cellsAsked == 4)
  }

  /// Text cells are as large as their text; a line of 17 points is 20.33 high at three pixels a point.
  @Test func constraintsSayHowLargeCellsAre() throws {
    let c = CollectionInWindow(
      Items([3]), flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize })
    let cell = try #require(c.collection.visibleCells.first as? TextCell)
    let natural = UILabel()
    natural.text = "0-0"
    #expect(cell.frame.size == natural.intrinsicContentSize)
    #expect(cell.label.frame == cell.contentView.bounds)
  }

  /// Views that are constrained to the cell, beside its content view or in it, as in documents of the time of Xcode 6,
  /// size the cell too.
  @Test(arguments: [false, true])
  func constraintsToTheCellItselfSayHowLargeItIs(isInContentView: Bool) {
    let items = Items([2])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      if isInContentView { cell.contentView.addSubview(box) } else { cell.addSubview(box) }
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4),
        box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -4),
        box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
        box.widthAnchor.constraint(equalToConstant: 92), box.heightAnchor.constraint(equalToConstant: 30),
      ])
      return cell
    }
    let c = CollectionInWindow(items, flow { $0.estimatedItemSize = CGSize(width: 50, height: 20) }) {
      $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    }
    #expect(c.frames.map(\.size) == Array(repeating: CGSize(width: 100, height: 40), count: 2))
    #expect(c.collection.visibleCells.allSatisfy { $0.contentView.frame == $0.bounds })
  }

  /// Of many cells that fit while they have an estimated height, those that are not shown do not break constraints.
  @Test func cellsThatAreNotShownHaveTheirSize() {
    var messages: [String] = []
    LayoutLog.collector = { messages.append($0) }
    defer { LayoutLog.collector = nil }
    let items = Items([40])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
      guard cell.contentView.subviews.isEmpty else { return cell }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 300),
      ])
      return cell
    }
    let c = CollectionInWindow(items, flow { $0.estimatedItemSize = CGSize(width: 300, height: 0.5) }) {
      $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    }
    #expect(c.frames.allSatisfy { $0.size == CGSize(width: 300, height: 100) })
    #expect(items.cellsAsked > c.frames.count && c.frames.count < 10)
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func widthChangesFillLinesAnew() {
    let c = CollectionInWindow(Items([6]), flow())
    c.collection.frame.size.width = 200
    c.window.layoutIfNeeded()
    #expect(c.frames.map(\.minX) == [0, 110, 0, 110, 0, 110])
    c.collection.frame.size.width = 180
    c.window.layoutIfNeeded()
    // One item a line is in the middle.
    #expect(c.frames.map(\.minX) == Array(repeating: 45, count: 6))
  }

  @Test func itemsThatDoNotFitAreReported() {
    var messages: [String] = []
    LayoutLog.collector = { messages.append($0) }
    defer { LayoutLog.collector = nil }
    _ = CollectionInWindow(Items([2]), flow { $0.itemSize = CGSize(width: 400, height: 50) })
    #expect(
      messages.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the "
          + "width of the UICollectionView minus the section insets left and right values, minus the content insets left "
          + "and right values.\n") == true)
  }

  @Test func rightToLeftIsAMirror() {
    let c = CollectionInWindow(Items([4]), flow()) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(c.frames.map(\.minX) == [230, 115, 0, 230])
    #expect(c.collection.indexPathForItem(at: CGPoint(x: 300, y: 10)) == c.path(0))
    let side = CollectionInWindow(Items([20]), flow { $0.scrollDirection = .horizontal }, height: 60) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    // 20 items of 90 and gaps of 10: the first is at the right end, which shows first.
    #expect(side.collection.contentSize.width == 1990)
    #expect(side.collection.contentOffset.x == 1670)
    #expect(side.frames.first?.maxX == 1990)
  }

  /// A layout of the program's own that changes what the flow says.
  @Test func subclassesOverrideAttributes() {
    final class Shifted: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 40)
        super.prepare()
        prepared += 1
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let copy = attributes.copy() as! UICollectionViewLayoutAttributes
          copy.frame.origin.x += 10
          copy.alpha = 0.5
          copy.zIndex = -copy.indexPath.item
          return copy
        }
      }
    }
    let layout = Shifted()
    let c = CollectionInWindow(Items([3]), layout)
    #expect(c.frames.map(\.minX) == [10, 10, 10])
    #expect(c.frames.map(\.minY) == [0, 50, 100])
    #expect(c.collection.visibleCells.allSatisfy { $0.alpha == 0.5 })
    let order = c.collection.visibleCells.map { cell in c.collection.subviews.firstIndex(of: cell) ?? -1 }
    #expect(order == order.sorted(by: >))
    #expect(layout.prepared == 1)
  }
}
