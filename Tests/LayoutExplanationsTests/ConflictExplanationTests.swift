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
    #expect(explanation.conflicts.count == 1)
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.summary == "The width of box cannot be both 400 and at most 335.")
    #expect(conflict.constraints.first?.equation == "box.width = 400")
    #expect(
      Set(conflict.constraints.dropFirst().map(\.equation)) == [
        "view.width = 375, given by its controller", "box.leading = view.leading + 20",
        "box.trailing <= view.trailing - 20",
      ])
    // 400 - 335 = 65 are missing, which any one of the three constants can give.
    #expect(
      conflict.remedies == [
        "lower the priority of box.width = 400 below 1000",
        "change the constant of box.width = 400 from 400 to 335",
        "lower the priority of box.leading = view.leading + 20 below 1000",
        "change the constant of box.leading = view.leading + 20 from 20 to -45",
        "lower the priority of box.trailing <= view.trailing - 20 below 1000",
        "change the constant of box.trailing <= view.trailing - 20 from -20 to 45",
      ])
    // Without the width that is given up, nothing says how wide it is.
    #expect(explanation.ambiguities.map(\.view) == ["box"] && explanation.ambiguities[0].open == ["width"])
  }

  /// The constraint that is given up is the one of the report, for several pairs of constraints.
  @Test(arguments: [(10, 20), (20, 10), (300, 280)]) func theGivenUpIsTheReports(_ widths: (Int, Int)) throws
  {
    let device = try Self.device { view in
      let box = UIView()
      Self.add(box, named: "box", to: view)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: CGFloat(widths.0)),
        box.widthAnchor.constraint(equalToConstant: CGFloat(widths.1)),
      ])
    }
    let conflict = try #require(try device.explain().conflicts.first)
    let broken = try #require(device.report().conflicts.first?.broken.description)
    let given = try #require(conflict.constraints.first?.equation)
    #expect(broken.contains(given.replacing("box.width = ", with: "width == ")), "\(broken), \(given)")
  }

  /// Of views below each other that nothing places, the first settles the others.
  @Test func oneCauseIsOneAmbiguity() throws {
    let device = try Self.device { view in
      var above: UIView?
      for index in 0..<4 {
        let box = UIView()
        Self.add(box, named: "box\(index)", to: view)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
        ])
        if let above { box.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true }
        above = box
      }
    }
    let before = device.report().views.map(\.frame)
    let ambiguities = try device.explain().ambiguities
    #expect(ambiguities.map(\.view) == ["box0"])
    #expect(ambiguities[0].open == ["y"] && ambiguities[0].others == ["box1", "box2", "box3"])
    #expect(ambiguities[0].settling == ["box0.top = view.top"])
    // The tried remedies are undone.
    #expect(device.report().views.map(\.frame) == before)
    #expect(try device.explain().ambiguities == ambiguities)
  }
}
