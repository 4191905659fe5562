import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls

/// Frames that iOS itself gave to parts of screens, from hierarchy dumps that others published, in points of the window's coordinates.
/// `nil` is what no dump says.
@MainActor
@Suite struct PublicFramesTests {
  typealias Edges = [CGFloat?]
  private static let pro = "iPhone 16 Pro"
  private static let small = "iPhone SE (3rd generation)"

  private func device(
    _ name: String = pro, _ orientation: Orientation = .portrait, system: Int = 26
  ) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name),
      settings: DeviceSettings(orientation: orientation, system: system))
  }

  private func views(_ name: String, in view: UIView?) -> [UIView] {
    (view?.subviews ?? []).flatMap {
      (String(describing: type(of: $0)) == name ? [$0] : []) + views(name, in: $0)
    }
  }

  private func label(_ text: String, in view: UIView?) -> UIView? {
    var found: [UIView] = view.map { [$0] } ?? []
    while let next = found.popLast() {
      if let label = next as? UILabel, label.text == text { return label }
      found += next.subviews
    }
    return nil
  }

  private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

  /// Records what is more than a point away from the published frame.
  private func check(_ id: String, _ frame: CGRect, _ expected: Edges, _ tolerance: CGFloat = 1) {
    let actual = [frame.minX, frame.minY, frame.width, frame.height]
    let distances = zip(actual, expected).compactMap { actual, expected in expected.map { abs(actual - $0) } }
    #expect(distances.allSatisfy { $0 <= tolerance }, "\(id): \(actual)")
  }

  private func image(_ name: String = "star") -> UIImage? { UIImage(systemName: name) }

  // MARK: Navigation bars

  @Test func navigationBarsHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let (root, detail) = (UIViewController(), UIViewController())
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    check("bar with a large title", frame(navigation.navigationBar), [0, 62, 402, 106])
    check("large title", frame(label("Title", in: navigation.navigationBar)), [16, 119.7, nil, 40.7])
    detail.title = "Detail"
    detail.navigationItem.largeTitleDisplayMode = .never
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
    navigation.pushViewController(detail, animated: false)
    phone.layOut()
    check("bar", frame(navigation.navigationBar), [0, 62, 402, 54])
    check("title", frame(label("Detail", in: navigation.navigationBar)), [nil, 73.8, nil, 20.3])
    check("back button", frame(views("GlassPlatter", in: navigation.navigationBar).first), [16, 62, 44, 44])
    check(
      "trailing text", frame(views("GlassPlatter", in: navigation.navigationBar).last), [315.5, 62, 70.5, 44])
    let other = UIViewController()
    other.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    other.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image())
    navigation.setViewControllers([other], animated: false)
    phone.layOut()
    let glass = views("GlassPlatter", in: navigation.navigationBar).map { frame($0) }.sorted {
      $0.minX < $1.minX
    }
    check("leading text", glass.first ?? .null, [16, 62, nil, 44])
    check("trailing image", glass.last ?? .null, [342, 62, 44, 44])
    let wide = try device("iPhone 16 Pro Max")
    let second = UIViewController()
    second.title = "Title"
    let wideNavigation = UINavigationController(rootViewController: second)
    wideNavigation.navigationBar.prefersLargeTitles = true
    wide.show(wideNavigation)
    check(
      "large title on 440 points", frame(label("Title", in: wideNavigation.navigationBar)),
      [20, 119.7, nil, 40.7])
    for (id, name, orientation, large, expected) in [
      ("bar on 393 points", "iPhone 16", Orientation.portrait, false, [0, 59, 393, 54]),
      ("bar in landscape", Self.small, .landscape, false, [0, 24, 667, 54]),
      ("bar on an iPad", "iPad (A16)", .portrait, true, [0, 32, 820, 106]),
    ] as [(String, String, Orientation, Bool, Edges)] {
      let device = try device(name, orientation)
      let root = UIViewController()
      root.title = "Title"
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = large
      device.show(navigation)
      check(id, frame(navigation.navigationBar), expected)
    }
  }

  // MARK: Tabs

  private func tabs(_ titles: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: image(), tag: 0)
      return controller
    }
    return tabs
  }

  private func buttons(_ tabs: UITabBarController) -> [CGRect] {
    views("UITabBarButton", in: tabs.tabBar).map { frame($0) }
  }

  @Test func tabBarsHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device()
    let three = tabs(["A", "B", "C"])
    phone.show(three)
    check("tab bar", frame(three.tabBar), [0, 791, 402, 83])
    check("capsule of three", frame(views("GlassPlatter", in: three.tabBar).first), [64, 791, 274, 62])
    check("first of three", buttons(three)[0], [68, 795, 94, 54])
    check("second of three", buttons(three)[1], [154, 795, 94, 54])
    let five = tabs(["A", "B", "C", "D", "E"])
    phone.show(five)
    check("capsule of five", frame(views("GlassPlatter", in: five.tabBar).first), [21, 791, 360, 62])
    check("first of five", buttons(five)[0], [25, 795, 77, 54])
    for (id, name, orientation, expected) in [
      ("tab bar without a home indicator", Self.small, Orientation.portrait, [0, 584, 375, 83]),
      ("tab bar in landscape", Self.small, .landscape, [0, 311, 667, 64]),
      ("tab bar on an iPad", "iPad (A16)", .portrait, [0, 32, 820, 44]),
    ] as [(String, String, Orientation, Edges)] {
      let tabs = tabs(["A", "B", "C"])
      try device(name, orientation).show(tabs)
      check(id, frame(tabs.tabBar), expected)
    }
  }

  // MARK: Toolbars and search

  @Test func toolbarsAndSearchHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    for (id, name, orientation, expected) in [
      ("toolbar", Self.pro, Orientation.portrait, [0, 788, 402, 86]),
      ("toolbar on 393 points", "iPhone 16", .portrait, [0, 766, 393, 86]),
      ("toolbar in landscape", Self.small, .landscape, [0, 293, 667, 82]),
    ] as [(String, String, Orientation, Edges)] {
      let root = UIViewController()
      root.toolbarItems = [UIBarButtonItem(image: image()), .flexibleSpace()]
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      try device(name, orientation).show(navigation)
      check(id, frame(navigation.toolbar), expected)
      if id == "toolbar" {
        check(
          "item of a toolbar", frame(views("GlassPlatter", in: navigation.toolbar).first), [28, 798, nil, 48])
      }
    }
    let phone = try device()
    let root = UIViewController()
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    let bar = try #require(root.navigationItem.searchController?.searchBar)
    check("search at the bottom", frame(bar.searchTextField), [33, 803, 336, 38])
    let alone = UISearchBar(frame: CGRect(x: 0, y: 100, width: 402, height: 0))
    alone.sizeToFit()
    root.view.addSubview(alone)
    phone.layOut()
    check(
      "search bar alone", alone.searchTextField.convert(alone.searchTextField.bounds, to: alone),
      [8, nil, 386, 44])
  }

  // MARK: Alerts and sheets

  private func alert(
    _ title: String?, _ message: String?, _ count: Int, _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for index in 0..<count { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
    return alert
  }

  @Test func alertsHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    func show(
      _ alert: UIAlertController, on name: String = Self.pro,
      _ configure: (UIViewController) -> Void = { _ in }
    ) throws {
      let (device, root) = (try device(name), UIViewController())
      device.show(root)
      configure(root)
      root.present(alert, animated: false)
      device.layOut()
    }
    let two = alert("Title", "Message", 2)
    try show(two)
    check("alert", frame(two.view), [41, nil, 320, nil])
    check("one of two buttons", frame(views("AlertButton", in: two.view).first), [57, nil, 140, 48])
    check(
      "middle of an alert", CGRect(x: 0, y: frame(two.view).midY, width: 0, height: 0), [nil, 451, nil, nil])
    let three = alert("Title", "Message", 3)
    try show(three, on: Self.small)
    // In the dump the status bar is hidden, and the safe area is the screen.
    check("alert with three buttons", frame(three.view), [27.5, 201.5 + 10, 320, 264])
    let pill = frame(views("AlertButton", in: three.view).first)
    check("one of three buttons", pill.offsetBy(dx: -frame(three.view).minX, dy: 0), [16, nil, 288, 48])
    let sheet = alert(nil, nil, 3, .actionSheet)
    try show(sheet)
    check("action sheet", frame(sheet.view), [41, nil, 320, 192])
    let source = alert(nil, nil, 2, .actionSheet)
    source.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try show(source) {
      source.popoverPresentationController?.sourceView = $0.view
      source.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 400, width: 2, height: 2)
    }
    check("action sheet with a source", frame(source.view), [81, nil, 240, nil])
  }

  @Test func sheetsHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    for (id, name, orientation, medium, expected) in [
      ("large sheet", Self.pro, Orientation.portrait, false, [0, 62, 402, 812]),
      ("large sheet on 393 points", "iPhone 16", .portrait, false, [0, 59, 393, 793]),
      ("medium sheet", "iPhone 16", .portrait, true, [8, 403.7, 377, 440.3]),
      ("sheet without a notch", Self.small, .portrait, false, [0, 30, 375, 637]),
      ("sheet in landscape", Self.small, .landscape, false, [0, 0, 667, 375]),
      ("sheet on an iPad", "iPad (A16)", .portrait, false, [0, 42, 820, 1138]),
    ] as [(String, String, Orientation, Bool, Edges)] {
      let (device, root) = (try device(name, orientation), UIViewController())
      let sheet = UINavigationController(rootViewController: UIViewController())
      sheet.modalPresentationStyle = .pageSheet
      if medium { sheet.sheetPresentationController?.detents = [.medium()] }
      device.show(root)
      root.present(sheet, animated: false)
      device.layOut()
      check(id, frame(sheet.view), expected)
      if id == "large sheet" { check("bar in a sheet", frame(sheet.navigationBar), [0, 78, 402, 54]) }
    }
  }

  // MARK: Lists

  private final class Rows: UITableViewController {
    var hasTitles = true
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasTitles ? "Header" : nil
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      hasTitles ? "Footer" : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let style: UITableViewCell.CellStyle = [.default, .value1, .subtitle][indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test func rowsOfTablesHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let rows = Rows(style: .insetGrouped)
    try device().show(rows)
    let table = try #require(rows.tableView)
    let cells = table.visibleCells
    check("row", frame(cells[0]), [nil, nil, nil, 53])
    check("row with a value", frame(cells[1]), [nil, nil, nil, 53])
    check("card", frame(cells[0]), [20, nil, 362, nil])
    check("text in a card", frame(cells[0].textLabel), [36, nil, nil, nil])
    check("content beside a chevron", frame(cells[0].contentView), [20, nil, 331.7, nil])
    check("chevron", frame(cells[0].subviews.first { $0 is UIImageView }), [351.7, nil, 10.3, 14])
    check("separator", frame(cells[0].subviews.first { $0.bounds.height == 1 }), [36, nil, 330, 1])
    check("header", frame(table.headerView(forSection: 0)), [nil, nil, nil, 55.3])
    check("text of a header", frame(table.headerView(forSection: 0)?.textLabel), [nil, nil, nil, 20.3])
    check("footer", frame(table.footerView(forSection: 0)), [nil, nil, nil, 30.3])
    let bare = Rows(style: .insetGrouped)
    bare.hasTitles = false
    try device().show(bare)
    let last = bare.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    let next = bare.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(abs(next.minY - last.maxY - 35.3) <= 1)
    let plain = Rows(style: .plain)
    try device("iPhone 16").show(plain)
    check("header of a plain table", frame(plain.tableView.headerView(forSection: 0)), [nil, nil, nil, 28])
    check("row of two lines", frame(plain.tableView.visibleCells[2]), [nil, nil, nil, 62])
    let toggle = UISwitch()
    plain.view.addSubview(toggle)
    check("switch", toggle.frame, [nil, nil, 63, 28])
  }

  @Test func keyboardsHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device(), UIViewController())
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    phone.show(root)
    field.autocorrectionType = .no
    field.becomeFirstResponder()
    phone.advance(by: 1)
    let keys = views("KeyboardView", in: phone.window.keyboard.visibleWindow).first
    // Its last 58 points are below the keys.
    check("keyboard", frame(keys), [0, 583, 402, 233 + 58])
  }

  // MARK: Before iOS 26

  @Test func partsBeforeIOS26HaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    for (id, name, system, count, index, expected) in [
      ("second of five tabs", "iPhone 14", 16, 5, 1, [80, 762, 74, 48]),
      ("second of five tabs on 393 points", "iPhone 15", 17, 5, 1, [81, 770, 74, 48]),
      ("third of five tabs on 414 points", "iPhone 8 Plus", 14, 5, 2, [168, 688, 78, 48]),
      ("second of four tabs on 320 points", "iPhone SE (1st generation)", 13, 4, 1, [82, 520, 76, 48]),
      ("second of four tabs on 375 points", Self.small, 16, 4, 1, [96, 619, 90, 48]),
    ] as [(String, String, Int, Int, Int, Edges)] {
      let tabs = tabs((0..<count).map { "T\($0)" })
      try device(name, system: system).show(tabs)
      check(id, buttons(tabs)[index], expected)
      if id == "second of five tabs" { check("tab bar", frame(tabs.tabBar), [0, 761, 390, 83]) }
    }
    let mini = try device("iPhone 13 mini", system: 17)
    let root = UIViewController()
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    mini.show(navigation)
    check("title", frame(label("Title", in: navigation.navigationBar)), [nil, 61.7, nil, 20.3])
    navigation.navigationBar.prefersLargeTitles = true
    mini.layOut()
    check("large title", frame(label("Title", in: navigation.navigationBar)), [16, 97.7, nil, 40.7])
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    mini.layOut()
    check("bar with search", frame(navigation.navigationBar), [0, 50, 375, 148])
    check(
      "field in a bar", frame(root.navigationItem.searchController?.searchBar.searchTextField),
      [16, 147, 343, 36])
    for (id, alert, expected) in [
      ("alert with two buttons", alert("Title", nil, 2), [72, 315.8, 270, 104.3]),
      ("alert with one button", alert("Title", "Message", 1), [72, nil, 270, 124.3]),
    ] as [(String, UIAlertController, Edges)] {
      let (phone, root) = (try device("iPhone 8 Plus", system: 15), UIViewController())
      phone.show(root)
      root.present(alert, animated: false)
      phone.settle()
      check(id, frame(alert.view), expected)
    }
    let (phone, plain) = (try device(Self.small, system: 15), UIViewController())
    let sheet = UINavigationController(rootViewController: UIViewController())
    let bars = UINavigationController(rootViewController: plain)
    bars.isToolbarHidden = false
    phone.show(bars)
    check("bar", frame(bars.navigationBar), [0, 20, 375, 44])
    check("toolbar", frame(bars.toolbar), [0, 623, 375, 44])
    plain.present(sheet, animated: false)
    phone.settle()
    check("sheet", frame(sheet.view), [0, 40, 375, 627])
    check("bar in a sheet", frame(sheet.navigationBar), [nil, nil, 375, 56])
    let toggle = UISwitch()
    plain.view.addSubview(toggle)
    check("switch before", toggle.frame, [nil, nil, 51, 31])
    let old = try device("iPhone SE (1st generation)", system: 10)
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    let owner = UIViewController()
    owner.view.addSubview(search)
    old.show(owner)
    check(
      "field of a search bar", search.searchTextField.convert(search.searchTextField.bounds, to: search),
      [8, 8, 304, 28])
  }
}
