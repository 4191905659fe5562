import Foundation
import TestSupport
import TinamouSnapshots
import UIKit
import XCTest

/// The same assertions in XCTest, whose classes are not on the main actor on Linux.
final class SnapshotXCTests: XCTestCase {
  private static let variable = "TINAMOU_SNAPSHOT_FAILURES"
  private var failures: TemporaryDirectory?

  override func setUpWithError() throws {
    let folder = try TemporaryDirectory("failures")
    failures = folder
    setenv(Self.variable, folder.path, 1)
  }

  override func tearDown() {
    unsetenv(Self.variable)
    failures = nil
  }

  func testBadge() async {
    await MainActor.run {
      assertSnapshot(of: badge(), as: .image, named: "badge")
      assertSnapshot(of: CardController(), as: .frames(on: .iPhoneSe3))
    }
  }

  func testAWrongReferenceIsTold() async {
    let message = await MainActor.run {
      verifySnapshot(of: badge("8"), as: .image, named: "badge", record: .never, testName: "testBadge()")
    }
    XCTAssertEqual(message?.contains("UILabel says \"8\" instead of \"7\""), true)
  }
}
