import UIKit
import XCTest

@testable import Probe

/// Records all screens of the probe, in both appearances.
@MainActor
final class ProbeTests: XCTestCase {
  func testRecordsAllScreens() throws {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      let options = TinamouParity.Options(appearance: appearance)
      for screen in ProbeScreens().all {
        try TinamouParity.record(screen.name, options: options) { screen.make() }
      }
    }
  }
}
