/// Compares what screens look like with what they looked like before: pixels exactly, and frames in words.
///
/// - `SnapshotRecord`: what lies beside a reference: the frames and texts of all views, as JSON
/// - `FrameComparison`: which views are the same in two records, and what became of them, in words
/// - `SnapshotDifference`: pictures and records together; the kinds of difference
/// - `SnapshotTolerance`: what a comparison forgives, nothing by default
package enum SnapshotComparison {
  /// The version of Tinamou, which records name.
  package static let version = "0.2.0"
}
