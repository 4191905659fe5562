import ScreenSession
import Simulator
import Testing
import UIKit

/// The parts of elements that a description has.
@MainActor @Suite(.serialized) struct DescribedPartsTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Details"
      cell.imageView?.image = UIImage(systemName: "star")
      if path.row == 1 {
        cell.accessibilityLabel = "Another"
        cell.accessoryView = UISwitch()
      }
      return cell
    }
  }

  private func roles(_ arguments: [String: JSONValue]) throws -> [String] {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    device.show(Rows(style: .plain))
    let session = ScreenSession(device: device, screen: "Rows", screens: [])
    let answer = session.answer(SessionRequest(method: "describe", arguments: arguments))
    guard case .array(let elements)? = answer.structured?["elements"] else { return [] }
    #expect(answer.structured?["total"]?.double == Double(elements.count))
    return elements.compactMap { $0["role"]?.text }
  }

  @Test func textsThatACellsLabelHasAreLeftOut() throws {
    // The label of the second cell has none of its texts.
    #expect(try roles([:]) == ["table", "cell", "cell", "text", "text", "switch"])
  }

  @Test func allPartsAreListedIfAsked() throws {
    let all = try roles(["all": .bool(true)])
    #expect(all.filter { $0 == "text" }.count == 4 && all.filter { $0 == "image" }.count == 2, "\(all)")
  }
}
