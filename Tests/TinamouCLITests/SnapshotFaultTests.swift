import CoreGraphics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnapshotComparison
@testable import TinamouCLI

/// Runs that disturb each other or end early, with the executable as a user runs it.
@Suite struct SnapshotFaultTests {
  let tool = Binary(name: "tinamou-examples")
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var references: String { folder.url.path + "/refs" }

  private func arguments(_ command: String, scale: Int = 1) -> [String] {
    [
      "snapshots", command, "Form", "Sign up", "List", "--device", "iphone-se-3", "--orientation", "both",
      "--appearance", "both", "--references", references, "--scale", "\(scale)",
    ] + (command == "verify" ? ["--report", folder.url.path + "/report"] : [])
  }

  /// Checks that each picture of the references can be read, and has the record that was written with it.
  private func checkReferences() throws -> [SnapshotID] {
    let store = SnapshotStore(folder: references)
    let ids = store.ids()
    for id in ids {
      let files = store.read(id)
      let picture = try #require(files.picture)
      _ = try CGImage.decode(picture)
      let record = try SnapshotRecord(data: try #require(files.record))
      #expect(record.picture != nil && record.fits(picture: picture), "\(id)")
    }
    return ids
  }

  @Test func twoRunsAtOnceLeaveWholeReferences() throws {
    let results = Mutex<[Int32]>([])
    let tool = tool
    let commands = [arguments("record"), arguments("record", scale: 2)]
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let result = try? tool.run(more: commands[index])
      results.withLock { $0.append(result?.status ?? -1) }
    }
    #expect(results.withLock { $0 } == [0, 0])
    #expect(try checkReferences().count == 12)
  }

  /// A recording that is killed leaves whole references or none, and the next run continues.
  @Test func aKilledRecordingLeavesWholeReferences() throws {
    let process = Process()
    process.executableURL = Binary.products.appendingPathComponent(tool.name)
    process.arguments = arguments("record")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let store = SnapshotStore(folder: references)
    while process.isRunning, store.ids().isEmpty { usleep(1000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let written = try checkReferences().count
    #expect((1...12).contains(written))
    let verified = try tool.run(more: arguments("verify"))
    #expect(verified.status == (written == 12 ? 0 : 2), "\(verified.errors)")
    if written < 12 {
      #expect(
        verified.errors.contains("\(written) equal, \(12 - written) without a reference"),
        "\(verified.errors)")
    }
    #expect(try tool.run(more: arguments("record")).text.split(separator: "\n").count == 12 - written)
    #expect(try tool.run(more: arguments("verify")).status == 0)
  }

  @Test func foldersThatCannotBeWrittenAreNamed() throws {
    let recorded = try tool.run(
      "snapshots", "record", "List", "--device", "iphone-se-3", "--references", "/proc/tinamou")
    #expect(recorded.status == 70)
    #expect(recorded.errors.contains("/proc/tinamou cannot be written"), "\(recorded.errors)")
    _ = try tool.run(more: arguments("record"))
    let reported = try tool.run(more: arguments("verify") + ["--report", "/proc/tinamou"])
    #expect(reported.status == 70)
    #expect(reported.errors.contains("cannot be written"), "\(reported.errors)")
    // Verifying writes nothing to the references.
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: references)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: references) }
    #expect(try tool.run(more: arguments("verify")).status == 0)
  }
}
