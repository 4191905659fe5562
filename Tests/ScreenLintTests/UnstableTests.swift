import DeviceModels
import ScreenLint
import Simulator
import Testing
import UIKit

/// Screens that never settle are findings.
@MainActor
@Suite struct UnstableTests {
  /// A view that asks for another layout in each layout, a number of times.
  final class RestlessView: UIView {
    var rounds = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      guard rounds > 0 else { return }
      rounds -= 1
      setNeedsLayout()
    }
  }

  private func findings(rounds: Int) throws -> [Finding] {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    let view = RestlessView()
    view.rounds = rounds
    controller.view = view
    phone.show(controller)
    return phone.findings(.unstable)
  }

  @Test func aLayoutThatAlwaysAsksForAnotherIsFound() throws {
    let findings = try findings(rounds: .max)
    #expect(findings.map(\.rule) == [.unstable])
    #expect(findings.first?.level == .error)
  }

  @Test(arguments: [0, 1, 3])
  func aLayoutThatEndsIsNot(rounds: Int) throws {
    #expect(try findings(rounds: rounds).isEmpty)
  }
}
