/// Compares screens with their references: pixels for equality, and frames with a description of the
/// differences.
///
/// - `SnapshotRecord`: the frames and texts of all views beside a reference, as JSON
/// - `FrameComparison`: matches the views of two records and describes their differences
/// - `SnapshotDifference`: images and records together; the kinds of difference
/// - `SnapshotTolerance`: the tolerance of a comparison, none by default
package enum SnapshotComparison {
  /// The version of Tinamou, which records name.
  package static let version = "0.2.0"
}
