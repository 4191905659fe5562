import Testing
import UIKit

/// Prefetching is for tables on a screen: a table outside a window makes its cells and requests no others.
@MainActor @Suite struct PrefetchingTests {
  private final class Content: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var requested: [IndexPath] = []
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      requested += indexPaths
    }
  }

  @Test func tablesOutsideWindowsRequestNothing() {
    let content = Content()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    let table = UITableView(frame: frame)
    table.rowHeight = 50
    (table.dataSource, table.prefetchDataSource) = (content, content)
    table.layoutIfNeeded()
    #expect(content.made == 2 && content.requested.isEmpty)
    let window = UIWindow(frame: frame)
    window.addSubview(table)
    window.isHidden = false
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(content.requested.map(\.item) == [2, 3])
  }
}
