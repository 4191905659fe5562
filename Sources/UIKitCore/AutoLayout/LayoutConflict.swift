/// A set of constraints that cannot be satisfied together, in a form that programs can read.
@MainActor
package struct LayoutConflict {
  /// One of the conflicting constraints.
  @MainActor
  package struct Member {
    /// The description in the format of iOS.
    package let description: String
    /// The constraint; `nil` for one that the engine adds itself for content sizes, masks and frames.
    package let constraint: NSLayoutConstraint?
    /// Returns the description with the current names of `LayoutNaming`.
    package let describe: @MainActor () -> String

    /// The line that created the constraint, if known.
    package var line: SourceLine? { constraint?.origin?.line }
  }

  /// A minimal set of constraints that contradict each other.
  package let members: [Member]
  /// The constraint that is ignored until the conflict is resolved.
  package let broken: Member

  /// The application's constraints in the set.
  package var constraints: [NSLayoutConstraint] { members.compactMap(\.constraint) }
}
