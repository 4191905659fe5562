import CoreGraphics
import Foundation
import SnapshotComparison

/// The result of a snapshot.
struct SnapshotResult: Codable, Sendable {
  enum Status: String, Codable, Sendable {
    case equal, different, missing, damaged, crashed
    /// The snapshot could not be drawn: a document is unreadable, or a picture is too large.
    case failed
    /// The snapshot differs within the tolerance.
    case forgiven
    /// The picture was drawn by another version of Tinamou and differs, but the frames are equal
    /// (`--since-upgrade`).
    case upgraded
    /// Two drawings of the snapshot differ (`--repeat`).
    case flaky
  }

  /// The identifier, `screen/configuration`.
  var id: String
  var screen: String
  var title: String
  var configuration: String
  var status: Status
  var kinds: [SnapshotDifference.Kind] = []
  /// Sentences about the differences or errors.
  var sentences: [String] = []
  var movements: [FrameComparison.Movement] = []
  var pixels = 0
  var distance = 0.0
  /// Pixels per point.
  var scale = 1.0
  /// The version of Tinamou that drew the reference, if it is another one.
  var version: String?
  /// The version of iOS that the reference shows, if it is another one.
  var system: String?
  /// The time that drawing took, in seconds.
  var seconds = 0.0
  /// Files in the report's folder.
  var expected: String?
  var actual: String?
  var difference: String?
  var record: String?
  /// Another drawing of a flaky snapshot.
  var again: String?
  /// The digests of the picture in the report and of the reference that it was compared with.
  var actualDigest: String?
  var expectedDigest: String?

  init(id: String, screen: String, title: String, configuration: String, status: Status) {
    self.id = id
    self.screen = screen
    self.title = title
    self.configuration = configuration
    self.status = status
  }

  /// A Boolean value that indicates whether the result can be one of `snapshots verify`: its files are those that follow from its identifier, and its numbers are in
  /// their ranges.
  fileprivate var isPossible: Bool {
    guard let id = SnapshotID(id), screen == id.screen.description,
      configuration == id.configuration.description
    else { return false }
    let files = [
      (actual, SnapshotReport.actual(of: id)), (record, SnapshotReport.record(of: id)),
      (expected, SnapshotReport.expected(of: id)), (difference, SnapshotReport.difference(of: id)),
      (again, SnapshotReport.again(of: id)),
    ]
    let frames = movements.flatMap { [$0.old, $0.new] }
    return files.allSatisfy { $0 == nil || $0 == $1 } && pixels >= 0 && (0...1e9).contains(distance)
      && (0...1000).contains(scale) && (0...1e9).contains(seconds)
      && frames.allSatisfy { $0.count == 4 && $0.allSatisfy((-1e9...1e9).contains) }
  }

  /// The files of the snapshot in the report's folder.
  var files: [String] { [expected, actual, difference, again, record].compactMap { $0 } }

  /// A Boolean value that indicates whether its picture can become the reference. Of a flaky one nobody knows which.
  var isAcceptable: Bool { actual != nil && status != .equal && status != .flaky }

  /// A Boolean value that indicates whether the snapshot makes the verification fail.
  var isFailure: Bool { ![.equal, .forgiven, .upgraded].contains(status) }
}

/// The results of a run, in the format of `results.json`.
struct SnapshotResults: Codable, Sendable {
  struct Shard: Codable, Hashable, Sendable {
    /// The index, from 1.
    var index: Int
    var count: Int
  }

  var format = 1
  var tinamou = SnapshotComparison.version
  /// The folder of the references.
  var references: String
  var tolerance: SnapshotTolerance?
  var shard: Shard?
  /// The shards that are missing in a merged report.
  var missingShards: [Int] = []
  var results: [SnapshotResult] = []
  /// The screens that were left out since nothing of them has changed; `nil` if all were drawn.
  var unchanged: UnchangedScreens?
  /// References that do not belong to any screen.
  var unused: [String] = []

  var failures: [SnapshotResult] { results.filter(\.isFailure) }

  /// The exit status of the command.
  var status: ExitStatus {
    if results.contains(where: { $0.status == .crashed }) { return .crashed }
    return failures.isEmpty && missingShards.isEmpty ? .success : .differences
  }

  /// The summary in one line.
  var summary: String {
    func words(_ status: SnapshotResult.Status, _ text: String) -> String? {
      let count = results.filter { $0.status == status }.count
      return count == 0 ? nil : "\(count) \(text)"
    }
    let parts = [
      words(.equal, "equal"), words(.different, "different"), words(.missing, "without a reference"),
      words(.flaky, "flaky"), words(.damaged, "with a damaged reference"), words(.crashed, "crashed"),
      words(.failed, "that cannot be drawn"),
      words(.forgiven, "within the tolerance"), words(.upgraded, "drawn otherwise by this version"),
    ].compactMap { $0 }
    let missing =
      missingShards.isEmpty
      ? "" : "; shards \(missingShards.map { "\($0)" }.joined(separator: ", ")) are missing"
    let head =
      parts.isEmpty ? unchanged == nil ? "no snapshots" : "nothing to draw" : parts.joined(separator: ", ")
    return head + missing
  }

  static let file = "results.json"

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The maximum number of shards.
  static let mostShards = 10_000

  /// Reads the results in a report's folder.
  init(folder: UserFolder) throws {
    let path = folder.path(of: [Self.file])
    guard let data = folder.read([Self.file]) else {
      throw SnapshotCommandError("\(path): there are no results; run `snapshots verify` first", .usage)
    }
    do { try self.init(data: data) } catch {
      throw SnapshotCommandError("\(path): \(error)", .internalError)
    }
  }

  /// Reads results from a file that the user has named.
  init(file path: String) throws(ReportedJSON.Failure) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = FileManager.default.contents(atPath: path)
    else { throw .damaged }
    try self.init(data: data)
  }

  /// Reads results, which anybody may have written.
  init(data: Data) throws(ReportedJSON.Failure) {
    self = try ReportedJSON.decode(Self.self, from: data)
    let isPossible =
      results.allSatisfy(\.isPossible) && (shard.map(Self.isPossible) ?? true)
      && missingShards.count <= Self.mostShards && unchanged?.isPossible != false
      && missingShards.allSatisfy { (1...Self.mostShards).contains($0) }
    guard isPossible else { throw .damaged }
  }

  private static func isPossible(_ shard: Shard) -> Bool {
    (1...mostShards).contains(shard.count) && (1...shard.count).contains(shard.index)
  }

  init(references: String) { self.references = references }
}

/// An error that stops a command on snapshots.
struct SnapshotCommandError: ToolFailure {
  let description: String
  let status: ExitStatus

  init(_ description: String, _ status: ExitStatus) {
    self.description = description
    self.status = status
  }
}
