/// Compares screens that were recorded on iOS with the same screens here. The parts of this module:
///
/// - `ParityRecording`: a recording: the description of a screen in the form of `frames --json`, with versions; reading it within limits
/// - `RecordingFolder`: the recordings of a folder, and those that cannot be read
/// - `ParityClasses`: which classes of views count on both sides, and what they are
/// - `ParityMatching`: the views that are the same on both sides
/// - `ParityWords`: views and their texts in sentences
/// - `ParityChange`: the movement of a view's edges
/// - `ParityCauses`: why views differ, and what follows from each cause
/// - `ParityScreen`: the result for a screen; `ParityReport`: the results together, as text, JSON and HTML
/// - `PictureSimilarity`: the structural similarity of two pictures
package enum ParityComparison {
  /// The version of the form of recordings that is read.
  package static let recordingVersion = 1
  /// The version of the form of the report as JSON.
  package static let reportFormat = 1
}
