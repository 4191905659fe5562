import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls

/// Frames that others measured on simulators with iOS 26.1: an iPhone SE, an iPhone 16 and an iPad (A16). Texts are the same as in their
/// applications; some widths differ by half a point, with the font.
@MainActor
@Suite struct MeasuredFramesTests {
  private func device(
    _ name: String, _ orientation: Orientation = .portrait, size: UIContentSizeCategory = .large
  )
    throws -> VirtualDevice
  {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name),
      settings: DeviceSettings(orientation: orientation, textSize: size, system: 26))
  }

  private func views(_ name: String, in view: UIView?) -> [UIView] {
    (view?.subviews ?? []).flatMap {
      (String(describing: type(of: $0)) == name ? [$0] : []) + views(name, in: $0)
    }
  }

  private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.02) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= tolerance }
  }

  // MARK: Sheets

  /// The heights of detents, the last of which is the one above the maximum, and the frames on the screen.
  @Test(arguments: [
    (343, CGRect(x: 8, y: 482.349, width: 377, height: 361.651)),
    (400, CGRect(x: 8, y: 427.669, width: 377, height: 416.331)),
    (200, CGRect(x: 8, y: 619.53, width: 377, height: 224.47)),
    (500, CGRect(x: 8, y: 331.74, width: 377, height: 512.26)),
    (2000, CGRect(x: 0, y: 59, width: 393, height: 793)),
  ])
  func partialSheetsFloat(height: CGFloat, expected: CGRect) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device("iPhone 16")
    let (root, sheet) = (UIViewController(), UIViewController())
    phone.show(root)
    sheet.sheetPresentationController?.detents = [.custom { _ in height }]
    root.present(sheet, animated: false)
    phone.layOut()
    #expect(isClose(frame(sheet.view), expected))
    // The content has the whole width, and the bottom of the screen's safe area.
    #expect(abs(sheet.view.bounds.width - 393) < 0.001)
    #expect(sheet.view.safeAreaInsets.bottom == 34)
  }

  @Test(arguments: [
    ("iPhone 16", CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
    ("iPhone SE (3rd generation)", CGRect(x: 8, y: 317.7, width: 359, height: 341.3)),
  ])
  func mediumDetentsAreAPartOfTheMaximum(name: String, expected: CGRect) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device(name)
    let (root, sheet) = (UIViewController(), UIViewController())
    phone.show(root)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    phone.layOut()
    #expect(isClose(frame(sheet.view), expected, 0.05))
  }

  @Test func sheetsOfPadsHaveTheirSizes() throws {
    let found = ProcessState()
    defer { found.restore() }
    let pad = try device("iPad (A16)")
    func present(_ style: UIModalPresentationStyle, _ detent: UISheetPresentationController.Detent? = nil)
      -> CGRect
    {
      let (root, sheet) = (UIViewController(), UIViewController())
      pad.show(root)
      sheet.modalPresentationStyle = style
      if let detent { sheet.sheetPresentationController?.detents = [detent] }
      root.present(sheet, animated: false)
      pad.layOut()
      return frame(sheet.view)
    }
    #expect(present(.pageSheet) == CGRect(x: 0, y: 42, width: 820, height: 1138))
    #expect(present(.formSheet) == CGRect(x: 120, y: 260, width: 580, height: 650))
    #expect(present(.formSheet, .custom { _ in 343 }) == CGRect(x: 120, y: 567, width: 580, height: 343))
    #expect(present(.formSheet, .medium()) == CGRect(x: 120, y: 546, width: 580, height: 364))
  }

  // MARK: Action sheets and popovers

  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Share", "Favorite"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  @Test func actionSheetsAreOverTheirSource() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (pad, root, sheet) = (try device("iPad (A16)"), UIViewController(), sheet())
    pad.show(root)
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
    root.present(sheet, animated: false)
    pad.layOut()
    #expect(isClose(frame(sheet.view), CGRect(x: 266, y: 466, width: 288, height: 248), 0.6))
    // No Cancel: a touch beside it cancels.
    #expect(views("AlertButton", in: sheet.view).count == 4)
  }

  @Test func actionSheetsOfPhonesAreCardsWithoutASource() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device("iPhone SE (3rd generation)"), UIViewController())
    phone.show(root)
    let (card, popover) = (sheet(), sheet())
    root.present(card, animated: false)
    phone.layOut()
    #expect(frame(card.view).width == 320 && frame(card.view).height == 304)
    #expect(views("AlertButton", in: card.view).count == 5)
    root.dismiss(animated: false)
    popover.popoverPresentationController?.sourceView = root.view
    root.present(popover, animated: false)
    phone.layOut()
    // By a dump of another application.
    #expect(
      frame(popover.view).width == 240
        && views("AlertButton", in: popover.view).map(\.bounds.width).allSatisfy { $0 == 208 })
  }

  @Test func popoversOfBarButtonsBeginInTheBar() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (pad, root, content) = (try device("iPad (A16)"), UIViewController(), UIViewController())
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    pad.show(UINavigationController(rootViewController: root))
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.barButtonItem = item
    root.present(content, animated: false)
    pad.layOut()
    #expect(frame(content.view) == CGRect(x: 561, y: 62, width: 240, height: 180))
  }

  /// The rectangle of the source in the view, the position of the view, and the frame of the popover with its arrow.
  nonisolated private static let popovers: [(CGRect, CGFloat, CGRect)] = [
    (CGRect(x: 0, y: 0, width: 60, height: 40), 300, CGRect(x: 160, y: 230, width: 253, height: 180)),
    (CGRect(x: 0, y: 0, width: 10, height: 10), 300, CGRect(x: 110, y: 215, width: 253, height: 180)),
    (CGRect(x: 0, y: 0, width: 60, height: 40), 980, CGRect(x: 160, y: 910, width: 253, height: 180)),
  ]

  @Test(arguments: popovers)
  func popoversAreBesideTheirSource(rect: CGRect, y: CGFloat, expected: CGRect) throws {
    let found = ProcessState()
    defer { found.restore() }
    let (pad, root, content) = (try device("iPad (A16)"), UIViewController(), UIViewController())
    let source = UIView(frame: CGRect(x: 100, y: y, width: 60, height: 40))
    root.view.addSubview(source)
    pad.show(root)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.sourceRect = rect
    root.present(content, animated: false)
    pad.layOut()
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.arrowDirection == .left)
    #expect(frame(popover.presentedView) == expected)
  }

  @Test func alertsHaveTheirHeights() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device("iPhone 16"), UIViewController())
    phone.show(root)
    func height(_ title: String?, _ message: String?, _ actions: Int) -> CGFloat {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      for index in 0..<actions { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
      root.present(alert, animated: false)
      phone.layOut()
      defer { root.dismiss(animated: false) }
      #expect(abs(frame(alert.view).midY - 438.5) < 0.5)
      return frame(alert.view).height
    }
    #expect(abs(height("Title", "Message", 1) - 152.333) < 0.5)
    #expect(abs(height("Title", nil, 1) - 126.333) < 0.5)
    #expect(abs(height("Title", "Message", 3) - 264.333) < 0.5)
  }

  // MARK: Menus

  /// Rows of 42 points, or 58 with a second line, 10 above and below, 21 between sections, 40.333 for a title.
  @Test func menusHaveTheirHeights() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try device("iPhone 16")
    phone.show(UIViewController())
    func height(_ menu: UIMenu) -> CGFloat {
      let floating = MenuView.show(
        menu, beside: CGRect(x: 40, y: 120, width: 100, height: 44), in: phone.window, sender: nil,
        coversSource: true)
      defer { floating.removeFromSuperview() }
      #expect(floating.content.frame.origin == CGPoint(x: 40, y: 120) && floating.content.frame.width == 250)
      return floating.content.frame.height
    }
    func rows(_ count: Int) -> [UIAction] { (0..<count).map { UIAction(title: "Row \($0)") { _ in } } }
    let double = (0..<2).map { UIAction(title: "Row \($0)", subtitle: "Second") { _ in } }
    #expect((1...3).map { height(UIMenu(children: rows($0))) } == [62, 104, 146])
    #expect(height(UIMenu(children: double)) == 136)
    #expect(height(UIMenu(children: rows(2) + [UIMenu(options: .displayInline, children: rows(1))])) == 167)
    #expect(abs(height(UIMenu(title: "Title", children: rows(2))) - 144.333) < 0.01)
  }

  // MARK: Bars

  private func tabs(_ root: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    let others = [UIViewController(), UIViewController()]
    tabs.viewControllers = [root] + others
    for (controller, title) in zip(tabs.viewControllers ?? [], ["Library", "Tools", "Scroll"]) {
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    return tabs
  }

  @Test func barsInLandscapeKeepTheirHeight() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device("iPhone SE (3rd generation)", .landscape), UIViewController())
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "trash"))
    let navigation = UINavigationController(rootViewController: root)
    navigation.toolbarItems = nil
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    phone.show(navigation)
    #expect(frame(navigation.navigationBar) == CGRect(x: 0, y: 24, width: 667, height: 54))
    #expect(
      frame(views("GlassPlatter", in: navigation.navigationBar).last)
        == CGRect(x: 585, y: 24, width: 44, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 82, right: 0))
    #expect(frame(navigation.toolbar).minY == 293)
    #expect(
      frame(views("GlassPlatter", in: navigation.toolbar).first)
        == CGRect(x: 28, y: 303, width: 44, height: 44))
    let (plain, other) = (UIViewController(), try device("iPhone SE (3rd generation)", .landscape))
    let tabs = tabs(plain)
    other.show(tabs)
    #expect(frame(tabs.tabBar) == CGRect(x: 0, y: 311, width: 667, height: 64))
    #expect(plain.view.safeAreaInsets.bottom == 64)
    #expect(frame(views("GlassPlatter", in: tabs.tabBar).first).height == 44)
    #expect(
      views("UITabBarButton", in: tabs.tabBar).allSatisfy { $0.frame.minY == 4 && $0.frame.height == 36 })
  }

  @Test func tabsOfPadsAreAtTheTop() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (pad, plain) = (try device("iPad (A16)"), UIViewController())
    let tabs = tabs(plain)
    pad.show(tabs)
    #expect(frame(tabs.tabBar) == CGRect(x: 0, y: 32, width: 820, height: 44))
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 25, right: 0))
    let buttons = views("UITabBarButton", in: tabs.tabBar).map { frame($0) }
    let measured = [
      CGRect(x: 291.5, y: 36, width: 87, height: 36), CGRect(x: 378.5, y: 36, width: 73.5, height: 36),
      CGRect(x: 452, y: 36, width: 76.5, height: 36),
    ]
    for (button, frame) in zip(buttons, measured) { #expect(isClose(button, frame, 1)) }
    // Touches beside the tabs reach what is below.
    #expect(pad.view(at: CGPoint(x: 60, y: 50)) !== tabs.tabBar)
    pad.tap(at: CGPoint(x: 415, y: 54))
    #expect(tabs.selectedIndex == 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Library"
    let second = try device("iPad (A16)")
    second.show(self.tabs(navigation))
    #expect(frame(navigation.navigationBar) == CGRect(x: 0, y: 32, width: 820, height: 54))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 86)
    // The tabs are where the title would be.
    #expect(!views("UILabel", in: navigation.navigationBar).contains { ($0 as? UILabel)?.text == "Library" })
  }

  // MARK: Search

  private func searched() -> (UITableViewController, UISearchController) {
    let (table, search) = (
      UITableViewController(style: .plain), UISearchController(searchResultsController: nil)
    )
    table.navigationItem.searchController = search
    return (table, search)
  }

  @Test func searchOfPhonesIsAtTheBottom() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, (table, search)) = (try device("iPhone SE (3rd generation)"), searched())
    let navigation = UINavigationController(rootViewController: table)
    phone.show(navigation)
    #expect(frame(navigation.toolbar) == CGRect(x: 0, y: 581, width: 375, height: 86))
    #expect(frame(search.searchBar) == CGRect(x: 28, y: 591, width: 319, height: 48))
    #expect(frame(search.searchBar.searchTextField) == CGRect(x: 33, y: 596, width: 309, height: 38))
    #expect(table.tableView.adjustedContentInset == UIEdgeInsets(top: 74, left: 0, bottom: 86, right: 0))
    search.isActive = true
    phone.layOut()
    #expect(navigation.navigationBar.bounds.height == 0 && table.tableView.adjustedContentInset.top == 20)
    #expect(search.searchBar.bounds.width == 259)
    // A pushed controller has no search.
    search.isActive = false
    navigation.pushViewController(UIViewController(), animated: false)
    phone.layOut()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
    // Below the title if the program wants it there.
    navigation.popViewController(animated: false)
    table.navigationItem.preferredSearchBarPlacement = .stacked
    table.navigationItem.hidesSearchBarWhenScrolling = false
    phone.layOut()
    #expect(
      search.searchBar.isDescendant(of: navigation.navigationBar)
        && navigation.navigationBar.bounds.height == 114)
  }

  /// In tabs the search is not displayed before it was in progress, unless it stays while content scrolls.
  @Test func searchInTabsIsBelowTheTitle() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, (table, search)) = (try device("iPhone SE (3rd generation)"), searched())
    let navigation = UINavigationController(rootViewController: table)
    phone.show(tabs(navigation))
    #expect(frame(navigation.navigationBar) == CGRect(x: 0, y: 20, width: 375, height: 54))
    search.isActive = true
    phone.advance(by: 1)
    #expect(frame(navigation.navigationBar) == CGRect(x: 0, y: 20, width: 375, height: 60))
    #expect(frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 28, width: 288, height: 44))
    let close = try #require(search.searchBar.firstDescendant { $0.accessibilityLabel == "Cancel" })
    #expect(frame(close) == CGRect(x: 315, y: 28, width: 44, height: 44))
    phone.tap(at: CGPoint(x: 337, y: 50))
    phone.advance(by: 1)
    #expect(!search.isActive && navigation.navigationBar.bounds.height == 114)
    #expect(frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 75, width: 343, height: 44))
    table.navigationItem.hidesSearchBarWhenScrolling = false
    phone.layOut()
    #expect(navigation.navigationBar.bounds.height == 114)
  }

  @Test func searchOfPadsIsInTheRowOfTheBar() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (pad, (table, search)) = (try device("iPad (A16)"), searched())
    let navigation = UINavigationController(rootViewController: table)
    pad.show(navigation)
    #expect(frame(search.searchBar) == CGRect(x: 565, y: 32, width: 240, height: 44))
    #expect(navigation.navigationBar.bounds.height == 54)
    search.isActive = true
    pad.advance(by: 1)
    #expect(frame(search.searchBar) == CGRect(x: 525, y: 32, width: 280, height: 44))
    #expect(navigation.navigationBar.bounds.height == 54)
  }

  // MARK: Tables

  private final class Rows: UITableViewController {
    var footer: String?
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: indexPath.row == 0 ? .default : .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  @Test func headersOfGroupsHaveTheirHeights() throws {
    let found = ProcessState()
    defer { found.restore() }
    func headers(footer: String?, large: Bool) throws -> [CGFloat] {
      let (phone, rows) = (try device("iPhone SE (3rd generation)"), Rows(style: .insetGrouped))
      rows.footer = footer
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = large
      phone.show(navigation)
      return (0..<2).map { rows.tableView.rectForHeader(inSection: $0).height }
    }
    #expect(try headers(footer: "Footer", large: false) == [55.5, 45.5])
    #expect(try headers(footer: nil, large: false) == [55.5, 38])
    #expect(try headers(footer: nil, large: true) == [38, 38])
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, 62), (.extraExtraExtraLarge, 83), (.accessibilityLarge, 117),
  ])
  func rowsWithTwoLinesGrowWithTheText(size: UIContentSizeCategory, height: CGFloat) throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, rows) = (try device("iPhone SE (3rd generation)", size: size), Rows(style: .plain))
    phone.show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    // The spaces grow by steps that are not known.
    #expect(abs(cell.frame.height - height) <= (size == .large ? 0 : 1.5))
    #expect(size != .large || cell.textLabel?.frame.minY == 9 && cell.detailTextLabel?.frame.minY == 32.5)
  }

  /// Two cards of 63.5 points, 10 from each other and from the ends.
  @Test func swipedRowsShowCards() throws {
    final class Swiped: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { $2(true) },
          UIContextualAction(style: .normal, title: "Flag") { $2(true) },
        ])
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
    }
    let found = ProcessState()
    defer { found.restore() }
    let (phone, table) = (try device("iPhone SE (3rd generation)"), Swiped(style: .plain))
    phone.show(table)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let y = frame(cell).midY
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 170, y: y), steps: 40)
    phone.advance(by: 1)
    #expect(abs(cell.frame.minX + 157) < 1)
    let cards = views("ActionButton", in: table.tableView).map { frame($0) }.sorted { $0.minX < $1.minX }
    #expect(cards.map(\.height) == [44, 44] && abs(cards[1].maxX - 365) < 0.01)
    #expect(abs(cards[1].minX - cards[0].maxX - 10) < 0.01 && abs(cards[0].width - 63.5) < 1)
  }

  @Test(arguments: [(UIContentSizeCategory.extraExtraExtraLarge, 118, 21), (.accessibilityLarge, 125.5, 21)])
  func barsGrowWithTheText(size: UIContentSizeCategory, height: CGFloat, text: CGFloat) throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device("iPhone SE (3rd generation)", size: size), UIViewController())
    root.title = "Library"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    // The status bar takes 10 points more than in the measurement; at the largest ordinary size two points are missing.
    #expect(abs(root.view.safeAreaInsets.top - height - 10) <= (text == 21 && height < 120 ? 2 : 0.5))
    let item = try #require(views("UIButtonLabel", in: navigation.navigationBar).first as? UILabel)
    #expect(item.font.pointSize == text && item.text == "Edit")
  }

  /// Letters of 30.5 by 42, 6 apart and 8.5 from the sides, in rows 54 apart; 12 more between the bar of suggestions and the keys.
  @Test func keysHaveTheirFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, root) = (try device("iPhone SE (3rd generation)"), UIViewController())
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    phone.show(root)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    let window = try #require(phone.window.keyboard.visibleWindow)
    let keys = try #require(views("KeyboardView", in: window).first as? KeyboardView)
    #expect(frame(keys) == CGRect(x: 0, y: 407, width: 375, height: 260))
    let places = keys.keyboardLayout.keys.map { $0.frame.offsetBy(dx: 0, dy: 407) }
    #expect(isClose(places[0], CGRect(x: 8.5, y: 459, width: 30.5, height: 42), 2.1))
    #expect(abs(places[10].minX - 26.5) < 0.5 && abs(places[10].minY - places[0].minY - 54) < 0.01)
    field.keyboardType = .numberPad
    field.reloadInputViews()
    phone.advance(by: 1)
    #expect(frame(keys).height == 233)
  }
}
