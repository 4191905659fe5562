import Testing

import UIKit

/// Offsets after sizes have changed: content whose end has passed that of the bounds comes back, as public stack traces of
/// iOS show (`-[UIScrollView _adjustContentOffsetIfNecessary]` below `setContentSize:`, `setContentInset:` and `setBounds:`).
@MainActor @Suite struct ScrollOffsetTests {
  private let window = UIKitTests.window(300, 400)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 900, height: 2000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  @Test func shrinkingContentPullsTheOffsetBack() {
    scroll.contentOffset = CGPoint(x: 500, y: 1500)
    scroll.contentSize = CGSize(width: 700, height: 1000)
    // 700 - 300, 1000 - 400
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 600))
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func changedInsetsKeepOrCorrectTheOffset() {
    scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 216, right: 0)
    scroll.contentOffset = CGPoint(x: 0, y: -64)
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 1816
    #expect(scroll.contentOffset.y == 1816)
    // The keyboard has left.
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1600)
  }

  @Test func aGrowingViewPullsTheOffsetBack() {
    scroll.contentOffset.y = 1600
    scroll.frame.size.height = 700
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 1300)
  }

  @Test func whatTheProgramSetsBeyondTheEndsStays() {
    scroll.contentOffset.y = -30
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    scroll.contentSize.height = 2001
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func contentByConstraintsPullsTheOffsetBack() {
    scroll.contentSize = .zero
    let content = scroll.child().pinned()
    content.sized(300, nil)
    let height = content.heightAnchor.constraint(equalToConstant: 2000)
    height.isActive = true
    window.layoutIfNeeded()
    scroll.contentOffset.y = 1600
    height.constant = 500
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func tablesKeepOrCorrectTheirOffset() {
    let table = UITableView(frame: scroll.frame, style: .plain)
    let rows = Rows([50])
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 1600
    window.layoutIfNeeded()
    table.contentInset.top = 20
    table.contentOffset.y = -20
    table.contentInset.top = 0
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    table.contentOffset.y = 1600
    table.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 1500)
    #expect(table.visibleCells.last?.frame.maxY == 2000)
    rows.counts = [20]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 300)
  }
}
