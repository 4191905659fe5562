import LayoutExplanations
import Simulator
import Testing
import UIKit

@MainActor @Suite struct ConflictExplanationTests {
  /// Shows a view on an iPhone SE, 375 points wide.
  static func device(_ make: (UIView) -> Void) throws -> VirtualDevice {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-se-3"))
    let controller = UIViewController()
    make(controller.view)
    device.show(controller)
    return device
  }

  static func add(_ view: UIView, named name: String, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    parent.addSubview(view)
  }

  /// A width of 400 between edges that leave 375 - 20 - 20 = 335.
  @Test func aWidthThatEdgesDoNotLeave() throws {
    let device = try Self.device { view in
      let box = UIView()
      Self.add(box, named: "box", to: view)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: 400),
      ])
    }
    let explanation = try device.explain()
    #expect(explanation.conflicts.count == 1 && explanation.ambiguities.isEmpty)
    let conflict = try #require(explanation.conflicts.first)
    let given = try #require(conflict.constraints.first)
    // What iOS gives up: of the edges with the container, the trailing one. Its bound: 20 + 400 = 420 = 375 + 45.
    let expected = [
      "box.trailing <= view.trailing - 20":
        "The trailing of box cannot be both at most view.trailing - 20 and view.trailing + 45.",
      "box.width = 400": "The width of box cannot be both 400 and at most 335.",
    ]
    #expect(conflict.summary == expected[given.equation], "\(conflict.text)")
    #expect(conflict.remedies.contains("lower the priority of box.width = 400 below 1000"))
    #expect(conflict.remedies.contains("change its constant in box.width = 400 from 400 to 335"))
    let broken = device.report().conflicts.map(\.broken.description)
    #expect(broken.count == 1)
  }
}
