import Testing

import UIKit

@MainActor @Suite(.serialized) struct TableTouchTests {
  @Test func tapsSelectOneRow() {
    let rows = Rows([5])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.touch(CGPoint(x: 100, y: 75))
    #expect(rows.log == ["highlighted 1", "unhighlighted 1", "will select 1", "selected 1"])
    #expect(t.table.indexPathForSelectedRow == t.path(1))
    rows.log = []
    t.touch(CGPoint(x: 100, y: 175))
    #expect(
      rows.log == [
        "highlighted 3", "unhighlighted 3", "will select 3", "will deselect 1", "deselected 1", "selected 3",
      ])
    #expect(t.table.indexPathsForSelectedRows == [t.path(3)])
    t.table.deselectRow(at: t.path(3), animated: true)
    #expect(t.table.cellForRow(at: t.path(3))?.isSelected == false)
    t.table.allowsSelection = false
    rows.log = []
    t.touch(CGPoint(x: 100, y: 75))
    #expect(rows.log.isEmpty)
  }

  @Test func severalRowsAreSelectedAndDeselected() {
    let rows = Rows([5])
    let t = TableInWindow(rows) {
      $0.rowHeight = 50
      $0.allowsMultipleSelection = true
    }
    t.touch(CGPoint(x: 100, y: 175))
    t.touch(CGPoint(x: 100, y: 25))
    #expect(t.table.indexPathsForSelectedRows == [t.path(0), t.path(3)])
    t.touch(CGPoint(x: 100, y: 175))
    #expect(t.table.indexPathsForSelectedRows == [t.path(0)])
    #expect(rows.log.suffix(2) == ["will deselect 3", "deselected 3"])
  }

  /// Selected rows are shown so when they come back into sight.
  @Test func selectionOutlivesCells() {
    let t = TableInWindow(Rows([100])) { $0.rowHeight = 50 }
    t.table.selectRow(at: t.path(1), animated: false, scrollPosition: .none)
    t.scroll(to: 2000)
    #expect(t.table.visibleCells.allSatisfy { !$0.isSelected })
    t.scroll(to: 0)
    #expect(t.table.cellForRow(at: t.path(1))?.isSelected == true)
  }

  @Test func detailButtonsTellTheDelegate() {
    let rows = Rows([2])
    rows.make = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      return cell
    }
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.touch(CGPoint(x: 375 - 26, y: 75))
    #expect(rows.log == ["accessory 1"])
    // 32 points and the margin of accessories, 20, are the button's.
    #expect(t.table.visibleCells.first?.contentView.frame.width == 323)
  }

  // MARK: Editing

  @Test func editingShowsControls() throws {
    let rows = Rows([3])
    rows.mayMove = true
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.table.setEditing(true, animated: false)
    t.window.layoutIfNeeded()
    let cell = try #require(t.table.visibleCells.first)
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.showsReorderControl)
    #expect(cell.contentView.frame.minX == 36)
    // The round control asks again, with a button at the end.
    t.touch(CGPoint(x: 26, y: 25))
    #expect(rows.log.isEmpty)
    t.touch(CGPoint(x: 375 - 30, y: 25))
    #expect(rows.log == ["delete 0"])
    #expect(t.table.numberOfRows(inSection: 0) == 2)
    t.table.setEditing(false, animated: false)
    t.window.layoutIfNeeded()
    #expect(t.table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
  }

  @Test func rowsAreMovedByTheirControls() {
    let rows = Rows([4])
    rows.mayMove = true
    let t = TableInWindow(rows) {
      $0.rowHeight = 50
      $0.isEditing = true
    }
    let cell = t.table.cellForRow(at: t.path(0))
    let start = CGPoint(x: 375 - 26, y: 25)
    t.touch(start, [CGPoint(x: 349, y: 80), CGPoint(x: 349, y: 130)])
    #expect(rows.log == ["move 0 to 2"])
    #expect(t.table.cellForRow(at: t.path(2)) === cell)
    #expect(cell?.frame.minY == 100)
  }

  // MARK: Swipes

  @Test(.ios(18)) func aSwipeOffersToDelete() throws {
    let rows = Rows([3])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    let cell = try #require(t.table.cellForRow(at: t.path(1)))
    t.touch(CGPoint(x: 300, y: 75), [CGPoint(x: 280, y: 75), CGPoint(x: 220, y: 75)])
    // The action is as wide as short titles' are.
    #expect(cell.frame.minX == -74)
    #expect(cell.showingDeleteConfirmation)
    #expect(rows.log.filter { $0.hasPrefix("sel") }.isEmpty)
    t.touch(CGPoint(x: 375 - 30, y: 75))
    #expect(rows.log.last == "delete 1")
    #expect(t.table.numberOfRows(inSection: 0) == 2)
  }

  @Test func tapsElsewhereCloseSwipes() throws {
    let rows = Rows([3])
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    let cell = try #require(t.table.cellForRow(at: t.path(1)))
    t.touch(CGPoint(x: 300, y: 75), [CGPoint(x: 280, y: 75), CGPoint(x: 220, y: 75)])
    t.touch(CGPoint(x: 100, y: 25))
    #expect(cell.frame.minX == 0)
    #expect(!cell.showingDeleteConfirmation)
    #expect(t.table.indexPathForSelectedRow == nil)
  }

  @Test(.ios(18)) func fullSwipesPerformTheFirstAction() {
    final class Swiping: NSObject, UITableViewDelegate {
      var done: [String] = []
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let actions = ["Read", "Flag"].map { title in
          UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
            self?.done.append(title)
            finish(true)
          }
        }
        return UISwipeActionsConfiguration(actions: actions)
      }
    }
    let rows = Rows([3])
    let swiping = Swiping()
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    t.table.delegate = swiping
    t.window.layoutIfNeeded()
    t.touch(CGPoint(x: 20, y: 25), [CGPoint(x: 40, y: 25), CGPoint(x: 300, y: 25)])
    #expect(swiping.done == ["Read"])
    t.touch(CGPoint(x: 20, y: 25), [CGPoint(x: 40, y: 25), CGPoint(x: 180, y: 25)])
    #expect(t.table.cellForRow(at: t.path(0))?.frame.minX == 148)
    t.touch(CGPoint(x: 110, y: 25))
    #expect(swiping.done == ["Read", "Flag"])
    #expect(t.table.cellForRow(at: t.path(0))?.frame.minX == 0)
  }

  // MARK: The index

  @Test func indexTitlesLeadToSections() {
    let rows = Rows(Array(repeating: 10, count: 26))
    rows.indexTitles = (0..<26).map { String(UnicodeScalar(65 + $0)!) }
    let t = TableInWindow(rows) { $0.rowHeight = 50 }
    // 26 lines of 14 in the middle of 600 points: the first is at 118.
    t.touch(CGPoint(x: 370, y: 118 + 14 * 4 + 7))
    #expect(t.table.indexPathsForVisibleRows?.first == t.path(0, 4))
    #expect(t.table.visibleCells.first?.contentView.frame.width == 360)
  }

  // MARK: Memory

  /// Each table is gone before the next one is shown, the second one's as well, which has what the first left in caches.
  @Test func nothingStaysAlive() {
    for _ in 0..<20 {
      weak var lastTable: UITableView?
      weak var lastRows: Rows?
      weak var lastCell: UITableViewCell?
      weak var lastController: UITableViewController?
      func showAndRemove() {
        let rows = Rows([30])
        let t = TableInWindow(rows) { $0.rowHeight = 50 }
        t.scroll(to: 300)
        t.table.setEditing(true, animated: false)
        (lastTable, lastRows, lastCell) = (t.table, rows, t.table.visibleCells.first)
        let controller = UITableViewController(style: .grouped)
        t.window.rootViewController = controller
        lastController = controller
        #expect(lastTable != nil && lastRows != nil && lastCell != nil && lastController != nil)
        t.window.rootViewController = nil
        t.table.removeFromSuperview()
      }
      showAndRemove()
      #expect(lastTable == nil)
      #expect(lastRows == nil)
      #expect(lastCell == nil)
      #expect(lastController == nil)
    }
  }
}
