import Foundation
import Simulator
import Testing
import UIKit

/// Touches of elements by their names.
@MainActor @Suite(.serialized) struct ElementTests {
  private final class Page: UIViewController {
    var log: [String] = []

    func add(_ title: String, _ y: CGFloat, identifier: String? = nil) {
      let action = UIAction(title: title) { [unowned self] _ in log.append(identifier ?? title) }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
      button.accessibilityIdentifier = identifier
      view.addSubview(button)
    }
  }

  private func show() throws -> (VirtualDevice, Page) {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let page = Page()
    page.add("Send", 200)
    page.add("Send later", 260, identifier: "later")
    page.add("later", 320)
    device.show(page)
    return (device, page)
  }

  @Test func identifiersGoBeforeTitles() throws {
    let (device, page) = try show()
    for name in ["Send", "send", "later", "Send later", "LATER"] { try device.tap(name) }
    #expect(page.log == ["Send", "Send", "later", "later", "later"])
  }

  @Test func missingNamesAreToldWithWhatThereIs() throws {
    let (device, page) = try show()
    let error = #expect(throws: ScreenElementError.self) { try device.tap("Sent") }
    #expect(error?.description.contains("\"Sent\" is not on the screen") == true)
    #expect(error?.description.contains("button \"Send\"") == true)
    let cover = UIView(frame: page.view.bounds)
    page.view.addSubview(cover)
    let covered = #expect(throws: ScreenElementError.self) { try device.tap("Send") }
    #expect(covered?.description.contains("covered by UIView") == true, "\(String(describing: covered))")
    #expect(page.log.isEmpty)
  }

  @Test func textsAreShownAsAWhole() throws {
    let (device, page) = try show()
    #expect(device.shows("Send later") && device.shows("later") && !device.shows("Sen"))
    page.view.subviews[1].isHidden = true
    #expect(!device.shows("Send later"))
  }
}
