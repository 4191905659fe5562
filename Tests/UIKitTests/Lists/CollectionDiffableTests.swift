import Testing

import UIKit

@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionDiffableTests {
  @MainActor private final class Host {
    let window: UIWindow
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    var configured: [String] = []

    init() {
      useStandardScreen()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 40)
      flow.minimumLineSpacing = 0
      collection = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      var note: (String) -> Void = { _ in }
      let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
        cell.label.text = item
        note(item)
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      note = { [weak self] in self?.configured.append($0) }
      window.addSubview(collection)
      window.isHidden = false
    }

    var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

    func apply(
      _ sections: [(String, [String])],
      _ change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void = { _ in }
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      change(&snapshot)
      source.apply(snapshot)
      window.layoutIfNeeded()
    }
  }

  @Test func snapshotsAreShown() throws {
    let host = Host()
    host.apply([("a", ["1", "2"]), ("b", ["3"])])
    #expect(host.texts == ["1", "2", "3"])
    let kept = try #require(host.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    host.apply([("b", ["3", "4"]), ("a", ["2", "5"])])
    #expect(host.texts == ["3", "4", "2", "5"])
    #expect(host.collection.cellForItem(at: IndexPath(item: 0, section: 1)) === kept)
    #expect(host.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "4")
    #expect(host.source.indexPath(for: "5") == IndexPath(item: 1, section: 1))
    #expect(host.source.sectionIdentifier(for: 0) == "b")
    #expect(host.source.index(for: "a") == 1)
    #expect(host.source.snapshot().itemIdentifiers == ["3", "4", "2", "5"])
    host.configured = []
    host.apply([("b", ["3", "4"]), ("a", ["2", "5"])]) { $0.reconfigureItems(["4"]) }
    #expect(host.configured == ["4"])
    host.apply([("b", ["3", "4"]), ("a", ["2", "5"])]) { $0.reloadItems(["2"]) }
    #expect(host.configured == ["4", "2"])
    MediaClock.current.advance(by: 1)
    host.apply([])
    #expect(host.texts == [])
  }

  /// A program that applies a snapshot in every pass of layout comes to rest.
  @Test func applyingInLayoutComesToRest() {
    final class Controller: UIViewController {
      var source: UICollectionViewDiffableDataSource<Int, Int>?
      var collection: UICollectionView?
      var passes = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let collection = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.register(TextCell.self, forCellWithReuseIdentifier: "a")
        view.addSubview(collection)
        self.collection = collection
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
          collection.dequeueReusableCell(withReuseIdentifier: "a", for: path)
        }
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        passes += 1
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source?.apply(snapshot)
      }
    }
    useStandardScreen()
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.collection?.visibleCells.count == 3)
    #expect(controller.passes < 10)
  }

  @Test func supplementaryViewsComeFromTheProvider() {
    let host = Host()
    (host.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 5 + path.section }
    host.source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    host.apply([("a", ["1"])])
    let header = host.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.tag == 5)
  }

  @Test func treesShowWhatIsExpanded() {
    let host = Host()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    host.source.apply(tree, to: "food", animatingDifferences: false)
    host.window.layoutIfNeeded()
    #expect(host.texts == ["fruit", "nuts"])
    var asked: [String] = []
    host.source.sectionSnapshotHandlers.willExpandItem = { asked.append($0) }
    host.source.toggleOutline(at: IndexPath(item: 0, section: 0))
    host.window.layoutIfNeeded()
    #expect(host.texts == ["fruit", "apple", "pear", "nuts"])
    #expect(host.source.outlineLevel(at: IndexPath(item: 1, section: 0)) == 1)
    #expect(host.source.snapshot(for: "food").isExpanded("fruit"))
    host.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "fruit" }
    host.source.toggleOutline(at: IndexPath(item: 0, section: 0))
    host.window.layoutIfNeeded()
    #expect(host.texts.count == 4)
    #expect(asked == ["fruit"])
  }

  @Test func movedItemsAreReported() {
    let host = Host()
    host.apply([("a", ["1", "2", "3"])])
    host.source.reorderingHandlers.canReorderItem = { $0 != "3" }
    var orders: [[String]] = []
    host.source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
    #expect(!host.collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(host.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    host.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    host.collection.endInteractiveMovement()
    host.window.layoutIfNeeded()
    #expect(orders == [["2", "3", "1"]])
    #expect(host.texts == ["2", "3", "1"])
    #expect(host.source.snapshot().itemIdentifiers == ["2", "3", "1"])
  }
}
