import Testing
import UIKit

/// Delegates that pass on what they do not implement, as proxies of reactive libraries do, and observed messages.
@MainActor @Suite(.serialized) struct MessageForwardingTests {
  /// Implements nothing itself.
  final class Proxy: NSObject, UITableViewDelegate, MessageForwarding {
    /// Unsafe, since messages are passed on from any isolation; the tests use the main thread only.
    nonisolated(unsafe) weak var next: NSObject?
    var told: [String] = []

    override init() {
      super.init()
      MessageForwarders.note(self)
    }

    nonisolated var forwardee: AnyObject? { next }
    nonisolated func willForward(_ selector: String, _ arguments: [Any]) {
      MainActor.assumeIsolated { told.append("will \(selector)") }
    }
    nonisolated func didForward(_ selector: String, _ arguments: [Any]) {
      let last = arguments.last as? IndexPath
      MainActor.assumeIsolated { told.append("did \(selector) \(last?.row ?? -1)") }
    }
  }

  final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  /// The table has the height that the next delegate answers, and the defaults of what that does not implement either.
  @Test func methodsGoToTheNextDelegate() {
    let (proxy, rows) = (Proxy(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.delegate = proxy
    table.rowHeight = 50
    let path = IndexPath(row: 1, section: 0)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 50)
    proxy.next = rows
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 31)
    let delegate: any UITableViewDelegate = proxy
    proxy.told = []
    delegate.tableView(table, didSelectRowAt: path)
    #expect(rows.chosen == [1])
    #expect(proxy.told == ["will tableView:didSelectRowAt:", "did tableView:didSelectRowAt: 1"])
    proxy.next = nil
    delegate.tableView(table, didDeselectRowAt: path)
    #expect(proxy.told.last == "did tableView:didDeselectRowAt: 1")
  }

  final class Screen: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) { told.append("appears") }
  }

  @Test func appearanceOfControllersIsObserved() {
    let screen = Screen()
    MessageObservers.observe(screen, "viewWillAppear:") { [weak screen] arguments, isBefore in
      let isAnimated = arguments.first as? Bool
      MainActor.assumeIsolated {
        screen?.told.append("\(isBefore ? "before" : "after") \(isAnimated.map { "\($0)" } ?? "-")")
      }
    }
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    #expect(screen.told == ["before false", "appears", "after false"])
  }
}
