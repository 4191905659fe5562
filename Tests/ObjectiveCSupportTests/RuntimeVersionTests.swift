import Foundation
import FoundationNetworking
import Testing

@testable import ObjectiveCSupport

/// The version of the process is not set here: tests that configure a screen run beside these.
@Suite struct RuntimeVersionTests {
  /// `#available(iOS 17.4, *)` holds for 17.4 and what comes after it.
  @Test(arguments: [
    (17, 4, 17, 4, true), (17, 4, 17, 5, false), (17, 4, 17, 0, true), (17, 4, 16, 9, true),
    (17, 4, 18, 0, false), (26, 0, 26, 1, false), (9, 0, 13, 0, false),
  ])
  func versionsAreCompared(shown: Int, minor: Int, major: Int, second: Int, holds: Bool) {
    let number = RuntimeVersion.Number(major: shown, minor: minor)
    #expect((number >= RuntimeVersion.Number(major: major, minor: second)) == holds)
    #expect(RuntimeVersion.Number(packed: number.packed) == number)
  }

  @Test func devicesAreOfVersion26UnlessToldOtherwise() {
    #expect(RuntimeVersion.initial == RuntimeVersion.Number(major: 26))
  }
}

/// Objects of Foundation's that are made without arguments on Apple's platforms.
@Suite struct EmptyObjectsTests {
  @Test func timersWithoutArgumentsNeverFire() {
    let timer = Timer()
    #expect(timer.isValid && timer.fireDate.timeIntervalSinceNow > 1e9)
  }

  @Test func responsesWithoutArgumentsHaveNoExpectedLength() {
    #expect(URLResponse().expectedContentLength == -1)
  }
}
