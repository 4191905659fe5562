import Foundation
import SnapshotComparison

/// The files of a snapshot: the reference beside the test, and the files written for a failure.
package struct SnapshotFiles {
  /// The reference.
  let reference: SnapshotFile
  /// The record of frames beside an image.
  let record: SnapshotFile
  /// The names of the test's file and of the snapshot, for the files of a failure.
  private let names: (suite: String, stem: String)
  let pathExtension: String

  /// Creates the paths of a snapshot's files.
  ///
  /// - Parameters:
  ///   - testFile: The source file of the test.
  ///   - testName: The name of the test's function.
  ///   - name: The name or number of the snapshot within the test.
  ///   - configuration: The device; `nil` for none.
  init(testFile: String, testName: String, name: String, configuration: String?, pathExtension: String) {
    let file = (testFile as NSString).lastPathComponent
    let suite = (file as NSString).deletingPathExtension
    let folder = (testFile as NSString).deletingLastPathComponent
    let parts = [Self.plain(testName), Self.plain(name)] + (configuration.map { [$0] } ?? [])
    // File names have at most 255 bytes, including the suffixes added later.
    let stem = parts.joined(separator: ".").shortened(toBytes: 220)
    func reference(_ pathExtension: String) -> SnapshotFile {
      SnapshotFile(folder: folder, names: ["__Snapshots__", suite, "\(stem).\(pathExtension)"])
    }
    self.reference = reference(pathExtension)
    record = reference("json")
    names = (suite, stem)
    self.pathExtension = pathExtension
  }

  /// Returns a name of letters, digits, hyphens and underscores.
  static func plain(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    let trimmed = result.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return trimmed.isEmpty ? "snapshot" : trimmed
  }

  /// Returns a file of a failure.
  ///
  /// - Parameter kind: `expected`, `actual` or `difference`, which is an image.
  func failure(_ kind: String) -> SnapshotFile {
    let name = "\(names.stem).\(kind).\(kind == "difference" ? "png" : pathExtension)"
    let below = [names.suite, name]
    guard Self.namedFailures.isEmpty else { return SnapshotFile(folder: Self.namedFailures, names: below) }
    return SnapshotFile(folder: NSTemporaryDirectory(), names: [Self.standardName] + below)
  }

  private static let standardName = "tinamou-snapshots"
  /// The folder for the files of failures within the current task, in place of the one of the environment.
  @TaskLocal package static var scopedFailures: String?

  private static var namedFailures: String {
    scopedFailures ?? ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_FAILURES"] ?? ""
  }

  /// The folder for the files of failures.
  package static var failures: String {
    namedFailures.isEmpty ? NSTemporaryDirectory() + standardName : namedFailures
  }
}
