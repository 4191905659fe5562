import Testing

import TinamouSnapshots
import UIKit

@MainActor @Suite(.serialized) struct TableUpdateTests {
  /// Rows that stay keep their cells; frames settle where the new counts put them.
  @Test func rowsComeAndGo() throws {
    let rows = Rows([4])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    let kept = try #require(t.table.cellForRow(at: t.path(2)))
    rows.counts = [5]
    t.table.performBatchUpdates {
      t.table.deleteRows(at: [t.path(0)], with: .fade)
      t.table.insertRows(at: [t.path(0), t.path(1)], with: .automatic)
    }
    t.window.layoutIfNeeded()
    #expect(t.table.numberOfRows(inSection: 0) == 5)
    #expect(t.table.cellForRow(at: t.path(3)) === kept)
    #expect(kept.frame == CGRect(x: 0, y: 150, width: 375, height: 50))
    #expect(t.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(t.table.contentSize.height == 250)
  }

  @Test func sectionsComeGoAndMove() {
    let rows = Rows([1, 2, 3])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    let texts = t.table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(texts == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"])
    // The last section comes first, the first goes, another comes at the end.
    rows.counts = [3, 2, 1]
    t.table.beginUpdates()
    t.table.moveSection(2, toSection: 0)
    t.table.deleteSections([0], with: .automatic)
    t.table.insertSections([2], with: .automatic)
    t.table.endUpdates()
    t.window.layoutIfNeeded()
    let after = t.table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(after == ["2-0", "2-1", "2-2", "1-0", "1-1", "2-0"])
    #expect(t.table.numberOfSections == 3)
  }

  @Test func rowsMoveAndReload() {
    let rows = Rows([3])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    let first = t.table.cellForRow(at: t.path(0))
    t.table.moveRow(at: t.path(0), to: t.path(2))
    #expect(t.table.cellForRow(at: t.path(2)) === first)
    #expect(t.table.visibleCells.map { $0.textLabel?.text ?? "" } == ["0-1", "0-2", "0-0"])
    rows.text = { "new \($0.row)" }
    t.table.reloadRows(at: [t.path(1)], with: .none)
    #expect(t.table.visibleCells.map { $0.textLabel?.text ?? "" } == ["0-1", "new 1", "0-0"])
    let same = t.table.cellForRow(at: t.path(0))
    t.table.reconfigureRows(at: [t.path(0)])
    #expect(t.table.cellForRow(at: t.path(0)) === same)
    #expect(same?.textLabel?.text == "new 0")
  }

  /// An empty group of updates asks for the heights again and keeps the cells.
  @Test func emptyUpdatesChangeHeights() {
    let rows = Rows([3])
    var height: CGFloat = 40
    rows.height = { $0.row == 1 ? height : 50 }
    let t = TableInWindow(rows)
    let cells = t.table.visibleCells
    height = 90
    t.table.beginUpdates()
    t.table.endUpdates()
    t.window.layoutIfNeeded()
    #expect(t.table.visibleCells == cells)
    #expect(cells.map(\.frame.minY) == [0, 50, 140])
    #expect(t.table.contentSize.height == 190)
  }

  /// A title above the first section of a grouped table is 55.4 points high, above others 38: whichever is the first now.
  @Test(.ios(18)) func titlesOfGroupedTablesTakeTheHeightOfTheirSection() {
    let system = TestSystem(18)
    defer { system.restore() }
    let rows = Rows([1, 1, 1])
    rows.headers = ["A", "B", "C"]
    let t = TableInWindow(rows, style: .grouped) { $0.rowHeight = 50 }
    func heights() -> [CGFloat] {
      t.window.layoutIfNeeded()
      return (0..<t.table.numberOfSections).map { t.table.rectForHeader(inSection: $0).height.rounded() }
    }
    #expect(heights() == [55, 38, 38])
    rows.counts = [1, 1, 1, 1]
    rows.headers = ["New", "A", "B", "C"]
    t.table.insertSections([0], with: .automatic)
    #expect(heights() == [55, 38, 38, 38])
    rows.counts = [1, 1]
    rows.headers = ["B", "C"]
    t.table.deleteSections([0, 1], with: .none)
    #expect(heights() == [55, 38])
    rows.headers = ["C", "B"]
    t.table.moveSection(1, toSection: 0)
    #expect(heights() == [55, 38])
  }

  /// Without estimates an update asks for all heights, also of rows out of sight, seen before.
  @Test func updatesAskForHeightsWithoutEstimates() {
    let rows = Rows([30])
    rows.height = { _ in 50 }
    let t = TableInWindow(rows) { $0.estimatedRowHeight = 0 }
    t.table.contentOffset.y = 700
    t.window.layoutIfNeeded()
    t.table.contentOffset.y = 0
    t.window.layoutIfNeeded()
    rows.height = { $0.row == 20 ? 150 : 50 }
    t.table.beginUpdates()
    t.table.endUpdates()
    t.window.layoutIfNeeded()
    // 29 * 50 + 150
    #expect(abs(t.table.contentSize.height - 1600) < 0.01)
  }

  /// Texts of the accessibility sizes wrap; when they are small again they do not.
  @Test func textsOfOrdinarySizesAreALineAgain() throws {
    let rows = Rows([3])
    rows.text = { _ in "Words that need more than a line of a table at a size of the accessibility categories"
    }
    let t = TableInWindow(rows) { $0.estimatedRowHeight = 44 }
    let before = t.table.rectForRow(at: t.path(0)).height
    let traits = t.window.deviceTraits ?? UIScreen.main.traitCollection
    t.window.deviceTraits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    t.window.layoutIfNeeded()
    #expect(t.table.rectForRow(at: t.path(0)).height > before * 2)
    t.window.deviceTraits = traits
    t.window.layoutIfNeeded()
    #expect(t.table.rectForRow(at: t.path(0)).height == before)
  }

  @Test func selectionFollowsItsRow() {
    let rows = Rows([4])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.table.selectRow(at: t.path(2), animated: false, scrollPosition: .none)
    rows.counts = [5]
    t.table.insertRows(at: [t.path(0)], with: .top)
    #expect(t.table.indexPathForSelectedRow == t.path(3))
    #expect(t.table.cellForRow(at: t.path(3))?.isSelected == true)
    rows.counts = [4]
    t.table.deleteRows(at: [t.path(3)], with: .top)
    #expect(t.table.indexPathForSelectedRow == nil)
  }

  /// Fewer rows than the offset shows: the content comes back down.
  @Test func reloadsCorrectTheOffset() {
    let rows = Rows([100])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.scroll(to: 4000)
    rows.counts = [20]
    t.table.reloadData()
    t.window.layoutIfNeeded()
    #expect(t.table.contentOffset.y == 400)
    rows.counts = [0]
    t.table.reloadData()
    t.window.layoutIfNeeded()
    #expect(t.table.contentOffset.y == 0)
    #expect(t.table.visibleCells.isEmpty)
  }

  /// A program that reloads the table from its answers ends, with a message, instead of going on for ever.
  @Test func reloadingFromAnAnswerEnds() {
    let rows = Rows([10])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    rows.make = { table, _ in
      table.reloadData()
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    t.table.reloadData()
    t.window.layoutIfNeeded()
    #expect(t.table.numberOfRows(inSection: 0) == 10)
  }

  // MARK: Snapshots

  @Test func snapshotsBecomeUpdates() {
    useStandardScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot)
    window.layoutIfNeeded()
    func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    #expect(texts() == ["1", "2", "3", "4"])
    #expect(made == [1, 2, 3, 4])
    snapshot.deleteItems([2])
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.appendItems([5], toSection: "b")
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(texts() == ["4", "1", "3", "5"])
    #expect(made == [1, 2, 3, 4, 5])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 1))
    // The same snapshot again makes nothing.
    source.apply(snapshot)
    source.apply(source.snapshot())
    window.layoutIfNeeded()
    #expect(made.count == 5)
    snapshot.reloadItems([1])
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4, 5, 1])
  }

  // MARK: Mistakes

  @Test func inconsistentUpdatesStopWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([4])
        let t = TableInWindow(rows) { $0.rowHeight = 50 }
        t.table.insertRows(at: [t.path(0)], with: .automatic)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
          + "the update (4) must be equal to the number of rows contained in that section before the update (4), plus or "
          + "minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
          + "number of rows moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test func inconsistentSectionsStopWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([4])
        let t = TableInWindow(rows) { $0.rowHeight = 50 }
        rows.counts = [4, 1]
        t.table.deleteRows(at: [t.path(0)], with: .automatic)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
          + "(2) must be equal to the number of sections contained in the table view before the update (1), plus or minus "
          + "the number of sections inserted or deleted (0 inserted, 0 deleted)."))
  }

  @Test func scrollingBeyondTheRowsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let t = TableInWindow(Rows([4])) { $0.rowHeight = 50 }
        t.table.scrollToRow(at: t.path(9), at: .top, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSRangeException"))
    #expect(text.contains("row (9) beyond bounds (4) for section (0)."))
  }

  @Test func negativeHeightsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([4])
        rows.height = { _ in -20 }
        _ = TableInWindow(rows)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("table view row height must not be negative - provided height for index path"))
  }

  @Test func heightsThatAreNoNumbersStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([4])
        rows.height = { _ in .nan }
        _ = TableInWindow(rows)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry"))
  }

  @Test func unknownIdentifiersStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows([4])
        rows.make = { table, path in table.dequeueReusableCell(withIdentifier: "Cell", for: path) }
        _ = TableInWindow(rows)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"))
  }
}
