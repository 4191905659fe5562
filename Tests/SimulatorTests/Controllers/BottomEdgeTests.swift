import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

/// Bars at the bottom where content ends above them. Apple's documentation of `scrollEdgeAppearance` of tab bars and toolbars says that without one the
/// standard appearance is "modified to have a transparent background" there, from iOS 15 on.
@MainActor
@Suite struct BottomEdgeTests {
  private static let content = UIColor.blue

  private final class Rows: UITableViewController {
    let count: Int

    init(_ count: Int) {
      self.count = count
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.backgroundColor = BottomEdgeTests.content
      tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.backgroundColor = .clear
      return cell
    }
  }

  private func phone(_ system: Int) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 15"),
      settings: DeviceSettings(appearance: .light, system: system))
  }

  /// Returns whether the content's color is seen at the leading end of a bar.
  private func isClear(_ bar: UIView, on phone: VirtualDevice) throws -> Bool {
    let frame = bar.convert(bar.bounds, to: nil)
    let pixel = try phone.image(scale: 1).pixel(x: 2, y: Int(frame.minY) + 4)
    return pixel.red < 8 && pixel.green < 8 && pixel.blue > 247
  }

  private func tabs(_ content: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    content.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [content]
    return tabs
  }

  @Test(arguments: [(14, false), (15, true), (18, true)])
  func tabBarsAreClearAboveNoContent(system: Int, isClearAtTheEdge: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone(system)
    let plain = UIViewController()
    plain.view.backgroundColor = Self.content
    for content in [plain, Rows(3)] {
      let tabs = tabs(content)
      phone.show(tabs)
      #expect(try isClear(tabs.tabBar, on: phone) == isClearAtTheEdge)
    }
    let rows = Rows(100)
    let tabs = tabs(UINavigationController(rootViewController: rows))
    phone.show(tabs)
    #expect(try !isClear(tabs.tabBar, on: phone))
    rows.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    #expect(try isClear(tabs.tabBar, on: phone) == isClearAtTheEdge)
  }

  @Test func tabBarsHaveTheAppearanceOfTheSelectedTab() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone(18)
    func appearance(_ color: UIColor) -> UITabBarAppearance {
      let made = UITabBarAppearance()
      made.configureWithOpaqueBackground()
      made.backgroundColor = color
      return made
    }
    let rows = Rows(100)
    let tabs = tabs(rows)
    tabs.tabBar.standardAppearance = appearance(.red)
    phone.show(tabs)
    func background() -> UIColor? { tabs.tabBar.effectiveAppearance?.backgroundColor }
    #expect(background() == .red)
    rows.tableView.contentOffset.y = 100_000
    #expect(try isClear(tabs.tabBar, on: phone))
    tabs.tabBar.scrollEdgeAppearance = appearance(.green)
    #expect(background() == .green)
    let item = try #require(tabs.tabBar.selectedItem)
    item.scrollEdgeAppearance = appearance(.yellow)
    item.standardAppearance = appearance(.purple)
    #expect(background() == .yellow)
    rows.tableView.contentOffset.y = 0
    #expect(background() == .purple)
  }

  @Test(arguments: [(14, false), (18, true)])
  func toolbarsAreClearAboveNoContent(system: Int, isClearAtTheEdge: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone(system)
    let rows = Rows(100)
    rows.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    phone.show(navigation)
    #expect(try !isClear(navigation.toolbar, on: phone))
    rows.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    #expect(try isClear(navigation.toolbar, on: phone) == isClearAtTheEdge)
    // A bar that no controller manages keeps its background.
    let own = UIToolbar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
    navigation.view.addSubview(own)
    #expect(try !isClear(own, on: phone))
  }
}
