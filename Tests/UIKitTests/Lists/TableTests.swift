import Testing

import TinamouSnapshots
import UIKit

@MainActor @Suite(.serialized) struct TableTests {
  /// The last cell's rectangle follows from the heights before it.
  @Test func fixedRowsLieBelowEachOther() {
    let t = TableInWindow(Rows([3, 2])) { $0.rowHeight = 50 }
    #expect(t.table.numberOfSections == 2)
    #expect(t.table.numberOfRows(inSection: 1) == 2)
    #expect(t.table.contentSize == CGSize(width: 375, height: 250))
    #expect(t.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(t.table.rectForRow(at: t.path(1, 1)) == CGRect(x: 0, y: 200, width: 375, height: 50))
    #expect(t.table.rectForRow(at: t.path(7, 1)) == .zero)
    #expect(t.table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 375, height: 100))
    #expect(t.table.indexPathForRow(at: CGPoint(x: 10, y: 149)) == t.path(2))
    #expect(t.table.indexPathForRow(at: CGPoint(x: 10, y: 250)) == nil)
    #expect(t.table.cellForRow(at: t.path(0, 1))?.textLabel?.text == "1-0")
    #expect(t.table.indexPath(for: t.table.visibleCells[4]) == t.path(1, 1))
    #expect(
      t.table.indexPathsForRows(in: CGRect(x: 0, y: 99, width: 1, height: 52)) == [
        t.path(1), t.path(2), t.path(0, 1),
      ])
  }

  @Test func onlyRowsInSightExist() {
    let rows = Rows([100_000])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    #expect(t.table.visibleCells.count == 12)
    #expect(rows.cellsAsked == 12)
    for step in 1...200 { t.scroll(to: CGFloat(step) * 600) }
    #expect(t.table.visibleCells.count == 12)
    #expect(t.table.subviews.filter { $0 is UITableViewCell }.count <= 26)
    #expect(t.table.indexPathsForVisibleRows?.first == t.path(2400))
    t.scroll(to: 99_990 * 50)
    #expect(t.table.indexPathsForVisibleRows?.first == t.path(99_990))
    #expect(t.table.visibleCells.first?.textLabel?.text == "0-99990")
    #expect(rows.heightsAsked < 5000)
  }

  @Test func reusedCellsAreReadied() {
    final class Cell: UITableViewCell {
      var readied = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        readied += 1
      }
    }
    let rows = Rows([50])
    rows.make = { table, path in table.dequeueReusableCell(withIdentifier: "cell", for: path) }
    let t = TableInWindow(rows) {
      $0.rowHeight = 60
      $0.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    #expect(t.table.visibleCells.allSatisfy { ($0 as? Cell)?.readied == 0 })
    #expect(t.table.visibleCells.first?.reuseIdentifier == "cell")
    t.scroll(to: 600)
    t.scroll(to: 1200)
    #expect(t.table.visibleCells.allSatisfy { ($0 as? Cell)?.readied == 1 })
    #expect(t.table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  /// Cells with a style of their own pass it up from the initialiser that tables call.
  @Test func classesMayChooseTheirStyle() {
    final class Subtitled: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Header: UITableViewHeaderFooterView {}
    let table = UITableView()
    table.register(Subtitled.self, forCellReuseIdentifier: "a")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
    let cell = table.dequeueReusableCell(withIdentifier: "a")
    #expect(cell is Subtitled)
    #expect(cell?.detailTextLabel != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") is Header)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
  }

  /// Rows as high as their constraints ask for: the label's 100 and the margins of 11 above and below.
  @Test func rowsSizeThemselves() {
    final class Cell: UITableViewCell {
      let box = UIView()
      var size: NSLayoutConstraint!
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        size = box.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), size,
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let rows = Rows([200])
    rows.make = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
      cell.size.constant = 50 + CGFloat(path.row % 5) * 10
      return cell
    }
    let t = TableInWindow(rows) { $0.register(Cell.self, forCellReuseIdentifier: "cell") }
    #expect(t.table.visibleCells.prefix(6).map(\.frame.height) == [60, 70, 80, 90, 100, 60])
    // The table is 375 points wide: its margins are 16.
    let cell = t.table.visibleCells.first as? Cell
    #expect(cell?.box.frame == CGRect(x: 16, y: 5, width: 343, height: 50))
    for y in stride(from: CGFloat(0), through: 15_600, by: 300) { t.scroll(to: y) }
    // All rows were seen: five rows are 400 high together.
    #expect(t.table.contentSize.height == 16_000)
    #expect(t.table.rectForRow(at: t.path(199)).maxY == 16_000)
  }

  /// Rows that turn out higher than estimated above what is in sight do not move it.
  @Test func whatIsInSightStaysWhenRowsAboveGrow() throws {
    let rows = Rows([100])
    rows.height = { _ in 70 }
    let t = TableInWindow(rows)
    t.table.scrollToRow(at: t.path(50), at: .top, animated: false)
    t.window.layoutIfNeeded()
    let cell = try #require(t.table.cellForRow(at: t.path(50)))
    #expect(cell.frame.minY == t.table.contentOffset.y)
    t.scroll(to: t.table.contentOffset.y - 100)
    let place = cell.convert(CGPoint.zero, to: t.window)
    #expect(place.y == 100)
    #expect(t.table.cellForRow(at: t.path(50)) === cell)
  }

  @Test func estimatesOfZeroAskForAllHeights() {
    let rows = Rows([100])
    rows.height = { CGFloat($0.row + 1) }
    let t = TableInWindow(rows) { $0.estimatedRowHeight = 0 }
    #expect(t.table.contentSize.height == 5050)
    #expect(t.table.rectForRow(at: t.path(99)).minY == 4950)
  }

  // MARK: Headers and footers

  /// Plain headers of one line are 28 high with 22 above them, and stay at the top while their rows pass.
  @Test func plainHeadersFloat() throws {
    let rows = Rows([20, 20])
    rows.headers = ["One", "Two"]
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    #expect(t.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(t.table.rectForRow(at: t.path(0)).minY == 50)
    #expect(t.table.contentSize.height == 2100)
    let header = try #require(t.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One")
    t.scroll(to: 300)
    #expect(t.table.headerView(forSection: 0)?.frame.minY == 300)
    // The next section pushes it away.
    t.scroll(to: 1040)
    #expect(t.table.headerView(forSection: 0)?.frame.minY == 1022)
    #expect(t.table.headerView(forSection: 1)?.frame.minY == 1072)
    t.scroll(to: 1200)
    #expect(t.table.headerView(forSection: 0) == nil)
  }

  /// A first grouped header with a title is 55.333 high at three pixels a point, others 38.
  @Test(.ios(18)) func groupedHeadersAndFootersHaveTheirHeights() {
    let system = TestSystem(18)
    defer { system.restore() }
    let rows = Rows([1, 1, 1])
    rows.headers = ["One", "Two", nil]
    rows.footers = [nil, "Below", nil]
    let t = TableInWindow(rows, style: .grouped) { $0.rowHeight = 50 }
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    #expect(near(t.table.rectForHeader(inSection: 0).height, 55.333))
    #expect(near(t.table.rectForHeader(inSection: 1).height, 38))
    // Neither title nor footer: 17.667 above and below; a footer's line of 15.667 has 8 above and below.
    #expect(near(t.table.rectForFooter(inSection: 0).height, 17.667))
    #expect(near(t.table.rectForFooter(inSection: 1).height, 31.667))
    #expect(near(t.table.rectForHeader(inSection: 2).height, 17.667))
    #expect(t.table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    #expect(t.table.footerView(forSection: 1)?.textLabel?.text == "Below")
    #expect(t.table.backgroundColor == .systemGroupedBackground)
    #expect(t.table.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test(.ios(18)) func insetGroupsAreRound() {
    let system = TestSystem(18)
    defer { system.restore() }
    let t = TableInWindow(Rows([2, 1]), style: .insetGrouped, width: 393) { $0.rowHeight = 50 }
    let cells = t.table.visibleCells
    // Without a title 35 points are above the first group.
    #expect(cells.map(\.frame.minX) == [20, 20, 20])
    #expect(cells[0].frame == CGRect(x: 20, y: 35, width: 353, height: 50))
    #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  /// The titles of inset groups begin where the texts of their rows do.
  @Test(.ios(18), arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titlesStandAboveTheTexts(_ style: UITableView.Style) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let rows = Rows([1])
    rows.headers = ["Title"]
    rows.footers = ["Footer"]
    let t = TableInWindow(rows, style: style, width: 393)
    let text = try #require(t.table.visibleCells.first?.textLabel)
    let titles = [t.table.headerView(forSection: 0)?.textLabel, t.table.footerView(forSection: 0)?.textLabel]
    let start = text.convert(text.bounds, to: t.table).minX
    #expect(start == (style == .insetGrouped ? 40 : 20))
    for title in titles {
      let title = try #require(title)
      #expect(title.convert(title.bounds, to: t.table).minX == start)
    }
    // Beside a camera they begin within the safe area, as texts and groups do.
    t.window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
    t.table.reloadData()
    t.window.layoutIfNeeded()
    let inset = start + 59
    for title in [t.table.headerView(forSection: 0)?.textLabel, t.table.footerView(forSection: 0)?.textLabel]
    {
      let title = try #require(title)
      let frame = title.convert(title.bounds, to: t.table)
      #expect(frame.minX == inset && frame.maxX == t.table.bounds.width - inset)
    }
  }

  @Test func headerAndFooterOfTheTableHaveItsWidth() {
    let t = TableInWindow(Rows([2])) {
      $0.rowHeight = 50
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    #expect(t.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(t.table.tableFooterView?.frame == CGRect(x: 0, y: 180, width: 375, height: 30))
    #expect(t.table.visibleCells.map(\.frame.minY) == [80, 130])
    #expect(t.table.contentSize.height == 210)
    t.table.tableHeaderView = nil
    t.window.layoutIfNeeded()
    #expect(t.table.visibleCells.map(\.frame.minY) == [0, 50])
  }

  // MARK: Controllers

  @Test(.ios(18)) func controllersOverrideWhatTheTableAsks() {
    let system = TestSystem(18)
    defer { system.restore() }
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 60 : UITableView.automaticDimension
      }
    }
    useStandardScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = Controller(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cells = controller.tableView.visibleCells
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(cells.map(\.frame.height) == [60, 60, 60, 44, 44, 44])
    #expect(cells.last?.textLabel?.text == "row 2")
    // Plain cells of one line: the label has the cell's height between the margins.
    #expect(cells.last?.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
  }
}
