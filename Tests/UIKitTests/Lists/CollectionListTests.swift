import Foundation
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionListTests {
  /// A list of texts in sections, in a window.
  @MainActor final class List {
    let window: UIWindow
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var accessories: (IndexPath) -> [UICellAccessory] = { _ in [] }
    var secondary: String?
    var image: String?
    let delegate = Items([])

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [[String]],
      width: CGFloat = 375, height: CGFloat = 500,
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
      prepare: (List) -> Void = { _ in }
    ) {
      useStandardScreen()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      collection = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      var fill: (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { fill($0, $1, $2) }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        view.contentConfiguration = content
      }
      source.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      fill = { [weak self] cell, path, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = self?.secondary
        content.image = self?.image.flatMap { UIImage(systemName: $0) }
        cell.contentConfiguration = content
        cell.accessories = self?.accessories(path) ?? []
      }
      collection.delegate = delegate
      window.addSubview(collection)
      window.isHidden = false
      prepare(self)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items)
      }
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func header(_ section: Int) -> UICollectionViewListCell? {
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        as? UICollectionViewListCell
    }

    func touch(_ start: CGPoint, _ moves: [CGPoint] = []) {
      window.layoutIfNeeded()
      guard let touch = UITouch.comingDown(at: start, in: window) else { return }
      touch.send(.began, at: start, after: 0)
      for move in moves { touch.send(.moved, at: move, after: 0.05) }
      touch.send(.ended, at: moves.last ?? start, after: 0.05)
      window.layoutIfNeeded()
    }

    func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
      (cell?.subviews ?? []).filter { $0.bounds.height < 1 && $0.bounds.height > 0 }.map(\.frame)
    }
  }

  /// A line of body text is 20.33 high; with 12 points above and below the row has 44.33.
  @Test(.ios(18)) func plainListsHaveRowsOfATextLine() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let list = List(.plain, [["a", "b", "c"]])
    let heights = Set(list.collection.visibleCells.map(\.frame.height))
    #expect(heights.count == 1)
    #expect(abs(heights.first! - 44.33) < 0.34)
    #expect(list.collection.visibleCells.allSatisfy { $0.frame.width == 375 && $0.frame.minX == 0 })
    #expect(list.cell(0)?.frame.minY == 0)
    // Lines begin where the text does, 16 points from the edge, and end at the other one.
    let line = try #require(list.lines(list.cell(0)).first)
    #expect(line.minX == 16)
    #expect(line.maxX == 375)
    #expect(list.cell(0)?.groupCorners == nil)
    #expect(list.collection.backgroundColor == .systemBackground)
  }

  @Test(.ios(18)) func insetGroupsHaveMarginsAndGaps() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let list = List(.insetGrouped, [["a", "b", "c"], ["d"]])
    let first = try #require(list.cell(0))
    #expect(first.frame.minX == 16)
    #expect(first.frame.width == 343)
    // As in tables 35 points are above the first group, and twice 17.5 between groups.
    #expect(first.frame.minY == 35)
    let (last, next) = (try #require(list.cell(2)), try #require(list.cell(0, 1)))
    #expect(abs(next.frame.minY - last.frame.maxY - 35) < 0.7)
    #expect(first.groupCorners?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cell(1)?.groupCorners?.radius == 0)
    #expect(next.groupCorners?.corners.rawValue == 15)
    #expect(list.lines(last).isEmpty)
    #expect(list.lines(first).count == 1)
    #expect(list.collection.backgroundColor == .systemGroupedBackground)
    #expect(
      first.configurations.backgroundView?.configuration.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func headersOfListsArePinned() throws {
    let list = List(.plain, [(0..<20).map { "\($0)" }, ["x"]]) { $0.headerMode = .supplementary }
    let header = try #require(list.header(0))
    #expect(header.frame.minY == 22)
    #expect(header.frame.height < 44)
    list.collection.contentOffset.y = 300
    list.window.layoutIfNeeded()
    #expect(header.frame.minY == 300)
    #expect(header.configurationState.isPinned)
    let first = List(.insetGrouped, [["head", "a", "b"]]) { $0.headerMode = .firstItemInSection }
    #expect(first.cell(0)?.place?.isHeader == true)
    #expect(first.cell(1)?.groupCorners?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(first.lines(first.cell(0)).isEmpty)
  }

  @Test func theSectionsCornersFollowUpdates() {
    let list = List(.insetGrouped, [["a", "b"]])
    var snapshot = list.source.snapshot()
    snapshot.appendItems(["c"])
    snapshot.deleteItems(["a"])
    list.source.apply(snapshot)
    list.window.layoutIfNeeded()
    #expect(list.cell(0)?.groupCorners?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cell(1)?.groupCorners?.corners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test(.ios(18)) func accessoriesTakeRoom() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let list = List(.plain, [["a"], ["b"]]) { _ in
    } prepare: {
      $0.accessories = { path in
        path.section == 0
          ? [.disclosureIndicator(), .checkmark()]
          : [.delete(displayed: .always), .reorder(), .label(text: "9")]
      }
    }
    let first = try #require(list.cell(0))
    #expect(first.trailingAccessories.map(\.accessory.accessoryType) == [.disclosureIndicator, .checkmark])
    #expect(first.contentView.frame.minX == 0)
    #expect(first.trailingAccessories[1].view.frame.maxX == 359)
    #expect(first.contentView.frame.maxX < first.trailingAccessories[0].view.frame.minX)
    let second = try #require(list.cell(0, 1))
    #expect(second.leadingAccessories.map(\.accessory.accessoryType) == [.delete])
    #expect(second.trailingAccessories.map(\.accessory.accessoryType) == [.label])
    #expect(second.contentView.frame.minX > 30)
    list.collection.isEditing = true
    list.window.layoutIfNeeded()
    #expect(second.trailingAccessories.map(\.accessory.accessoryType) == [.label, .reorder])
  }

  @Test func ownViewsAreAccessories() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let list = List(.plain, [["a"]]) { _ in
    } prepare: {
      $0.accessories = { _ in
        [
          .checkmark(),
          .customView(
            configuration: .init(
              customView: view, placement: .trailing(at: { _ in 0 }), maintainsFixedSize: true)),
        ]
      }
    }
    let cell = try #require(list.cell(0))
    #expect(cell.trailingAccessories.map(\.accessory.accessoryType) == [.customView(view), .checkmark])
    #expect(view.bounds.size == CGSize(width: 50, height: 60))
    #expect(cell.frame.height == 76)
  }

  @Test func swipesShowActions() throws {
    var done: [Int] = []
    let list = List(.insetGrouped, [["a", "b"]]) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, end in
            done.append(path.item)
            end(true)
          }
        ])
      }
    }
    let cell = try #require(list.cell(1))
    let y = cell.frame.midY
    list.touch(CGPoint(x: 300, y: y), [CGPoint(x: 285, y: y), CGPoint(x: 230, y: y), CGPoint(x: 210, y: y)])
    MediaClock.current.advance(by: 0.4)
    // The action is at least 74 points wide.
    #expect(cell.frame.minX <= -58)
    #expect(cell.configurationState.isSwiped)
    list.touch(CGPoint(x: 340, y: y))
    MediaClock.current.advance(by: 0.4)
    #expect(done == [1])
    #expect(cell.frame.minX == 16)
  }

  @Test func outlinesExpandByATap() throws {
    let list = List(.sidebar, [])
    list.accessories = { [weak list] path in
      guard let list, let item = list.source.itemIdentifier(for: path), item == "fruit" else { return [] }
      return [.outlineDisclosure(options: .init(style: .header))]
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    list.source.apply(tree, to: 0, animatingDifferences: false)
    list.window.layoutIfNeeded()
    #expect(list.collection.visibleCells.count == 2)
    let cell = try #require(list.cell(0))
    list.touch(CGPoint(x: 100, y: cell.frame.midY))
    MediaClock.current.advance(by: 0.4)
    list.window.layoutIfNeeded()
    #expect(list.collection.visibleCells.count == 4)
    #expect(cell.configurationState.isExpanded)
    #expect(list.cell(1)?.indentationLevel == 1)
    #expect(cell.trailingAccessories[0].view.transform.b == 1)
  }

  @Test func aFingerOnTheControlMovesAnItem() throws {
    let list = List(.plain, [["a", "b", "c"]]) { _ in
    } prepare: {
      $0.accessories = { _ in [.reorder(displayed: .always)] }
      $0.source.reorderingHandlers.canReorderItem = { _ in true }
    }
    let cell = try #require(list.cell(0))
    let control = try #require(cell.trailingAccessories.first?.view)
    let start = control.convert(CGPoint(x: 5, y: 5), to: list.window)
    list.touch(start, [CGPoint(x: start.x, y: start.y + 30), CGPoint(x: start.x, y: start.y + 95)])
    MediaClock.current.advance(by: 0.5)
    #expect(list.source.snapshot().itemIdentifiers == ["b", "c", "a"])
    #expect(list.collection.contentOffset == .zero)
  }
}
