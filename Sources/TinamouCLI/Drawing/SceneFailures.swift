/// Failures of scenes that are shown without the screen before them.
package enum SceneFailures {
  /// The messages of the runtime where a value is missing: an optional without one, and an element of an empty list.
  private static let messages = ["Unexpectedly found nil", "Index out of range"]

  /// Returns whether a process ended since a value was missing, which the screen before it may have given it.
  package static func areOfMissingData(_ reason: String) -> Bool {
    messages.contains { reason.contains($0) }
  }
}
