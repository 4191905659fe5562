import DeviceModels
import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor private var log: [String] = []

/// A page of a text, which restores itself by its class.
@MainActor
private final class Page: UIViewController, UIViewControllerRestoration {
  var text = ""
  weak var sibling: UIViewController?

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "page"
    restorationClass = Page.self
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    log.append("make \(identifierComponents.joined(separator: "/"))")
    return Page("new")
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text, forKey: "text")
    coder.encode(["a": 1] as NSDictionary, forKey: "counts")
    coder.encode(sibling, forKey: "sibling")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(forKey: "text") as? String ?? ""
    sibling = coder.decodeObject(forKey: "sibling") as? UIViewController
    log.append("decode \(text) \((coder.decodeObject(forKey: "counts") as? [String: Int])?["a"] ?? 0)")
    log.append("nothing \(coder.decodeObject(forKey: "none") == nil) \(coder.containsValue(forKey: "none"))")
  }

  override func applicationFinishedRestoringState() { log.append("finished \(text)") }
}

/// Rows that have names.
@MainActor
private final class Names: UITableViewController, UIDataSourceModelAssociation {
  var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.rowHeight = 50
    restorationIdentifier = "names"
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

private final class Settings: NSObject, UIStateRestoring {
  var volume = 0
  func encodeRestorableState(with coder: NSCoder) { coder.encode(volume, forKey: "volume") }
  func decodeRestorableState(with coder: NSCoder) { volume = coder.decodeInteger(forKey: "volume") }
}

@MainActor @Suite(.serialized) struct RestorationTests {
  private func phone() throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  private func tabs() -> UITabBarController {
    let root = UIViewController()
    root.restorationIdentifier = "root"
    let stack = UINavigationController(rootViewController: root)
    stack.restorationIdentifier = "stack"
    let other = UIViewController()
    other.restorationIdentifier = "other"
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [other, stack]
    return tabs
  }

  @Test func stacksAndTabsComeBack() throws {
    log = []
    let settings = Settings()
    settings.volume = 7
    UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
    let first = try phone()
    let shown = tabs()
    first.show(shown)
    shown.selectedIndex = 1
    let stack = try #require(shown.viewControllers?[1] as? UINavigationController)
    let pages = [Page("one"), Page("two")]
    pages[1].sibling = pages[0]
    for page in pages { stack.pushViewController(page, animated: false) }
    let unnamed = UIViewController()
    stack.pushViewController(unnamed, animated: false)
    let state = try #require(first.saveState())

    settings.volume = 0
    let second = try phone()
    let fresh = tabs()
    second.show(fresh)
    #expect(fresh.selectedIndex == 0)
    #expect(second.restoreState(state))
    #expect(fresh.selectedIndex == 1)
    let restored = try #require(fresh.viewControllers?[1] as? UINavigationController)
    #expect(restored.viewControllers.count == 3)
    #expect(restored.viewControllers.map { ($0 as? Page)?.text ?? "root" } == ["root", "one", "two"])
    // References lead to the controllers that are there now.
    #expect((restored.viewControllers[2] as? Page)?.sibling === restored.viewControllers[1])
    #expect(settings.volume == 7)
    #expect(
      log == [
        "make tabs/stack/page", "make tabs/stack/page", "decode one 1", "nothing true false",
        "decode two 1", "nothing true false", "finished one", "finished two",
      ])
  }

  @Test func rowsOfTheSameNamesAreSelectedAndInSight() throws {
    let first = try phone()
    let table = Names(style: .plain)
    table.names = (0..<100).map { "name \($0)" }
    first.show(table)
    table.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    table.tableView.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
    let state = try #require(first.saveState())

    let second = try phone()
    let fresh = Names(style: .plain)
    fresh.names = ["new"] + table.names
    second.show(fresh)
    #expect(second.restoreState(state))
    #expect(fresh.tableView.indexPathForSelectedRow == IndexPath(row: 43, section: 0))
    let inset = fresh.tableView.adjustedContentInset.top
    #expect(fresh.tableView.contentOffset.y + inset == fresh.tableView.rectForRow(at: [0, 41]).minY)
  }

  @Test func damagedStatesAreRefused() throws {
    let phone = try phone()
    phone.show(tabs())
    #expect(!phone.restoreState(Data([1, 2, 3])))
  }
}
