import Simulator
import Testing
import UIKit

@testable import DeviceModels

/// The appearance of an application whose `Info.plist` has `UIUserInterfaceStyle`.
@MainActor
struct ApplicationAppearanceTests {
  @Test func viewsAndScreensHaveItWhateverTheDevices() throws {
    try ProcessState.preserving {
      Device.applicationAppearance = .dark
      defer { Device.applicationAppearance = nil }
      let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
      let controller = UIViewController()
      phone.show(controller)
      #expect(phone.settings.appearance == .light)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      phone.rotate(to: .landscape)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      controller.overrideUserInterfaceStyle = .light
      #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    }
  }
}
