import Foundation

/// Decisions on the pictures of a report, in the format of `Documentation/decisions.schema.json`.
struct SnapshotDecisions: Codable, Hashable, Sendable {
  struct Decision: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable { case accept, reject }

    /// The identifier of the snapshot, `screen/configuration`.
    var id: String
    var decision: Kind
    /// The digest of the picture that was looked at.
    var picture: String
  }

  var format = 1
  /// The folder of the references, as the report has it; `nil` if nothing is said of it.
  var references: String?
  var decisions: [Decision]

  /// The identifiers of what was rejected, in order.
  var rejected: [String] { decisions.filter { $0.decision == .reject }.map(\.id) }

  private static let most = 100_000

  /// Reads decisions, which anybody may have written.
  init(data: Data) throws(ReportedJSON.Failure) {
    self = try ReportedJSON.decode(Self.self, from: data)
    let ids = decisions.map(\.id)
    guard format == 1, ids.count <= Self.most, Set(ids).count == ids.count,
      ids.allSatisfy({ SnapshotID($0) != nil })
    else { throw .damaged }
  }

  /// Reads the file that a user has named.
  init(file path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotCommandError("\(path): cannot be read", .usage)
    }
    do { try self.init(data: data) } catch {
      throw SnapshotCommandError(
        "\(path): is no file of decisions, which the report's page saves: \(error)", .usage)
    }
  }
}
