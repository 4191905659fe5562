import Testing

import UIKit

@testable import UIKitLists

/// Frames by arithmetic from what Apple documents of compositional layouts.
@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid(_ fraction: CGFloat, height: CGFloat = 60) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(fraction), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func shown(
    _ layout: UICollectionViewLayout, _ counts: [Int], _ prepare: (UICollectionView) -> Void = { _ in }
  )
    -> CollectionInWindow
  { CollectionInWindow(Items(counts), layout, prepare) }

  @Test func gridsRepeatTheirItems() {
    let c = shown(UICollectionViewCompositionalLayout(section: grid(0.25)), [6])
    #expect(c.frames.map(\.minX) == [0, 80, 160, 240, 0, 80])
    #expect(c.frames.map(\.minY) == [0, 0, 0, 0, 60, 60])
    #expect(c.frames.allSatisfy { $0.size == CGSize(width: 80, height: 60) })
    #expect(c.collection.contentSize == CGSize(width: 320, height: 120))
  }

  @Test func insetsAndSpacingsPlaceItems() {
    let section = grid(0.5)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
    section.interGroupSpacing = 8
    section.group.subitems[0].contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    let c = shown(layout, [3, 1])
    // 280 points of space: items of 140, less 6 and 4 by their insets.
    #expect(c.frames[0] == CGRect(x: 12, y: 6, width: 134, height: 56))
    #expect(c.frames[1] == CGRect(x: 152, y: 6, width: 134, height: 56))
    #expect(c.frames[2].minY == 74)
    // The first section is 5 + 60 + 8 + 60 + 15 = 148 high.
    #expect(c.frames[3].minY == 174)
    #expect(c.collection.contentSize.height == 248)
  }

  @Test func spacingBetweenItemsIsFixedOrFlexible() {
    func frames(_ spacing: NSCollectionLayoutSpacing, _ width: CGFloat) -> [CGFloat] {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(width), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      group.interItemSpacing = spacing
      return shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
        .frames.map(\.minX)
    }
    #expect(frames(.fixed(10), 100) == [0, 110, 220])
    #expect(frames(.fixed(20), 100) == [0, 120, 0])
    // 50 points are left of 320 by three items of 90: 25 between.
    #expect(frames(.flexible(10), 90) == [0, 115, 230])
  }

  /// Items that are counted share the group's length; repeated ones keep their own.
  @Test func countedItemsShareTheGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    let groupSize = size(.fractionalWidth(1), .absolute(50))
    func frames(_ group: NSCollectionLayoutGroup) -> [CGRect] {
      group.interItemSpacing = .fixed(10)
      return shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
        .frames
    }
    #expect(
      frames(.horizontal(layoutSize: groupSize, subitem: item, count: 3)).map(\.minX) == [0, 110, 220, 0])
    #expect(
      frames(.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: 2)).map(\.minX) == [
        0, 74, 0, 74,
      ])
    let column = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let tall = size(.fractionalWidth(1), .absolute(100))
    #expect(frames(.vertical(layoutSize: tall, subitem: column, count: 2)).map(\.minY) == [0, 55, 100, 155])
  }

  /// Apple's example: a large item beside a column of two.
  @Test func groupsInGroupsPlaceItems() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let c = shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5])
    #expect(c.frames[0] == CGRect(x: 0, y: 0, width: 240, height: 160))
    #expect(c.frames[1] == CGRect(x: 240, y: 0, width: 80, height: 80))
    #expect(c.frames[2] == CGRect(x: 240, y: 80, width: 80, height: 80))
    #expect(c.frames[3] == CGRect(x: 0, y: 160, width: 240, height: 160))
    #expect(group.visualDescription().contains("vertical group"))
  }

  @Test func customGroupsPlaceTheirItems() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width / 4, y: CGFloat($0) * 20, width: 50, height: 40),
          zIndex: 3 - $0)
      }
    }
    let c = shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    #expect(
      c.frames.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 20), CGPoint(x: 160, y: 40), CGPoint(x: 0, y: 100),
      ])
    #expect(c.collection.layoutAttributesForItem(at: c.path(1))?.zIndex == 2)
  }

  @Test func edgeSpacingSurroundsItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: .fixed(5), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let c = shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [6])
    // 65 points each: four fit into 320.
    #expect(c.frames.map(\.minX) == [10, 75, 140, 205, 10, 75])
    #expect(c.frames.map(\.minY) == [20, 20, 20, 20, 80, 80])
  }

  @Test func headersFootersAndBackgroundsArePlaced() throws {
    final class Back: UICollectionReusableView {}
    let section = grid(1)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(14)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    back.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 5, bottom: 0, trailing: 5)
    section.decorationItems = [back]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Back.self, forDecorationViewOfKind: "back")
    let c = shown(layout, [10, 10])
    #expect(c.header(0)?.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
    #expect(c.frames[0] == CGRect(x: 20, y: 40, width: 280, height: 60))
    // A section is 30 + 10 + 600 + 10 + 14 high.
    #expect(c.collection.contentSize.height == 1328)
    let first = try #require(c.collection.subviews.first as? Back)
    #expect(first.frame == CGRect(x: 5, y: 30, width: 310, height: 634))
    c.scroll(to: CGPoint(x: 0, y: 300))
    #expect(c.header(0)?.frame.minY == 300)
    let end = c.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: c.path(0))
    #expect(end?.frame == CGRect(x: 200, y: 650, width: 100, height: 14))
    c.scroll(to: CGPoint(x: 0, y: 630))
    #expect(c.header(0)?.frame.minY == 620)
    #expect(c.header(1)?.frame.minY == 664)
  }

  @Test func badgesAreAnchored() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let c = shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [2])
    let view = c.collection.supplementaryView(forElementKind: "badge", at: c.path(1))
    // The item's trailing edge is at 150; the badge ends 6 points beyond it and begins 6 above.
    #expect(view?.frame == CGRect(x: 136, y: 4, width: 20, height: 20))
  }

  @Test func layoutsHaveHeadersOfTheirOwn() {
    let layout = UICollectionViewCompositionalLayout(section: grid(1))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "badge", alignment: .top)
    ]
    layout.configuration = configuration
    let c = shown(layout, [2, 2])
    #expect(c.frames.map(\.minY) == [50, 110, 170, 230])
    #expect(c.collection.contentSize.height == 290)
    let header = c.collection.supplementaryView(forElementKind: "badge", at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  // MARK: Sizes of the items' own

  private func wishes(_ height: @escaping (IndexPath) -> CGSize) -> Items {
    let items = Items([200])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "wish", for: path)
      (cell as? WishfulCell)?.wish = height(path)
      return cell
    }
    return items
  }

  @Test func estimatedHeightsBecomeTheContents() {
    let length = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: length, subitems: [NSCollectionLayoutItem(layoutSize: length)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    let items = wishes { CGSize(width: 320, height: 30 + CGFloat($0.item % 3) * 20) }
    let c = CollectionInWindow(items, UICollectionViewCompositionalLayout(section: section)) {
      $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish")
    }
    #expect(c.frames.prefix(4).map(\.minY) == [0, 32, 84, 156])
    #expect(c.frames.prefix(4).map(\.height) == [30, 50, 70, 30])
    let before = items.cellsAsked
    #expect(before < 14)
    // Back from further down what is in sight stays, although rows above turn out lower or higher.
    c.scroll(to: CGPoint(x: 0, y: 4000))
    let top = c.collection.indexPathsForVisibleItems[0]
    let cell = c.collection.cellForItem(at: top)
    let place = (cell?.frame.minY ?? 0) - c.collection.bounds.minY
    c.scroll(to: CGPoint(x: 0, y: c.collection.contentOffset.y - 20))
    #expect((cell?.frame.minY ?? 0) - c.collection.bounds.minY == place + 20)
  }

  /// Items of estimated width fill lines.
  @Test func tagsFillLines() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let items = wishes { CGSize(width: [100, 150, 60, 90, 200][$0.item % 5], height: 30) }
    items.counts = [5]
    let c = CollectionInWindow(
      items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish") }
    // 100, 150 and two gaps leave 50 for the third.
    #expect(c.frames.map(\.minX) == [0, 110, 0, 70, 0])
    #expect(c.frames.map(\.minY) == [0, 0, 30, 30, 60])
    #expect(c.collection.contentSize.height == 90)
  }

  @Test func manyItemsCostWhatIsInSight() {
    let length = size(.fractionalWidth(1), .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: length, subitems: [NSCollectionLayoutItem(layoutSize: length)])
    let items = wishes { _ in CGSize(width: 320, height: 48) }
    items.counts = [100_000]
    let c = CollectionInWindow(
      items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish") }
    for step in 1...100 { c.scroll(to: CGPoint(x: 0, y: step * 480)) }
    #expect(c.collection.visibleCells.count <= 12)
    #expect(items.cellsAsked < 1500)
    c.collection.scrollToItem(at: c.path(99_000), at: .top, animated: false)
    c.window.layoutIfNeeded()
    let cell = c.collection.cellForItem(at: c.path(99_000))
    #expect(cell?.frame.minY == c.collection.bounds.minY)
  }

  // MARK: Sections that scroll by themselves

  private func row(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    return section
  }

  @Test func aFingerScrollsASection() throws {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      index == 0 ? row(.continuous) : grid(1)
    }
    let c = shown(layout, [10, 20])
    let scroller = try #require(c.collection.scrollers[0])
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 80))
    // Ten groups of 100, nine gaps of 10 and insets of 20.
    #expect(scroller.contentSize == CGSize(width: 1130, height: 80))
    let first = try #require(c.collection.cellForItem(at: c.path(0)))
    #expect(first.superview === scroller)
    #expect(first.frame == CGRect(x: 20, y: 0, width: 100, height: 80))
    #expect(c.collection.cellForItem(at: c.path(3)) == nil)
    #expect(c.collection.cellForItem(at: c.path(0, 1))?.frame.minY == 90)
    c.touch(
      CGPoint(x: 250, y: 40), [CGPoint(x: 235, y: 40), CGPoint(x: 135, y: 40), CGPoint(x: 35, y: 40)])
    #expect(scroller.contentOffset.x >= 200)
    #expect(c.collection.contentOffset.y == 0)
    MediaClock.current.advance(by: 3)
    c.window.layoutIfNeeded()
    // At 2000 points a second the section goes on to its end.
    #expect(scroller.contentOffset.x == 810)
    #expect(c.collection.cellForItem(at: c.path(0)) == nil)
    #expect(c.collection.cellForItem(at: c.path(9)) != nil)
    // A finger that moves down scrolls the collection.
    c.touch(CGPoint(x: 250, y: 300), [CGPoint(x: 250, y: 280), CGPoint(x: 250, y: 200)])
    #expect(c.collection.contentOffset.y > 60)
  }

  @Test func groupsArePages() throws {
    let c = shown(UICollectionViewCompositionalLayout(section: row(.groupPaging)), [10])
    let scroller = try #require(c.collection.scrollers[0])
    c.touch(CGPoint(x: 250, y: 40), [CGPoint(x: 235, y: 40), CGPoint(x: 215, y: 40), CGPoint(x: 195, y: 40)])
    MediaClock.current.advance(by: 3)
    #expect(scroller.contentOffset.x == 110)
    let centred = shown(UICollectionViewCompositionalLayout(section: row(.groupPagingCentered)), [10])
    let other = try #require(centred.collection.scrollers[0])
    // The first group is in the middle: at (320 - 100) / 2.
    #expect(centred.frames.first?.minX == 110)
    #expect(other.contentSize.width == 1310)
    centred.touch(
      CGPoint(x: 250, y: 40), [CGPoint(x: 235, y: 40), CGPoint(x: 215, y: 40), CGPoint(x: 195, y: 40)])
    MediaClock.current.advance(by: 3)
    #expect(other.contentOffset.x == 110)
  }

  @Test func itemsInSightAreHandedOut() throws {
    let section = row(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = distance < 50 ? 1 : 0.5
      }
    }
    let c = shown(UICollectionViewCompositionalLayout(section: section), [10])
    #expect(c.collection.visibleCells.map(\.alpha) == [0.5, 1, 0.5])
    let scroller = try #require(c.collection.scrollers[0])
    scroller.contentOffset.x = 110
    c.window.layoutIfNeeded()
    #expect(offsets.first == 0)
    #expect(offsets.last == 110)
    #expect(c.collection.cellForItem(at: c.path(2))?.alpha == 1)
    c.collection.scrollToItem(at: c.path(5), at: .left, animated: false)
    c.window.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 570)
  }

  @Test func rightToLeftIsAMirror() throws {
    let c = shown(
      UICollectionViewCompositionalLayout { [self] index, _ in index == 0 ? grid(0.25) : row(.continuous) },
      [3, 10]
    ) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(c.frames.prefix(3).map(\.minX) == [240, 160, 80])
    let scroller = try #require(c.collection.scrollers[1])
    #expect(scroller.contentOffset.x == 810)
    let first = try #require(c.collection.cellForItem(at: c.path(0, 1)))
    #expect(first.convert(first.bounds, to: c.window).maxX == 300)
  }

  /// A user who changes the direction sees the same items, in a mirror.
  @Test func aChangedDirectionMirrorsTheItems() throws {
    let c = shown(UICollectionViewCompositionalLayout(section: row(.continuous)), [10])
    let scroller = try #require(c.collection.scrollers[0])
    scroller.contentOffset.x = 110
    c.window.layoutIfNeeded()
    c.collection.semanticContentAttribute = .forceRightToLeft
    c.collection.collectionViewLayout.invalidateLayout()
    c.window.layoutIfNeeded()
    // 1130 points of content in 320: 110 from the other end.
    #expect(scroller.contentOffset.x == 700)
    // From 110 to 430 of the content: the first group ends at 120, the fourth begins at 350.
    #expect(c.collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func sectionsFollowEachOtherSideways() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .fractionalHeight(1)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading)
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let c = shown(UICollectionViewCompositionalLayout(section: section, configuration: configuration), [5])
    #expect(c.frames.map(\.minX) == [40, 40, 150, 150, 260])
    #expect(c.frames.map(\.minY) == [0, 240, 0, 240, 0])
    #expect(c.collection.contentSize == CGSize(width: 360, height: 480))
    #expect(c.header(0)?.frame == CGRect(x: 0, y: 0, width: 40, height: 480))
  }

  @Test func updatesKeepWhatItemsSaid() throws {
    let length = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: length, subitems: [NSCollectionLayoutItem(layoutSize: length)])
    let items = wishes { CGSize(width: 320, height: 30 + CGFloat($0.item) * 10) }
    items.counts = [4]
    let c = CollectionInWindow(
      items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish") }
    #expect(c.frames.map(\.height) == [30, 40, 50, 60])
    items.counts = [3]
    c.collection.deleteItems(at: [c.path(1)])
    c.window.layoutIfNeeded()
    #expect(c.frames.map(\.height) == [30, 50, 60])
    #expect(c.frames.map(\.minY) == [0, 30, 80])
  }

  @Test func sectionsThatAreNotThereStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        _ = CollectionInWindow(Items([2]), layout)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered"
      ))
  }
}
