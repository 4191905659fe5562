import Foundation
import Testing

import UIKit

/// Text is at most 672 points wide at the default text size: 176 on either side on an iPad that is 1024 wide
/// (https://useyourloaf.com/blog/readable-content-guides/).
@MainActor @Suite struct ReadableWidthTests {
  @Test func marginsFollowTheReadableWidth() {
    let window = window(1024, 768, scale: 2)
    let controller = UIViewController()
    window.rootViewController = controller
    let root: UIView = controller.view
    root.layoutMarginsFollowReadableWidth = true
    // 8 outside the margins on both sides: 672 + 16.
    let label = root.child().placed(nil, 0).sized(nil, 10)
    let below = root.child().placed(nil, 20).sized(nil, 10)
    below.preservesSuperviewLayoutMargins = true
    let inner = below.child().placed(nil, 0).sized(nil, 5)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: -8),
      label.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      inner.leadingAnchor.constraint(equalTo: below.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: below.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame == rect(168, 0, 688, 10))
    #expect(inner.frame == rect(176, 0, 672, 5))
    #expect(root.layoutMargins.left == 176 && root.layoutMargins.right == 176)
    // Narrower than that the margins of 20 count.
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(label.frame == rect(12, 0, 476, 10))
    window.frame.size.width = 1024
    window.layoutIfNeeded()
    #expect(label.frame == rect(168, 0, 688, 10))
    root.layoutMarginsFollowReadableWidth = false
    window.layoutIfNeeded()
    #expect(label.frame == rect(12, 0, 1000, 10))
  }

  @Test func documentsSayIt() throws {
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <objects><view layoutMarginsFollowReadableWidth="YES" id="a">
            <rect key="frame" x="0" y="0" width="1024" height="100"/></view></objects>
        </document>
        """.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 176, bottom: 8, right: 176))
  }

  /// A table of one row with a header.
  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  @Test func cellsOfTablesFollowTheReadableWidth() throws {
    let window = window(1024, 768, scale: 2)
    let table = UITableView(frame: window.bounds)
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    func cell() throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    let ordinary = try #require(try cell().textLabel).frame
    #expect(ordinary.minX == 20 && ordinary.width == 984)
    table.cellLayoutMarginsFollowReadableWidth = true
    window.layoutIfNeeded()
    let readable = try #require(try cell().textLabel).frame
    #expect(readable.minX == 176 && readable.width == 672)
    #expect(try cell().contentView.layoutMargins.left == 176)
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 176)
    table.cellLayoutMarginsFollowReadableWidth = false
    window.layoutIfNeeded()
    #expect(try cell().textLabel?.frame == ordinary)
    withExtendedLifetime(rows) {}
  }
}
