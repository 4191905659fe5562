import Foundation

/// When assertions write references.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
  /// Always. The assertion fails, so that nobody leaves it so.
  case all
  /// Where the reference differs or is missing. The assertion fails.
  case failed
  /// Where the reference is missing. The assertion fails.
  case missing
  /// Never: a missing reference fails.
  case never

  @TaskLocal static var scoped: SnapshotRecordMode?

  /// The mode that counts.
  ///
  /// 1. The environment variable `TINAMOU_RECORD`, which is explicit.
  /// 2. `never` where the environment variable `CI` is set: what is written there is lost.
  /// 3. The argument of the assertion, and the trait or `withSnapshots(record:operation:)` around it.
  /// 4. `missing`.
  static func effective(
    _ argument: SnapshotRecordMode?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> SnapshotRecordMode {
    if let given = environment["TINAMOU_RECORD"], !given.isEmpty {
      guard let mode = SnapshotRecordMode(rawValue: given.lowercased()) else {
        throw SnapshotError("TINAMOU_RECORD is \"\(given)\"; it can be all, failed, missing or never")
      }
      return mode
    }
    if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) { return .never }
    return argument ?? scoped ?? .missing
  }
}

/// Runs code in which assertions write references as the mode says, unless they say otherwise.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$scoped.withValue(mode, operation: operation)
}

/// Why a snapshot cannot be taken or compared.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
