import SnapshotComparison

/// Snapshot tests of screens: pictures by exact equality, and frames in words.
///
/// ```swift
/// @MainActor @Test func signUp() {
///   assertSnapshot(of: SignUpViewController(), as: .image(on: .iPhone15))
/// }
/// ```
///
/// - `assertSnapshot(of:as:named:record:)`, `assertSnapshots(of:as:)`, `assertInlineSnapshot(of:as:matches:)`: the assertions
/// - `SnapshotStrategy`: what is compared: pictures, frames, hierarchies, constraints, documents
/// - `SnapshotDevice`: the devices by the names that iOS teams know
/// - `SnapshotRecordMode`, `SnapshotsTrait`, `withSnapshots(record:operation:)`: when references are written
/// - `Stage`: shows controllers and views on a device and takes their pictures
/// - `SnapshotFiles`, `SnapshotVerifier`: references beside the tests, and comparing with them
/// - `SnapshotFailure`: tells the test library that runs
public enum TinamouSnapshots {
  /// The version of Tinamou, which the records beside references name.
  public static var version: String { SnapshotComparison.version }
}
