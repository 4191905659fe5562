import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of rows, selections, snapshots, section headers and compositional layouts.
@MainActor @Suite(.serialized) struct ReportedListTests: PublicReports {
  private final class Cell: UITableViewCell {
    static var calls: ReportedCalls?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Cell.calls?.list.append("init")
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let calls = ReportedCalls()
    var refusesSelected = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.list.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.list.append("display \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.list.append("willSelect \(indexPath.row)")
      guard refusesSelected, tableView.indexPathForSelectedRow == indexPath else { return indexPath }
      tableView.deselectRow(at: indexPath, animated: false)
      return nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.list.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.list.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.list.append("didDeselect \(indexPath.row)")
    }
  }

  private func table(on phone: VirtualDevice, _ rows: Rows) -> UITableView {
    let controller = UIViewController()
    phone.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 132))
    table.rowHeight = 44
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    controller.view.addSubview(table)
    phone.layOut()
    return table
  }

  /// jeongchoyi.github.io/2021/01/06/uitableview-cell-life-cycle (log of 18 rows): each row is made, asked for and shown
  /// before the next one.
  @Test func rowsAreMadeAndShownOneByOne() throws {
    let (phone, rows) = (try device("iPhone 11", system: 14), Rows())
    Cell.calls = rows.calls
    defer { Cell.calls = nil }
    let table = table(on: phone, rows)
    let expected = (0..<3).flatMap { ["cell \($0)", "init", "display \($0)"] }
    #expect(Array(rows.calls.list.prefix(9)) == expected)
    withExtendedLifetime(table) {}
  }

  /// blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells (NSLog of the path): reloaded rows
  /// lose their selection, others keep it.
  @Test func reloadedRowsAreNotSelected() throws {
    let (phone, rows) = (try device("iPhone 8", system: 15), Rows())
    let table = table(on: phone, rows)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == path)
    table.reloadRows(at: [path], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    phone.layOut()
    #expect(table.cellForRow(at: path)?.isSelected == false)
  }

  /// exchangetuts.com/index.php/uitableview-tap-to-deselect-cell-1639728200105084: code that deselects is told to nobody,
  /// and nil from willSelect ends the selection.
  @Test func rowsThatCodeDeselectsAreToldToNobody() throws {
    let (phone, rows) = (try device("iPhone 8", system: 15), Rows())
    let table = table(on: phone, rows)
    rows.refusesSelected = true
    _ = rows.calls.take()
    phone.tap(at: CGPoint(x: 160, y: 166))
    #expect(rows.calls.take() == ["willSelect 1", "didSelect 1"])
    phone.tap(at: CGPoint(x: 160, y: 166))
    #expect(rows.calls.take() == ["willSelect 1"])
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(rows.calls.take().isEmpty)
    phone.tap(at: CGPoint(x: 160, y: 166))
    #expect(rows.calls.take() == ["willSelect 1", "willDeselect 2", "didDeselect 2", "didSelect 1"])
  }

  /// shusta.tumblr.com/post/893950472: a cell that is told it is not selected leaves its row selected.
  @Test func theTableKnowsWhatIsSelected() throws {
    let (phone, rows) = (try device("iPhone 8", system: 15), Rows())
    let table = table(on: phone, rows)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.cellForRow(at: path)?.setSelected(false, animated: false)
    #expect(table.indexPathForSelectedRow == path)
    table.contentOffset.y = 880
    phone.layOut()
    #expect(table.cellForRow(at: path) == nil)
    table.contentOffset.y = 0
    phone.layOut()
    #expect(table.cellForRow(at: path)?.isSelected == true)
  }

  private struct Item: Hashable {
    let id: Int
    var text: String
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// forums.developer.apple.com/forums/thread/126742: a reloaded item is the one that the snapshot has, not the equal one
  /// that is handed over.
  @Test func reloadedItemsAreThoseOfTheSnapshot() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 11", system: 14)
    phone.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    var asked: [String] = []
    let source = UITableViewDiffableDataSource<Int, Item>(tableView: table) { table, path, item in
      asked.append(item.text)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems([Item(id: 1, text: "old"), Item(id: 2, text: "other")])
    source.apply(snapshot, animatingDifferences: false)
    phone.layOut()
    asked = []
    var next = source.snapshot()
    next.reloadItems([Item(id: 1, text: "new")])
    #expect(next.itemIdentifiers.map(\.text) == ["old", "other"])
    source.apply(next, animatingDifferences: true)
    phone.layOut()
    #expect(asked == ["old"])
  }

  /// openillumi.com "en-fix-nsdiffabledatasource-reloaditems-trap" (the exception's reason).
  @Test func itemsThatAreNotThereCannotBeReloaded() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a"])
      snapshot.reloadItems(["b"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(text.contains("Attempted to reload item identifier that does not exist in the snapshot: b"))
  }

  private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String?
    var height: CGFloat?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height ?? UITableView.automaticDimension
    }
  }

  /// github.com/pujiaxin33/JXCategoryView/issues/408: since iOS 15 there is space above the headers of plain tables, which
  /// `sectionHeaderTopPadding = 0` removes.
  @Test func plainHeadersHavePaddingSinceIOS15() throws {
    func top(_ system: Int, padding: CGFloat?) throws -> CGFloat {
      let (controller, source) = (UIViewController(), Titled())
      (source.title, source.height) = ("Title", 30)
      let phone = try device("iPhone 11", system: system)
      phone.show(controller)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
      table.rowHeight = 44
      if let padding { table.sectionHeaderTopPadding = padding }
      (table.dataSource, table.delegate) = (source, source)
      controller.view.addSubview(table)
      phone.layOut()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }
    #expect(try top(14, padding: nil) == 30)
    #expect(try top(15, padding: nil) > 30)
    #expect(try top(15, padding: 0) == 30)
  }

  /// notion.site "Compositional Layout 1" (Apple's two columns): the count matters and not the width of the item.
  @Test func theCountOfAGroupOverridesTheWidthOfItsItem() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let items = ReportedItems(Array(repeating: .zero, count: 3))
    collection.dataSource = items
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    let frames = (0..<3).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 0, width: 145, height: 44), CGRect(x: 165, y: 0, width: 145, height: 44),
        CGRect(x: 10, y: 54, width: 145, height: 44),
      ])
  }
}
