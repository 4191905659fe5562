import Foundation
import SnapshotComparison

/// The files of a snapshot: the reference beside the test, and the files written for a failure.
package struct SnapshotFiles {
  /// The reference.
  let reference: String
  /// The record of frames beside an image.
  let record: String
  /// The path of the files of a failure, without `.expected`, `.actual` or `.difference` and the extension.
  let failureStem: String
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
    let folder = (testFile as NSString).deletingLastPathComponent + "/__Snapshots__/\(suite)"
    let parts = [Self.plain(testName), Self.plain(name)] + (configuration.map { [$0] } ?? [])
    // File names have at most 255 bytes, including the suffixes added later.
    let stem = parts.joined(separator: ".").shortened(toBytes: 220)
    reference = "\(folder)/\(stem).\(pathExtension)"
    record = "\(folder)/\(stem).json"
    failureStem = "\(Self.failures)/\(suite)/\(stem)"
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

  /// The folder for the files of failures within the current task, in place of the one of the environment.
  @TaskLocal package static var scopedFailures: String?

  /// The folder for the files of failures.
  package static var failures: String {
    if let scopedFailures { return scopedFailures }
    let given = ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_FAILURES"] ?? ""
    return given.isEmpty ? NSTemporaryDirectory() + "tinamou-snapshots" : given
  }

  /// Writes a file atomically and creates its folder.
  static func write(_ data: Data, to path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SnapshotError("\(path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
