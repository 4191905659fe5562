import DeviceModels
import Foundation
import Simulator
import Testing
import TinamouSnapshots
import UIKit

/// Sizes and positions that public reports state.
@MainActor @Suite(.serialized) struct StatedLayoutTests {
  private func phone(_ name: String = "iPhone X", system: Int = 18) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name), settings: DeviceSettings(system: system))
  }

  /// Safe areas of subviews depend on the size of the superview, too.
  @Test func accessoriesAboveKeysHaveNoSafeArea() throws {
    let phone = try phone()
    let controller = UIViewController()
    phone.show(controller)
    let outer = UIView(frame: CGRect(x: 0, y: 712, width: 375, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    inner.autoresizingMask = []
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    phone.layOut()
    #expect(inner.safeAreaInsets.bottom == 34)
    outer.frame = CGRect(x: 0, y: 412, width: 375, height: 400)
    phone.layOut()
    #expect(outer.safeAreaInsets.bottom == 34 && inner.safeAreaInsets.bottom == 0)
  }

  private final class Logged: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  @Test func resizedViewsLayOutTheirSuperviews() throws {
    let phone = try phone()
    let controller = UIViewController()
    phone.show(controller)
    let outer = Logged(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let inner = Logged(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    phone.layOut()
    (outer.count, inner.count) = (0, 0)
    inner.frame.size.width = 30
    phone.layOut()
    #expect(outer.count == 1 && inner.count == 1)
  }

  @Test func metricsScaleByLineSpacings() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let medium = UITraitCollection {
      $0.preferredContentSizeCategory = .medium
      $0.displayScale = 3
    }
    #expect(
      abs(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize - 48) < 0.4)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - 16.333) < 0.01)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "x"
      return cell
    }
  }

  @Test func separatorsWithoutInsetsHaveTheTablesWidth() throws {
    let phone = try phone()
    let controller = UIViewController()
    phone.show(controller)
    let rows = Rows()
    let table = UITableView(frame: controller.view.bounds)
    table.dataSource = rows
    controller.view.addSubview(table)
    phone.layOut()
    func line() throws -> CGRect {
      let cell = try #require(table.visibleCells.first)
      cell.layoutIfNeeded()
      return try #require(cell.subviews.first { $0.frame.height > 0 && $0.frame.height < 1 }).frame
    }
    #expect(try line().minX == 16 && table.separatorInset.left == 16)
    table.separatorInset = .zero
    phone.layOut()
    #expect(try line().minX == 0 && line().width == 375)
  }

  @Test func aTinyHeaderRemovesTheSpaceAboveAGroupedTable() throws {
    let phone = try phone()
    let controller = UITableViewController(style: .grouped)
    let rows = Rows()
    controller.tableView.dataSource = rows
    phone.show(controller)
    #expect(controller.tableView.visibleCells.first?.frame.minY == 35)
    controller.tableView.tableHeaderView = UIView(
      frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
    controller.tableView.reloadData()
    phone.layOut()
    #expect((controller.tableView.visibleCells.first?.frame.minY ?? 99) < 1)
  }

  @Test func rangesBecomeVisibleWhole() throws {
    let phone = try phone()
    let controller = UIViewController()
    phone.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(view)
    phone.layOut()
    let text = view.text as NSString
    func show(_ first: Int, _ last: Int) -> CGFloat {
      view.contentOffset = .zero
      let start = text.range(of: "line \(first)\n").location
      let end = text.range(of: "line \(last)\n")
      view.scrollRangeToVisible(NSRange(location: start, length: end.location + end.length - 1 - start))
      phone.layOut()
      let glyphs = view.layoutManager.boundingRect(forGlyphRange: end, in: view.textContainer)
      return view.contentOffset.y + 100 - glyphs.maxY - view.textContainerInset.top
    }
    #expect(show(3, 6) >= -10)
    #expect(show(5, 30) >= -10 && show(5, 30) < 40)
  }

  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 30) }
  }

  private final class Expanded: UIView {
    override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
  }

  @Test(arguments: [18, 26]) func titleViewsHaveTheSizeTheyAskFor(_ system: Int) throws {
    let phone = try phone("iPhone XS Max", system: system)
    func place(_ view: UIView) -> CGRect {
      let controller = UIViewController()
      controller.navigationItem.titleView = view
      let navigation = UINavigationController(rootViewController: controller)
      phone.show(navigation)
      phone.layOut()
      return view.convert(view.bounds, to: navigation.navigationBar)
    }
    #expect(place(Fitting()).width == 200)
    #expect(place(UISearchBar()).width > 300)
    let expanded = place(Expanded())
    #expect(expanded.minX == 12 && expanded.width == 390)
  }

  @Test func fieldsWithARoundedBorderHaveInsets() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 252, height: 30))
    field.borderStyle = .roundedRect
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 238, height: 26))
  }
}
