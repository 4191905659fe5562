import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of tables, snapshots and layouts of collections: heights, updates, order of calls, selection.
@MainActor @Suite(.serialized) struct ReportedRowTests: PublicReports {
  private class Rows: NSObject, UITableViewDataSource {
    var names: [String]
    init(_ names: [String]) { self.names = names }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private final class HighRows: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  /// Two rows, of which the first may be deleted.
  private final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let calls = ReportedCalls()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      calls.list.append("can \(indexPath.row)")
      return indexPath.row != 1
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      calls.list.append("style \(indexPath.row)")
      return .delete
    }
  }

  private func table(on phone: VirtualDevice, _ rows: any UITableViewDataSource) -> UITableView {
    let controller = UIViewController()
    phone.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 647))
    (table.dataSource, table.delegate) = (rows, rows as? any UITableViewDelegate)
    controller.view.addSubview(table)
    return table
  }

  /// itworkman.com "Explain the estimatedrowheight property in ios11" and vaibhavsingh-54243.medium.com (44 for each row).
  @Test func contentsAreFirstAsHighAsTheEstimate() throws {
    let phone = try device("iPhone 7", system: 11)
    let (rows, heights) = (Rows((0..<100).map(String.init)), HighRows())
    let table = table(on: phone, rows)
    table.delegate = heights
    table.reloadData()
    #expect(table.contentSize.height == 4400)
    phone.layOut()
    // Thirteen rows of 50 fill 647 points; each is six higher than its estimate.
    #expect(table.contentSize.height >= 4400 + 13 * 6 && table.contentSize.height <= 4400 + 15 * 6)
    let exact = self.table(on: phone, rows)
    exact.delegate = heights
    exact.estimatedRowHeight = 0
    phone.layOut()
    #expect(exact.contentSize.height == 5000)
  }

  /// exchangetuts.com/uitableview-delete-insert-move-ordering-in-batch-updates-1639794616914292 (Apple's words and the
  /// answer on moves).
  @Test func rowsOfABatchAreThoseBeforeAndAfter() throws {
    let phone = try device("iPhone 8", system: 12)
    let rows = Rows(["a", "b", "c", "d", "e"])
    let table = table(on: phone, rows)
    phone.layOut()
    func cells() -> [String] {
      (0..<rows.names.count).map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? "-"
      }
    }
    let moved = table.cellForRow(at: IndexPath(row: 4, section: 0))
    table.beginUpdates()
    rows.names = ["e", "x", "a", "c", "d"]
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.beginUpdates()
    table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 5)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.endUpdates()
    phone.advance(by: 1)
    #expect(cells() == ["e", "x", "a", "c", "d"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === moved)
  }

  /// forums.developer.apple.com/forums/thread/655284 (unit tests): an item that is there moves.
  @Test func insertedIdentifiersThatAreThere() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["1", "2", "3", "5"])
    snapshot.insertItems(["3", "4"], afterItem: "5")
    #expect(snapshot.itemIdentifiers == ["1", "2", "5", "3", "4"])
  }

  private func collection(
    on phone: VirtualDevice, _ layout: UICollectionViewLayout, _ items: ReportedItems, cell: AnyClass
  ) -> UICollectionView {
    let controller = UIViewController()
    phone.show(controller)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 50, width: 320, height: 400), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (items, items)
    controller.view.addSubview(view)
    return view
  }

  /// ask-dev.ru/info/73648 (stackoverflow.com/q/13017257): alone in a line before the last an item is in the middle, if sizes
  /// differ; the last line begins at the left.
  @Test func itemsAloneInALineAreInTheMiddle() throws {
    let phone = try device("iPhone 5s", system: 12)
    let items = ReportedSizedItems(
      [(200, 40), (180, 40), (100, 40)].map { CGSize(width: $0.0, height: $0.1) })
    let layout = UICollectionViewFlowLayout()
    let view = collection(on: phone, layout, items, cell: UICollectionViewCell.self)
    phone.layOut()
    func x(_ item: Int) -> CGFloat? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minX
    }
    #expect(x(0) == 60)
    #expect(x(1) == 0)
    withExtendedLifetime(view) {}
  }

  private final class LoggedLayout: UICollectionViewLayout {
    let calls = ReportedCalls()
    override func prepare() {
      super.prepare()
      calls.list.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
      calls.list.append("size")
      return CGSize(width: 320, height: 300)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      calls.list.append("elements")
      return (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 320, height: 100)
      return attributes
    }
  }

  /// runxinzhi.com/ceasar-p-5264892: prepare, the size of the contents, the elements.
  @Test func layoutsPrepareThenSizeThenPlace() throws {
    let phone = try device("iPhone 5s", system: 12)
    let layout = LoggedLayout()
    let items = ReportedItems(Array(repeating: .zero, count: 3))
    let view = collection(on: phone, layout, items, cell: UICollectionViewCell.self)
    phone.layOut()
    var order: [String] = []
    for call in layout.calls.list where !order.contains(call) { order.append(call) }
    #expect(order == ["prepare", "size", "elements"])
    #expect(view.visibleCells.count == 3)
  }

  private final class SizedCell: UICollectionViewCell {
    static var calls: ReportedCalls?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.calls?.list.append("preferred")
      guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
        return layoutAttributes
      }
      copy.frame.size.height = 80
      return copy
    }
  }

  private final class SizingLayout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      SizedCell.calls?.list.append("prepare")
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      SizedCell.calls?.list.append("should")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      SizedCell.calls?.list.append("context")
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      SizedCell.calls?.list.append("invalidate")
      super.invalidateLayout(with: context)
    }
  }

  /// tigerspike.com/uicollectionview-layout-with-self-sizing-cells-pt-1.
  @Test func cellsThatSizeThemselvesInvalidateTheLayout() throws {
    let phone = try device("iPhone 5s", system: 12)
    let layout = SizingLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let items = ReportedItems(Array(repeating: .zero, count: 1))
    let view = collection(on: phone, layout, items, cell: SizedCell.self)
    let calls = ReportedCalls()
    SizedCell.calls = calls
    defer { SizedCell.calls = nil }
    phone.layOut()
    let first = try #require(calls.list.firstIndex(of: "preferred"))
    #expect(
      Array(calls.list[first...].prefix(5)) == ["preferred", "should", "context", "invalidate", "prepare"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 80)
  }

  /// stackguides.com/questions/21460892 (iPhone, iOS 6 and 7).
  @Test func fingersThatScrollKeepTheSelection() throws {
    let phone = try device("iPhone 8", system: 12)
    let rows = Rows((0..<42).map(String.init))
    let table = table(on: phone, rows)
    phone.layOut()
    let (a, b) = (IndexPath(row: 2, section: 0), IndexPath(row: 5, section: 0))
    phone.tap(at: CGPoint(x: 100, y: table.rectForRow(at: a).midY + 20))
    #expect(table.indexPathForSelectedRow == a)
    let point = CGPoint(x: 100, y: table.rectForRow(at: b).midY + 20)
    let touch = try #require(phone.touchDown(at: point))
    phone.advance(by: 0.3)
    func states() -> [Bool?] {
      let (first, second) = (table.cellForRow(at: a), table.cellForRow(at: b))
      return [first?.isSelected, first?.isHighlighted, second?.isSelected, second?.isHighlighted]
    }
    #expect(table.cellForRow(at: b)?.isHighlighted == true && table.indexPathForSelectedRow == a)
    #expect(table.cellForRow(at: a)?.isSelected == true)
    for step in 1...5 { phone.move(touch, to: CGPoint(x: 100, y: point.y - 10 * CGFloat(step))) }
    #expect(states() == [true, false, false, false])
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(table.indexPathForSelectedRow == a)
  }

  /// geek-questions.imtqy.com/articles/1485085 and topic.alibabacloud.com 31379576: which rows may be edited, then how.
  @Test func editingAsksWhetherAndThenHow() throws {
    let phone = try device("iPhone 8", system: 12)
    let rows = EditedRows()
    let table = table(on: phone, rows)
    phone.layOut()
    rows.calls.list = []
    table.setEditing(true, animated: false)
    phone.layOut()
    let calls = rows.calls.list
    let (can, style) = (calls.firstIndex(of: "can 0"), calls.firstIndex(of: "style 0"))
    #expect(try #require(can) < #require(style))
    #expect(calls.contains("can 1") && !calls.contains("style 1"))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .delete)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isEditing == false)
  }
}
