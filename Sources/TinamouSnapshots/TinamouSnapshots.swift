import SnapshotComparison

/// Snapshot tests of screens: images are compared for equality, and differences of frames are described.
///
/// ```swift
/// @MainActor @Test func signUp() {
///   assertSnapshot(of: SignUpViewController(), as: .image(on: .iPhone15))
/// }
/// ```
///
/// - `assertSnapshot(of:as:named:record:)`, `assertSnapshots(of:as:)`,
///   `assertInlineSnapshot(of:as:matches:)`: the assertions
/// - `SnapshotStrategy`: what is compared: images, frames, hierarchies, constraints, documents
/// - `SnapshotDevice`: the devices by the names that iOS developers know
/// - `SnapshotRecordMode`, `SnapshotsTrait`, `withSnapshots(record:operation:)`: when references are written
/// - `Stage`: presents controllers and views on a device and captures them
/// - `SnapshotFiles`, `SnapshotVerifier`: references beside the tests, and comparison with them
/// - `SnapshotFailure`: reports to the test library that is running
public enum TinamouSnapshots {
  /// The version of Tinamou, which the records beside references contain.
  public static var version: String { SnapshotComparison.version }
}
