import Foundation
import Simulator
import Testing

import UIKit

/// The design of iOS 26. Frames are those of hierarchy dumps and pictures of at least two projects each.
@MainActor
@Suite struct GlassDesignTests {
  /// A phone of 402 by 874 points.
  private func phone(
    _ system: Int = 26, requiresCompatibility: Bool = false, style: UIUserInterfaceStyle = .light
  ) throws -> VirtualDevice {
    var settings = DeviceSettings(appearance: style, system: system)
    settings.requiresCompatibility = requiresCompatibility
    return VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 16 Pro"), settings: settings)
  }

  private func views(_ name: String, in view: UIView?) -> [UIView] {
    (view?.subviews ?? []).flatMap {
      (String(describing: type(of: $0)) == name ? [$0] : []) + views(name, in: $0)
    }
  }

  /// The frames of the glass in a view, from the leading edge, in points of the window's coordinates.
  private func glass(in view: UIView) -> [CGRect] {
    views("GlassPlatter", in: view).map { $0.convert($0.bounds, to: nil) }.sorted {
      ($0.minX, $0.width) < ($1.minX, $1.width)
    }
  }

  @Test func itemsOfNavigationBarsAreOnGlass() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let (root, detail) = (UIViewController(), UIViewController())
    root.title = "First"
    detail.title = "Second"
    let image = UIImage(systemName: "plus")
    let items = (0..<2).map { _ in UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
    detail.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(detail, animated: false)
    phone.show(navigation)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
    // A circle for the way back, and one piece for two images.
    #expect(
      glass(in: bar) == [
        CGRect(x: 16, y: 62, width: 44, height: 44), CGRect(x: 286, y: 62, width: 100, height: 44),
      ])
    let title = try #require(views("UILabel", in: bar).first { ($0 as? UILabel)?.text == "Second" })
    #expect(abs(title.convert(title.bounds, to: nil).midY - 84) < 0.5)
    // Texts, items that do not share, and those without glass.
    items[1].sharesBackground = false
    phone.layOut()
    #expect(glass(in: bar).map(\.minX) == [16, 286, 342])
    items[1].hidesSharedBackground = true
    phone.layOut()
    #expect(glass(in: bar).map(\.minX) == [16, 342])
    let text = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
    detail.navigationItem.rightBarButtonItems = [text]
    phone.layOut()
    let frame = try #require(glass(in: bar).last)
    #expect(frame.maxX == 386 && frame.height == 44 && abs(frame.width - 70.5) < 2)
  }

  @Test func tabsAreInACapsule() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let tabs = UITabBarController()
    func show(_ count: Int) {
      tabs.viewControllers = (0..<count).map { index in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: "T\(index)", image: UIImage(systemName: "star"), tag: index)
        return controller
      }
      phone.show(tabs)
    }
    show(3)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
    #expect(glass(in: tabs.tabBar) == [CGRect(x: 64, y: 791, width: 274, height: 62)])
    let buttons = views("UITabBarButton", in: tabs.tabBar).map { $0.convert($0.bounds, to: nil) }
    #expect(buttons == [68, 154, 240].map { CGRect(x: $0, y: 795, width: 94, height: 54) })
    show(5)
    #expect(glass(in: tabs.tabBar) == [CGRect(x: 21, y: 791, width: 360, height: 62)])
    // In a full capsule: four of 98 (a picture, frames in two repositories), five of 77 at distances of 68.75 (two repositories).
    let full: [(count: Int, width: CGFloat, step: CGFloat)] = [(4, 98, 254.0 / 3), (5, 77, 68.75)]
    for (count, width, step) in full {
      show(count)
      let frames = views("UITabBarButton", in: tabs.tabBar).map { $0.convert($0.bounds, to: nil) }
      for (index, frame) in frames.enumerated() {
        #expect(abs(frame.minX - (25 + CGFloat(index) * step)) < 0.01 && frame.width == width)
      }
    }
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func toolbarsFloat() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    let image = UIImage(systemName: "gear")
    root.toolbarItems = [
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    phone.show(navigation)
    #expect(abs(navigation.toolbar.frame.minY - (874 - 86)) < 0.01)
    #expect(
      glass(in: navigation.toolbar) == [28, 326].map { CGRect(x: $0, y: 798, width: 48, height: 48) })
  }

  /// 320 points wide, in the middle of the safe area; buttons of 140 beside each other or of 288.
  @Test func alertsHaveCapsules() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    phone.show(root)
    for (titles, widths) in [(["OK", "No"], [140.0, 140]), (["One", "Two", "Three"], [288, 288, 288])] {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
      root.present(alert, animated: false)
      phone.settle()
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      #expect(frame.width == 320 && abs(frame.midY - 451) <= 0.5)
      let buttons = views("AlertButton", in: alert.view).map(\.frame)
      #expect(buttons.map { Double($0.width) } == widths && buttons.allSatisfy { $0.height == 48 })
      if titles.count == 3 { #expect(abs(frame.height - 264) < 1) }
      alert.dismiss(animated: false)
      phone.settle()
    }
  }

  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: indexPath.row == 0 ? .value1 : .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  @Test func rowsAreHigherAndHeadersAreTexts() throws {
    let found = ProcessState()
    defer { found.restore() }
    let table = Table(style: .insetGrouped)
    try phone().show(table)
    #expect(table.tableView.visibleCells.map(\.frame.height) == [53, 69])
    #expect(table.tableView.visibleCells.map(\.frame.minX) == [20, 20])
    let text = table.tableView.visibleCells.first?.textLabel
    #expect(text?.convert(text?.bounds ?? .zero, to: nil).minX == 36)
    let header = try #require(table.tableView.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Header" && abs(header.frame.height - 55.3) < 0.1)
  }

  @Test func sheetsReachTheSafeArea() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    phone.show(root)
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: false)
    phone.settle()
    #expect(
      navigation.view.convert(navigation.view.bounds, to: nil) == CGRect(x: 0, y: 62, width: 402, height: 812)
    )
    let bar = navigation.navigationBar
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 78, width: 402, height: 54))
  }

  /// `UIDesignRequiresCompatibility`, and older systems, have the bars, switches and colors of iOS 18.
  @Test(arguments: [(26, true), (18, false)]) func theOlderDesignStays(
    system: Int, requiresCompatibility: Bool
  ) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone(system, requiresCompatibility: requiresCompatibility)
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    let toggle = UISwitch()
    navigation.view.addSubview(toggle)
    #expect(navigation.navigationBar.frame.height == 44 && glass(in: navigation.view).isEmpty)
    #expect(toggle.intrinsicContentSize.width == 49)
    let blue = UIColor.systemBlue.resolvedColor(with: navigation.traitCollection)
    #expect(blue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
  }

  /// A hierarchy dump of iOS 16 or 17: a bar of 148 below 50, its field at 147. Bars in sheets are 56 high, alerts in the middle of the screen.
  @Test func olderBarsHaveTheirPublicFrames() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 13 mini"), settings: DeviceSettings(system: 17))
    let root = UIViewController()
    root.title = "Title"
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 375, height: 148))
    let field = try #require(root.navigationItem.searchController?.searchBar.searchTextField)
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 147, width: 343, height: 36))
    let sheet = UINavigationController(rootViewController: UIViewController())
    navigation.present(sheet, animated: false)
    phone.settle()
    #expect(sheet.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: false)
    phone.settle()
    #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midY - 406) < 0.4)
  }

  /// A bar that comes into a window of the other design has that one.
  @Test func barsFollowTheirWindow() throws {
    let found = ProcessState()
    defer { found.restore() }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 402, height: 83))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let (new, old) = (UIViewController(), UIViewController())
    let phone = try phone()
    phone.show(new)
    new.view.addSubview(bar)
    phone.layOut()
    #expect(views("GlassPlatter", in: bar).count == 1)
    let former = try self.phone(18)
    former.show(old)
    old.view.addSubview(bar)
    bar.setNeedsLayout()
    former.layOut()
    #expect(views("GlassPlatter", in: bar).isEmpty && views("UITabBarButton", in: bar).count == 1)
  }
}
