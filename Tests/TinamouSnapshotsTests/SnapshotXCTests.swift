import TinamouSnapshots
import UIKit
import XCTest

/// The same assertions in XCTest. Its tests are asynchronous: on Linux it finds no others on the main actor.
@MainActor
final class SnapshotXCTests: XCTestCase {
  func testBadge() async {
    assertSnapshot(of: badge(), as: .image, named: "badge")
    assertSnapshot(of: CardController(), as: .frames(on: .iPhoneSe3))
  }

  func testAWrongReferenceIsTold() async {
    let message = verifySnapshot(
      of: badge("8"), as: .image, named: "badge", record: .never, testName: "testBadge()")
    XCTAssertEqual(message?.contains("UILabel says \"8\" instead of \"7\""), true)
  }
}
