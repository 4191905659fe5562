import Foundation

/// Determines when assertions write references.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
  /// Always. The assertion fails, so that the mode is not left in place.
  case all
  /// If the reference differs or is missing. The assertion fails.
  case failed
  /// If the reference is missing. The assertion fails.
  case missing
  /// Never. A missing reference is a failure.
  case never

  @TaskLocal static var scoped: SnapshotRecordMode?

  /// Returns the mode that applies, from the first of these that is present:
  ///
  /// 1. the environment variable `TINAMOU_RECORD`
  /// 2. `never` if the environment variable `CI` is set, since files written there are lost
  /// 3. the argument of the assertion, then the trait or `withSnapshots(record:operation:)` around it
  /// 4. `missing`
  package static func effective(
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

/// Runs a closure in which assertions without a mode of their own have the given one.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$scoped.withValue(mode, operation: operation)
}

/// The reason why a snapshot cannot be taken or compared.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
