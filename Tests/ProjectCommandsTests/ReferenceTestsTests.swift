import Foundation
import TestSupport
import Testing

@testable import ProjectCommands

/// References of snapshot tests that are missing, and folders for them.
@MainActor @Suite struct ReferenceTestsTests {
  @Test func testsThatWouldWriteAreCounted() {
    var report = TestReport()
    let refused = ["A.swift:3: failed - The operation could not be completed. The volume is read only."]
    report.add(
      [
        TestReport.Case(group: "A", name: "one", outcome: .failed(refused)),
        TestReport.Case(group: "A", name: "two", outcome: .failed(["A.swift:4: not equal"])),
        TestReport.Case(group: "A", name: "three"),
      ], of: "Tests")
    let remark = ReferenceTests().remark(on: report)
    #expect(remark?.hasPrefix("note: 1 test would write into the project's folder") == true)
    #expect(remark?.contains("--record missing") == true && remark?.contains("--device") == true)
    #expect(ReferenceTests().remark(on: TestReport()) == nil)
  }

  /// Projects that name their folders themselves begin with the name of the library's.
  @Test func foldersOfReferences() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.url.path
    let test = folder + "/ViewTests.swift"
    try "import SnapshotTesting\n".write(toFile: test, atomically: true, encoding: .utf8)
    for name in ["__Snapshots__Arm__", "Other"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }
    let references = ReferenceTests(mode: .missing)
    let folders = try references.folders(of: [test])
    #expect(folders == ["\(folder)/__Snapshots__", "\(folder)/__Snapshots__Arm__"])
    #expect(try ReferenceTests().folders(of: [test]).isEmpty)
    references.leave(folders)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/__Snapshots__"))
  }
}
