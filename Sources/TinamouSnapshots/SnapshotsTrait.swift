import Testing

/// A trait of Swift Testing's tests and suites that determines when references are written.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The mode in which references are written.
  public let record: SnapshotRecordMode
  /// Suites pass the trait on to their contents.
  public var isRecursive: Bool { true }

  /// Runs a test with the record mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecordMode.$scoped.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when references are written: `@Suite(.snapshots(record: .failed))`.
  public static func snapshots(record: SnapshotRecordMode) -> Self { SnapshotsTrait(record: record) }
}
