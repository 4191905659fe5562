import Testing

import UIKit

@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionTests {
  private func flow(_ size: CGSize = CGSize(width: 320, height: 50)) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = size
    flow.minimumLineSpacing = 0
    return flow
  }

  @Test func onlyItemsInSightExist() {
    let items = Items([100_000])
    let c = CollectionInWindow(items, flow(), height: 500)
    #expect(c.collection.visibleCells.count == 10)
    #expect(items.cellsAsked == 10)
    for step in 1...200 { c.scroll(to: CGPoint(x: 0, y: step * 500)) }
    #expect(c.collection.visibleCells.count == 10)
    #expect(c.collection.subviews.filter { $0 is UICollectionViewCell }.count <= 20)
    #expect(c.collection.indexPathsForVisibleItems.first == c.path(2000))
    c.scroll(to: CGPoint(x: 0, y: 99_990 * 50))
    #expect(c.texts.first == "0-99990")
  }

  @Test func cellsAreUsedAgain() {
    let items = Items([50])
    items.make = { $0.dequeueReusableCell(withReuseIdentifier: "wish", for: $1) }
    let c = CollectionInWindow(items, flow(), height: 500) {
      $0.register(WishfulCell.self, forCellWithReuseIdentifier: "wish")
    }
    #expect(c.collection.visibleCells.allSatisfy { ($0 as? WishfulCell)?.readied == 0 })
    #expect(c.collection.visibleCells.first?.reuseIdentifier == "wish")
    c.scroll(to: CGPoint(x: 0, y: 500))
    c.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(c.collection.visibleCells.allSatisfy { ($0 as? WishfulCell)?.readied == 1 })
    #expect(items.log.contains("ends 0"))
    #expect(items.log.contains("shows 29"))
  }

  @Test func questionsAboutItemsAreAnswered() throws {
    let c = CollectionInWindow(Items([3, 0, 2]), flow())
    #expect(c.collection.numberOfSections == 3)
    #expect(c.collection.numberOfItems(inSection: 2) == 2)
    let cell = try #require(c.collection.cellForItem(at: c.path(1, 2)))
    #expect(c.collection.indexPath(for: cell) == c.path(1, 2))
    #expect(c.collection.cellForItem(at: c.path(7, 2)) == nil)
    #expect(c.collection.indexPath(for: UICollectionViewCell()) == nil)
    #expect(c.collection.layoutAttributesForItem(at: c.path(9)) == nil)
    #expect(
      c.collection.indexPathsForVisibleItems == [c.path(0), c.path(1), c.path(2), c.path(0, 2), c.path(1, 2)])
  }

  @Test func registrationsMakeAndFillCells() throws {
    let items = Items([30])
    var made: [String] = []
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, path, name in
      cell.label.text = name
      made.append("\(path.item)")
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 7 + path.section }
    items.make = {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: "item \($1.item)")
    }
    let c = CollectionInWindow(items, flow())
    #expect(c.texts.first == "item 0")
    #expect(made.count == 10)
    let header = c.collection.dequeueConfiguredReusableSupplementary(using: headers, for: c.path(0, 3))
    #expect(header.tag == 10)
  }

  // MARK: Selection

  @Test func aTapSelects() {
    let c = CollectionInWindow(Items([5]), flow())
    c.items.log = []
    c.touch(CGPoint(x: 100, y: 75))
    #expect(c.items.log == ["highlighted 1", "unhighlighted 1", "selected 1"])
    #expect(c.collection.indexPathsForSelectedItems == [c.path(1)])
    #expect(c.collection.cellForItem(at: c.path(1))?.isSelected == true)
    c.items.log = []
    c.touch(CGPoint(x: 100, y: 125))
    #expect(c.items.log == ["highlighted 2", "unhighlighted 2", "deselected 1", "selected 2"])
    c.items.maySelect = false
    c.touch(CGPoint(x: 100, y: 25))
    #expect(c.collection.indexPathsForSelectedItems == [c.path(2)])
    c.items.mayHighlight = false
    c.items.maySelect = true
    c.touch(CGPoint(x: 100, y: 25))
    #expect(c.collection.indexPathsForSelectedItems == [c.path(2)])
  }

  @Test func severalMayBeSelected() {
    let c = CollectionInWindow(Items([20]), flow()) { $0.allowsMultipleSelection = true }
    c.touch(CGPoint(x: 100, y: 25))
    c.touch(CGPoint(x: 100, y: 75))
    #expect(c.collection.indexPathsForSelectedItems == [c.path(0), c.path(1)])
    c.touch(CGPoint(x: 100, y: 25))
    #expect(c.collection.indexPathsForSelectedItems == [c.path(1)])
    // Cells that come into sight again are selected.
    c.scroll(to: CGPoint(x: 0, y: 500))
    c.scroll(to: .zero)
    #expect(c.collection.cellForItem(at: c.path(1))?.isSelected == true)
    #expect(c.collection.cellForItem(at: c.path(0))?.isSelected == false)
  }

  @Test func selectionByTheProgramTellsNoDelegate() throws {
    let c = CollectionInWindow(Items([100]), flow())
    c.items.log = []
    c.collection.selectItem(at: c.path(40), animated: false, scrollPosition: .centeredVertically)
    c.window.layoutIfNeeded()
    #expect(!c.items.log.contains("selected 40"))
    #expect(c.collection.contentOffset.y == 1785)
    #expect(c.collection.cellForItem(at: c.path(40))?.isSelected == true)
    c.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(c.collection.indexPathsForSelectedItems == [])
  }

  @Test func selectedBackgroundsShowWhileSelected() throws {
    let c = CollectionInWindow(Items([2]), flow())
    let cell = try #require(c.collection.cellForItem(at: c.path(0)))
    cell.backgroundView = UIView()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    c.collection.selectItem(at: c.path(0), animated: false, scrollPosition: [])
    #expect(selected.superview === cell)
    #expect(cell.subviews.firstIndex(of: selected) == 1)
    #expect(selected.frame == cell.bounds)
  }

  @Test func configurationsFollowTheState() throws {
    let items = Items([2])
    items.make = { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listPlainCell()
      return cell
    }
    let c = CollectionInWindow(items, flow()) {
      $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    }
    let cell = try #require(c.collection.cellForItem(at: c.path(0)))
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.frame == cell.bounds)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    c.collection.selectItem(at: c.path(0), animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    let fill = try #require(cell.configurations.backgroundView?.subviews.first)
    #expect(fill.backgroundColor == .systemGray4)
  }

  // MARK: Scrolling

  @Test func itemsAreScrolledToTheirPosition() {
    let c = CollectionInWindow(Items([100]), flow())
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      c.collection.scrollToItem(at: c.path(item), at: position, animated: false)
      return c.collection.contentOffset.y
    }
    #expect(offset(20, .top) == 1000)
    // The 21st item from 1000 to 1050, in bounds of 480.
    #expect(offset(20, .bottom) == 570)
    #expect(offset(20, .centeredVertically) == 785)
    #expect(offset(99, .top) == 4520)
    #expect(offset(99, []) == 4520)
    #expect(offset(50, []) == 2500)
    #expect(offset(0, .bottom) == 0)
  }

  @Test func scrollingRestsWhereLayoutsAndPagesSay() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 100) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 320, height: 50)
    let c = CollectionInWindow(Items([100]), layout)
    c.touch(
      CGPoint(x: 100, y: 400), [CGPoint(x: 100, y: 380), CGPoint(x: 100, y: 340), CGPoint(x: 100, y: 300)])
    MediaClock.current.advance(by: 3)
    #expect(c.collection.contentOffset.y == 100)
  }

  @Test func itemsAreAnnounced() {
    final class Source: Items, UICollectionViewDataSourcePrefetching {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("fetch \(indexPaths.map(\.item))")
      }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { log.append("cancel \(indexPaths.map(\.item))") }
    }
    let source = Source([100])
    let c = CollectionInWindow(source, flow(CGSize(width: 320, height: 240))) {
      $0.prefetchDataSource = source
    }
    #expect(source.log.contains("fetch [2, 3]"))
    source.log = []
    c.scroll(to: CGPoint(x: 0, y: 480))
    #expect(source.log.contains("fetch [4, 5]"))
    c.scroll(to: CGPoint(x: 0, y: 240))
    #expect(source.log.contains("cancel [4, 5]"))
  }

  // MARK: Layouts of the program's own

  /// The answers of a layout are asked in Apple's order: prepare, content size, elements.
  @Test func layoutsAreAskedInOrder() {
    final class Circle: UICollectionViewLayout {
      var calls: [String] = []
      override func prepare() { calls.append("prepare") }
      override var collectionViewContentSize: CGSize {
        calls.append("size")
        return CGSize(width: 320, height: 1000)
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements \(rect.minY)")
        return (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 40, height: 40)
        attributes.center = CGPoint(x: 100, y: 25 + 50 * indexPath.item)
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
        return attributes
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds \(collectionView?.bounds.minY ?? -1) \(newBounds.minY)")
        return newBounds.minY > 300
      }
    }
    let layout = Circle()
    let c = CollectionInWindow(Items([20]), layout)
    #expect(layout.calls == ["prepare", "size", "elements 0.0"])
    // Only what meets the bounds exists, whatever the layout lists.
    #expect(c.collection.visibleCells.count == 10)
    #expect(c.collection.visibleCells[1].center == CGPoint(x: 100, y: 75))
    #expect(c.collection.visibleCells[1].transform.b == 1)
    layout.calls = []
    c.scroll(to: CGPoint(x: 0, y: 100))
    #expect(layout.calls == ["bounds 0.0 100.0", "elements 100.0"])
    layout.calls = []
    c.scroll(to: CGPoint(x: 0, y: 400))
    #expect(layout.calls == ["bounds 100.0 400.0", "prepare", "size", "elements 400.0"])
    layout.calls = []
    layout.invalidateLayout()
    c.window.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "size", "elements 400.0"])
  }

  @Test func ownClassesOfAttributesAreApplied() throws {
    final class Attributes: UICollectionViewLayoutAttributes {
      var anchor = CGPoint.zero
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Attributes
        copy.anchor = anchor
        return copy
      }
    }
    final class Cell: UICollectionViewCell {
      var applications: [CGPoint] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let own = layoutAttributes as? Attributes { applications.append(own.anchor) }
      }
    }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          guard let copy = attributes.copy() as? Attributes else { return attributes }
          copy.anchor = CGPoint(x: 3, y: attributes.indexPath.item)
          return copy
        }
      }
    }
    let items = Items([3])
    items.make = { $0.dequeueReusableCell(withReuseIdentifier: "own", for: $1) }
    let c = CollectionInWindow(items, Layout()) { $0.register(Cell.self, forCellWithReuseIdentifier: "own") }
    let cells = c.collection.visibleCells.compactMap { $0 as? Cell }
    #expect(
      cells.map { $0.applications.first } == [CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 2)])
    let first = UICollectionViewLayoutAttributes(forCellWith: c.path(0))
    let second = UICollectionViewLayoutAttributes(forCellWith: c.path(0))
    #expect(first == second)
    second.alpha = 0.3
    #expect(first != second)
    first.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(first.frame == CGRect(x: 0, y: -10, width: 40, height: 80))
    #expect(first.center == CGPoint(x: 20, y: 30))
  }

  @Test func decorationsComeFromTheLayout() {
    final class Shelf: UICollectionReusableView {}
    final class Layout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shelf = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
        shelf.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        shelf.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [shelf]
      }
    }
    let layout = Layout()
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let c = CollectionInWindow(Items([3]), layout)
    #expect(c.collection.subviews.first is Shelf)
    #expect(c.collection.subviews.first?.frame.height == 100)
  }

  // MARK: Editing and moving

  @Test func anItemIsMovedByHand() throws {
    let items = Items([5])
    items.names = [["a", "b", "c", "d", "e"]]
    items.mayMove = true
    let c = CollectionInWindow(items, flow())
    let moved = try #require(c.collection.cellForItem(at: c.path(1)))
    #expect(c.collection.beginInteractiveMovementForItem(at: c.path(1)))
    c.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    c.window.layoutIfNeeded()
    #expect(moved.center == CGPoint(x: 160, y: 180))
    #expect(moved.configurationState.isReordering)
    // The others make way: the third item takes the second place, the fourth the third.
    #expect(c.collection.cellForItem(at: c.path(2))?.frame.minY == 50)
    #expect(c.collection.cellForItem(at: c.path(3))?.frame.minY == 100)
    c.collection.endInteractiveMovement()
    c.window.layoutIfNeeded()
    #expect(items.log.contains("move 1 to 3"))
    #expect(items.names == [["a", "c", "d", "b", "e"]])
    #expect(c.texts == ["a", "c", "d", "b", "e"])
    #expect(c.collection.cellForItem(at: c.path(3)) === moved)
    #expect(moved.frame.minY == 150)
    c.collection.updateInteractiveMovementTargetPosition(.zero)
    items.mayMove = false
    #expect(!c.collection.beginInteractiveMovementForItem(at: c.path(1)))
  }

  /// A data source that only says what a move does lets the program take items.
  @Test func movingNeedsNoAnswerWhereTheProgramTakesItems() {
    final class Mover: NSObject, UICollectionViewDataSource {
      var moves: [Int] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves = [sourceIndexPath.item, destinationIndexPath.item] }
    }
    let c = CollectionInWindow(Items([3]), flow())
    let mover = Mover()
    c.collection.dataSource = mover
    c.window.layoutIfNeeded()
    #expect(c.collection.beginInteractiveMovementForItem(at: c.path(0)))
    c.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 120))
    c.collection.endInteractiveMovement()
    #expect(mover.moves == [0, 2])
  }

  /// Overrides of a subclass are asked: registrations too.
  @Test func subclassesOverrideRegistration() {
    final class Noting: UICollectionView {
      var kinds: [String] = []
      override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
      ) {
        kinds.append(elementKind)
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
      }
      override func reloadData() {
        kinds.append("reload")
        super.reloadData()
      }
    }
    let collection = Noting(frame: .zero, collectionViewLayout: flow())
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "a", withReuseIdentifier: "b")
    collection.reloadData()
    #expect(collection.kinds == ["a", "reload"])
  }

  // MARK: Change of layouts

  @Test func anotherLayoutIsShown() throws {
    let c = CollectionInWindow(Items([4]), flow())
    let cells = c.collection.visibleCells
    var ended: Bool?
    c.collection.setCollectionViewLayout(flow(CGSize(width: 100, height: 30)), animated: true) { ended = $0 }
    c.window.layoutIfNeeded()
    #expect(c.collection.visibleCells == cells)
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 100, height: 30),
        CGRect(x: 220, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 100, height: 30),
      ])
    #expect(ended == nil)
    MediaClock.current.advance(by: 0.4)
    #expect(ended == true)
  }

  @Test func aFingerChangesLayouts() {
    let c = CollectionInWindow(Items([4]), flow())
    let next = flow(CGSize(width: 320, height: 150))
    var ends: [Bool] = []
    let between = c.collection.startInteractiveTransition(to: next) { ends = [$0, $1] }
    between.transitionProgress = 0.5
    c.window.layoutIfNeeded()
    #expect(c.frames.map(\.minY) == [0, 100, 200, 300])
    #expect(c.frames.map(\.height) == [100, 100, 100, 100])
    c.collection.finishInteractiveTransition()
    MediaClock.current.advance(by: 0.4)
    c.window.layoutIfNeeded()
    #expect(c.frames.map(\.minY) == [0, 150, 300, 450])
    #expect(c.collection.collectionViewLayout === next)
    #expect(ends == [true, true])
  }

  // MARK: Controllers

  @Test func controllersAnswerForTheirCollection() throws {
    final class Controller: UICollectionViewController {
      var selected: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "a")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        3
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }
    useStandardScreen()
    let controller = Controller(collectionViewLayout: flow())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    let cell = try #require(controller.collectionView.visibleCells.first)
    let point = cell.convert(CGPoint(x: 10, y: 10), to: window)
    let touch = try #require(UITouch.comingDown(at: point, in: window))
    touch.send(.began, at: point, after: 0)
    touch.send(.ended, at: point, after: 0.05)
    #expect(controller.selected == [0])
  }

  @Test func nothingStaysAlive() {
    weak var collection: UICollectionView?
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    autoreleasepool {
      for _ in 0..<20 {
        let c = CollectionInWindow(Items([40]), flow())
        c.scroll(to: CGPoint(x: 0, y: 600))
        c.touch(CGPoint(x: 100, y: 100))
        collection = c.collection
        layout = c.collection.collectionViewLayout
        cell = c.collection.visibleCells.first
        c.collection.removeFromSuperview()
      }
    }
    #expect(collection == nil)
    #expect(layout == nil)
    #expect(cell == nil)
  }
}
