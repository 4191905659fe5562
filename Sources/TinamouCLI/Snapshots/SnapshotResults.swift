import CoreGraphics
import Foundation
import SnapshotComparison

/// What came of one snapshot.
struct SnapshotResult: Codable, Sendable {
  enum Status: String, Codable, Sendable {
    case equal, different, missing, damaged, crashed
    /// It could not be drawn: a document that cannot be read, a picture that is too large.
    case failed
    /// Different, within the tolerance.
    case forgiven
    /// Drawn otherwise since another version of Tinamou, with equal frames (`--since-upgrade`).
    case upgraded
  }

  /// `screen/configuration`.
  var id: String
  var screen: String
  var title: String
  var configuration: String
  var status: Status
  var kinds: [SnapshotDifference.Kind] = []
  /// What differs or is wrong, in sentences.
  var sentences: [String] = []
  var movements: [FrameComparison.Movement] = []
  var pixels = 0
  var distance = 0.0
  /// Pixels per point.
  var scale = 1.0
  /// The version of Tinamou that drew the reference, if it is another one.
  var version: String?
  /// Seconds that drawing took.
  var seconds = 0.0
  /// Files in the report's folder.
  var expected: String?
  var actual: String?
  var difference: String?
  var record: String?
  /// The digests of the picture that is shown and of the reference it was compared with.
  var actualDigest: String?
  var expectedDigest: String?

  init(id: String, screen: String, title: String, configuration: String, status: Status) {
    self.id = id
    self.screen = screen
    self.title = title
    self.configuration = configuration
    self.status = status
  }

  /// Whether the snapshot makes verification fail.
  var isFailure: Bool { ![.equal, .forgiven, .upgraded].contains(status) }
}

/// The results of a run, as `results.json` has them.
struct SnapshotResults: Codable, Sendable {
  struct Shard: Codable, Hashable, Sendable {
    /// From 1.
    var index: Int
    var count: Int
  }

  var format = 1
  var tinamou = SnapshotComparison.version
  /// The folder of the references.
  var references: String
  var tolerance: SnapshotTolerance?
  var shard: Shard?
  /// Shards of which a merged report knows nothing.
  var missingShards: [Int] = []
  var results: [SnapshotResult] = []
  /// References that no screen has any more.
  var unused: [String] = []

  var failures: [SnapshotResult] { results.filter(\.isFailure) }

  /// How the process ends.
  var status: ExitStatus {
    if results.contains(where: { $0.status == .crashed }) { return .crashed }
    return failures.isEmpty && missingShards.isEmpty ? .success : .differences
  }

  /// In one line.
  var summary: String {
    func words(_ status: SnapshotResult.Status, _ text: String) -> String? {
      let count = results.filter { $0.status == status }.count
      return count == 0 ? nil : "\(count) \(text)"
    }
    let parts = [
      words(.equal, "equal"), words(.different, "different"), words(.missing, "without a reference"),
      words(.damaged, "with a damaged reference"), words(.crashed, "crashed"),
      words(.failed, "that cannot be drawn"),
      words(.forgiven, "within the tolerance"), words(.upgraded, "drawn otherwise by this version"),
    ].compactMap { $0 }
    let missing =
      missingShards.isEmpty
      ? "" : "; shards \(missingShards.map { "\($0)" }.joined(separator: ", ")) are missing"
    return (parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")) + missing
  }

  static let file = "results.json"

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads the results in a report's folder.
  init(folder: String) throws {
    let path = "\(folder)/\(Self.file)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotCommandError("\(path): there are no results; run `snapshots verify` first", .usage)
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw SnapshotCommandError("\(path): is damaged or of another version", .internalError)
    }
  }

  init(references: String) { self.references = references }
}

/// What stops a command on snapshots.
struct SnapshotCommandError: ToolFailure {
  let description: String
  let status: ExitStatus

  init(_ description: String, _ status: ExitStatus) {
    self.description = description
    self.status = status
  }
}
