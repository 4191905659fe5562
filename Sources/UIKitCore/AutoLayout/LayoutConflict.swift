/// Constraints that cannot hold together, as values that a program reads.
@MainActor
package struct LayoutConflict {
  /// One of them.
  @MainActor
  package struct Member {
    /// As iOS prints it.
    package let description: String
    /// `nil` where the engine itself says it: of sizes of content, masks and frames.
    package let constraint: NSLayoutConstraint?
    /// Describes it anew, with the names that `LayoutNaming` has.
    package let describe: @MainActor () -> String

    /// The line that made it, where that is known.
    package var line: SourceLine? { constraint?.origin?.line }
  }

  /// A smallest set of constraints that contradict each other.
  package let members: [Member]
  /// The one that does not count until the conflict is resolved.
  package let broken: Member

  /// The application's constraints among them.
  package var constraints: [NSLayoutConstraint] { members.compactMap(\.constraint) }
}
