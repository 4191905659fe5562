import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Members of UIKit that were drawn at random, as Apple's documentation states them.
@MainActor @Suite(.serialized) struct StatedMemberTests {
  private func device(_ name: String, system: Int = 18) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name), settings: DeviceSettings(system: system))
  }

  private final class Menus: NSObject, UIDocumentInteractionControllerDelegate {
    var calls: [String] = []
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      calls.append("will options")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      calls.append("did options")
    }
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
      calls.append("will open in")
    }
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
      calls.append("did open in")
    }
  }

  /// Each menu of a document has messages of its own, and none where it cannot be presented.
  @Test func menusOfDocumentsAreToldApart() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 15")
    phone.show(controller)
    let menus = Menus()
    let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/a.txt"))
    document.delegate = menus
    func end() throws {
      let sheet = try #require(controller.presentedViewController as? UIActivityViewController)
      sheet.dismiss(animated: false)
      phone.layOut()
    }
    #expect(document.presentOptionsMenu(from: .zero, in: controller.view, animated: false))
    phone.layOut()
    try end()
    #expect(menus.calls == ["will options", "did options"])
    menus.calls = []
    #expect(document.presentOpenInMenu(from: .zero, in: controller.view, animated: false))
    phone.layOut()
    try end()
    #expect(menus.calls == ["will open in", "did open in"])
    menus.calls = []
    document.url = nil
    #expect(!document.presentOptionsMenu(from: .zero, in: controller.view, animated: false))
    #expect(menus.calls.isEmpty)
  }

  /// The placement is the one in effect: in the row of the title on iPads since iOS 26, else below it.
  @Test func placementsOfSearchBarsAreThoseInEffect() throws {
    func placement(_ name: String, _ system: Int) throws -> UINavigationItem.SearchBarPlacement {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.navigationItem.preferredSearchBarPlacement = .integrated
      let device = try device(name, system: system)
      device.show(UINavigationController(rootViewController: controller))
      return controller.navigationItem.searchBarPlacement
    }
    #expect(try placement("iPad Pro 11-inch (M4)", 26) == .integrated)
    #expect(try placement("iPhone 15", 18) == .stacked)
  }

  private final class Configured: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if indexPath.row == 0 {
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
      }
      cell.contentConfiguration = content
      return cell
    }
  }

  /// The automatic inset of a separator is that of the text: beside an image of a configuration, beside a notch, and while
  /// rows are edited.
  @Test func separatorsBeginAtTheTextOfConfigurations() throws {
    let (controller, rows) = (UITableViewController(style: .plain), Configured())
    let phone = try device("iPhone X", system: 15)
    controller.tableView.dataSource = rows
    phone.show(controller)
    func starts(_ row: Int) throws -> (text: CGFloat, line: CGFloat) {
      phone.layOut()
      let path = IndexPath(row: row, section: 0)
      let cell = try #require(controller.tableView.cellForRow(at: path))
      let content = try #require(cell.contentView as? UIListContentView)
      let guide = try #require(content.textLayoutGuide)
      phone.layOut()
      let line = cell.subviews.filter {
        $0 !== cell.contentView && $0.frame.height > 0 && $0.frame.height < 1
      }
      return (
        content.convert(guide.layoutFrame, to: cell).minX, try #require(line.first).frame.minX
      )
    }
    func check(_ least: [CGFloat]) throws {
      for (row, least) in least.enumerated() {
        let (text, line) = try starts(row)
        #expect(abs(line - text) <= 0.5 && line >= least)
      }
    }
    try check([56, 16])
    #expect(try starts(1).line == 16)
    controller.tableView.setEditing(true, animated: false)
    try check([80, 40])
    controller.tableView.setEditing(false, animated: false)
    phone.rotate(to: .landscape)
    try check([100, 60])
  }
}
