import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

/// The files that tests of swift-snapshot-testing and of `TinamouSnapshots` write: references beside their sources, only where they are to be recorded, and the pictures of
/// failures.
struct ReferenceTests: Sendable {
  /// The references that are recorded, by the names of the library.
  enum Mode: String, CaseIterable, Sendable, ExpressibleByArgument {
    /// Those that are missing.
    case missing
    /// Those that are missing and those that differ.
    case failed
    case all
  }

  /// The references that are recorded; `nil` for none.
  var mode: Mode?
  /// The user's folder for the pictures of failures.
  var failures = Self.standardFailures

  /// The folder for the pictures of failures, where the user has named none.
  static let standardFailures = "snapshot-failures"
  /// The name of that folder in a process's output.
  private static let name = "snapshot-failures"
  /// The name of the folders of references, which the library gives them.
  private static let references = "__Snapshots__"
  private static let libraries = ["SnapshotTesting", "TinamouSnapshots"]
  private static let most = 10_000

  /// Returns the variables by which these libraries learn what to record and where to write failures.
  ///
  /// - Parameter output: The folder of a process's output, as the process sees it.
  func environment(output: String) -> [String: String] {
    var result = ["SNAPSHOT_ARTIFACTS": "\(output)/\(Self.name)"]
    if let mode {
      (result["SNAPSHOT_TESTING_RECORD"], result["TINAMOU_RECORD"]) = (mode.rawValue, mode.rawValue)
    } else if ProcessInfo.processInfo.environment["TINAMOU_RECORD"] == nil {
      // Nothing could be written.
      result["TINAMOU_RECORD"] = "never"
    }
    return result
  }

  /// Returns the folders of references beside sources that import one of them, which are made where they are missing. There are none unless
  /// something is recorded.
  func folders(of sources: some Sequence<String>) throws -> [String] {
    guard mode != nil else { return [] }
    let own = sources.filter { path in
      guard path.hasSuffix(".swift"), let text = ProjectFiles.text(path) else { return false }
      return Self.libraries.contains { text.contains("import \($0)") }
    }
    let places = Set(own.map { ($0 as NSString).deletingLastPathComponent })
    // Some projects name their folders by themselves, for example one for each processor.
    let further = places.flatMap { place in
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).filter {
        $0.hasPrefix(Self.references) && ContainedFolder.kind("\(place)/\($0)") == S_IFDIR
      }.map { "\(place)/\($0)" }
    }
    let folders = Set(places.map { $0 + "/" + Self.references } + further).sorted()
    for folder in folders {
      // A link could lead out of the project.
      switch ContainedFolder.kind(folder) {
      case S_IFDIR: break
      case nil:
        guard mkdir(folder, 0o777) == 0 else {
          throw BuildError(
            "\(folder): cannot be made: \(String(cString: strerror(errno)))", status: .internalError)
        }
      default:
        throw BuildError("\(folder): is not a folder, and nothing is recorded there", status: .usage)
      }
    }
    return folders
  }

  /// The words by which Foundation and the system describe writing where nothing can be written.
  private static let refusals = ["volume is read only", "Read-only file system"]

  /// Returns a remark on tests that failed since they write into the project's folder, which they only read; `nil` for none.
  func remark(on report: TestReport) -> String? {
    let count = report.suites.flatMap(\.cases).count { test in
      guard case .failed(let messages) = test.outcome else { return false }
      return messages.contains { message in Self.refusals.contains { message.contains($0) } }
    }
    guard count > 0 else { return nil }
    return
      "note: \(count) \(count == 1 ? "test" : "tests") would write into the project's folder, which tests only read: where they would "
      + "record references that are missing for this device, --record missing lets them, and --device chooses the device of those that exist"
  }

  /// Removes folders that nothing was recorded in.
  func leave(_ folders: [String]) { for folder in folders { rmdir(folder) } }

  /// Returns a text of a process with the user's path of failures in place of its own.
  func shown(_ text: String, output: String) -> String {
    text.replacingOccurrences(
      of: "\(output)/\(Self.name)/", with: URL(fileURLWithPath: failures).path + "/")
  }

  /// Copies the pictures of failures to the user's folder: files in folders of tests, and no links.
  ///
  /// - Parameters:
  ///   - output: The folder that the process wrote to.
  ///   - limit: The maximum total size, in bytes.
  @MainActor func collect(from output: String, limit: UInt64, console: Console) throws {
    let source = UserFolder(standard: Self.name, in: output)
    let names = source.contents().flatMap { folder in source.contents([folder]).map { [folder, $0] } }
    guard !names.isEmpty else { return }
    guard names.count <= Self.most, ChildProcess.size(of: source.path, most: limit) <= limit else {
      throw BuildError(
        "the failures of tests are more than \(ByteCount(limit)) of files; none is copied", status: .crashed)
    }
    let target = UserFolder(failures, standard: Self.standardFailures)
    var count = 0
    for path in names {
      guard path.allSatisfy({ ProjectStrings.isFileName($0) && !$0.hasPrefix(".") }),
        let data = source.read(path, limit: Int(clamping: limit))
      else { continue }
      try target.write(data, to: path)
      count += 1
    }
    if count > 0 {
      console.message("\(count) \(count == 1 ? "failure" : "failures") of snapshots in \(target.path)")
    }
  }
}
