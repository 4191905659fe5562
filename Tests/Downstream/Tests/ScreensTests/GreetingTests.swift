import Screens
import Simulator
import Testing
import UIKit

@MainActor @Suite struct GreetingTests {
  @Test func buttonStaysAboveTheHomeIndicator() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = GreetingViewController()
    phone.show(controller)
    #expect(controller.button.frame.maxY <= 852 - 34)

    phone.rotate(to: .landscape)
    #expect(controller.button.frame.maxY <= 393 - 21)
    #expect(phone.report().conflicts.isEmpty)
  }
}
