import Testing

import UIKit

/// Apple's article *Selecting multiple items with a two-finger pan gesture*: the delegate is asked when two fingers move, is told
/// before the first row is selected, where it begins editing, and once the fingers have left.
@MainActor @Suite(.serialized) struct MultipleSelectionTests {
  private func rows(_ counts: [Int], begins: Bool = true) -> Rows {
    let rows = Rows(counts)
    rows.selectsByTwoFingers = begins
    return rows
  }

  private func selections(_ rows: Rows) -> [String] {
    rows.log.filter { !$0.contains("highlighted") && !$0.hasPrefix("will") }
  }

  /// Moves fingers, side by side, along points of a window.
  private func drag(_ count: Int, along points: [CGPoint], in window: UIWindow) {
    let touches = (0..<count).compactMap { finger in
      UITouch.comingDown(at: CGPoint(x: points[0].x + CGFloat(finger) * 20, y: points[0].y), in: window)
    }
    func at(_ point: CGPoint) -> [(touch: UITouch, point: CGPoint)] {
      zip(0..., touches).map { ($1, CGPoint(x: point.x + CGFloat($0) * 20, y: point.y)) }
    }
    UITouch.send(at(points[0]), .began, after: 0)
    for point in points.dropFirst() {
      UITouch.send(at(point), .moved, after: 0.05)
      window.layoutIfNeeded()
    }
    UITouch.send(at(points[points.count - 1]), .ended, after: 0.05)
    window.layoutIfNeeded()
  }

  private func column(_ x: CGFloat, _ ys: [CGFloat]) -> [CGPoint] { ys.map { CGPoint(x: x, y: $0) } }

  @Test func twoFingersSelectRows() {
    let rows = self.rows([20])
    let t = TableInWindow(rows) {
      $0.rowHeight = 50
      $0.allowsMultipleSelectionDuringEditing = true
    }
    drag(2, along: column(150, [75, 90, 130, 180]), in: t.window)
    #expect(
      selections(rows) == ["may begin 1", "began 1", "selected 1", "selected 2", "selected 3", "ended"])
    #expect(t.table.isEditing && t.table.contentOffset.y == 0)
    #expect(t.table.indexPathsForSelectedRows == [t.path(1), t.path(2), t.path(3)])
    // What the fingers leave again is as it was.
    rows.log = []
    drag(2, along: column(150, [275, 290, 340, 290]), in: t.window)
    #expect(
      selections(rows) == ["may begin 5", "began 5", "selected 5", "selected 6", "deselected 6", "ended"])
    // From a selected row on they deselect.
    rows.log = []
    drag(2, along: column(150, [175, 160, 120, 80]), in: t.window)
    #expect(selections(rows).suffix(4) == ["deselected 3", "deselected 2", "deselected 1", "ended"])
    #expect(t.table.indexPathsForSelectedRows == [t.path(5)])
  }

  @Test func rowsOfOtherSectionsAreSelectedToo() {
    let rows = self.rows([2, 0, 3])
    let t = TableInWindow(rows) {
      $0.rowHeight = 50
      $0.allowsMultipleSelection = true
    }
    drag(2, along: column(150, [75, 90, 180]), in: t.window)
    #expect(t.table.indexPathsForSelectedRows == [t.path(1), t.path(0, 2), t.path(1, 2)])
  }

  /// The delegate says no, one finger moves, or nothing may be selected together: the table scrolls.
  @Test func otherwiseTheTableScrolls() {
    for (begins, fingers, several) in [(false, 2, true), (true, 1, true), (true, 2, false)] {
      let rows = self.rows([40], begins: begins)
      let t = TableInWindow(rows) {
        $0.rowHeight = 50
        $0.allowsMultipleSelection = several
      }
      drag(fingers, along: column(150, [375, 360, 300, 250]), in: t.window)
      #expect(t.table.contentOffset.y > 0)
      #expect(t.table.indexPathsForSelectedRows == nil)
      #expect(rows.log.contains { $0.hasPrefix("may begin") } == (several && fingers == 2))
    }
  }

  /// While it is edited one finger along the circles at the leading edge does the same.
  @Test func oneFingerSelectsAlongTheControls() {
    let rows = self.rows([20])
    let t = TableInWindow(rows) {
      $0.rowHeight = 50
      $0.allowsMultipleSelectionDuringEditing = true
      $0.isEditing = true
    }
    drag(1, along: column(26, [25, 40, 80, 130]), in: t.window)
    #expect(t.table.indexPathsForSelectedRows == [t.path(0), t.path(1), t.path(2)])
    rows.log = []
    drag(1, along: column(200, [375, 360, 300]), in: t.window)
    #expect(t.table.indexPathsForSelectedRows?.count == 3)
    #expect(t.table.contentOffset.y > 0)
  }

  @Test func twoFingersSelectItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let items = Items([30])
    items.selectsByTwoFingers = true
    let c = CollectionInWindow(items, layout) { $0.allowsMultipleSelection = true }
    items.log = []
    drag(2, along: [CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 70), CGPoint(x: 40, y: 150)], in: c.window)
    // From the second of the first line to the first of the second.
    #expect(c.collection.indexPathsForSelectedItems == [c.path(1), c.path(2), c.path(3)])
    #expect(items.log.first { !$0.contains("highlighted") } == "began 1" && items.log.last == "ended")
  }
}
