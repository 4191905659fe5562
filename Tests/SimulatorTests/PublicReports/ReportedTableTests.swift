import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of table views.
@MainActor @Suite(.serialized) struct ReportedTableTests: PublicReports {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calls.append("height \(indexPath.row)")
      return 60
    }
  }

  /// jianshu.com/p/e52647d26691 (order on iOS 7 to 11) and mcmap.net 1737365: since iOS 11 a row's height is asked for
  /// after its cell, and only of rows in sight; without estimates all heights come first.
  @Test func heightsAreAskedForAfterCellsUnlessThereAreNoEstimates() throws {
    func calls(_ prepare: (UITableView) -> Void) throws -> [String] {
      let controller = UIViewController()
      let phone = try device("iPhone 8", system: 15)
      phone.show(controller)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 300), style: .plain)
      let rows = Rows()
      prepare(table)
      table.dataSource = rows
      table.delegate = rows
      controller.view.addSubview(table)
      phone.layOut()
      return rows.calls
    }
    let estimated = try calls { _ in }
    #expect(estimated.first == "cell 0")
    #expect(estimated.contains("height 0") && !estimated.contains("height 49"))
    let exact = try calls { $0.estimatedRowHeight = 0 }
    let firstCell = exact.firstIndex(of: "cell 0") ?? 0
    #expect(Set(exact[..<firstCell]) == Set((0..<50).map { "height \($0)" }))
  }

  /// code.i-harness.com fb5726, "Is it possible to use AutoLayout with UITableView's tableHeaderView?": of a header's
  /// frame only the height counts.
  @Test func onlyTheHeightOfATableHeaderCounts() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    let header = UIView(frame: CGRect(x: 1000, y: 1000, width: 0, height: 80))
    table.tableHeaderView = header
    controller.view.addSubview(table)
    phone.layOut()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
  }

  /// github.com/xmartlabs/Eureka/issues/782: the inset of a cell's separator is that of its text, too.
  @Test func separatorInsetsMoveTheTextLabel() throws {
    let controller = UITableViewController(style: .plain)
    final class One: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "All"
        if indexPath.row == 1 { cell.separatorInset.left = 44 }
        return cell
      }
    }
    let source = One()
    controller.tableView.dataSource = source
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let x = (0..<2).map {
      controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.frame.minX
    }
    #expect(x == [16, 44])
    withExtendedLifetime(phone) {}
  }

  /// openradar 18290376 (github.com/lionheart/openradar-mirror/issues/3205): the content is as wide as the cell until layout.
  @Test func theContentIsAsWideAsTheCellUntilLayout() throws {
    let phone = try device("iPhone SE (1st generation)", system: 9)
    phone.show(UIViewController())
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 300)
    withExtendedLifetime(phone) {}
  }
}
