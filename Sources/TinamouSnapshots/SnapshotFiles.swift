import Foundation
import SnapshotComparison

/// The files of a snapshot: the reference beside the test, and what a failure leaves behind.
struct SnapshotFiles {
  /// The reference.
  let reference: String
  /// The record of frames beside a picture.
  let record: String
  /// What comes of a failure has this path, with `.expected`, `.actual` or `.difference` and an ending.
  let failureStem: String
  let pathExtension: String

  /// - Parameters:
  ///   - testFile: the source file of the test.
  ///   - testName: the name of the test's function.
  ///   - name: the name or number of the snapshot within the test.
  ///   - configuration: the device; nil for none.
  init(testFile: String, testName: String, name: String, configuration: String?, pathExtension: String) {
    let file = (testFile as NSString).lastPathComponent
    let suite = (file as NSString).deletingPathExtension
    let folder = (testFile as NSString).deletingLastPathComponent + "/__Snapshots__/\(suite)"
    let parts = [Self.plain(testName), Self.plain(name)] + (configuration.map { [$0] } ?? [])
    // Names of files have at most 255 bytes; an ending and a mark follow.
    let stem = parts.joined(separator: ".").shortened(toBytes: 220)
    reference = "\(folder)/\(stem).\(pathExtension)"
    record = "\(folder)/\(stem).json"
    failureStem = "\(Self.failures)/\(suite)/\(stem)"
    self.pathExtension = pathExtension
  }

  /// A name of letters, digits, hyphens and underscores.
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

  /// The folder of what failures leave behind.
  static var failures: String {
    let given = ProcessInfo.processInfo.environment["TINAMOU_SNAPSHOT_FAILURES"] ?? ""
    return given.isEmpty ? NSTemporaryDirectory() + "tinamou-snapshots" : given
  }

  /// Writes a file whole or not at all, and makes its folder.
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
