/// Failures of scenes that are shown without the screen before them.
package enum SceneFailures {
  /// The messages where a value is missing: those of the runtime about an optional without one and an element of an empty list, and those of
  /// applications that stop themselves, such as "coreDataManager is nil" and "Navigation controller does not exist."
  private static let messages = [
    "Unexpectedly found nil", "force unwrapped a nil value", "Index out of range", " is nil", " was nil",
    " does not exist", " doesn't exist", " is missing", " not set", " not been set", " not found",
  ]

  /// Returns whether a process ended since a value was missing, which the screen before it may have given it.
  package static func areOfMissingData(_ reason: String) -> Bool {
    messages.contains { reason.contains($0) }
  }
}
