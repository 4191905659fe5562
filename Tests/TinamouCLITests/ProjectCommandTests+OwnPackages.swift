import Foundation
import TestSupport
import Testing

/// Packages that are written for Tinamou, and tests of swift-snapshot-testing.
extension ProjectCommandTests {
  private func write(_ files: [String: String], in folder: URL) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The package that `init --package` writes is drawn with the library, without building Tinamou: the previews of all its modules, its
  /// scenes, and the screens that its executable registers.
  @Test func aPackageThatDependsOnTinamouIsDrawn() throws {
    let folder = scratch.url.appendingPathComponent("Greetings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let environment = ["XDG_CACHE_HOME": scratch.cache]
    let made = try Binary(name: "tinamou").run(
      "init", "--package", "--dependency", root, environment: environment, in: folder)
    #expect(made.status == 0, "\(made.errors)")
    func run(_ command: String, _ further: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(command, folder.path, more: further, environment: environment)
    }
    let pictures = scratch.url.appendingPathComponent("greetings").path
    let drawn = try run("render", "--scale", "1", "--device", "iphone-se-3", "-o", pictures)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let names = drawn.text.split(separator: "\n").map { $0.dropFirst(pictures.count + 1) }
    #expect(
      names.map { $0.split(separator: ".")[0] } == ["pushed", "welcome-hello", "greeting"], "\(drawn.text)")
    #expect(!drawn.errors.contains("warning") && !drawn.errors.contains("pthread"), "\(drawn.errors)")
    // An edit of a module below is seen.
    let source = folder.appendingPathComponent("Sources/Screens/GreetingViewController.swift")
    try String(contentsOf: source, encoding: .utf8).replacingOccurrences(
      of: "Hello from Linux", with: "Edited"
    )
    .write(to: source, atomically: true, encoding: .utf8)
    let frames = try run("frames", "--screen", "Pushed")
    #expect(frames.status == 0 && frames.text.contains("Edited"), "\(frames.text)\(frames.errors)")
    let lint = try run("lint")
    #expect(lint.errors.isEmpty || !lint.errors.contains("error:"), "\(lint.text)\(lint.errors)")
    // Its tests, with the assertions of TinamouSnapshots, whose references are recorded where that is asked for.
    let recorded = try run("test", "--record", "missing")
    #expect(
      recorded.errors.contains("buttonStaysAboveTheHomeIndicator() passed"),
      "\(recorded.text)\(recorded.errors)")
    let references = folder.path + "/Tests/ScreensTests/__Snapshots__/GreetingSnapshots"
    #expect(FileManager.default.fileExists(atPath: references + "/greeting.1.iphone-se-3.png"))
    let tests = try run("test")
    #expect(tests.status == 0, "\(tests.text)\(tests.errors)")
  }

  /// A library that writes as swift-snapshot-testing does: references beside the test, and failures where it is told.
  private static let library = """
    import Foundation
    import XCTest

    public func assertSnapshot(of value: String, file: StaticString = #filePath, testName: String = #function) {
      let source = URL(fileURLWithPath: "\\(file)")
      let variables = ProcessInfo.processInfo.environment
      let name = source.deletingPathExtension().lastPathComponent
      let reference = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\\(name)/value.1.txt")
      let old = try? String(contentsOf: reference, encoding: .utf8)
      let mode = variables["SNAPSHOT_TESTING_RECORD"] ?? "missing"
      if mode == "all" || old == nil || mode == "failed" && old != value {
        do {
          try FileManager.default.createDirectory(
            at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
          try value.write(to: reference, atomically: true, encoding: .utf8)
          XCTFail("recorded")
        } catch { XCTFail("cannot record: \\(error)") }
        return
      }
      guard old != value else { return }
      let folder = URL(fileURLWithPath: variables["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory())
        .appendingPathComponent(name)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let failure = folder.appendingPathComponent("value.1.txt")
      try? value.write(to: failure, atomically: true, encoding: .utf8)
      XCTFail("does not match: \\(failure.path)")
    }
    """

  /// References are recorded inside the sandbox where that is asked for, and nowhere else; failures are where a user can open them.
  @Test func referencesAreRecordedBesideTheTests() throws {
    let folder = scratch.url.appendingPathComponent("Recording")
    func test(_ value: String) -> String {
      """
      import SnapshotTesting
      import XCTest

      final class ValueTests: XCTestCase {
        func testValue() {
          assertSnapshot(of: "\(value)")
          let other = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("other.txt")
          try? "x".write(to: other, atomically: true, encoding: .utf8)
        }
      }
      """
    }
    try write(
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Recording",
          targets: [
            .target(name: "SnapshotTesting"),
            .testTarget(name: "ValueTests", dependencies: ["SnapshotTesting"], exclude: ["__Snapshots__"]),
          ])
        """, "Sources/SnapshotTesting/SnapshotTesting.swift": Self.library,
        "Tests/ValueTests/ValueTests.swift": test("first"), "Tests/ValueTests/__Snapshots__/.gitkeep": "",
      ], in: folder)
    let failures = scratch.url.appendingPathComponent("failures").path
    func run(_ further: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "test", folder.path, "--failures", failures, more: further,
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let reference = folder.path + "/Tests/ValueTests/__Snapshots__/ValueTests/value.1.txt"
    // Without a sandbox nothing keeps the library from recording what is missing.
    guard hasSandbox else { return }
    let refused = try run()
    #expect(refused.status == 1 && refused.text.contains("cannot record"), "\(refused.text)\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: reference))
    let recorded = try run("--record", "missing")
    #expect(recorded.text.contains("recorded"), "\(recorded.text)\(recorded.errors)")
    #expect(try String(contentsOfFile: reference, encoding: .utf8) == "first")
    // Nothing else of the project can be written.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Tests/ValueTests/other.txt"))
    #expect(try run().status == 0)
    try write(["Tests/ValueTests/ValueTests.swift": test("second")], in: folder)
    let failed = try run()
    #expect(failed.status == 1, "\(failed.text)\(failed.errors)")
    #expect(
      failed.text.contains("does not match: \(failures)/ValueTests/value.1.txt"),
      "\(failed.text)\(failed.errors)")
    #expect(try String(contentsOfFile: failures + "/ValueTests/value.1.txt", encoding: .utf8) == "second")
    #expect(try String(contentsOfFile: reference, encoding: .utf8) == "first")
  }
}
