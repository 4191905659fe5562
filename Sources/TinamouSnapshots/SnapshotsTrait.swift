import Testing

/// A trait of tests and suites of Swift Testing: when references are written.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// When references are written.
  public let record: SnapshotRecordMode
  /// Suites hand the trait on to what they contain.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecordMode.$scoped.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// References are written as the mode says: `@Suite(.snapshots(record: .failed))`.
  public static func snapshots(record: SnapshotRecordMode) -> Self { SnapshotsTrait(record: record) }
}
